import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { readDuePassages } from '../../src/calls/start-passages.ts'
import { letGo } from '../../src/calls/start-retention.ts'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { newId } from '../../src/domain/new-id.ts'
import { createMeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { backUp } from '../../src/store/backup/back-up.ts'
import { restoreHouse } from '../../src/store/backup/restore-house.ts'
import type { Database } from '../../src/store/database.ts'
import { openDatabase } from '../../src/store/database.ts'
import { markedFolder } from '../../src/store/installation.ts'
import { insertPassagesDue, removePassages } from '../../src/store/passages/passages.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { writeAskedCalls } from '../support/asked-calls.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const said = (text: string) => [{ speaker: 'Customer', startSeconds: 0, endSeconds: 2, text }]
const dog = 'The postman was bitten by our dog this morning and had to see a doctor.'
const lift = 'The lift in our building has been broken since Monday and nobody repairs it.'

let service: TestService
let token: string
let folder: string
let modelId: number
const engine = createMeaningEngine()

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-passages-'))
  service = await startTestService({ env: { SEARCH_MEANING: 'on', RATE_LIMIT_PER_MINUTE: '0' } })
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Care' })).id
})
after(async () => {
  await engine.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A call that has ended, read for search by meaning. */
async function makeCall(text: string): Promise<string> {
  return (await writeAskedCalls(service, modelId, [text], () => ({ externalId: newId() }), engine))[0]!
}

/** One that has a recording, and waits. */
async function submit(): Promise<string> {
  const { body } = await send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({
      audio: writeToneWav(2),
      fields: { external_id: 'submitted', agent_id: 'agent-1', model_name: 'Care' },
    }),
  })
  return body.id
}

const read = () => readDuePassages(service.database, engine, new AbortController().signal)

