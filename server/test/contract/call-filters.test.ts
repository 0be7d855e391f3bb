import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { type Answer, type Json, send } from '../support/http.ts'
import { makeDraw } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

/** A finished call, as far as it can be found by. */
interface FoundCall {
  readonly id: string
  readonly model: 'Sales' | 'Support'
  readonly agentId: string
  readonly durationSeconds: number
  readonly metadata: Json
  readonly language: string
  readonly silence: number | null
  readonly talkOver: number | null
  /** Points of the 30 there are in the category; null: it did not apply. */
  readonly points: number | null
  readonly createdAt: bigint
}

let service: TestService
let token: string
let calls: FoundCall[]
let teamId: number
const draw = makeDraw(11)
const pick = <T>(items: readonly T[]): T => items[draw(items.length)]!
const names: Readonly<Record<string, string>> = {
  a1: 'Dana Reyes',
  a2: 'Ana Pérez',
  a3: 'Dan O’Neil %',
  a4: 'Zoë_Lang',
}
const inTeam = ['a1', 'a3']
const noon = 1_767_268_800_000_000n

function makeCall(index: number): FoundCall {
  return {
    id: newId(),
    model: pick(['Sales', 'Support']),
    agentId: pick(Object.keys(names)),
    durationSeconds: pick([0.5, 30, 61.25, 600, 3_600]),
    metadata: pick([
      { order: 4711, vip: true, campaign: 'Spring "24"' },
      { order: '4711', vip: false },
      { order: 'abc', nested: { order: 4711 } },
      { 'c:\\x': "it's", order: null },
      {},
    ]),
    language: pick(['en', 'en', 'es']),
    silence: pick([0, 0.12, 0.35, 1, null]),
    talkOver: pick([0, 0.07, 0.5, null]),
    points: pick([0, 10, 20, 29, 30, null]),
    createdAt: noon + BigInt(index % 90) * 1_000_000n,
  }
}

/** Puts the calls there as processing leaves them, and counts them. */
async function finish(made: readonly FoundCall[], models: Readonly<Record<string, Json>>): Promise<void> {
  const written = made.map(({ id, agentId, model, createdAt }) => ({
    ...{ id, agentId, createdAt, externalId: id, modelId: models[model]!.id, said: 'hello parcel' },
    ...{ status: 'PROCESS_COMPLETED' as const, score: 50, summary: null, erased: false },
  }))
  await writeCalls(service.database, service.clientId, written)
  for (const { id, model, durationSeconds, metadata, language, silence, talkOver, points } of made) {
    const talk = talkOver === null ? {} : { Agent: { seconds: 1, share: talkOver } }
    const metrics = { ...(silence === null ? {} : { silence_share: silence }), talk_over: talk }
    const earned =
      points === null
        ? { total_score: 0, expected_total_score: 0 }
        : { total_score: points, expected_total_score: 30 }
    await sql`
      update call set duration_seconds = ${durationSeconds}, additional_parameters = ${JSON.stringify(metadata)}::jsonb,
        analysis_result = ${JSON.stringify({ variables: {}, answers: [], metrics })}::json,
        xscore_result = ${JSON.stringify([{ id: models[model]!.categoryId, ...earned }])}::jsonb
      where id = ${id}`.execute(service.database)
    await sql`update transcription set language = ${language} where call_id = ${id}`.execute(service.database)
    await sql`select count_call(${id})`.execute(service.database)
  }
}

before(async () => {
  service = await startTestService()
  token = await service.token()
  const models: Record<string, Json> = {}
  for (const name of ['Sales', 'Support']) {
    const json = { name, xscore_template: true, categories: [{ name: 'Closing', max_score: 30 }] }
    models[name] = (await send(`${service.address}/v1/models`, { token, json })).body
    const { uuid } = await service.database
      .selectFrom('model_category')
      .select('uuid')
      .where('model_id', '=', models[name]!.id)
      .executeTakeFirstOrThrow()
    models[name]!.categoryId = uuid
  }
  teamId = (await send(`${service.address}/v1/teams`, { token, json: { name: 'Days' } })).body.id
  for (const [agent_id, name] of Object.entries(names)) {
    const json = { agent_id, name, ...(inTeam.includes(agent_id) ? { team_id: teamId } : {}) }
    const made = await send(`${service.address}/v1/agents`, { token, json })
    assert.equal(made.status, 201, JSON.stringify(made.body))
  }
  calls = Array.from({ length: 240 }, (_, index) => makeCall(index))
  await finish(calls, models)
})
after(() => service.stop())

