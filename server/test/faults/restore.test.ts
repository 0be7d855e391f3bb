import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { backUp } from '../../src/store/backup/back-up.ts'
import { BackupManifest } from '../../src/store/backup/backup-format.ts'
import { restoreHouse } from '../../src/store/backup/restore-house.ts'
import { writeArchive } from '../../src/store/backup/write-archive.ts'
import { eraseRows } from '../../src/store/calls/erase-rows.ts'
import { openDatabase } from '../../src/store/database.ts'
import { checkInstallation, markedFolder } from '../../src/store/installation.ts'
import { listMigrations } from '../../src/store/migrate.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { actingAs } from '../support/acting-as.ts'
import { callForm, send } from '../support/http.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const word = 'ostrichsaddle'
let service: TestService
let folder: string
let whole: Buffer
const ids: string[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-restore-'))
  service = await startTestService()
  const token = await service.token()
  await service.client.models.create({ name: 'Quality' })
  for (let number = 0; number < 3; number++) {
    const body = callForm({ fields: { external_id: `call-${number}` }, audio: writeToneWav(20) })
    ids.push((await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })).body.id)
  }
  await service.database
    .updateTable('transcription')
    .set({ status: 'COMPLETED', text: `A ${word}.` })
    .execute()
  whole = await backUpWith({})
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

function collect(): { output: Writable; bytes: () => Buffer } {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { output, bytes: () => Buffer.concat(chunks) }
}

async function backUpWith(change: Partial<Awaited<ReturnType<typeof openDiskRecordings>>>): Promise<Buffer> {
  const { output, bytes } = collect()
  const recordings = { ...(await openDiskRecordings(service.dataDir)), ...change }
  await backUp({ connection: service.connection, recordings }, output)
  return bytes()
}

/** A fresh house to restore into, and what the test finds in it. */
async function openTarget(name: string) {
  const { connection, url, drop } = await createTestDatabase()
  const database = openDatabase(connection, 2)
  const dataDir = join(folder, name)
  const recordings = await openDiskRecordings(dataDir)
  const close = async () => {
    await database.destroy()
    await drop()
  }
  return { connection, url, database, dataDir, recordings, place: markedFolder(dataDir), close }
}

const countCalls = async (database: Awaited<ReturnType<typeof openTarget>>['database']) =>
  (await sql<{ calls: number }>`select count(*) as calls from call`.execute(database)).rows[0]!.calls

