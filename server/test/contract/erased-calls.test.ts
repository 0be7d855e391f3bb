import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { stageNames } from '../../src/domain/call.ts'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { type Answer, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

/** Stands in everything a call brings with it, sound included, and nowhere else. */
const marker = 'Quetzalcoatlus'
const erased = '002-002-0003'

let service: TestService
let token: string
let calls: string

before(async () => {
  service = await startTestService()
  token = await service.token()
  calls = `${service.address}/v1/call-analysis`
  const json = {
    name: 'Quality',
    xscore_template: true,
    template_variables: [
      { key: 'reason', type: 'STRING' },
      { key: 'greets', type: 'BOOLEAN' },
    ],
    template_metadata: [{ key: 'campaign', type: 'STRING', grouping: true }],
  }
  assert.equal((await send(`${service.address}/v1/models`, { token, json })).status, 201)
})
after(() => service.stop())

/** A recording that names the marker in a chunk of its own. */
function writeMarkedWav(): Buffer {
  const wav = writeToneWav(1)
  const text = Buffer.from(marker.padEnd(16, '\0'))
  const info = Buffer.concat([Buffer.from('LIST    INFOINAM    '), text])
  info.writeUInt32LE(info.length - 8, 4)
  info.writeUInt32LE(text.length, 16)
  const marked = Buffer.concat([wav, info])
  marked.writeUInt32LE(marked.length - 8, 4)
  return marked
}

const audio = writeMarkedWav()
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 0.5, text: `Good morning, this is ${marker} Limited.` },
  { speaker: 'Customer', startSeconds: 0.5, endSeconds: 1, text: `The ${marker} I bought is broken.` },
]
const markedFields = {
  agent_id: `agent-${marker}`,
  agent_name: `Ana ${marker}`,
  additional_parameters: JSON.stringify({ campaign: marker, [`about ${marker}`]: { deep: [marker] } }),
}

let count = 0
const submit = (fields: Record<string, string> = {}, key?: string): Promise<Answer> =>
  send(calls, {
    method: 'POST',
    token,
    headers: key ? { 'idempotency-key': key } : {},
    body: callForm({
      audio,
      fileName: `${marker}.wav`,
      fields: { external_id: `call-${++count}`, ...markedFields, ...fields },
    }),
  })
const erase = (id: string, as = token) => send(`${calls}/${id}`, { method: 'DELETE', token: as })
const read = async (path: string): Promise<Json> => (await send(`${calls}${path}`, { token })).body

/** Does all the work that waits, as a worker would; what came of each piece. */
async function work(): Promise<string[]> {
  const house = await openTestHouse(service, createScriptedSpeech({ turns }))
  const outcomes: string[] = []
  try {
    for (const stage of stageNames)
      for (const job of await house.queue.fetch(stage, 50))
        outcomes.push(await runStage(house, job, new AbortController().signal))
  } finally {
    await house.close()
  }
  return outcomes
}

