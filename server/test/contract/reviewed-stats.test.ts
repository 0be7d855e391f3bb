import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { usualTrust } from '../../src/domain/results/trust.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { listPendingMonths, rollUpDays } from '../../src/store/stats/stats-rollups.ts'
import {
  countedCalls,
  expectedAnswers,
  expectedBasic,
  expectedCategories,
  expectedGroups,
  expectedProfile,
  expectedTrend,
  type StatsQuery,
} from '../support/expected-stats.ts'
import { type Json, send } from '../support/http.ts'
import { insertJudgedCall, readRecord, type Said } from '../support/judged-calls.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask } from '../support/review-desk.ts'
import { createPlainModel, type PlainCall, type PlainModel, readCategories } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

const criteria = ['hello', 'sings', 'bye'] as const
const models = [true, false].map((scored) => ({
  name: scored ? 'Care' : 'Notes',
  xscore_template: scored,
  ...(scored
    ? {
        categories: [
          { name: 'Opening', max_score: 40, order_number: 1 },
          { name: 'Closing', max_score: 60, order_number: 2 },
        ],
      }
    : {}),
  template_variables: criteria.map((key) => ({
    key,
    type: 'BOOLEAN',
    required: true,
    ...(scored ? { category: key === 'bye' ? 'closing' : 'opening', critical: key === 'bye' } : {}),
    description: `The agent says "${key}"`,
  })),
}))

const said: fc.Arbitrary<Said> = fc.constantFrom(
  { value: true, not_applicable: false },
  { value: true, not_applicable: false },
  { value: false, not_applicable: false },
  { value: null, not_applicable: false },
  { value: null, not_applicable: true },
)
const everyAnswer = fc.record({ hello: said, sings: said, bye: said })
const someAnswers = fc.record({ hello: said, sings: said, bye: said }, { requiredKeys: [] })
/** Years and months begin here, in UTC and elsewhere; and a day that is not over. */
const days = ['2024-11-30', '2024-12-31', '2025-01-01', '2025-01-02', '2025-03-09', 'today']
const which = fc.nat(1_000_000)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      model: fc.constantFrom(0, 0, 0, 1),
      day: fc.constantFrom(...days),
      quarter: fc.nat(95),
      agent: fc.constantFrom('ana', 'ben', 'cai'),
      answers: everyAnswer,
      onlyTrusted: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      which,
      who: fc.nat(1),
      answers: someAnswers,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('revise' as const), which, answers: someAnswers }),
  },
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
  { start_date: '2024-12-31T06:00:00Z', end_date: '2025-03-09T18:00:00Z' },
  { start_date: '2024-12-01', end_date: '2025-01-31', time_zone: 'America/New_York' },
  { model_name: 'Notes' },
]

