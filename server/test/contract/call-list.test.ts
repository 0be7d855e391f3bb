import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallStatus, callStatuses } from '../../src/domain/call.ts'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { type Answer, assertInvalid, send } from '../support/http.ts'
import { makeDraw } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { type WrittenCall, writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let calls: WrittenCall[]
const draw = makeDraw(7)
const random = {
  below: draw,
  chance: (share: number) => draw(1_000) < share * 1_000,
  pick: <T>(items: readonly T[]): T => items[draw(items.length)]!,
}
const vocabulary = ['refund', 'delivery', 'parcel', 'invoice', 'goodbye', 'teléfono', 'hello']
const agents = ['agent-1', 'agent-2', "o'neil \\ 7", 'agent "4"', 'agent-5']
const noon = 1_767_268_800_000_000n // 2026-01-01T12:00:00Z
const heardFrom = callStatuses.indexOf('AUDIO_TRANSCRIBED')

function makeCall(
  index: number,
  modelIds: readonly number[],
  change: Partial<WrittenCall> = {},
): WrittenCall {
  const status: CallStatus = random.chance(0.6) ? 'PROCESS_COMPLETED' : random.pick(callStatuses)
  const transcribed = callStatuses.indexOf(status) >= heardFrom && status !== 'TRANSCRIPTION_FAILED'
  const words = () => Array.from({ length: 4 }, () => random.pick(vocabulary)).join(' ')
  return {
    id: newId(),
    externalId: `call-${index % 250}`,
    agentId: random.pick(agents),
    modelId: random.pick(modelIds),
    status,
    score:
      status === 'PROCESS_COMPLETED' && random.chance(0.8)
        ? random.pick([0, 33.33, 50, 66.67, 99.99, 100])
        : null,
    // Many at the very same moment, many a microsecond apart, over some days.
    createdAt: noon + BigInt(random.below(6)) * 21_600_000_000n + BigInt(random.below(20)),
    said: transcribed ? words() : null,
    summary: status === 'PROCESS_COMPLETED' && random.chance(0.5) ? words() : null,
    erased: false,
    ...change,
  }
}

before(async () => {
  service = await startTestService()
  token = await service.token()
  const models = []
  for (const name of ['Sales', 'Support', 'Éclair']) models.push(await service.client.models.create({ name }))
  const ids = models.map(({ id }) => id)
  calls = Array.from({ length: 300 }, (_, index) => makeCall(index, ids))
  const erased = Array.from({ length: 12 }, (_, index) =>
    makeCall(index, ids, { erased: true, score: null, said: null, summary: null }),
  )
  calls.push(...erased)
  await writeCalls(service.database, service.clientId, calls)
})
after(() => service.stop())

const list = (query: string, as = token): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis?${query}`, { token: as })

/** All pages of a list. */
async function listAll(query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { status, body } = await list(`${query}${cursor}`)
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
  } while (cursor)
  return ids
}

type Sort = '-created_at' | 'created_at' | '-score_percentage' | 'score_percentage'

/** The list as the promise has it, worked out from the calls in memory. */
function expectedIds(sort: Sort, keep: (call: WrittenCall) => boolean, erased = false): string[] {
  const compare = <T>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)
  const sign = sort.startsWith('-') ? -1 : 1
  const byTime = sort.endsWith('created_at')
  return calls
    .filter((call) => call.erased === erased && keep(call))
    .sort((one, other) => {
      if (!byTime && (one.score === null) !== (other.score === null)) return one.score === null ? 1 : -1
      const first = byTime
        ? compare(one.createdAt, other.createdAt)
        : compare(one.score ?? 0, other.score ?? 0)
      return sign * (first || compare(one.id, other.id))
    })
    .map(({ id }) => id)
}

const sorts: readonly Sort[] = ['-created_at', 'created_at', '-score_percentage', 'score_percentage']

// Holds Endpoints: `GET /v1/call-analysis`
// Holds Lists: `GET /v1/call-analysis`: `items`, `next_cursor` · `limit`: 1 to 200, 50 by default
test('the list is newest first, in pages of fifty full records', async () => {
  const { status, body } = await list('')
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['items', 'next_cursor'])
  assert.equal(body.items.length, 50)
  assert.deepEqual(
    body.items.map(({ id }: { id: string }) => id),
    expectedIds('-created_at', () => true).slice(0, 50),
  )
  const { body: first } = await send(`${service.address}/v1/call-analysis/${body.items[0].id}`, { token })
  assert.deepEqual(body.items[0], first)
})

// Holds Lists: `cursor` · `sort`: four orders
test('pages of any size put together are the whole list, in every order', async () => {
  for (const sort of sorts) {
    for (const limit of [1, 7, 50, 200]) {
      if (limit === 1 && sort !== '-score_percentage') continue
      assert.deepEqual(
        await listAll(`sort=${sort}&limit=${limit}`),
        expectedIds(sort, () => true),
        sort,
      )
    }
  }
})

/** Every filter with how it is asked for and what it keeps. */
function drawFilters(): { readonly query: string; readonly keep: (call: WrittenCall) => boolean }[] {
  const filters = []
  const encode = encodeURIComponent
  if (random.chance(0.3)) {
    const agent = random.pick(agents)
    filters.push({ query: `agent_id=${encode(agent)}`, keep: (call: WrittenCall) => call.agentId === agent })
  }
  if (random.chance(0.1)) {
    const external = `call-${random.below(60)}`
    filters.push({
      query: `external_id=${external}`,
      keep: (call: WrittenCall) => call.externalId === external,
    })
  }
  if (random.chance(0.3)) {
    const { modelId } = random.pick(calls)
    filters.push({ query: `model_id=${modelId}`, keep: (call: WrittenCall) => call.modelId === modelId })
  }
  if (random.chance(0.4)) {
    const wanted = [random.pick(callStatuses), random.pick(['PROCESS_COMPLETED', 'ERROR'] as const)]
    const query = wanted.map((status) => `status=${status}`).join('&')
    filters.push({ query, keep: (call: WrittenCall) => wanted.includes(call.status) })
  }
  if (random.chance(0.3)) {
    const least = random.pick([0, 33.33, 50, 51, 100])
    filters.push({
      query: `min_score=${least}`,
      keep: (call: WrittenCall) => call.score !== null && call.score >= least,
    })
  }
  if (random.chance(0.3)) {
    const most = random.pick([0, 33.33, 50, 99.98, 100])
    filters.push({
      query: `max_score=${most}`,
      keep: (call: WrittenCall) => call.score !== null && call.score <= most,
    })
  }
  if (random.chance(0.4)) {
    const [text, from] = random.pick([
      ['2026-01-02', 1_767_312_000_000_000n],
      ['2026-01-01T12:00:00.000007Z', noon + 7n],
      ['2026-01-01T14:00:00.000007%2B02:00', noon + 7n],
      ['2026-01-02T12:00', noon + 86_400_000_000n],
    ] as const)
    filters.push({ query: `start_date=${text}`, keep: (call: WrittenCall) => call.createdAt >= from })
  }
  if (random.chance(0.4)) {
    const [text, until] = random.pick([
      ['2026-01-01', 1_767_312_000_000_000n],
      ['2026-01-02', 1_767_398_400_000_000n],
      ['2026-01-01T12:00:00.000007Z', noon + 7n],
      ['2026-01-01T10:00:00.000007-02:00', noon + 7n],
    ] as const)
    filters.push({ query: `end_date=${text}`, keep: (call: WrittenCall) => call.createdAt < until })
  }
  if (random.chance(0.4)) {
    const word = random.pick(vocabulary)
    const text = ({ said, summary }: WrittenCall) => (said === null ? '' : `${said} ${summary ?? ''}`)
    filters.push({ query: `q=${encode(word)}`, keep: (call: WrittenCall) => text(call).includes(word) })
  }
  return filters
}

// Holds Lists: `total` with `include_total` · `external_id` · `agent_id` · `model_id` · `status` · `start_date`
// Holds Lists: `end_date` · `min_score` · `max_score` · `model_name` · `sort`: four orders
test('every filter and every combination of them gives just the calls it names, in order', async () => {
  let found = 0
  for (let round = 0; round < 200; round++) {
    const sort = random.pick(sorts)
    const filters = drawFilters()
    const query = [
      `sort=${sort}`,
      `limit=${random.pick([3, 20, 200])}`,
      ...filters.map((filter) => filter.query),
    ]
    const expected = expectedIds(sort, (call) => filters.every(({ keep }) => keep(call)))
    found += expected.length
    assert.deepEqual(await listAll(query.join('&')), expected, query.join('&'))
    const { body } = await list(`${query.join('&')}&include_total=true`)
    assert.equal(body.total, expected.length, query.join('&'))
  }
  assert.ok(found > 1000, 'the combinations are not all empty')
})

// Holds Lists: `model_name`
test('a model is found by its name whatever its case; one that is not there has no calls', async () => {
  const { modelId } = calls[0]!
  const { body: model } = await send(`${service.address}/v1/models/${modelId}`, { token })
  const named = await listAll(`limit=200&model_name=${encodeURIComponent(` ${model.name.toUpperCase()} `)}`)
  assert.deepEqual(
    named,
    expectedIds('-created_at', (call) => call.modelId === modelId),
  )
  for (const query of [
    'model_name=Nobody',
    'model_id=99999999999999999999',
    'model_id=0',
    `model_name=Sales&model_id=999`,
  ]) {
    const { status, body } = await list(`${query}&include_total=true`)
    assert.equal(status, 200)
    assert.deepEqual(body, { items: [], next_cursor: null, total: 0 })
  }
})

// Holds Lists: `enabled`: true unless asked otherwise
test('erased calls are listed only when asked for', async () => {
  for (const sort of sorts)
    assert.deepEqual(
      await listAll(`enabled=false&limit=5&sort=${sort}`),
      expectedIds(sort, () => true, true),
    )
})

test('a range that ends before it begins is empty', async () => {
  assert.deepEqual(await listAll('start_date=2026-01-03&end_date=2026-01-01'), [])
  assert.deepEqual(await listAll('min_score=60&max_score=50'), [])
})

// Holds Lists: keyset paging, stable while calls arrive
test('paging neither repeats nor skips a call while others arrive', async () => {
  const before = expectedIds('-created_at', () => true)
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await list(`limit=20${cursor}`)
    seen.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    const { modelId } = calls[0]!
    const newer = makeCall(0, [modelId], { createdAt: noon + 999_000_000_000n + BigInt(seen.length) })
    await writeCalls(service.database, service.clientId, [newer])
    calls.push(newer)
  } while (cursor)
  assert.deepEqual(seen, before)
})

// Holds Lists: `cursor`
test('a cursor is refused when it is not ours or belongs to another order', async () => {
  const { body } = await list('limit=1')
  assertInvalid(await list(`cursor=${body.next_cursor}&sort=created_at`), 'query', 'cursor')
  const { body: byScore } = await list('limit=1&sort=-score_percentage')
  assertInvalid(await list(`cursor=${byScore.next_cursor}`), 'query', 'cursor')
  const forge = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
  const id = newId()
  for (const cursor of [
    'x',
    '%00',
    'a'.repeat(600),
    forge(null),
    forge(['-created_at', '2026-02-30T00:00:00.000000Z', id]),
    forge(['-created_at', '2026-01-01', id]),
    forge(['-created_at', '2026-01-01T00:00:00.000000Z', 'id']),
    forge(['-created_at', 5, id]),
    forge(['-created_at', '2026-01-01T25:00:00.000000Z', id]),
  ])
    assertInvalid(await list(`cursor=${cursor}`), 'query', 'cursor')
})

// Holds Lists: `limit`: 1 to 200, 50 by default
test('what is not allowed in a query is said by name', async () => {
  for (const [query, name] of [
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['sort=name', 'sort'],
    ['status=DONE', 'status'],
    ['min_score=-1', 'min_score'],
    ['max_score=100.1', 'max_score'],
    ['max_score=NaN', 'max_score'],
    ['start_date=2026-02-30', 'start_date'],
    ['start_date=yesterday', 'start_date'],
    ['start_date=0000-01-01', 'start_date'],
    ['end_date=2026-01-01T24:00:00Z', 'end_date'],
    ['enabled=maybe', 'enabled'],
    ['model_id=one', 'model_id'],
    ['agent_id=%00', 'agent_id'],
    ['model_name=%00', 'model_name'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(10_000)}`, 'q'],
    ['q=-refund', 'q'],
  ] as const) {
    const answer = await list(query)
    assert.equal(answer.status, 422, query)
    assert.equal(answer.body.detail[0].loc[0], 'query')
    assert.equal(answer.body.detail[0].loc[1], name, query)
  }
  for (const range of [
    'start_date=0001-01-01',
    'end_date=9999-12-31',
    'start_date=2026-01-01T00:00:00+02:00',
  ])
    assert.equal((await list(range)).status, 200, range)
})

test('a client lists its own calls only', async () => {
  const stranger = await service.token(scopes)
  for (const query of [
    '',
    'q=refund',
    `agent_id=agent-1&include_total=true`,
    `model_id=${calls[0]!.modelId}`,
  ]) {
    assert.deepEqual((await list(query, stranger)).body.items, [])
  }
})

// Holds Lists: `q`: words of transcript and summary
test('whatever is typed into the search is answered', async () => {
  const odd = [
    "'",
    '((',
    '"',
    '\\',
    "a' | b",
    ':*',
    '!',
    '&',
    '""',
    '-',
    ' or ',
    '<->',
    '🙂',
    '́',
    'ﷺ'.repeat(60),
  ]
  const long = ['界'.repeat(1000), 'é'.repeat(1000), `${'a'.repeat(499)} b`, 'x-'.repeat(400)]
  for (const text of [...odd, ...long]) {
    const { status } = await list(`q=${encodeURIComponent(text)}&include_total=true`)
    assert.equal(status, 200, text.slice(0, 20))
  }
})
