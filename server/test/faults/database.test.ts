import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createClient } from '@callmark/client'
import { sql } from 'kysely'
import { StoreError } from '../../src/commands/house/open-store.ts'
import { type RunningService, startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { isOutOfReach, openDatabase } from '../../src/store/database.ts'
import { WrongDataDirError } from '../../src/store/installation.ts'
import { NewerDatabaseError } from '../../src/store/migrate.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { callForm, send } from '../support/http.ts'
import { createTestDatabase } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let dataDir: string
let proxy: DatabaseProxy
let service: RunningService
let token: string
let own: Awaited<ReturnType<typeof createTestDatabase>>
const start = (env: Record<string, string>, work = false) =>
  startService(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env }), { work, onLost: () => {} })
const submit = (externalId: string) => {
  const body = callForm({ audio: writeToneWav(1), fields: { external_id: externalId } })
  return send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
}
const hear = (id: string) =>
  fetch(`${service.address}/v1/call-analysis/${id}/audio-file`, {
    headers: { authorization: `Bearer ${token}` },
  })
const keptFiles = async () =>
  (await readdir(join(dataDir, 'recordings'), { recursive: true })).filter((name) => name.includes('/'))

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-database-'))
  own = await createTestDatabase()
  proxy = await openDatabaseProxy(own.connection)
  service = await start({ DATA_DIR: dataDir, DATABASE_URL: proxy.url }, true)
  const { client_id, client_secret } = service.firstClient!
  const client = createClient({ baseUrl: service.address, clientId: client_id, clientSecret: client_secret })
  await client.models.create({ name: 'Quality' })
  const { body } = await send(`${service.address}/v1/auth`, { json: service.firstClient })
  token = body.access_token
})
after(async () => {
  await service.stop()
  await proxy.close()
  await own.drop()
  await rm(dataDir, { recursive: true })
})

// Holds Statuses and bodies: 503 with `Retry-After` while the database is away
test('a service outlives its database going away: it says so, and goes on when it is back', async () => {
  const sending = Promise.allSettled(Array.from({ length: 6 }, (_, index) => submit(`outage-${index}`)))
  await new Promise((resolve) => setTimeout(resolve, 30))
  proxy.breakAll()
  const ready = await send(`${service.address}/readyz`)
  assert.equal(ready.status, 503)
  const refused = await send(`${service.address}/v1/models/1`, { token })
  assert.ok([200, 503].includes(refused.status), JSON.stringify(refused.body))
  for (const result of await sending) {
    assert.equal(result.status, 'fulfilled')
    assert.ok([201, 503].includes(result.value.status), JSON.stringify(result.value.body))
  }
  proxy.mend()
  let answer = await submit('after the outage')
  for (let tries = 0; answer.status !== 201 && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await submit('after the outage')
  }
  assert.equal(answer.status, 201)
  let status = ''
  while (!['PROCESS_COMPLETED', 'ERROR', 'TRANSCRIPTION_FAILED'].includes(status)) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    status = (await send(`${service.address}/v1/call-analysis/${answer.body.id}`, { token })).body.status
  }
  assert.equal(status, 'PROCESS_COMPLETED', 'the worker has come back too')
})

// Holds Submitting a call: after the 201 nothing loses it
test('a commit whose answer is lost on the way does not cost the recording', async () => {
  const files = (await keptFiles()).length
  proxy.loseNextCommit()
  const first = await submit('lost answer')
  const second = await submit('lost answer')
  assert.equal(second.status, 201)
  if (first.status === 201) assert.equal(first.body.id, second.body.id)
  assert.equal((await keptFiles()).length, files + 1)
  assert.equal((await hear(second.body.id)).status, 200)
})

test('a commit that arrives after everybody has given it up has its recording', async () => {
  const letItThrough = proxy.delayNextCall()
  const first = await submit('given up')
  assert.equal(first.status, 503, JSON.stringify(first.body))
  await letItThrough()
  const again = await submit('given up')
  assert.deepEqual([again.status, again.headers.get('idempotent-replayed')], [201, 'true'])
  const sound = await hear(again.body.id)
  assert.equal(sound.status, 200)
})