describe('whatever people say about calls', () => {
  let service: TestService
  let token: string
  let people: Signed[]
  let plainModels: PlainModel[]
  /** The calls there are, each with what the machine gave it. */
  const calls = new Map<string, PlainCall>()
  const reviews: { callId: string; by: Signed; id: string; version: number }[] = []
  before(async () => {
    service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
    token = await service.token()
    people = [
      await signInAs(service, service.clientId, 'qa'),
      await signInAs(service, service.clientId, 'owner'),
    ]
    plainModels = []
    for (const json of models) {
      const created = await createPlainModel(service.address, token, service.clientId, json)
      plainModels.push(await readCategories(service.database, created))
    }
  })
  after(() => service.stop())

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('by the record and by the machine, rolled up or not, statistics are what counting the calls gives', async () => {
    let rounds = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
        for (const one of steps) await take(one)
        await checkStats()
        rounds++
        if (rounds % 2 === 0) return
        await rollUp(service.database, { calls: 1, seconds: 0 })
        await closePast(service.database)
        await checkStats()
      }),
      { numRuns: 8, seed: 27, endOnFailure: true },
    )
    assert.deepEqual(
      await readParts(),
      ['both', 'machine', 'record'],
      'some calls score differently, some do not',
    )
  })

  /** Whose scores are rolled up apart. */
  async function readParts(): Promise<string[]> {
    const found = await service.database
      .selectFrom('stats_rollup')
      .select('score_of')
      .distinct()
      .orderBy('score_of')
      .execute()
    return found.map(({ score_of }) => score_of)
  }

  async function take(one: Step): Promise<void> {
    if (one.kind === 'finish') return finish(one)
    if (one.kind === 'close') return closePast(service.database)
    if (one.kind === 'roll up') {
      for (const month of await listPendingMonths(service.database, { calls: 1, seconds: 0 }))
        await rollUpDays(service.database, month, one.limit)
      return
    }
    if (one.kind === 'revise') return revise(reviews[one.which % reviews.length], one.answers)
    const callId = [...calls.keys()][one.which % calls.size]
    if (callId === undefined) return
    if (one.kind === 'erase') return erase(callId)
    await review(people[one.who]!, callId, one.answers)
  }

  async function finish({ model, day, quarter, agent, answers, onlyTrusted }: Step & { kind: 'finish' }) {
    const trust = JSON.stringify({ ...usualTrust, only_trusted_count: onlyTrusted })
    await service.database
      .updateTable('workspace')
      .set({ trust })
      .where('id', '=', service.clientId)
      .execute()
    const date = day === 'today' ? new Date().toISOString().slice(0, 10) : day
    const call = await insertJudgedCall(service.database, {
      model: plainModels[model]!,
      agentId: agent,
      createdAt: new Date(Date.parse(`${date}T00:00:00Z`) + quarter * 900_000),
      durationMs: 1_000 * (1 + quarter),
      answers,
    })
    calls.set(call.id, call)
  }

  const toAnswers = (answers: Readonly<Record<string, Said | undefined>>) =>
    Object.entries(answers).map(([key, answer]) => ({ key, ...answer }))

  async function review(by: Signed, callId: string, answers: Readonly<Record<string, Said | undefined>>) {
    const json = { status: 'submitted', answers: toAnswers(answers) }
    const { status, body } = await ask(by, `/v1/call-analysis/${callId}/reviews`, json)
    assert.equal(status, 201, JSON.stringify(body))
    reviews.push({ callId, by, id: body.id, version: body.version })
  }

  async function revise(
    given: (typeof reviews)[number] | undefined,
    answers: Readonly<Record<string, Said | undefined>>,
  ) {
    if (!given) return
    const path = `/v1/call-analysis/${given.callId}/reviews/${given.id}`
    const json = { status: 'submitted', version: given.version, answers: toAnswers(answers) }
    const { status, body } = await ask(given.by, path, json, 'PUT')
    assert.equal(status, 200, JSON.stringify(body))
    given.version = body.version
  }

  async function erase(callId: string) {
    const path = `${service.address}/v1/call-analysis/${callId}`
    assert.equal((await send(path, { method: 'DELETE', token })).status, 204)
    calls.delete(callId)
    for (let index = reviews.length - 1; index >= 0; index--)
      if (reviews[index]!.callId === callId) reviews.splice(index, 1)
  }

  async function checkStats(): Promise<void> {
    const machine: PlainCall[] = []
    const record: PlainCall[] = []
    for (const call of calls.values()) {
      const now = await readRecord(service.database, call)
      record.push(now)
      // Whose answers they are does not depend on whose scores are asked for.
      machine.push({ ...call, variables: now.variables })
    }
    for (const query of queries) {
      await checkQuery('record', record, query)
      await checkQuery('machine', machine, query)
    }
    await checkTable('record', record)
    await checkTable('machine', machine)
  }

  async function checkQuery(scoreOf: string, every: readonly PlainCall[], query: StatsQuery): Promise<void> {
    const counted = countedCalls(every, query)
    const check = async (path: string, more: object, expected: Json) => {
      const asked = { ...query, ...more, score_of: scoreOf }
      const search = new URLSearchParams(Object.entries(asked))
      const { status, body } = await send(`${service.address}/v1/stats/${path}?${search}`, { token })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual(body, expected, `${path} ${JSON.stringify(asked)} is not as counted by hand`)
    }
    await check('basic', {}, expectedBasic(counted, every))
    for (const field of ['agent_id', 'model_name', 'hello'])
      await check('grouping-fields', { grouping_field_key: field }, expectedGroups(counted, field))
    await check('extracted-key/sings', {}, expectedAnswers(counted, 'sings', 'BOOLEAN'))
    await check('xscore-by-agent', { agent_id: 'ana' }, expectedCategories(counted, 'ana'))
    const zone = query.time_zone ?? 'UTC'
    for (const interval of ['day', 'month'] as const) {
      const points = expectedTrend(counted, query, interval)
      await check('trend', { interval }, { interval, time_zone: zone, points })
    }
    const ofAgent = { ...query, agent_id: 'ben' }
    const profile = expectedProfile(counted, every, ofAgent, 'day')
    await check('agent-profile', { agent_id: 'ben', interval: 'day' }, profile)
  }

  async function checkTable(scoreOf: string, every: readonly PlainCall[]): Promise<void> {
    const query = `model_name=Care&limit=100&score_of=${scoreOf}`
    const { body } = await send(`${service.address}/v1/stats/dynamic-table-data?${query}`, { token })
    const shown = body.rows.map((row: Json) => [
      row.call_id,
      row.score_percentage,
      row['category.opening'],
      row['category.closing'],
      row['variable.hello'],
    ])
    const expected = every
      .filter(({ model }) => model.name === 'Care')
      .map(({ id, scoreHundredths, points, variables }) => [
        id,
        scoreHundredths === null ? null : scoreHundredths / 100,
        ...points.map(({ score, expected }) => (expected > 0 ? score : null)),
        variables!.hello,
      ])
    assert.deepEqual(shown.sort(), expected.sort(), `the table of calls, ${scoreOf}`)
  }
})
