import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { usualTrust } from '../../src/domain/results/trust.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { listPendingMonths, rollUpDays } from '../../src/store/stats/stats-rollups.ts'
import {
  type CallWithOutcomes,
  expectedByAgent,
  expectedCriteria,
  type KnownCriterion,
  readOutcomes,
  type Whose,
} from '../support/expected-criteria.ts'
import type { StatsQuery } from '../support/expected-stats.ts'
import { type Json, send } from '../support/http.ts'
import { insertJudgedCall, judgeAgain, type Said } from '../support/judged-calls.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask } from '../support/review-desk.ts'
import { createPlainModel, type PlainCall, type PlainModel, readCategories } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

const yesOrNo = (key: string, more: object) => ({
  ...{ key, type: 'BOOLEAN', required: true, description: `The agent says "${key}"` },
  ...more,
})
const model = {
  name: 'Care',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 40, order_number: 2 },
    { name: 'Closing', max_score: 60, order_number: 1 },
    { name: 'Crumbs', max_score: 1, order_number: 3 },
    { name: 'Tone', max_score: 10, order_number: 4 },
  ],
  template_variables: [
    yesOrNo('hello', { category: 'opening' }),
    { ...yesOrNo('sings', { category: 'opening', weight: 2 }), type: 'INTEGER' },
    yesOrNo('bye', { category: 'closing', critical: true, readable_name: 'Says good-bye' }),
    yesOrNo('odd_key', { category: 'crumbs', order_number: 2, readable_name: 'Odd' }),
    yesOrNo('crumb', { category: 'crumbs', order_number: 1 }),
    yesOrNo('insults', { critical: true, passes_when: false }),
    yesOrNo('topic', {}),
  ],
}
const inCategory = (slug: string) => ({
  category_name: slug[0]!.toUpperCase() + slug.slice(1),
  category_slug: slug,
})
/** In the order of the model. The other crumb carries no points, the topic is only extracted. */
const known: readonly KnownCriterion[] = [
  { key: 'bye', name: 'Says good-bye', ...inCategory('closing'), critical: true },
  { key: 'hello', name: 'Hello', ...inCategory('opening'), critical: false },
  { key: 'sings', name: 'Sings', ...inCategory('opening'), critical: false },
  { key: 'crumb', name: 'Crumb', ...inCategory('crumbs'), critical: false },
  { key: 'tone', name: 'Tone', ...inCategory('tone'), critical: false },
  { key: 'insults', name: 'Insults', category_name: null, category_slug: null, critical: true },
]

const cannotTell: readonly Said[] = [
  { value: null, not_applicable: false },
  { value: null, not_applicable: true },
]
const says: fc.Arbitrary<Said> = fc.constantFrom(
  ...[true, true, false].map((value) => ({ value, not_applicable: false })),
  ...cannotTell,
)
const points = (most: number): fc.Arbitrary<Said> =>
  fc.constantFrom(...[0, 4, most, most].map((value) => ({ value, not_applicable: false })), ...cannotTell)
