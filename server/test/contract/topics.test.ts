import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readDuePassages } from '../../src/calls/start-passages.ts'
import { followTopics } from '../../src/calls/topics/start-topics.ts'
import { newId } from '../../src/domain/new-id.ts'
import { createMeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { letGoOfWords } from '../../src/store/calls/let-go.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { type Json, send } from '../support/http.ts'
import { signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeOpenedCalls } from '../support/write-opened-calls.ts'

const cards = [
  'I lost my debit card yesterday and I need a new one.',
  'My debit card is lost, please send me a new debit card.',
  'I have lost my debit card and I need a new card.',
  'Hello, I lost my debit card and want a replacement card.',
  'I lost my debit card today, please send a new card.',
]
const internet = [
  'My internet connection drops every evening and the router blinks.',
  'The internet connection drops all the time since Monday.',
  'Our internet connection is very slow and drops several times a day.',
  'The router is on but the internet connection drops again and again.',
  'I work at home and my internet connection drops in every meeting.',
]
const invoices = [
  'I was charged twice on my last invoice and want a refund.',
  'There is a charge on my invoice that I do not know, I want a refund.',
  'The invoice is too high, you charged me twice this month.',
  'I want a refund because the invoice was charged twice.',
  'You charged me twice, look at the invoice of last month please.',
]

let service: TestService
let token: string
let modelId: number
const engine = createMeaningEngine()
const { signal } = new AbortController()

const ask = (query: Record<string, string> = {}, as = token) =>
  send(`${service.address}/v1/topics?${new URLSearchParams(query)}`, { token: as })
const change = (path: string, method: string, json?: unknown, as = token) =>
  send(`${service.address}/v1/topics/${path}`, { token: as, method, ...(json ? { json } : {}) })
const list = async (topicId: string) =>
  (await send(`${service.address}/v1/call-analysis?limit=200&topic_id=${topicId}`, { token })).body.items
const grow = () => followTopics(service.database, engine.id, signal)

/** As if they had come in on that day and been processed. */
async function take(texts: readonly string[], day: string, agentId = 'ana'): Promise<string[]> {
  const of = { workspaceId: service.clientId, modelId, agentId, at: new Date(`${day}T10:00:00Z`) }
  const ids = await writeOpenedCalls(service.database, of, texts)
  await readDuePassages(service.database, engine, signal)
  await grow()
  return ids
}

const named = (body: Json, pattern: RegExp): Json => {
  const found = body.topics.find(({ name }: Json) => pattern.test(name))
  assert.ok(found, JSON.stringify(body.topics.map(({ name, calls }: Json) => [name, calls])))
  return found
}

before(async () => {
  service = await startTestService({ env: { SEARCH_MEANING: 'on' } })
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Care' })).id
})
after(async () => {
  await engine.close()
  await service.stop()
})

test('a few calls make no topic yet: they are among the others', async () => {
  await take(cards.slice(0, 2), '2026-03-02')
  const { status, body } = await ask()
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.calls, body.unread, body.topics, body.other.calls], [2, 0, [], 2])
  assert.equal((await list('other')).length, 2)
})

test('calls that open with much the same become topics, named by their own words', async () => {
  await take([...cards.slice(2), ...internet.slice(0, 4), ...invoices.slice(0, 4)], '2026-03-03')
  const { body } = await ask()
  const card = named(body, /debit card/i)
  const drops = named(body, /internet|connection/i)
  assert.deepEqual([card.calls, drops.calls, card.renamed], [5, 4, false])
  assert.equal(named(body, /invoice|charged|refund/i).calls, 4)
  assert.deepEqual((await list(card.id)).map(({ external_id }: Json) => external_id).sort(), [
    'call-0',
    'call-1',
    'call-2',
    'call-3',
    'call-4',
  ])
  const counted = body.topics.reduce((sum: number, { calls }: Json) => sum + calls, body.other.calls)
  assert.equal(counted, body.calls - body.unread)
})

test('what comes on another day is put into the topics there are, and ids and calls stay', async () => {
  const before = (await ask()).body
  const card = named(before, /debit card/i)
  const held = (await list(card.id)).map(({ id }: Json) => id)
  const [lost, odd] = await take(
    ['My debit card is lost, what can I do?', 'Do you sell tulips for my grandmother in spring?'],
    '2026-03-04',
  )
  const now = (await ask()).body
  assert.equal(named(now, /debit card/i).id, card.id)
  const ids = (await list(card.id)).map(({ id }: Json) => id)
  assert.ok(held.every((id: string) => ids.includes(id)) && ids.includes(lost))
  assert.ok((await list('other')).some(({ id }: Json) => id === odd))
  assert.equal(now.topics.length, before.topics.length)
  await grow()
  assert.equal(now.waiting, 0)
  assert.deepEqual((await ask()).body, now)
})

