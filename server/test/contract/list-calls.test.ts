import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type CallStatus, callStatuses } from '../../src/domain/call.ts'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { type Answer, assertInvalid, type Json, send } from '../support/http.ts'
import { toTimestamp } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

interface Listed {
  readonly id: string
  readonly externalId: string
  readonly agentId: string
  readonly modelId: number
  readonly status: CallStatus
  readonly score: number | null
  /** Microseconds since 1970. */
  readonly at: bigint
  readonly enabled: boolean
}

/** A client with two models and calls of its own. */
interface Centre {
  readonly token: string
  readonly clientId: string
  readonly models: readonly number[]
}

let service: TestService
let centre: Centre
let calls: Listed[]

const micros = (text: string): bigint => BigInt(Date.parse(text)) * 1000n
const midnight = micros('2026-03-03T00:00:00Z')
const day = 86_400_000_000n
/** Few moments for many calls, some of them a microsecond apart on both sides of midnight. */
const moments = [
  midnight - 2n * day + 5n,
  midnight - day,
  midnight - 1n,
  midnight,
  midnight,
  midnight + 1n,
  midnight + 7_200_000_000n,
  midnight + 7_200_000_000n + 123_456n,
  midnight + day - 1n,
  midnight + day,
  midnight + 3n * day,
]
const scores = [0, 12.5, 33.33, 33.34, 50, 50, 99.99, 100, null, null]
const agents = ['ana', 'Ana', 'ana ', "o'neil", 'a%', '花子']
const sorts = ['-created_at', 'created_at', '-score_percentage', 'score_percentage'] as const
type Sort = (typeof sorts)[number]

const describeCall = ({ models }: Centre, index: number, change: Partial<Listed> = {}): Listed => ({
  id: newId(),
  externalId: `ext-${index % 90}`,
  agentId: agents[index % agents.length]!,
  modelId: models[(index * 7) % 3 === 0 ? 1 : 0]!,
  status: callStatuses[(index * 5) % callStatuses.length]!,
  score: scores[(index * 3) % scores.length]!,
  at: moments[(index * 4) % moments.length]!,
  enabled: true,
  ...change,
})

async function insertCalls({ clientId }: Centre, listed: readonly Listed[]): Promise<void> {
  const rows = listed.map(({ id, score, enabled, ...call }) => ({
    id,
    client_id: clientId,
    external_id: call.externalId,
    agent_id: enabled ? call.agentId : null,
    agent_name: enabled ? `Agent ${call.agentId}` : null,
    model_id: call.modelId,
    model_revision: 1,
    status: call.status,
    error_message: enabled && call.status === 'ERROR' ? 'The judge could not be reached.' : null,
    original_file_name: enabled ? `${call.externalId}.wav` : null,
    additional_parameters: enabled
      ? JSON.stringify({ campaign: 'spring', nested: { list: [1, null] } })
      : null,
    audio_sha256: enabled ? id : null,
    analysis_result: enabled ? JSON.stringify({ variables: { zeta: 1, alpha: 'é' } }) : null,
    score_percentage: score,
    summary: enabled ? 'Two lines,\n"quoted".' : null,
    insights: enabled ? JSON.stringify(['One']) : null,
    keywords: enabled ? JSON.stringify([]) : null,
    enabled,
    erased_at: enabled ? null : new Date(),
    created_at: sql<Date>`${toTimestamp(call.at)}::timestamptz`,
    created_by: clientId,
  }))
  await service.database.insertInto('call').values(rows).execute()
}

async function openCentre(): Promise<Centre> {
  const token = await service.token(scopes)
  const models: Json[] = []
  for (const name of ['Sales', 'Après-vente'])
    models.push((await send(`${service.address}/v1/models`, { token, json: { name } })).body)
  return { token, clientId: models[0].client_id, models: models.map(({ id }) => id) }
}

before(async () => {
  service = await startTestService()
  centre = await openCentre()
  calls = Array.from({ length: 300 }, (_, index) => describeCall(centre, index))
  for (let index = 0; index < 15; index++)
    calls.push(describeCall(centre, index, { enabled: false, score: null }))
  await insertCalls(centre, calls)
  const stranger = await openCentre()
  await insertCalls(
    stranger,
    Array.from({ length: 30 }, (_, index) => describeCall(stranger, index)),
  )
})
after(() => service.stop())

