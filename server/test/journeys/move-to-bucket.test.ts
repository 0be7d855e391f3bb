import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openPlace } from '../../src/commands/house/open-recordings.ts'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { backUp } from '../../src/store/backup/back-up.ts'
import { checkPlace, restoreHouse } from '../../src/store/backup/restore-house.ts'
import type { Connection } from '../../src/store/database.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { callForm, send } from '../support/http.ts'
import { openTestBucket, type S3Server, s3Environment, startS3Server } from '../support/s3-server.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let s3: S3Server
let folder: string
let token: string
let archive: string
const ids: string[] = []
const databases: Awaited<ReturnType<typeof createTestDatabase>>[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-to-bucket-'))
  s3 = await startS3Server(['recordings', 'other'])
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({ name: 'Quality' })
  for (let number = 0; number < 3; number++) {
    const body = callForm({ fields: { external_id: `call-${number}` }, audio: writeToneWav(number + 1) })
    ids.push((await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })).body.id)
  }
  await service.client.calls.delete(ids[1]!)
  await keepCopy(ids[2]!)
  archive = join(folder, 'house.tar')
  const recordings = await openDiskRecordings(service.dataDir)
  await backUp({ connection: service.connection, recordings }, createWriteStream(archive))
})
after(async () => {
  await service?.stop()
  for (const database of databases) await database.drop()
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

/** As if the call had been redacted. */
async function keepCopy(id: string): Promise<void> {
  const bytes = Buffer.from('sound with bleeps')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(folder, 'copy.flac')
  await writeFile(path, bytes)
  await (await openDiskRecordings(service.dataDir)).keepRedacted(id, path, sha256)
  await sql`
    update recording set redaction = 'redacted', redaction_kinds = '{cards}', redaction_found = '{"cards": 1}',
      redacted_bytes = ${bytes.length}, redacted_sha256 = ${sha256}
    where call_id = ${id}`.execute(service.database)
}

async function createDatabase() {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

async function restore(env: Record<string, string>, connection: Connection, bytes: Readable) {
  const { recordings, place, close } = await openPlace(readConfig(env))
  try {
    await checkPlace(place)
    return await restoreHouse({ connection, recordings, place }, bytes)
  } finally {
    close()
  }
}

async function listDisk(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const name of (await readdir(join(dataDir, 'recordings'), { recursive: true })).sort()) {
    const path = join(dataDir, 'recordings', name)
    if ((await stat(path)).isFile()) files.set(name, (await readFile(path)).toString('base64'))
  }
  return files
}

async function listBucket(): Promise<Map<string, string>> {
  const bucket = await openTestBucket(s3.url)
  const files = new Map<string, string>()
  for (const key of (await s3.keys()).filter((key) => key.startsWith('recordings/')))
    files.set(
      key.slice('recordings/'.length),
      (await buffer((await bucket.get(key))!.body)).toString('base64'),
    )
  bucket.close()
  return files
}

test('a house moves from a disk to a bucket and back, and every call sounds as before', async () => {
  const files = await listDisk(service.dataDir)
  assert.equal(files.size, 3, 'two originals and a copy')
  const target = await createDatabase()
  const machine = join(folder, 'machine')
  const there = { DATABASE_URL: target.url, ...s3Environment(s3.url) }
  const moved = await spawnCallmark(machine, ['restore', archive], there).ended
  assert.equal(moved.code, 0, moved.output)
  assert.match(moved.output, /Restored 3 calls with 2 recordings/)
  assert.deepEqual(await listBucket(), files)
  assert.deepEqual(await readdir(join(machine, 'incoming')), [], 'nothing is left on the way')
  await hearCalls({ ...there, DATA_DIR: machine })

  // In use now: it takes no second backup.
  const again = { ...there, DATA_DIR: join(folder, 'again') }
  await assert.rejects(
    restore(again, target.connection, createReadStream(archive)),
    /Bucket recordings\/ is in use by a Callmark already\..*S3_BUCKET/,
  )
  assert.deepEqual(await listBucket(), files)

  const { recordings, close } = await openPlace(readConfig({ ...there, DATA_DIR: machine }))
  const onward = join(folder, 'bucket.tar')
  const made = await backUp({ connection: target.connection, recordings }, createWriteStream(onward))
  close()
  assert.deepEqual([made.recordings, made.missing], [2, 0])
  const home = await createDatabase()
  const back = { DATABASE_URL: home.url, DATA_DIR: join(folder, 'back') }
  await restore(back, home.connection, createReadStream(onward))
  assert.deepEqual(await listDisk(back.DATA_DIR), files)
})

/** The house in its new place knows the old one's tokens, and gives out the same sound. */
async function hearCalls(env: Record<string, string>): Promise<void> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: service.address, ...env })
  const moved = await startService(config, { work: false, onLost: () => {} })
  try {
    const statuses = []
    for (const id of ids) {
      const hear = (address: string) =>
        fetch(`${address}/v1/call-analysis/${id}/audio-file`, {
          headers: { authorization: `Bearer ${token}` },
        })
      const [old, now] = [await hear(service.address), await hear(moved.address)]
      assert.equal(now.status, old.status, id)
      if (now.status === 200)
        assert.deepEqual(Buffer.from(await now.arrayBuffer()), Buffer.from(await old.arrayBuffer()), id)
      statuses.push(now.status)
    }
    assert.deepEqual(statuses.slice(0, 2), [200, 410])
  } finally {
    await moved.stop()
  }
}

test('a restore into a bucket that fails leaves neither rows nor objects, and a good backup then goes in', async () => {
  const target = await createDatabase()
  const there = {
    ...s3Environment(s3.url),
    DATABASE_URL: target.url,
    DATA_DIR: join(folder, 'second'),
    S3_BUCKET: 'other',
  }
  const bytes = await readFile(archive)
  const cut = bytes.subarray(0, bytes.lastIndexOf('manifest.json') - 512)
  await assert.rejects(restore(there, target.connection, Readable.from([cut])), /damaged or cut off/)
  assert.deepEqual(await s3.keys('other'), ['installation-id'])
  await restore(there, target.connection, Readable.from([bytes]))
  assert.equal((await s3.keys('other')).length, 4)
})