const list = (query: Record<string, string>, as = token): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis?${new URLSearchParams({ fields: 'id', ...query })}`, {
    token: as,
  })

async function idsOf(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { status, body } = await list({ ...query, ...(cursor ? { cursor } : {}) })
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.items.map(({ id }: Json) => id))
    cursor = body.next_cursor
  } while (cursor !== null)
  return ids
}

interface Filter {
  readonly query: Record<string, string>
  readonly keep: (call: FoundCall) => boolean
}

const percentOf = ({ points }: FoundCall) =>
  points === null ? null : Math.round((10_000 * points) / 30) / 100
const isFrom = (value: number | null, least: number) => value !== null && value >= least
const isTo = (value: number | null, most: number) => value !== null && value <= most

function drawFilter(): Filter {
  const part = pick([
    { query: { agent_name: 'dan' }, keep: ({ agentId }) => ['a1', 'a3'].includes(agentId) },
    { query: { agent_name: ' PEREZ' }, keep: ({ agentId }) => agentId === 'a2' },
    { query: { agent_name: '%' }, keep: ({ agentId }) => agentId === 'a3' },
    { query: { agent_name: '_' }, keep: ({ agentId }) => agentId === 'a4' },
    { query: { team_id: String(teamId) }, keep: ({ agentId }) => inTeam.includes(agentId) },
    { query: { team_id: String(teamId), agent_name: 'reyes' }, keep: ({ agentId }) => agentId === 'a1' },
    {
      query: { metadata_key: 'order', metadata_value: '4711' },
      keep: (call) => String(call.metadata.order) === '4711',
    },
    { query: { metadata_key: 'vip', metadata_value: 'true' }, keep: (call) => call.metadata.vip === true },
    {
      query: { metadata_key: 'campaign', metadata_value: 'Spring "24"' },
      keep: (call) => 'campaign' in call.metadata,
    },
    { query: { metadata_key: 'c:\\x', metadata_value: "it's" }, keep: (call) => 'c:\\x' in call.metadata },
    { query: { language: pick(['es', 'ES']) }, keep: ({ language }) => language === 'es' },
    { query: { min_duration: '61.25' }, keep: (call) => call.durationSeconds >= 61.25 },
    { query: { max_duration: '600' }, keep: (call) => call.durationSeconds <= 600 },
    { query: { min_silence_share: '0.35' }, keep: ({ silence }) => isFrom(silence, 0.35) },
    { query: { max_silence_share: '0.12' }, keep: ({ silence }) => isTo(silence, 0.12) },
    { query: { min_talk_over_share: '0.07' }, keep: ({ talkOver }) => isFrom(talkOver, 0.07) },
    { query: { max_talk_over_share: '0.4' }, keep: ({ talkOver }) => isTo(talkOver, 0.4) },
    ...[0, 33.33, 66.6, 66.67, 96.67, 100].flatMap((limit): Filter[] => [
      {
        query: { category: 'closing', min_category_score: String(limit) },
        keep: (call) => isFrom(percentOf(call), limit),
      },
      {
        query: { category: 'closing', max_category_score: String(limit), model_name: 'Sales' },
        keep: (call) => call.model === 'Sales' && isTo(percentOf(call), limit),
      },
    ]),
  ] satisfies Filter[] as Filter[])
  return part
}

test('every new filter, alone and with others, finds just the calls it names, in every order', async () => {
  let found = 0
  const used = new Set<string>()
  for (let round = 0; round < 150; round++) {
    const filters = Array.from({ length: 1 + draw(3) }, drawFilter)
    const query = Object.assign({}, ...filters.map((filter) => filter.query))
    // Two filters may say the same parameter: then the later one counts, and the earlier one says nothing.
    if (Object.keys(query).length < filters.flatMap((filter) => Object.keys(filter.query)).length) continue
    const sort = pick(['-created_at', 'created_at', '-score_percentage'])
    const expected = calls.filter((call) => filters.every(({ keep }) => keep(call))).map(({ id }) => id)
    const asked = { ...query, sort, limit: pick(['50', '200']), ...(draw(4) === 0 ? { q: 'parcel' } : {}) }
    assert.deepEqual((await idsOf(asked)).sort(), expected.sort(), JSON.stringify(asked))
    const { body } = await list({ ...asked, include_total: 'true', limit: '1' })
    assert.equal(body.total, expected.length, JSON.stringify(asked))
    found += expected.length
    for (const name of Object.keys(query)) used.add(name)
  }
  assert.ok(found > 1_000, 'the combinations are not all empty')
  assert.equal(used.size, 15, [...used].join(' '))
})

test('what nobody has is no call, and no fault', async () => {
  for (const query of [
    { agent_name: 'nobody' },
    { team_id: '2147483647' },
    { category: 'opening', min_category_score: '0' },
    { category: 'closing', min_category_score: '60', max_category_score: '50' },
    { metadata_key: 'order', metadata_value: '471' },
    { metadata_key: 'order', metadata_value: 'ABC' },
    { metadata_key: 'nested', metadata_value: '{"order": 4711}' },
    { language: 'pt' },
    { min_duration: '700', max_duration: '650' },
    { min_silence_share: '0.9', max_silence_share: '0.1' },
    { metadata_key: 'order', metadata_value: '4711', enabled: 'false' },
    { category: 'closing', min_category_score: '0', enabled: 'false' },
    { language: 'en', enabled: 'false' },
  ] as Record<string, string>[]) {
    const { status, body } = await list({ ...query, include_total: 'true' })
    assert.deepEqual([status, body], [200, { items: [], next_cursor: null, total: 0 }], JSON.stringify(query))
  }
  assert.equal((await list({ agent_name: '  ', include_total: 'true' })).body.total, calls.length)
})

test('what cannot be meant is refused by name', async () => {
  for (const [query, name] of [
    ['category=closing', 'min_category_score'],
    ['min_category_score=5', 'category'],
    ['max_category_score=5', 'category'],
    ['category=closing&min_category_score=101', 'min_category_score'],
    ['category=&min_category_score=1', 'category'],
    ['metadata_key=order', 'metadata_value'],
    ['metadata_value=1', 'metadata_key'],
    ['metadata_key=%00&metadata_value=1', 'metadata_key'],
    ['team_id=0', 'team_id'],
    ['team_id=99999999999', 'team_id'],
    ['agent_name=%00', 'agent_name'],
    [`agent_name=${'x'.repeat(501)}`, 'agent_name'],
    ['min_duration=-1', 'min_duration'],
    ['max_duration=1e9', 'max_duration'],
    ['language=english', 'language'],
    ['language=', 'language'],
    ['min_silence_share=35', 'min_silence_share'],
    ['max_talk_over_share=1.01', 'max_talk_over_share'],
  ] as const) {
    const { status, body } = await send(`${service.address}/v1/call-analysis?${query}`, { token })
    assert.equal(status, 422, query)
    assert.deepEqual(body.detail[0].loc, ['query', name], query)
  }
})

test('names, teams and categories of others find nothing', async () => {
  const stranger = await service.token(scopes)
  for (const query of [
    { agent_name: 'dana' },
    { team_id: String(teamId) },
    { category: 'closing', min_category_score: '0' },
    { metadata_key: 'order', metadata_value: '4711' },
    { language: 'en' },
    { min_silence_share: '0' },
    { min_duration: '0' },
  ] as Record<string, string>[])
    assert.deepEqual((await list(query, stranger)).body.items, [], JSON.stringify(query))
})

test('the list tells what statistics count of its calls, where it is asked for', async () => {
  const known = new Map(calls.map((call) => [call.id, call]))
  const { body } = await send(`${service.address}/v1/call-analysis?limit=200&fields=id&include_facts=true`, {
    token,
  })
  assert.equal(body.items.length, 200)
  for (const { id, facts } of body.items) {
    const { language, silence, talkOver, points } = known.get(id)!
    const categories = points === null ? {} : { closing: Math.round((points * 10_000) / 30) / 100 }
    const measured = { language, silence_share: silence, talk_over_share: talkOver }
    assert.deepEqual({ ...facts, criteria: {} }, { ...measured, categories, criteria: {} })
  }
  const plain = await send(`${service.address}/v1/call-analysis?limit=1&fields=id`, { token })
  assert.deepEqual(Object.keys(plain.body.items[0]), ['id'])
})