test('counts have a share, the period before and a course, and follow the filters', async () => {
  await take(internet.slice(4), '2026-03-04', 'ben')
  const { body } = await ask({ start_date: '2026-03-04', end_date: '2026-03-04' })
  assert.deepEqual(body.before, { start_date: '2026-03-03', end_date: '2026-03-03' })
  assert.equal(body.calls, 3)
  const card = named(body, /debit card/i)
  assert.deepEqual([card.calls, card.share, card.before.calls], [1, 33.33, 3])
  assert.equal(card.change, Math.round(100 * (100 / 3 - 100 * (3 / 11))) / 100)
  assert.equal(card.beyond_chance, false)
  assert.deepEqual(card.points, [{ start: '2026-03-04', calls: 1 }])
  const gone = named(body, /invoice|charged|refund/i)
  assert.deepEqual([gone.calls, gone.before.calls, gone.points[0].calls], [0, 4, 0])
  const week = (await ask({ start_date: '2026-03-02', end_date: '2026-03-15', interval: 'week' })).body
  assert.deepEqual(named(week, /debit card/i).points, [
    { start: '2026-03-02', calls: 6 },
    { start: '2026-03-09', calls: 0 },
  ])
  const ofBen = (await ask({ agent_id: 'ben' })).body
  assert.deepEqual([ofBen.calls, ofBen.topics.length, ofBen.topics[0].calls], [1, 1, 1])
  assert.equal((await ask({ model_name: 'Nobody' })).body.calls, 0)
  assert.equal((await ask({ team_id: '4711' })).body.calls, 0)
  const csv = await fetch(`${service.address}/v1/topics`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  })
  const lines = (await csv.text()).trim().split('\r\n')
  assert.match(lines[0]!, /^id,name,calls,share/)
  assert.match(lines.at(-1)!, /^other,Other,1,/)
})

test('a name that a person gave stays, until they give it back', async () => {
  const card = named((await ask()).body, /debit card/i)
  const { status, body } = await change(card.id, 'PATCH', { name: '  Lost cards ' })
  assert.deepEqual([status, body.name, body.renamed], [200, 'Lost cards', true], JSON.stringify(body))
  await take(['I lost my debit card again, sorry.', 'Lost my debit card in the bus.'], '2026-03-05')
  assert.equal(named((await ask()).body, /^Lost cards$/).id, card.id)
  for (const name of ['', '   ', 'a'.repeat(101), 'with \0', 7])
    assert.equal((await change(card.id, 'PATCH', { name })).status, 422, JSON.stringify(name))
  const drops = named((await ask()).body, /internet|connection/i)
  const taken = await change(drops.id, 'PATCH', { name: 'LOST CARDS' })
  assert.deepEqual([taken.status, taken.body.path], [422, 'name'])
  assert.equal((await change(newId(), 'PATCH', { name: 'Nobody' })).status, 404)
  assert.equal((await change('nonsense', 'PATCH', { name: 'Nobody' })).status, 422)
  const own = (await change(card.id, 'PATCH', { name: null })).body
  assert.match(own.name, /debit card/i)
  // Words of its calls are not kept as if a person had chosen them.
  assert.equal((await change(card.id, 'PATCH', { name: own.name })).body.renamed, false)
})

test('a topic merged into another counts there, and can be taken out again', async () => {
  const { body } = await ask()
  const [card, bill] = [named(body, /debit card/i), named(body, /invoice|charged|refund/i)]
  assert.equal((await change(`${card.id}/merge`, 'POST', { into_id: card.id })).status, 422)
  assert.equal((await change(`${card.id}/merge`, 'POST', { into_id: newId() })).status, 422)
  assert.equal((await change(`${newId()}/merge`, 'POST', { into_id: card.id })).status, 404)
  const merged = await change(`${bill.id}/merge`, 'POST', { into_id: card.id })
  assert.deepEqual([merged.status, merged.body.merged_into], [200, card.id])
  const both = (await ask()).body
  assert.equal(named(both, /debit card/i).calls, card.calls + bill.calls)
  assert.deepEqual(named(both, /debit card/i).parts, [{ id: bill.id, name: bill.name }])
  assert.equal((await list(card.id)).length, card.calls + bill.calls)
  const back = await change(`${card.id}/merge`, 'POST', { into_id: bill.id })
  assert.deepEqual([back.status, back.body.path], [422, 'into_id'])
  await take(invoices.slice(4), '2026-03-05')
  assert.equal(named((await ask()).body, /debit card/i).calls, card.calls + bill.calls + 1)
  assert.equal((await change(`${bill.id}/merge`, 'DELETE')).body.merged_into, null)
  assert.equal(named((await ask()).body, /debit card/i).calls, card.calls)
  assert.equal(named((await ask()).body, /invoice|charged|refund/i).calls, bill.calls + 1)
})