const list = (query: string, { token } = centre): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis?${query}`, { token })
const idsOf = ({ body }: Answer): string[] => body.items.map(({ id }: Json) => id)

/** Every page of the list, in turn; `between` happens before each further page. */
async function follow(
  query: string,
  of = centre,
  between: (page: string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const answer = await list(`${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`, of)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    seen.push(...idsOf(answer))
    cursor = answer.body.next_cursor
    if (cursor) await between(idsOf(answer))
  } while (cursor)
  return seen
}

/** The promise, worked out by hand: by value, then by id, calls without a score always last. */
function inOrder(among: readonly Listed[], sort: Sort): string[] {
  const up = sort.startsWith('-') ? -1 : 1
  const isLess = (one: Listed, other: Listed): boolean => {
    if (sort.endsWith('created_at')) return one.at === other.at ? one.id < other.id : one.at < other.at
    return one.score === other.score ? one.id < other.id : one.score! < other.score!
  }
  const byValue = (one: Listed, other: Listed) => (isLess(one, other) ? -up : up)
  if (sort.endsWith('created_at')) return among.toSorted(byValue).map(({ id }) => id)
  const scored = among.filter(({ score }) => score !== null).toSorted(byValue)
  const unscored = among.filter(({ score }) => score === null).toSorted(byValue)
  return [...scored, ...unscored].map(({ id }) => id)
}

type Rule = (call: Listed) => boolean
const scored =
  (test: (score: number) => boolean): Rule =>
  (call) =>
    call.score !== null && test(call.score)
const filters: readonly [query: string, keeps: Rule][] = [
  ['', () => true],
  ['external_id=ext-17', (call) => call.externalId === 'ext-17'],
  ['external_id=EXT-17', () => false],
  ['agent_id=ana', (call) => call.agentId === 'ana'],
  ['agent_id=Ana', (call) => call.agentId === 'Ana'],
  [`agent_id=${encodeURIComponent("o'neil")}`, (call) => call.agentId === "o'neil"],
  ['agent_id=a%25', (call) => call.agentId === 'a%'],
  [`agent_id=${encodeURIComponent('花子')}`, (call) => call.agentId === '花子'],
  ['model_name=sALES', (call) => call.modelId === centre.models[0]],
  [`model_name=${encodeURIComponent('APRÈS-VENTE')}`, (call) => call.modelId === centre.models[1]],
  ['status=ERROR', (call) => call.status === 'ERROR'],
  ['status=ERROR&status=PENDING&status=ERROR', (call) => ['ERROR', 'PENDING'].includes(call.status)],
  ['start_date=2026-03-03', (call) => call.at >= midnight],
  ['end_date=2026-03-03', (call) => call.at < midnight + day],
  ['start_date=2026-03-03&end_date=2026-03-03', (call) => call.at >= midnight && call.at < midnight + day],
  ['start_date=2026-03-03T00:00:00.000001Z', (call) => call.at >= midnight + 1n],
  ['end_date=2026-03-03T00:00:00Z', (call) => call.at < midnight],
  ['end_date=2026-03-03T00:00:00.000001Z', (call) => call.at < midnight + 1n],
  ['start_date=2026-03-03T04:00:00%2B02:00', (call) => call.at >= midnight + 7_200_000_000n],
  ['end_date=2026-03-02T21:00:00.123456-05:00', (call) => call.at < midnight + 7_200_000_000n + 123_456n],
  ['min_score=33.34', scored((score) => score >= 33.34)],
  ['max_score=33.33', scored((score) => score <= 33.33)],
  ['min_score=0', scored(() => true)],
  ['min_score=50&max_score=50', scored((score) => score === 50)],
  [
    'agent_id=ana&status=ERROR&status=PENDING&min_score=1',
    (call) => call.agentId === 'ana' && ['ERROR', 'PENDING'].includes(call.status) && (call.score ?? 0) >= 1,
  ],
  [
    'model_name=Sales&start_date=2026-03-02&end_date=2026-03-03T02:00:00Z&max_score=60',
    (call) =>
      call.modelId === centre.models[0] &&
      call.at >= midnight - day &&
      call.at < midnight + 7_200_000_000n &&
      call.score !== null &&
      call.score <= 60,
  ],
]

test('every filter keeps just the calls it names, in every order, and counts them', async () => {
  const byModel: [string, Rule][] = [
    [`model_id=${centre.models[1]}`, (call) => call.modelId === centre.models[1]],
    [`model_id=${centre.models[1]}&model_name=apr%C3%A8s-vente`, (call) => call.modelId === centre.models[1]],
    [`model_id=${centre.models[1]}&model_name=Sales`, () => false],
  ]
  for (const [query, keeps] of [...filters, ...byModel]) {
    for (const sort of sorts) {
      const expected = inOrder(
        calls.filter((call) => call.enabled && keeps(call)),
        sort,
      )
      const asked = `${query}&sort=${sort}&limit=200`
      assert.deepEqual(await follow(asked), expected, asked)
      if (sort === '-created_at')
        assert.equal((await list(`${asked}&include_total=true`)).body.total, expected.length, asked)
    }
  }
  assert.deepEqual(
    filters.filter(([, keeps]) => !calls.some(keeps)).map(([query]) => query),
    ['external_id=EXT-17'],
    'the other filters do find something',
  )
})

test('seven to a page, the pages put together are the same list', async () => {
  const some = filters.filter(([query]) =>
    /^$|^model_name=s|^status=ERROR&|^start_date=2026-03-03$|^min_score=0/.test(query),
  )
  for (const [query, keeps] of some) {
    for (const sort of sorts) {
      const expected = inOrder(
        calls.filter((call) => call.enabled && keeps(call)),
        sort,
      )
      assert.deepEqual(await follow(`${query}&sort=${sort}&limit=7`), expected, `${query} ${sort}`)
    }
  }
})

test('a page that holds just the last calls says that it is the last', async () => {
  const { body } = await list('external_id=ext-17&limit=200')
  const count = body.items.length
  assert.equal(body.next_cursor, null)
  assert.equal((await list(`external_id=ext-17&limit=${count}`)).body.next_cursor, null)
  assert.notEqual((await list(`external_id=ext-17&limit=${count - 1}`)).body.next_cursor, null)
})

test('calls without a score come last, whichever way scores are sorted', async () => {
  const scoreOf = new Map(calls.map(({ id, score }) => [id, score]))
  const without = calls.filter(({ enabled, score }) => enabled && score === null).length
  for (const sort of ['score_percentage', '-score_percentage']) {
    const found = (await follow(`sort=${sort}&limit=7`)).map((id) => scoreOf.get(id)!)
    assert.ok(found.slice(-without).every((score) => score === null))
    const marks = found.slice(0, -without)
    assert.ok(marks.every((score) => score !== null))
    const rising = marks.toSorted((one, other) => one - other)
    assert.deepEqual(marks, sort === 'score_percentage' ? rising : rising.reverse())
  }
})

test('whoever turns the pages misses no call and sees none twice while calls come in', async () => {
  for (const sort of sorts) {
    const busy = await openCentre()
    const first = Array.from({ length: 60 }, (_, index) => describeCall(busy, index))
    await insertCalls(busy, first)
    const arrived: Listed[] = []
    let index = 1000
    const seen = await follow(`sort=${sort}&limit=7`, busy, async () => {
      const more = Array.from({ length: 3 }, () => describeCall(busy, index++))
      await insertCalls(busy, more)
      arrived.push(...more)
    })
    assert.equal(new Set(seen).size, seen.length, `${sort}: none twice`)
    const there = new Set(first.map(({ id }) => id))
    assert.deepEqual(
      seen.filter((id) => there.has(id)),
      inOrder(first, sort),
      sort,
    )
    assert.deepEqual(await follow(`sort=${sort}&limit=7`, busy), inOrder([...first, ...arrived], sort))
  }
})

test('the list goes on after a call that has been erased since', async () => {
  for (const sort of sorts) {
    const busy = await openCentre()
    const first = Array.from({ length: 40 }, (_, index) => describeCall(busy, index))
    await insertCalls(busy, first)
    const seen = await follow(`sort=${sort}&limit=7`, busy, async (page) => {
      const url = `${service.address}/v1/call-analysis/${page.at(-1)}`
      assert.equal((await send(url, { method: 'DELETE', token: busy.token })).status, 204)
    })
    assert.deepEqual(seen, inOrder(first, sort), sort)
  }
})

test('a list shows of every call what the call itself shows', async () => {
  for (const query of ['limit=200', 'limit=200&enabled=false']) {
    const { body } = await list(query)
    for (const item of body.items.slice(0, 60)) {
      const { body: call } = await send(`${service.address}/v1/call-analysis/${item.id}`, {
        token: centre.token,
      })
      assert.deepEqual(item, call)
      assert.deepEqual(Object.keys(item), Object.keys(call))
    }
  }
})

test('erased calls are shown when they are asked for, and never among the others', async () => {
  const erased = calls.filter(({ enabled }) => !enabled)
  for (const sort of sorts)
    assert.deepEqual(await follow(`enabled=false&sort=${sort}&limit=7`), inOrder(erased, sort))
  assert.equal((await list('enabled=false&include_total=true')).body.total, erased.length)
  assert.deepEqual(await follow('enabled=true&limit=200'), await follow('limit=200'))
})

test('the number of all calls is told only when asked for', async () => {
  assert.deepEqual(Object.keys((await list('limit=1')).body), ['items', 'next_cursor'])
  assert.equal((await list('limit=1&include_total=false')).body.total, undefined)
  assert.equal((await list('limit=1&include_total=true')).body.total, 300)
  const { body } = await list('limit=7')
  assert.equal((await list(`limit=7&cursor=${body.next_cursor}&include_total=true`)).body.total, 300)
})

test('what nothing can be found by is an empty list', async () => {
  for (const query of [
    'model_name=Nobody',
    'model_id=2147483648',
    'start_date=2026-03-04&end_date=2026-03-03',
    'start_date=2026-03-03T00:00:00Z&end_date=2026-03-03T00:00:00Z',
    'min_score=60&max_score=40',
    'agent_id=',
    'external_id=',
    'min_score=50&enabled=false',
  ]) {
    const { status, body } = await list(`${query}&include_total=true`)
    assert.equal(status, 200, query)
    assert.deepEqual(body, { items: [], next_cursor: null, total: 0 }, query)
  }
})

test('a value that cannot be is refused, and the answer says which', async () => {
  for (const [query, name] of [
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=many', 'limit'],
    ['limit=', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['start_date=2026-02-30', 'start_date'],
    ['end_date=2026-02-29', 'end_date'],
    ['end_date=2026-13-01', 'end_date'],
    ['start_date=03/04/2026', 'start_date'],
    ['start_date=2026-03-03T25:00:00Z', 'start_date'],
    ['end_date=', 'end_date'],
    ['min_score=high', 'min_score'],
    ['min_score=-0.1', 'min_score'],
    ['max_score=101', 'max_score'],
    ['model_id=-1', 'model_id'],
    ['model_id=1.5', 'model_id'],
    ['sort=agent_id', 'sort'],
    ['enabled=yes', 'enabled'],
    ['include_total=1', 'include_total'],
    ['external_id=%00', 'external_id'],
  ] as const)
    assertInvalid(await list(query), 'query', name)
  const wrongStatus = await list('status=ERROR&status=FAILED')
  assert.equal(wrongStatus.status, 422)
  assert.deepEqual(wrongStatus.body.detail[0].loc.slice(0, 2), ['query', 'status'])
})

test('a cursor leads on only in the list it comes from', async () => {
  for (const sort of sorts) {
    const { body } = await list(`limit=1&sort=${sort}`)
    for (const other of sorts.filter((other) => other !== sort))
      assertInvalid(await list(`cursor=${body.next_cursor}&sort=${other}`), 'query', 'cursor')
    assertInvalid(await list(`cursor=x${body.next_cursor}&sort=${sort}`), 'query', 'cursor')
    assertInvalid(await list(`cursor=${body.next_cursor.slice(0, -8)}&sort=${sort}`), 'query', 'cursor')
  }
  for (const cursor of ['', '1', 'null', 'e30', '%F0%9F%99%82', "'; drop table call; --"])
    assertInvalid(await list(`cursor=${cursor}`), 'query', 'cursor')
})

test('a cursor of another client shows nothing of that client', async () => {
  const stranger = await openCentre()
  const own = [describeCall(stranger, 0, { at: midnight - 2n * day })]
  await insertCalls(stranger, own)
  const { body } = await list('limit=1')
  const seen = await list(`cursor=${body.next_cursor}`, stranger)
  assert.equal(seen.status, 200)
  assert.deepEqual(idsOf(seen), [own[0]!.id])
})
