import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { readDuePassages } from '../../src/calls/start-passages.ts'
import { newId } from '../../src/domain/new-id.ts'
import { createMeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { letGoOfWords } from '../../src/store/calls/let-go.ts'

import { createClient } from '../../src/store/clients/clients.ts'
import { readPassagesOf } from '../../src/store/passages/find-passages.ts'
import { claimDuePassages, insertPassagesDue, savePassages } from '../../src/store/passages/passages.ts'
import { send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { type WrittenCall, writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let modelId: number
const engine = createMeaningEngine()
const { signal } = new AbortController()

const texts = {
  twice: 'I looked at my statement and the same payment has been taken two times, I want one of them back.',
  parcel: 'My parcel has not arrived yet and the tracking page says it is somewhere in the depot.',
  password: 'I have forgotten my password and now I cannot get into my account on the website.',
  weather: 'It has been raining here all week, honestly, the garden looks like a pond.',
}

const write = async (said: string, change: Partial<WrittenCall> = {}): Promise<string> => {
  const call = {
    id: newId(),
    externalId: newId(),
    agentId: 'agent-1',
    modelId,
    status: 'PROCESS_COMPLETED',
    score: 50,
    createdAt: 1_767_268_800_000_000n,
    said,
    summary: null,
    erased: false,
    ...change,
  } as const
  await writeCalls(service.database, service.clientId, [call])
  await service.database.transaction().execute((tx) => insertPassagesDue(call.id).execute(tx))
  return call.id
}
const read = () => readDuePassages(service.database, engine, signal)
const ask = (query: Record<string, string>, as = token) =>
  send(`${service.address}/v1/call-analysis/passages?${new URLSearchParams(query)}`, { token: as })
const find = async (meaning: string, more: Record<string, string> = {}): Promise<string[]> => {
  const { status, body } = await ask({ meaning, ...more })
  assert.equal(status, 200, JSON.stringify(body))
  return body.items.map(({ call_id }: { call_id: string }) => call_id)
}
const countRows = async (id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from call_passages where call_id = ${id})
      + (select count(*) from passages_due where call_id = ${id}) as count`.execute(service.database)
  return rows[0]!.count
}

let ids: Record<keyof typeof texts, string>

before(async () => {
  service = await startTestService({ env: { SEARCH_MEANING: 'on' } })
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Sales' })).id
  ids = {
    twice: await write(texts.twice, { agentId: 'agent-2', score: 80 }),
    parcel: await write(texts.parcel),
    password: await write(texts.password),
    weather: await write(texts.weather),
  }
  assert.equal((await ask({ meaning: 'anything' })).body.waiting, 4)
  assert.equal(await read(), 4)
})
after(async () => {
  await engine.close()
  await service.stop()
})

test('a passage is found by what it means, in words that nobody said, with its moment', async () => {
  assert.equal((await find('customers who were charged twice'))[0], ids.twice)
  assert.equal((await find('the delivery is late'))[0], ids.parcel)
  assert.equal((await find('somebody is locked out and needs new credentials'))[0], ids.password)
  const { body } = await ask({ meaning: 'customers who were charged twice', limit: '1' })
  const [first, ...others] = body.items
  assert.deepEqual(others, [])
  const { external_id, created_at, similarity, ...rest } = first
  assert.deepEqual(rest, {
    call_id: ids.twice,
    agent_id: 'agent-2',
    agent_name: 'Ana',
    start: 0,
    end: 1,
    turns: [{ speaker: 'Agent', start: 0, end: 1, text: texts.twice }],
  })
  assert.ok(similarity > 0.8 && similarity <= 1)
  assert.equal(body.waiting, 0)
})

test('the filters and the words of the list limit what is found by meaning', async () => {
  const meaning = 'customers who were charged twice'
  assert.deepEqual(await find(meaning, { agent_id: 'agent-2' }), [ids.twice])
  assert.deepEqual(await find(meaning, { min_score: '90' }), [])
  assert.deepEqual(await find(meaning, { q: 'parcel' }), [ids.parcel])
  assert.deepEqual(await find(meaning, { model_name: 'unknown' }), [])
  assert.equal((await find(meaning, { start_date: '2026-01-01', end_date: '2026-01-01' })).length, 4)
  assert.equal((await ask({ meaning, metadata_key: 'queue' })).status, 422)
})

test('all passages of the calls that a filter leaves can be had with their vectors', async () => {
  const filter = { workspaceId: service.clientId, enabled: true, agentId: 'agent-2' }
  const all = await Array.fromAsync(readPassagesOf(service.database, filter, engine.id))
  assert.deepEqual(
    all.map(({ callId }) => callId),
    [ids.twice],
  )
  const [{ vector, ...place }] = all[0]!.passages as [(typeof all)[0]['passages'][0]]
  assert.deepEqual(place, { firstTurn: 0, from: 0, lastTurn: 0, to: texts.twice.length })
  assert.ok(Math.abs(Math.hypot(...vector) - 1) < 0.02)
})

test('a text that nobody can look for is refused, and one full of signs is read as it is', async () => {
  for (const meaning of ['', '   ', '\0', 'a'.repeat(501)])
    assert.equal((await ask({ meaning })).status, 422, JSON.stringify(meaning.slice(0, 5)))
  assert.equal((await send(`${service.address}/v1/call-analysis/passages`, { token })).status, 422)
  for (const meaning of ['%', '*', "'; drop table call; --", '🙂'.repeat(500), '"', 'é'.repeat(500)])
    assert.equal((await find(meaning)).length, 4, meaning.slice(0, 5))
  assert.equal((await ask({ meaning: 'a', limit: '51' })).status, 422)
})

test('another workspace finds nothing of it, and who may not read transcripts may not search them', async () => {
  const other = await createClient(service.database, 'other', [
    'read:call-analysis-transcription',
    'read:call-analysis-requests',
  ])
  const signed = await send(`${service.address}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: other.client_id, client_secret: other.client_secret }),
  })
  assert.deepEqual((await ask({ meaning: 'charged twice' }, signed.body.access_token)).body, {
    items: [],
    waiting: 0,
  })
  const limited = await service.token(['read:call-analysis-requests'])
  assert.equal((await ask({ meaning: 'charged twice' }, limited)).status, 403)
})