test('team leads see topics of their own agents, others of the workspace all, and strangers none', async () => {
  const { body: team } = await send(`${service.address}/v1/teams`, { token, json: { name: 'Ben' } })
  const ben = { agent_id: 'ben', name: 'Ben', team_id: team.id }
  assert.equal((await send(`${service.address}/v1/agents`, { token, json: ben })).status, 201)
  const lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
  const seen = (await (await lead.fetch('/v1/topics')).json()) as Json
  assert.deepEqual([seen.calls, seen.topics.length], [1, 1])
  const renamed = await lead.fetch(`/v1/topics/${seen.topics[0].id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Mine"}',
  })
  assert.equal(renamed.status, 403)
  const limited = await service.token(['read:call-analysis-stats'])
  assert.equal((await ask({}, limited)).status, 200)
  assert.equal((await change(seen.topics[0].id, 'PATCH', { name: 'Mine' }, limited)).status, 403)
  const other = await createClient(service.database, 'other', [
    'read:call-analysis-stats',
    'write:prompt-template',
  ])
  const signed = await send(`${service.address}/v1/auth`, { json: other })
  const foreign = await ask({}, signed.body.access_token)
  assert.deepEqual([foreign.body.calls, foreign.body.topics], [0, []])
  const { id } = seen.topics[0]
  assert.equal((await change(id, 'PATCH', { name: 'Mine' }, signed.body.access_token)).status, 404)
})

test('several processes put every call into one topic, once', async () => {
  const { calls, other } = (await ask()).body
  await Promise.all([take(cards.slice(0, 1), '2026-03-06'), grow(), grow(), grow()])
  const now = (await ask()).body
  assert.deepEqual([now.calls, now.unread, now.other.calls], [calls + 1, 0, other.calls])
})

test('names are made of what three calls say; with fewer left it goes, and with none the topic', async () => {
  const drops = named((await ask()).body, /internet|connection/i)
  const ids: string[] = (await list(drops.id)).map(({ id }: Json) => id)
  assert.equal(ids.length, 5)
  const [first, second, ...rest] = ids
  const letGo = (id: string) =>
    service.database.transaction().execute((tx) => letGoOfWords(tx, id, new Date()))
  await service.client.calls.delete(first!)
  assert.equal(await letGo(second!), true)
  await grow()
  const left = (await ask()).body.topics.find(({ id }: Json) => id === drops.id)
  assert.equal(left.calls, 4, 'a call without its words still counts, an erased one does not')
  assert.match(left.name, /internet|connection|drop/i)
  assert.equal(await letGo(rest[0]!), true)
  await grow()
  const unnamed = (await ask()).body.topics.find(({ id }: Json) => id === drops.id)
  assert.deepEqual([unnamed.calls, unnamed.name], [4, ''])
  for (const id of [second!, ...rest]) await service.client.calls.delete(id)
  // Whether or not anything new is read.
  await followTopics(service.database, undefined, signal)
  assert.ok(!(await ask()).body.topics.some(({ id }: Json) => id === drops.id))
  assert.equal((await change(drops.id, 'PATCH', { name: 'Gone' })).status, 404)
})

test('a topic found late says since when all its calls could be found', async () => {
  const gone = await take(
    [
      ...['The lift in our building is stuck.', 'My parcel was left in the rain.'],
      ...['The piano tuner never came.', 'Our gym class was cancelled.'],
    ],
    '2026-02-01',
  )
  for (const id of gone)
    await service.database.transaction().execute((tx) => letGoOfWords(tx, id, new Date()))
  const permits = ['renew my parking permit', 'a new parking permit', 'my parking permit has expired']
  for (const from of [0, 4, 8])
    await take(
      Array.from({ length: 4 }, (_, index) => `I want to ask about ${permits[(from + index) % 3]}.`),
      '2026-02-10',
    )
  const permit = named((await ask()).body, /parking|permit/i)
  const { known_from } = await service.database
    .selectFrom('topic')
    .select('known_from')
    .where('id', '=', permit.id)
    .executeTakeFirstOrThrow()
  assert.equal(known_from?.toISOString(), '2026-02-01T10:00:00.000Z')
})

test('with another network a topic stays where it lies until enough of its calls are read anew', async () => {
  const permit = named((await ask()).body, /parking|permit/i)
  const { database } = service
  const where = () =>
    database
      .selectFrom('topic')
      .select(['made_by', 'centre', 'weight'])
      .where('id', '=', permit.id)
      .executeTakeFirstOrThrow()
  const calls: string[] = (await list(permit.id)).map(({ id }: Json) => id)
  await database.updateTable('topic').set({ made_by: 'older' }).where('id', '=', permit.id).execute()
  const older = calls.slice(1)
  await database
    .updateTable('call_passages')
    .set({ made_by: 'older' })
    .where('call_id', 'in', older)
    .execute()
  const before = await where()
  await take(['The weather is nice today and I have no wish at all.'], '2026-02-11')
  assert.deepEqual(await where(), before, 'one call alone says nothing')
  await database
    .updateTable('call_passages')
    .set({ made_by: engine.id })
    .where('call_id', 'in', older)
    .execute()
  await take(['I would like to renew my parking permit please.'], '2026-02-12')
  assert.equal((await where()).made_by, engine.id)
  assert.equal((await list(permit.id)).length, calls.length + 1)
})

test('a filter that is no topic is refused, and one that nobody knows has no calls', async () => {
  const refused = await send(`${service.address}/v1/call-analysis?topic_id=cards`, { token })
  assert.equal(refused.status, 422)
  assert.deepEqual(await list(newId()), [])
})
