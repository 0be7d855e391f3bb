import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { callStatuses, finalStatuses } from '../../src/domain/call.ts'
import { queueForgottenCalls } from '../../src/pipeline/queue-forgotten-calls.ts'
import { rollUp } from '../../src/stats/start-roller.ts'
import { BackupError } from '../../src/store/backup/backup-error.ts'
import { checkPlace, restoreHouse } from '../../src/store/backup/restore-house.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { markedFolder } from '../../src/store/installation.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { type RedactingService, startRedactingService, timeWords } from '../support/redacted-calls.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 4, text: 'Hello, this is Ana. Which card is it?' },
  { speaker: 'Customer', startSeconds: 4, endSeconds: 11, text: 'It is 4111 1111 1111 1111, and “déjà vu”.' },
].map(timeWords)

let house: RedactingService
let url: string
let folder: string
let backup: string
/** Every row when the backup was made: whoever reads afterwards is noted. */
let saved: Record<string, string[]>
const ids: string[] = []
const databases: Awaited<ReturnType<typeof createTestDatabase>>[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-backup-'))
  backup = join(folder, 'all.tar')
  house = await startRedactingService('cards')
  const { host, port, user, password, database } = house.service.connection
  url = `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`
  for (let number = 0; number < 3; number++) ids.push(await house.submit(`sale ${number}.wav`))
  await house.work(turns, ['cards'])
  // A second revision, a result put away with its transcript, an erased call, one half done and one that only waits.
  const [model] = await house.service.client.models.list()
  await house.service.client.models.categories.create(model!.id, { name: 'Manners', max_score: 10 })
  await house.rerun(ids[0]!)
  await house.work(turns, ['cards'])
  await house.service.client.calls.delete(ids[1]!)
  await rollUp(house.service.database, { calls: 1, seconds: 0 })
  ids.push(await house.submit('waiting.wav'), await house.submit('in hand.wav'))
  await house.service.database
    .updateTable('call')
    .set({ status: 'AUDIO_TRANSCRIPTION_IN_PROGRESS' })
    .where('id', '=', ids[4]!)
    .execute()
  await sql`select setval('turn_clock', 9000)`.execute(house.service.database)
  const made = await spawnCallmark(house.service.dataDir, ['backup', backup], { DATABASE_URL: url }).ended
  assert.equal(made.code, 0, made.output)
  assert.match(made.output, /Backed up 5 calls with 4 recordings/)
  saved = await dumpRows(house.service.database)
})
after(async () => {
  for (const database of databases) await database.drop()
  await house.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

async function emptyDatabase() {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

/** Every row of every table of ours, by table. */
async function dumpRows(database: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('installation', 'kysely_migration', 'kysely_migration_lock')`.execute(
    database,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const found = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} as row order by 1`.execute(database)
    rows[name] = found.rows.map(({ text }) => text)
  }
  return rows
}

async function dumpFiles(dataDir: string): Promise<Map<string, string>> {
  const names = (await readdir(join(dataDir, 'recordings'), { recursive: true })).sort()
  const files = new Map<string, string>()
  for (const name of names) {
    const path = join(dataDir, 'recordings', name)
    if ((await stat(path)).isFile()) files.set(name, (await readFile(path)).toString('base64'))
  }
  return files
}

// Holds Retention and the audit log: a backup comes back whole
test('a backup made while the service runs comes back whole on an embedded database, and from there elsewhere', async () => {
  assert.equal((await stat(backup)).mode & 0o777, 0o600)
  const embedded = join(folder, 'embedded')
  const restored = await spawnCallmark(embedded, ['restore', backup]).ended
  assert.equal(restored.code, 0, restored.output)
  assert.match(restored.output, /Restored 5 calls with 4 recordings/)
  const onward = join(folder, 'onward.tar')
  const again = await spawnCallmark(embedded, ['backup', onward]).ended
  assert.equal(again.code, 0, again.output)

  const target = await emptyDatabase()
  const dataDir = join(folder, 'elsewhere')
  const env = { DATABASE_URL: target.url }
  const recordings = await openDiskRecordings(dataDir)
  await restoreHouse(
    { connection: target.connection, recordings, place: markedFolder(dataDir) },
    createReadStream(onward),
  )

  const database = openDatabase(target.connection, 2)
  try {
    const now = await dumpRows(database)
    assert.deepEqual(now, saved)
    for (const table of ['call', 'call_result', 'call_search', 'call_fact', 'stats_rollup', 'audit_entry'])
      assert.ok(now[table]!.length > 0, table)
    assert.deepEqual(await dumpFiles(dataDir), await dumpFiles(house.service.dataDir))
    const copies = [...(await dumpFiles(dataDir)).keys()].filter((name) => name.endsWith('.flac'))
    assert.equal(copies.length, 2, 'copies with bleeps')

    const config = readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      REDACT: 'cards',
      // Tokens name who gave them out.
      PUBLIC_URL: house.service.address,
      ...env,
    })
    const service = await startService(config, { work: false, onLost: () => {} })
    try {
      await compareAnswers(service.address)
      await assert.rejects(stat(join(dataDir, 'first-client.json')), 'no new client')
      await assert.rejects(checkPlace(markedFolder(dataDir)), /DATA_DIR .* is in use .* empty place/)
      const other = join(folder, 'other')
      const into = {
        connection: target.connection,
        recordings: await openDiskRecordings(other),
        place: markedFolder(other),
      }
      await assert.rejects(
        restoreHouse(into, createReadStream(onward)),
        /The database is not empty, so nothing was restored\. .*DATABASE_URL/,
      )
    } finally {
      await service.stop()
    }
    await checkCounters(database)
    await checkTakenUp(database, target.connection, dataDir)
  } finally {
    await database.destroy()
  }
})

