import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { AnswerValue, StoredAnswer } from '../../src/domain/result.ts'
import { type Comparison, compareAnswers } from '../../src/domain/results/compare-answers.ts'
import { localDay } from '../support/expected-stats.ts'
import { type Json, send } from '../support/http.ts'
import { insertJudgedCall, type JudgedCall, type Said } from '../support/judged-calls.ts'
import { createPlainModel, type PlainModel, readCategories } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

const model = {
  name: 'Care',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 40, order_number: 1 }],
  template_variables: ['hello', 'sings'].map((key) => ({
    key,
    type: 'BOOLEAN',
    required: true,
    category: 'opening',
    description: `The agent says "${key}"`,
  })),
}

const said: fc.Arbitrary<Said> = fc.constantFrom(
  { value: true, not_applicable: false },
  { value: false, not_applicable: false },
  { value: null, not_applicable: false },
  { value: null, not_applicable: true },
)
const answers = fc.record({ hello: said, sings: said }, { requiredKeys: [] })
const judged = fc.record({
  answers: fc.record({ hello: said, sings: said }),
  confidence: fc.constantFrom(0.5, 0.85, 0.97),
})
/** Years and months begin here, in UTC and elsewhere; null: now. */
const moments = [
  ...['2023-12-31T23:30:00Z', '2024-01-01T00:00:00Z', '2024-02-29T12:00:00Z', '2024-07-10T08:00:00Z'],
  ...['2025-01-01T03:00:00Z', '2025-01-31T23:59:59Z', '2025-02-01T00:00:00Z', null],
]
const which = fc.nat(1_000_000)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      which,
      answers,
      blind: fc.constantFrom(true, true, false),
      at: fc.constantFrom(...moments),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('revise' as const), which, answers }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), which }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const queries: readonly { start_date?: string; end_date?: string; time_zone?: string }[] = [
  {},
  { start_date: '2024-01-01', end_date: '2024-12-31' },
  { start_date: '2024-01-01', end_date: '2025-01-31' },
  { start_date: '2023-12-31T23:00:00Z', end_date: '2025-01-15T00:00:00Z' },
  { start_date: '2024-07-05', end_date: '2024-07-20' },
  { start_date: '2025-01-31T12:00:00Z', end_date: '2025-02-01T12:00:00Z' },
  { start_date: '2023-12-31', end_date: '2024-12-31', time_zone: 'America/New_York' },
]

interface BlindAnswer {
  readonly key: string
  readonly value: AnswerValue
  readonly not_applicable: boolean
  readonly machine: StoredAnswer
  readonly submitted_at: Date
}