async function find(meaning: string, address = service.address): Promise<Json> {
  const query = new URLSearchParams({ meaning, limit: '1' })
  const { status, body } = await send(`${address}/v1/call-analysis/passages?${query}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body.items[0] ?? { call_id: null }
}

async function vectorsOf(id: string, database: Database = service.database): Promise<string | undefined> {
  const { rows } = await sql<{ all: string }>`
    select places::text || encode(codes, 'hex') || encode(vectors, 'hex') || made_by as all
    from call_passages where call_id = ${id}`.execute(database)
  return rows[0]?.all
}

async function isDue(id: string): Promise<boolean> {
  const { rows } = await sql`select from passages_due where call_id = ${id}`.execute(service.database)
  return rows.length > 0
}

test('run again from its transcript a call keeps its vectors; from its recording it is read anew', async () => {
  const id = await submit()
  await finishCalls(service, said(dog))
  await read()
  const first = await vectorsOf(id)
  assert.ok(first)
  await service.client.calls.rerun(id, { from: 'transcript' })
  assert.equal((await find('a dog has bitten somebody')).call_id, id, 'it is found meanwhile')
  await finishCalls(service, [])
  assert.deepEqual([await vectorsOf(id), await isDue(id)], [first, false])
  await service.client.calls.rerun(id, { from: 'audio' })
  assert.deepEqual(
    [await vectorsOf(id), await isDue(id)],
    [undefined, false],
    'nobody knows what was said now',
  )
  await finishCalls(service, said(lift))
  assert.equal(await isDue(id), true)
  await read()
  assert.notEqual(await vectorsOf(id), first)
  const found = await find('the elevator does not work')
  assert.deepEqual([found.call_id, found.turns[0].text], [id, lift])
  assert.notEqual((await find('a dog has bitten somebody')).turns?.[0].text, dog)
  await service.client.calls.delete(id)
})

test('what retention lets go of takes its vectors along; a recording that goes alone leaves them', async () => {
  const id = await makeCall(dog)
  const recordings = await openDiskRecordings(service.dataDir)
  await sql`update call set created_at = now() - interval '40 days' where id = ${id}`.execute(
    service.database,
  )
  const store = { database: service.database, recordings }
  await letGo(store, { audio: 30, transcript: undefined })
  assert.ok(await vectorsOf(id))
  assert.equal((await find('a dog has bitten somebody')).call_id, id)
  const gone = await letGo(store, { audio: 30, transcript: 30 })
  assert.equal(gone.transcript, 1)
  assert.deepEqual([await vectorsOf(id), await isDue(id)], [undefined, false])
  assert.equal((await find('a dog has bitten somebody')).call_id, null)
})

test('a call that goes before it was read leaves nothing to read', async () => {
  for (const removed of ['erased', 'retention']) {
    const id = await makeCall(dog)
    // As if it had just ended.
    await service.database.transaction().execute(async (tx) => {
      await removePassages(tx, id)
      await insertPassagesDue(id).execute(tx)
    })
    assert.equal(await isDue(id), true)
    if (removed === 'erased') await service.client.calls.delete(id)
    else {
      await sql`update call set created_at = now() - interval '40 days' where id = ${id}`.execute(
        service.database,
      )
      const recordings = await openDiskRecordings(service.dataDir)
      await letGo({ database: service.database, recordings }, { audio: undefined, transcript: 30 })
    }
    assert.equal(await isDue(id), false, removed)
    await read()
    assert.equal(await vectorsOf(id), undefined, removed)
  }
})

test('what is erased by one process is found by no other, though it holds the codes in memory', async () => {
  const id = await makeCall(lift)
  const { host, port, user, password, database } = service.connection
  const other = await startService(
    readConfig({
      PORT: '0',
      DATA_DIR: service.dataDir,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`,
      LOG_LEVEL: 'silent',
      SEARCH_MEANING: 'on',
      PUBLIC_URL: service.address,
    }),
    { work: false, onLost: () => {} },
  )
  try {
    for (const address of [other.address, service.address])
      assert.equal((await find('the elevator does not work', address)).call_id, id)
    await service.client.calls.delete(id)
    for (const address of [other.address, service.address])
      assert.equal((await find('the elevator does not work', address)).call_id, null)
    assert.equal(await vectorsOf(id), undefined)
  } finally {
    await other.stop()
  }
})

test('a backup brings the vectors back, and what comes back is found without being read again', async () => {
  const kept = await makeCall(dog)
  const erased = await makeCall(lift)
  await service.client.calls.delete(erased)
  const target = await createTestDatabase()
  const dataDir = join(folder, 'restored')
  const archive = new PassThrough()
  const recordings = await openDiskRecordings(service.dataDir)
  const restored = restoreHouse(
    {
      connection: target.connection,
      recordings: await openDiskRecordings(dataDir),
      place: markedFolder(dataDir),
    },
    archive,
  )
  await backUp({ connection: service.connection, recordings }, archive)
  await restored
  const database = openDatabase(target.connection, 2)
  try {
    assert.equal(await vectorsOf(kept, database), await vectorsOf(kept))
    assert.equal(await vectorsOf(erased, database), undefined)
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: target.url, LOG_LEVEL: 'silent' }
    const config = readConfig({ ...env, SEARCH_MEANING: 'on', PUBLIC_URL: service.address })
    const other = await startService(config, { work: false, onLost: () => {} })
    try {
      assert.equal((await find('a dog has bitten somebody', other.address)).call_id, kept)
      assert.equal(
        (await find('the elevator does not work', other.address)).call_id,
        kept,
        'there is no other',
      )
      const erasing = await send(`${other.address}/v1/call-analysis/${kept}`, { method: 'DELETE', token })
      assert.ok(erasing.status < 300, JSON.stringify(erasing.body))
      assert.equal((await find('a dog has bitten somebody', other.address)).call_id, null)
      assert.equal(await vectorsOf(kept, database), undefined)
    } finally {
      await other.stop()
    }
  } finally {
    await database.destroy()
    await target.drop()
  }
})