/** Every table of every schema in which the marker still stands. */
async function tablesWithMarker(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    service.database,
  )
  assert.ok(tables.some(({ name }) => name === 'pgboss.job'))
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(name)} as t where to_jsonb(t)::text ilike ${`%${marker}%`} limit 1`.execute(
      service.database,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Every file of the service with the marker in its name or its bytes. */
async function filesWithMarker(): Promise<string[]> {
  const entries = await readdir(service.dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (path.includes(marker) || (await readFile(path)).includes(marker)) found.push(path)
  }
  return found
}

test('after a call is erased, not a word and not a sound of it is left anywhere', async () => {
  const { body: call } = await submit({}, `key-${marker}`)
  await work()
  const again = await send(`${calls}/${call.id}/rerun`, {
    token,
    json: { from: 'audio' },
    headers: { 'idempotency-key': 'again' },
  })
  assert.equal(again.status, 201)
  await work()
  assert.equal((await read(`/${call.id}`)).status, 'PROCESS_COMPLETED')
  const tables = await tablesWithMarker()
  for (const name of ['call', 'transcription', 'call_result', 'idempotency_key'])
    assert.ok(tables.includes(`public.${name}`), `${name} held the marker, so it is searched`)
  assert.equal((await filesWithMarker()).length, 1, 'and so did the recording')

  assert.equal((await erase(call.id)).status, 204)
  assert.deepEqual(await tablesWithMarker(), [])
  assert.deepEqual(await filesWithMarker(), [])
})

test('a call erased before anybody heard it leaves as little', async () => {
  const { body: call } = await submit()
  assert.equal((await erase(call.id)).status, 204)
  assert.deepEqual(await work(), ['not ours'])
  assert.deepEqual(await tablesWithMarker(), [])
  assert.deepEqual(await filesWithMarker(), [])
  assert.equal((await read(`/${call.id}`)).status, 'PENDING')
})

test('only whoever may erase calls can, and only its own; erasing twice is no fault', async () => {
  const { body: call } = await submit()
  const others = scopes.filter((scope) => scope !== 'delete:call-analysis')
  assertRefusal(await erase(call.id, await service.token(others)), 403, '001-001-0003')
  const stranger = await service.token(['delete:call-analysis'])
  assertRefusal(await erase(call.id, stranger), 404, '001-001-0001')
  assertRefusal(await erase(newId()), 404, '001-001-0001')
  assertRefusal(await erase('call-1'), 422, '001-002-0002', 'id')
  assert.equal((await read(`/${call.id}`)).enabled, true)
  const first = await erase(call.id)
  assert.equal(first.status, 204)
  assert.equal(first.body, '')
  const tombstone = await read(`/${call.id}`)
  assert.equal((await erase(call.id)).status, 204)
  assert.deepEqual(await read(`/${call.id}`), tombstone)
  assertRefusal(await erase(call.id, stranger), 404, '001-001-0001')
})

test('an erased call still says that it was there, and only that', async () => {
  const { body: call } = await submit({ external_id: 'tombstone' })
  await work()
  await erase(call.id)
  const tombstone = await read(`/${call.id}`)
  assert.deepEqual(tombstone, {
    id: call.id,
    external_id: 'tombstone',
    agent_id: null,
    agent_name: null,
    model_id: call.model_id,
    status: 'PROCESS_COMPLETED',
    error_message: null,
    original_file_name: null,
    additional_parameters: null,
    analysis_result: null,
    xscore_result: null,
    total_score: null,
    expected_score: null,
    score_percentage: null,
    summary: null,
    insights: null,
    keywords: null,
    enabled: false,
    created_at: call.created_at,
    created_by: call.created_by,
    updated_at: tombstone.updated_at,
    updated_by: service.clientId,
  })
  for (const path of ['transcription', 'audio-file', 'results'])
    assertRefusal(await send(`${calls}/${call.id}/${path}`, { token }), 410, erased)
  for (const json of [{}, { from: 'audio' }, { from: 'transcript' }])
    assertRefusal(await send(`${calls}/${call.id}/rerun`, { token, json }), 410, erased)
  const { body: history } = await send(`${calls}/${call.id}/history`, { token })
  assert.match(history.at(-1).note, /erased/i)
})

test('an erased call is in no list, no search and no statistics, unless erased calls are asked for', async () => {
  const { body: model } = await send(`${service.address}/v1/models`, {
    token,
    json: { name: 'Counted', xscore_template: true },
  })
  const ids: string[] = []
  for (let number = 0; number < 3; number++) ids.push((await submit({ model_name: model.name })).body.id)
  await work()
  const counted = async (path: string): Promise<Json> =>
    (await send(`${service.address}/v1/stats/${path}model_name=Counted`, { token })).body
  const listed = async (query: string) => {
    const { items, total } = await read(`?model_name=Counted&include_total=true&${query}`)
    assert.equal(total, items.length)
    return new Set(items.map(({ id }: Json) => id))
  }
  assert.equal((await counted('basic?')).total_requests, 3)
  assert.deepEqual(await listed(`q=${marker}`), new Set(ids))
  const [gone, ...left] = ids
  await erase(gone!)
  for (const query of [
    '',
    'enabled=true',
    `q=${marker}`,
    `agent_id=agent-${marker}`,
    'sort=-score_percentage',
  ])
    assert.deepEqual(await listed(query), new Set(left), query)
  assert.deepEqual(await listed('enabled=false'), new Set([gone]))
  assert.deepEqual(await listed(`enabled=false&q=${marker}`), new Set())
  const basic = await counted('basic?')
  assert.equal(basic.total_requests, 2)
  assert.deepEqual(basic.statuses, [{ status: 'PROCESS_COMPLETED', count: 2 }])
  const [group] = await counted('grouping-fields?grouping_field_key=campaign&')
  assert.deepEqual([group.grouping_field_value, group.total_requests], [marker, 2])
  for (const id of left) await erase(id)
  assert.equal((await counted('basic?')).total_requests, 0)
  assert.deepEqual(await counted('grouping-fields?grouping_field_key=campaign&'), [])
  assert.deepEqual(await tablesWithMarker(), [])
})

test('the same recording sent again after it was erased is a new call', async () => {
  const first = await submit({ external_id: 'twice' }, 'twice')
  const repeated = await submit({ external_id: 'twice' })
  assert.equal(repeated.body.id, first.body.id)
  assert.equal(repeated.headers.get('idempotent-replayed'), 'true')
  await erase(first.body.id)
  const second = await submit({ external_id: 'twice' })
  assert.equal(second.status, 201)
  assert.equal(second.headers.get('idempotent-replayed'), null)
  assert.notEqual(second.body.id, first.body.id)
  await work()
  assert.equal((await read(`/${second.body.id}`)).status, 'PROCESS_COMPLETED')
  assert.equal((await read(`/${first.body.id}`)).enabled, false)
  await erase(second.body.id)
  assert.deepEqual(await filesWithMarker(), [])
})