describe('whatever people say without seeing the machine’s answers', () => {
  let service: TestService
  let token: string
  let care: PlainModel
  let calls: string[]
  let reviews: { callId: string; id: string; version: number }[] = []
  before(async () => {
    service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
    token = await service.token()
    const created = await createPlainModel(service.address, token, service.clientId, model)
    care = await readCategories(service.database, created)
    calls = []
  })
  after(() => service.stop())

  const ask = async (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') => {
    const { status, body } = await send(service.address + path, { token, method, json })
    assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body as Json
  }
  const toAnswers = (given: Readonly<Record<string, Said | undefined>>) =>
    Object.entries(given).map(([key, answer]) => ({ key, ...answer }))

  test('agreement and trust are what comparing answer by answer gives, in any time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(judged, { minLength: 3, maxLength: 6 }),
        fc.array(step, { minLength: 8, maxLength: 20 }),
        async (machine, steps) => {
          for (const given of machine) calls.push(await finish(given))
          for (const one of steps) await take(one)
          await checkAgreement()
        },
      ),
      { numRuns: 8, seed: 27, endOnFailure: true },
    )
    for (const callId of calls) await ask(`/v1/call-analysis/${callId}`, undefined, 'DELETE')
    for (const table of ['blind_count', 'blind_said'])
      assert.deepEqual((await sql`select * from ${sql.table(table)}`.execute(service.database)).rows, [])
  })

  test('people who review, change their minds and erase at once never stand in each other’s way', async () => {
    calls = []
    reviews = []
    for (const given of fc.sample(judged, { numRuns: 6, seed: 27 })) calls.push(await finish(given))
    const steps = fc.sample(step, { numRuns: 120, seed: 27 })
    const given = steps.filter(({ kind }) => kind === 'review')
    // Each of them another review: of two who change the same one, the second is told so.
    const changes = steps.filter(({ kind }) => kind === 'revise').map((one, which) => ({ ...one, which }))
    await Promise.all(given.map(take))
    await Promise.all([...given, ...changes].map(take))
    await checkAgreement()
    const erased = calls.slice(0, 3)
    reviews = reviews.filter(({ callId }) => !erased.includes(callId))
    calls = calls.slice(3)
    await Promise.all([
      ...erased.map((callId) => ask(`/v1/call-analysis/${callId}`, undefined, 'DELETE')),
      ...given.map(take),
    ])
    await checkAgreement()
  })

  async function finish(given: Pick<JudgedCall, 'answers' | 'confidence'>): Promise<string> {
    const call = { model: care, agentId: 'ana', createdAt: new Date('2024-01-01'), durationMs: 60_000 }
    return (await insertJudgedCall(service.database, { ...call, ...given })).id
  }

  async function take(one: Step): Promise<void> {
    if (one.kind === 'revise') {
      const review = reviews[one.which % reviews.length]
      if (!review) return
      const json = { status: 'submitted', version: review.version, answers: toAnswers(one.answers) }
      const path = `/v1/call-analysis/${review.callId}/reviews/${review.id}`
      review.version = (await ask(path, json, 'PUT')).version
      return
    }
    const callId = calls[one.which % calls.length]
    if (callId === undefined) return
    if (one.kind === 'erase') {
      await ask(`/v1/call-analysis/${callId}`, undefined, 'DELETE')
      calls = calls.filter((id) => id !== callId)
      reviews = reviews.filter((review) => review.callId !== callId)
      return
    }
    const source = one.at && { name: randomUUID(), reviewer: 'somebody', reviewed_at: one.at }
    const made = await ask(`/v1/call-analysis/${callId}/reviews`, {
      status: 'submitted',
      blind: one.blind,
      answers: toAnswers(one.answers),
      ...(source ? { source } : {}),
    })
    reviews.push({ callId, id: made.id, version: made.version })
  }

  async function checkAgreement(): Promise<void> {
    const { rows } = await sql<BlindAnswer>`
      select key, value, not_applicable, machine, submitted_at
      from review_answer join review on review.id = review_id
      where blind and status = 'submitted' and machine is not null order by key`.execute(service.database)
    for (const query of queries) {
      const { items } = await ask(`/v1/stats/agreement?${new URLSearchParams(query)}`)
      const { start_date = '0', end_date = '9', time_zone = 'UTC' } = query
      const within = rows.filter(({ submitted_at: at }) => {
        const day = localDay(BigInt(at.getTime()) * 1000n, time_zone)
        const isAfter = start_date.length > 10 ? at >= new Date(start_date) : day >= start_date
        return isAfter && (end_date.length > 10 ? at < new Date(end_date) : day <= end_date)
      })
      assert.deepEqual(
        items.map((item: Json) => [item.model_id, item.model_revision, item.key, ...figuresOf(item)]),
        [...Map.groupBy(within, ({ key }) => key)].map(([key, same]) => [
          ...[care.id, 1, key],
          ...figuresOf(compareOneByOne(same)),
        ]),
        JSON.stringify(query),
      )
    }
    const { items } = await ask(`/v1/models/${care.id}/trust`)
    assert.deepEqual(
      items.map((item: Json) => [item.key, ...figuresOf(item)]),
      ['hello', 'sings'].map((key) => [
        key,
        ...figuresOf(compareOneByOne(rows.filter((row) => row.key === key))),
      ]),
    )
  }
})

function compareOneByOne(rows: readonly BlindAnswer[]): Comparison {
  return compareAnswers(rows.map((row) => ({ ...row, count: 1 })))
}

/** To nine decimals: in which order answers are added up is nobody's business. */
function figuresOf(of: Comparison): unknown[] {
  const round = (figure: number | null) => figure && Math.round(figure * 1e9) / 1e9 + 0
  return [
    of.n,
    ...[of.observed, of.kappa, of.precision_yes, of.precision_no, of.confidence_tells].map(round),
    of.interval?.map(round),
    of.confusion.map(({ machine, person, count }) => `${machine}, ${person}: ${count}`).sort(),
  ]
}
