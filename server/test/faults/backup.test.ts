import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { backUp } from '../../src/store/backup/back-up.ts'
import { BackupError } from '../../src/store/backup/backup-error.ts'
import { restoreHouse } from '../../src/store/backup/restore-house.ts'
import { openDatabase } from '../../src/store/database.ts'
import { markedFolder } from '../../src/store/installation.ts'
import { listMigrations, migrate } from '../../src/store/migrate.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { callForm, send } from '../support/http.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let folder: string
const ids: string[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-backup-faults-'))
  service = await startTestService()
  const token = await service.token()
  await service.client.models.create({ name: 'Quality' })
  for (let number = 0; number < 3; number++) {
    const body = callForm({ fields: { external_id: `call-${number}` }, audio: writeToneWav(1) })
    ids.push((await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })).body.id)
  }
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const fileOf = (dataDir: string, id: string) => join(dataDir, 'recordings', id.slice(-2), id)

/** Takes so many bytes, then says that the disk is full. */
function outputOf(capacity: number): { output: Writable; bytes: () => Buffer } {
  const chunks: Buffer[] = []
  let written = 0
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += chunk.length
      if (written > capacity) return done(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      chunks.push(chunk)
      done()
    },
  })
  return { output, bytes: () => Buffer.concat(chunks) }
}

test('a recording that was damaged on its disk is told as missing, and does not come back as if it were good', async () => {
  const [cut, changed, whole] = ids as [string, string, string]
  await truncate(fileOf(service.dataDir, cut), 1000)
  await writeFile(fileOf(service.dataDir, changed), Buffer.from(writeToneWav(1)).fill(7, 60, 61))
  // A copy with bleeps whose bytes are not what its name says.
  const fingerprint = 'a'.repeat(64)
  await writeFile(`${fileOf(service.dataDir, whole)}.${fingerprint}.flac`, 'no sound')
  await sql`
    update recording set redaction = 'redacted', redaction_kinds = '{cards}', redaction_found = '{"cards": 1}',
      redacted_bytes = 8, redacted_sha256 = ${fingerprint}
    where call_id = ${whole}`.execute(service.database)
  const recordings = await openDiskRecordings(service.dataDir)
  const { output, bytes } = outputOf(Number.POSITIVE_INFINITY)
  const made = await backUp({ connection: service.connection, recordings }, output)
  assert.deepEqual([made.calls, made.recordings, made.missing], [3, 1, 3])

  const target = await createTestDatabase()
  const dataDir = join(folder, 'damaged')
  try {
    const there = await openDiskRecordings(dataDir)
    const into = { connection: target.connection, recordings: there, place: markedFolder(dataDir) }
    const restored = await restoreHouse(into, Readable.from([bytes()]))
    assert.deepEqual([restored.calls, restored.recordings, restored.missing], [3, 1, 3])
    assert.deepEqual(
      [await there.has(cut), await there.has(changed), await there.has(whole)],
      [false, false, true],
    )
    assert.equal(await there.readRedacted(whole, fingerprint), undefined)
    assert.deepEqual(await readdir(join(dataDir, 'incoming')), [])
  } finally {
    await target.drop()
  }
})

test('a backup whose disk is full in the middle of a table ends at once, says so, and holds nothing up', async () => {
  await sql`
    insert into audit_entry (workspace_id, actor, action, subject_type, subject_id, detail)
    select ${service.clientId}, 'x', 'a', 'b', 'c', jsonb_build_object('t', repeat(md5(number::text), 40))
    from generate_series(1, 20000) as number`.execute(service.database)
  const recordings = await openDiskRecordings(service.dataDir)
  const { output } = outputOf(1_500_000)
  await assert.rejects(backUp({ connection: service.connection, recordings }, output), { code: 'ENOSPC' })
  const held = async () =>
    (
      await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and query like 'copy %'`.execute(service.database)
    ).rows[0]!.count
  while ((await held()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
})

test('a backup before an upgrade takes the tables as they are, and of tables it does not know it says what to do', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  const env = { DATABASE_URL: own.url }
  const applied = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)).rows.map(
      ({ name }) => name,
    )
  try {
    const dataDir = join(folder, 'levels')
    const { output } = outputOf(Number.POSITIVE_INFINITY)
    const recordings = await openDiskRecordings(dataDir)
    const refuses = (sentence: RegExp) =>
      assert.rejects(backUp({ connection: own.connection, recordings }, output), (error: Error) => {
        assert.ok(error instanceof BackupError, error.stack)
        assert.match(error.message, sentence)
        return true
      })
    await sql`drop schema public cascade; create schema public`.execute(database)
    await refuses(/^No Callmark has run on this database/)

    const all = await listMigrations()
    await migrate(own.connection, all[5])
    await refuses(/older Callmark.*callmark migrate/)

    const before = all.slice(0, all.indexOf('0010-retention') + 1)
    await migrate(own.connection, before.at(-1))
    const file = join(folder, 'before.tar')
    const made = await spawnCallmark(dataDir, ['backup', file], env).ended
    assert.equal(made.code, 0, made.output)
    assert.deepEqual(await applied(), before, 'not upgraded by the way')
    assert.ok(!(await readdir(folder)).some((name) => name.includes('partial')))

    await migrate(own.connection)
    await sql`insert into kysely_migration values ('9999-later', '2030')`.execute(database)
    await refuses(/another Callmark.*that version or a later one/)
  } finally {
    await database.destroy()
    await own.drop()
  }
})