test('a call that has lost its sound gets it back from whoever sends it again', async () => {
  const { body } = await submit('lost sound')
  await rm(join(dataDir, 'recordings', body.id.slice(-2), body.id))
  assert.equal((await hear(body.id)).status, 410)
  const again = await submit('lost sound')
  assert.deepEqual([again.status, again.body.id], [201, body.id])
  const sound = await hear(body.id)
  assert.deepEqual(Buffer.from(await sound.arrayBuffer()), Buffer.from(writeToneWav(1)))
})

test('a transaction that is cut in the middle is told as a database out of reach', async () => {
  const database = openDatabase({ connectionString: proxy.url }, 1)
  try {
    const cut = database.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      proxy.breakAll()
      proxy.mend()
      // Until the connection knows that it is cut.
      await sql`select 1`.execute(tx).catch(() => {})
      await sql`select 1`.execute(tx)
    })
    await assert.rejects(cut, (error) => isOutOfReach(error))
  } finally {
    await database.destroy()
  }
})

test('a data directory is never used with a database it does not belong to', async () => {
  const other = await createTestDatabase()
  const elsewhere = await mkdtemp(join(tmpdir(), 'callmark-elsewhere-'))
  try {
    const files = await keptFiles()
    await assert.rejects(start({ DATA_DIR: dataDir, DATABASE_URL: other.url }), WrongDataDirError)
    await assert.rejects(start({ DATA_DIR: elsewhere, DATABASE_URL: own.url }), WrongDataDirError)
    assert.deepEqual(await keptFiles(), files)
  } finally {
    await rm(elsewhere, { recursive: true })
    await other.drop()
  }
})

test('what is wrong with DATABASE_URL is said in a sentence', async () => {
  const { user, password, database } = own.connection
  for (const [url, reason] of [
    ['postgres://nobody@127.0.0.1:1/x', /nothing listens/],
    [`${own.url.replace(String(database), 'no_such_database')}`, /no database of the name/],
    [`${own.url.replace(encodeURIComponent(String(password)), 'wrong')}`, /password/],
    [`${own.url.replace(`${user}:`, 'stranger:')}`, /password|may not connect/],
  ] as const) {
    await assert.rejects(start({ DATA_DIR: join(dataDir, 'never'), DATABASE_URL: url }), (error) => {
      assert.ok(error instanceof StoreError, String(error))
      assert.match(error.message, reason)
      return true
    })
  }
})

test('a start clears away what killed processes left, sets aside what it does not know, and minds stray files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'callmark-sweep-'))
  const mine = await createTestDatabase()
  try {
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    const id = '018f0000-0000-7000-8000-0000000000ab'
    const litter = [`incoming/${id}`, `recordings/ab/${id}`, `decoded/${id}-0.pcm`]
    const strays = ['recordings/.DS_Store', 'decoded/notes.txt', 'incoming/folder/inside']
    for (const path of [...litter, ...strays]) {
      await mkdir(join(folder, path, '..'), { recursive: true })
      await writeFile(join(folder, path), 'x')
      await utimes(join(folder, path), longAgo, longAgo)
    }
    const young = '018f0000-0000-7000-8000-0000000000ac'
    await writeFile(join(folder, 'incoming', young), 'x')
    const swept = await start({ DATA_DIR: folder, DATABASE_URL: mine.url })
    await swept.stop()
    assert.deepEqual((await readdir(join(folder, 'incoming'))).sort(), [young, 'folder'])
    assert.deepEqual((await readdir(join(folder, 'recordings'))).sort(), ['.DS_Store', 'ab'])
    assert.deepEqual(await readdir(join(folder, 'orphaned')), [id])
    assert.deepEqual(await readdir(join(folder, 'decoded')), ['notes.txt'])
  } finally {
    await mine.drop()
    await rm(folder, { recursive: true })
  }
})

test('a database of a newer Callmark is left alone, and the start says so', async () => {
  const newer = await createTestDatabase()
  const database = openDatabase(newer.connection, 1)
  try {
    await sql`insert into kysely_migration (name, timestamp) values ('9000-to-come', '')`.execute(database)
    const begun = start({ DATA_DIR: join(dataDir, 'newer'), DATABASE_URL: newer.url })
    await assert.rejects(begun, (error: Error) => {
      assert.ok(error instanceof NewerDatabaseError)
      assert.match(error.message, /newer Callmark.*"9000-to-come".*Start the newer version/)
      return true
    })
  } finally {
    await database.destroy()
    await newer.drop()
  }
})