test('of an erased call, and of one whose words are let go of, no vector remains and nothing is found', async () => {
  const meaning = 'a dog has bitten the postman'
  for (const removed of ['erased', 'let go'] as const) {
    const id = await write('The postman was bitten by our dog this morning and had to see a doctor.')
    await read()
    assert.equal((await find(meaning))[0], id)
    if (removed === 'erased') await service.client.calls.delete(id)
    else assert.ok(await service.database.transaction().execute((tx) => letGoOfWords(tx, id, new Date())))
    assert.equal(await countRows(id), 0, removed)
    assert.ok(!(await find(meaning)).includes(id))
  }
})

test('a call that is erased or changed while it is read keeps nothing', async () => {
  const erased = await write('The lift in our building has been broken since Monday.')
  const due = await claimDuePassages(service.database)
  assert.equal(due?.callId, erased)
  await service.client.calls.delete(erased)
  const one = { firstTurn: 0, from: 0, lastTurn: 0, to: 5 }
  const meanings = await engine.read(['The lift'], signal)
  assert.equal(await savePassages(service.database, due, [{ ...one, ...meanings[0]! }], engine.id), false)
  assert.equal(await countRows(erased), 0)
  const changed = await write('The lift in our building has been broken since Tuesday.')
  const read = await claimDuePassages(service.database)
  await sql`update transcription set segments = jsonb_set(segments, '{0,text}', '"redacted"') where call_id = ${changed}`.execute(
    service.database,
  )
  assert.equal(await savePassages(service.database, read!, [{ ...one, ...meanings[0]! }], engine.id), false)
  await service.client.calls.delete(changed)
})

test('a call in another language is left out, and says so by not waiting', async () => {
  const id = await write('Me han cobrado dos veces la misma factura y quiero que me devuelvan el dinero.')
  await sql`update transcription set language = 'es' where call_id = ${id}`.execute(service.database)
  await read()
  const { body } = await ask({ meaning: 'charged twice' })
  assert.ok(!body.items.some(({ call_id }: { call_id: string }) => call_id === id))
  assert.equal(body.waiting, 0)
})