/** The restored house knows the old one's clients, tokens included, and answers as it does. */
async function compareAnswers(address: string): Promise<void> {
  const token = await house.service.token()
  const paths = [
    '/v1/models',
    '/v1/models/1',
    '/v1/models/1/revisions',
    '/v1/call-analysis?limit=100&include_total=true',
    '/v1/call-analysis?q=hello',
    '/v1/stats/basic',
    '/v1/stats/grouping-fields?grouping_field_key=agent_id',
    ...ids.flatMap((id) =>
      ['', '/transcription', '/results', '/history'].map((part) => `/v1/call-analysis/${id}${part}`),
    ),
  ]
  const statuses = new Set<number>()
  for (const path of paths) {
    const [old, now] = [
      await send(house.service.address + path, { token }),
      await send(address + path, { token }),
    ]
    assert.deepEqual({ status: now.status, body: now.body }, { status: old.status, body: old.body }, path)
    statuses.add(now.status)
  }
  assert.ok(statuses.has(200))
  for (const id of ids) {
    const hear = (base: string) =>
      fetch(`${base}/v1/call-analysis/${id}/audio-file`, { headers: { authorization: `Bearer ${token}` } })
    const [old, now] = [await hear(house.service.address), await hear(address)]
    assert.equal(now.status, old.status)
    assert.deepEqual(await now.arrayBuffer(), await old.arrayBuffer())
  }
}

async function checkCounters(database: Database): Promise<void> {
  const next = async (where: Database) =>
    (
      await sql<{
        next: number
      }>`select nextval(pg_get_serial_sequence('model_category', 'id')) as next`.execute(where)
    ).rows[0]!.next
  assert.equal(await next(database), await next(house.service.database))
  // Whose turn it is among the clients, which no column counts.
  const turn = async (where: Database) =>
    (await sql<{ value: number }>`select last_value as value from turn_clock`.execute(where)).rows[0]!.value
  assert.equal(await turn(database), await turn(house.service.database))
  assert.ok((await turn(database)) > 0)
}

/** Whatever a call was in the middle of, the next worker finds it. */
async function checkTakenUp(
  database: Database,
  connection: RedactingService['service']['connection'],
  dataDir: string,
): Promise<void> {
  const lingering = callStatuses.filter(
    (status) => !finalStatuses.includes(status) && status !== 'TRANSCRIPTION_SUMMARIZED',
  )
  const worker = await openTestHouse(
    { ...house.service, connection, database, dataDir },
    createScriptedSpeech({ turns }),
  )
  try {
    for (const status of lingering) {
      await sql`delete from pgboss.job`.execute(database)
      await database.updateTable('call').set({ status }).where('id', '=', ids[4]!).execute()
      await queueForgottenCalls(worker)
      const jobs = await sql<{ id: string }>`select data->>'callId' as id from pgboss.job`.execute(database)
      assert.ok(
        jobs.rows.some(({ id }) => id === ids[4]),
        status,
      )
    }
  } finally {
    await worker.close()
  }
}

// Holds Retention and the audit log: a bad backup leaves nothing behind
test('a backup that is cut off, damaged, foreign or too new leaves the database empty, and a good one then goes in', async () => {
  const target = await emptyDatabase()
  const dataDir = join(folder, 'refusing')
  const bytes = await readFile(backup)
  const damaged = (change: (copy: Buffer) => void) => {
    const copy = Buffer.from(bytes)
    change(copy)
    return copy
  }
  const inSound = bytes.indexOf('RIFF') + 5000
  const cases: readonly (readonly [Buffer, RegExp])[] = [
    [bytes.subarray(0, Math.floor(bytes.length / 2)), /damaged or cut off/],
    [
      bytes.subarray(0, bytes.lastIndexOf('manifest.json') - (bytes.lastIndexOf('manifest.json') % 512)),
      /damaged or cut off/,
    ],
    [damaged((copy) => copy.writeUInt8(copy[inSound]! ^ 1, inSound)), /damaged or cut off/],
    [damaged((copy) => copy.write('"format":9', bytes.indexOf('"format":1'))), /made by a newer Callmark/],
    [
      damaged((copy) => copy.write('0001-foundatiom', bytes.indexOf('0001-foundation'))),
      /tables this one does not know/,
    ],
    [Buffer.from('hello'), /not a backup of Callmark/],
    [Buffer.alloc(0), /not a backup of Callmark/],
    [Buffer.alloc(4096, 'x'), /not a backup of Callmark/],
  ]
  const recordings = await openDiskRecordings(dataDir)
  const database = openDatabase(target.connection, 2)
  try {
    const into = { connection: target.connection, recordings, place: markedFolder(dataDir) }
    for (const [content, sentence] of cases) {
      await checkPlace(into.place)
      await assert.rejects(restoreHouse(into, Readable.from([content])), (error: Error) => {
        assert.ok(error instanceof BackupError, error.stack)
        assert.match(error.message, sentence)
        return true
      })
      assert.equal(Object.values(await dumpRows(database)).flat().length, 0)
      assert.equal((await dumpFiles(dataDir)).size, 0)
    }
    await checkPlace(into.place)
    await restoreHouse(into, Readable.from([bytes]))
    assert.deepEqual(await dumpRows(database), saved)
  } finally {
    await database.destroy()
  }
})