test('a restore that is killed half-way leaves an empty database, and is simply run again', async () => {
  const target = await openTarget('killed')
  try {
    const pipe = join(folder, 'slow')
    await promisify(execFile)('mkfifo', [pipe])
    const restoring = spawnCallmark(target.dataDir, ['restore', pipe], { DATABASE_URL: target.url })
    const feed = await open(pipe, 'r+')
    await feed.write(whole.subarray(0, Math.floor(whole.length * 0.8)))
    const kept = () => readdir(join(target.dataDir, 'recordings')).catch(() => [])
    while ((await kept()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    restoring.child.kill('SIGKILL')
    await restoring.ended
    await feed.close()
    assert.equal(await countCalls(target.database), 0)
    const mark = () => readFile(join(target.dataDir, 'installation-id'), 'utf8')
    assert.equal((await mark()).trim(), 'restoring')
    await assert.rejects(checkInstallation(target.database, target.place), /restore was not finished/)

    const file = join(folder, 'whole.tar')
    await writeFile(file, whole)
    const again = await spawnCallmark(target.dataDir, ['restore', file], { DATABASE_URL: target.url }).ended
    assert.equal(again.code, 0, again.output)
    assert.equal(await countCalls(target.database), 3)
    await checkInstallation(target.database, target.place)
  } finally {
    await target.close()
  }
})

test('a backup with a damaged row is refused in a sentence that says where, and quotes nothing', async () => {
  const target = await openTarget('damaged')
  const spoil = (from: string, to: string) => {
    assert.equal(from.length, to.length)
    const spoiled = Buffer.from(whole)
    spoiled.write(to, whole.indexOf(from), 'latin1')
    return spoiled
  }
  const day = new Date().toISOString().slice(0, 10)
  const word3 = word.slice(0, -1)
  try {
    const spoiled = {
      'an extra column': [spoil('call-1', 'cal\t-1'.slice(0, 6)), /row 2 of the table "call"/],
      'no such day': [spoil(`${day} `, '2025-13-41 '), /row 1 of the table "\w+", column "\w+",/],
      'no such letter': [spoil(word, `${word3}\xff`), /row \d of the table "transcription"/],
    } as const
    for (const [fault, [backup, where]] of Object.entries(spoiled)) {
      const file = join(folder, `${fault}.tar`)
      await writeFile(file, backup)
      const { code, output } = await spawnCallmark(target.dataDir, ['restore', file], {
        DATABASE_URL: target.url,
      }).ended
      assert.equal(code, 1)
      assert.match(
        output,
        /^This backup is damaged: [^\n]*Nothing was restored\. Use another copy of it\.\n$/,
      )
      assert.match(output, where, fault)
      assert.doesNotMatch(output, / {4}at |2025-13|ostrich|cal\t/)
      assert.equal(await countCalls(target.database), 0)
    }
    await restoreHouse(target, Readable.from([whole]))
    assert.equal(await countCalls(target.database), 3)
  } finally {
    await target.close()
  }
})

// Holds Retention and the audit log: what was erased stays erased
test('what is erased or let go of while a backup is made does not come back', async () => {
  let read = 0
  const disk = await openDiskRecordings(service.dataDir)
  const made = await backUpWith({
    read: async (id, range) => {
      // With the second recording: the first is in the backup by then, the third is not yet.
      if (++read === 2) {
        for (const erased of [ids[0]!, ids[2]!]) {
          await service.database
            .transaction()
            .execute((tx) => eraseRows(tx, actingAs(service.clientId), erased))
          await disk.remove(erased)
        }
      }
      return disk.read(id, range)
    },
  })
  const target = await openTarget('erased')
  try {
    await restoreHouse(target, Readable.from([made]))
    const calls = await target.database.selectFrom('call').select(['id', 'erased_at']).orderBy('id').execute()
    assert.deepEqual(
      calls.map(({ erased_at }) => erased_at !== null),
      [true, false, true],
    )
    const names = await readdir(join(target.dataDir, 'recordings'), { recursive: true })
    for (const erased of [ids[0]!, ids[2]!]) assert.ok(!names.some((name) => name.includes(erased)))
    assert.ok(names.some((name) => name.includes(ids[1]!)))
    const { rows } = await sql<{ told: number }>`
      select count(*) as told from transcription where text like ${`%${word}%`}`.execute(target.database)
    assert.equal(rows[0]!.told, 1)
  } finally {
    await target.close()
  }
})

test('a backup of an older Callmark goes into a database without tables, which are then brought up to date', async () => {
  const migrations = (await listMigrations()).slice(0, 6)
  const { output, bytes } = collect()
  const archive = writeArchive(output)
  const columns = ['id', 'name', 'secret_hash', 'scopes', 'enabled', 'created_at', 'updated_at']
  const header = {
    format: 1,
    callmark: '0.0.1',
    created_at: new Date().toISOString(),
    migrations,
    tables: [{ name: 'client', columns }],
  }
  await archive.add('callmark-backup.json', Buffer.from(JSON.stringify(header)))
  const row = ['cm_old', 'Ol\\td', 'none', '{read:audit}', 't', '2025-01-02 03:04:05.678901+00', '\\N']
  await archive.add('tables/client/00000001', Buffer.from(`${row.join('\t')}\n`))
  await archive.finish((index) =>
    BackupManifest.parse({
      ...index,
      rows: { client: 1 },
      counters: [],
      recordings: 0,
      redacted: 0,
      missing: 0,
      erased: [],
      audio_removed: [],
      transcript_removed: [],
    }),
  )
  const target = await openTarget('older')
  try {
    await assert.rejects(
      restoreHouse(target, Readable.from([bytes()])),
      /older than the tables of this database/,
    )
    await sql`drop schema public cascade`.execute(target.database)
    await sql`create schema public`.execute(target.database)
    await restoreHouse(target, Readable.from([bytes()]))
    const [client] = await target.database.selectFrom('client').selectAll().execute()
    assert.equal(client?.name, 'Ol\td')
    const [workspace] = await target.database.selectFrom('workspace').selectAll().execute()
    assert.deepEqual([workspace?.id, workspace?.name], [client?.workspace_id, 'Ol\td'])
    assert.equal(workspace?.retain_audio_days, null)
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      target.database,
    )
    assert.deepEqual(
      applied.rows.map(({ name }) => name),
      await listMigrations(),
    )
    await checkInstallation(target.database, target.place)
    assert.match(await readFile(join(target.dataDir, 'installation-id'), 'utf8'), /^[0-9a-f-]{36}\n$/)
  } finally {
    await target.close()
  }
})