const answers = {
  hello: says,
  sings: points(27),
  bye: says,
  odd_key: says,
  crumb: says,
  insults: says,
  topic: says,
  tone: points(10),
}
const everyAnswer = fc.record(answers)
const someAnswers = fc.record(answers, { requiredKeys: [] })
/** Years and months begin here, in UTC and elsewhere; and a day that is not over. */
const days = ['2024-11-30', '2024-12-31', '2025-01-01', '2025-01-02', '2025-03-09', 'today']
const which = fc.nat(1_000_000)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      day: fc.constantFrom(...days),
      quarter: fc.nat(95),
      agent: fc.constantFrom('ana', 'ben', 'f:cai'),
      answers: everyAnswer,
      onlyTrusted: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      which,
      who: fc.nat(1),
      answers: someAnswers,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), which, answers: everyAnswer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('roll up' as const), limit: fc.constantFrom(3, 1000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const queries: readonly StatsQuery[] = [
  {},
  { start_date: '2024-12-31T06:00:00.000001Z', end_date: '2025-03-09T18:00:00Z' },
  { start_date: '2025-01-01', end_date: '2025-01-31' },
  { start_date: '2025-01-01', end_date: '2025-12-31' },
  { start_date: '2024-12-01', end_date: '2025-01-31', time_zone: 'America/New_York' },
  { start_date: '2025-01-02', time_zone: 'Asia/Kathmandu' },
  { start_date: '2025-02-02', end_date: '2025-02-01' },
]
const timesBefore = [
  null,
  { start_date: '2024-10-23T18:00:00.000002Z', end_date: '2024-12-31T06:00:00.000001Z' },
  { start_date: '2024-12-01', end_date: '2024-12-31' },
  { start_date: '2024-01-02', end_date: '2024-12-31' },
  { start_date: '2024-09-30', end_date: '2024-11-30' },
  null,
  null,
]

describe('whatever comes of criteria', () => {
  let service: TestService
  let token: string
  let people: Signed[]
  let care: PlainModel
  let teamId: number
  const calls = new Map<string, PlainCall>()
  before(async () => {
    service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
    token = await service.token()
    people = [
      await signInAs(service, service.clientId, 'qa'),
      await signInAs(service, service.clientId, 'owner'),
    ]
    const created = await createPlainModel(service.address, token, service.clientId, model)
    care = await readCategories(service.database, created)
    const team = await ask(people[1]!, '/v1/teams', { name: 'North' })
    teamId = team.body.id
    for (const agent_id of ['ana', 'f:cai'])
      await ask(people[1]!, '/v1/agents', { agent_id, name: agent_id, team_id: teamId })
  })
  after(() => service.stop())

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('by the record and by the machine, rolled up or not, criteria are what counting the answers gives', async () => {
    let rounds = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        for (const one of steps) await take(one)
        await checkEverything()
        rounds++
        if (rounds % 2 === 0) return
        await rollUp(service.database, { calls: 1, seconds: 0 })
        await closePast(service.database)
        await checkEverything()
      }),
      { numRuns: 4, seed: 29, endOnFailure: true },
    )
    const parts = await service.database
      .selectFrom('stats_rollup')
      .select('score_of')
      .where('key', '=', 'k:hello')
      .distinct()
      .orderBy('score_of')
      .execute()
    assert.deepEqual(
      parts.map(({ score_of }) => score_of),
      ['both', 'machine', 'record'],
    )
  })

  async function take(one: Step): Promise<void> {
    if (one.kind === 'finish') return finish(one)
    if (one.kind === 'close') return closePast(service.database)
    if (one.kind === 'roll up') {
      for (const month of await listPendingMonths(service.database, { calls: 1, seconds: 0 }))
        await rollUpDays(service.database, month, one.limit)
      return
    }
    const callId = [...calls.keys()][one.which % calls.size]
    if (callId === undefined) return
    if (one.kind === 'again')
      return judgeAgain(service.database, callId, { model: care, answers: one.answers })
    if (one.kind === 'review') return review(people[one.who]!, callId, one.answers)
    const path = `${service.address}/v1/call-analysis/${callId}`
    assert.equal((await send(path, { method: 'DELETE', token })).status, 204)
    calls.delete(callId)
  }

  async function finish({ day, quarter, agent, answers, onlyTrusted }: Step & { kind: 'finish' }) {
    const trust = JSON.stringify({ ...usualTrust, only_trusted_count: onlyTrusted })
    await service.database
      .updateTable('workspace')
      .set({ trust })
      .where('id', '=', service.clientId)
      .execute()
    const date = day === 'today' ? new Date().toISOString().slice(0, 10) : day
    const call = await insertJudgedCall(service.database, {
      model: care,
      agentId: agent,
      createdAt: new Date(Date.parse(`${date}T00:00:00Z`) + quarter * 900_000),
      durationMs: 1_000 * (1 + quarter),
      answers,
    })
    calls.set(call.id, call)
  }

  async function review(by: Signed, callId: string, given: Readonly<Record<string, Said | undefined>>) {
    const json = {
      status: 'submitted',
      answers: Object.entries(given).map(([key, answer]) => ({ key, ...answer })),
    }
    const { status, body } = await ask(by, `/v1/call-analysis/${callId}/reviews`, json)
    assert.equal(status, 201, JSON.stringify(body))
  }

  async function checkEverything(): Promise<void> {
    const counted = { record: await readAll('record'), machine: await readAll('machine') }
    for (const whose of ['record', 'machine'] as const) {
      for (const [index, query] of queries.entries())
        await checkQuery(whose, counted[whose], query, timesBefore[index]!)
    }
    await checkList(counted.record)
  }

  const readAll = (whose: Whose) =>
    Promise.all([...calls.values()].map((call) => readOutcomes(service.database, call, whose)))

  async function checkQuery(
    whose: Whose,
    every: readonly CallWithOutcomes[],
    query: StatsQuery,
    earlier: (typeof timesBefore)[number],
  ): Promise<void> {
    const asked = { ...query, model_name: 'Care' }
    const check = async (path: string, more: Record<string, string>, expected: Json) => {
      const search = new URLSearchParams({ ...asked, ...more, score_of: whose })
      const { status, body } = await send(`${service.address}/v1/stats/${path}?${search}`, { token })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual(body, expected, `${path}?${search}`)
    }
    const team = every.filter(({ agentId }) => agentId !== 'ben')
    for (const interval of ['day', 'week', 'month'] as const)
      await check('criteria', { interval }, expectedCriteria(every, known, asked, interval, earlier))
    const without = (own: readonly CallWithOutcomes[]) => every.filter((call) => !own.includes(call))
    const cai = every.filter(({ agentId }) => agentId === 'f:cai')
    await check(
      'criteria',
      { agent_id: 'f:cai', interval: 'month' },
      expectedCriteria(cai, known, asked, 'month', earlier, without(cai)),
    )
    const ofTeam = { team_id: String(teamId) }
    await check('criteria', ofTeam, expectedCriteria(team, known, asked, 'day', earlier, without(team)))
    const none = expectedCriteria([], known, asked, 'day', earlier)
    await check('criteria', { ...ofTeam, agent_id: 'ben' }, none)
    await check('criteria', { team_id: '77777' }, none)
    await check('criteria-by-agent', {}, expectedByAgent(every, known, asked))
    await check('criteria-by-agent', ofTeam, expectedByAgent(team, known, asked))
    const { agents, criteria: _, ...shown } = expectedByAgent(every, known, asked)
    const first = agents.slice(0, 1)
    const ofFirst = every.filter(({ agentId }) => agentId === first[0]?.agent_id)
    const { criteria } = expectedByAgent(ofFirst, known, asked)
    await check('criteria-by-agent', { limit: '1' }, { ...shown, criteria, agents: first })
  }

  /** Behind every number of the record are just those calls. */
  async function checkList(every: readonly CallWithOutcomes[]): Promise<void> {
    for (const { key } of known)
      for (const outcome of ['passed', 'failed', 'open', 'not_applicable']) {
        const search = new URLSearchParams({ criterion: key, criterion_outcome: outcome, limit: '200' })
        const { body } = await send(`${service.address}/v1/call-analysis?${search}`, { token })
        assert.deepEqual(
          body.items.map(({ id }: Json) => id).sort(),
          every
            .filter(({ outcomes }) => outcomes.get(key)?.outcome === outcome)
            .map(({ id }) => id)
            .sort(),
          `${key} ${outcome}`,
        )
      }
  }
})
