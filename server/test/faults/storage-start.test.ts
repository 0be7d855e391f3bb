import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { createFirstClient } from '../../src/commands/clients/first-client.ts'
import { openRecordings } from '../../src/commands/house/open-recordings.ts'
import { StoreError } from '../../src/commands/house/open-store.ts'
import { ConfigError, describeConfig, readConfig } from '../../src/config.ts'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { WrongDataDirError } from '../../src/store/installation.ts'
import { createModel } from '../../src/store/models/models.ts'
import { actingAs } from '../support/acting-as.ts'
import { openS3Proxy, type S3Proxy } from '../support/s3-proxy.ts'
import { openTestBucket, type S3Server, s3Environment, startS3Server } from '../support/s3-server.ts'
import { createTestDatabase } from '../support/service.ts'
import { type WrittenCall, writeCalls } from '../support/write-calls.ts'

let server: S3Server
let proxy: S3Proxy
let folder: string
const closers: (() => Promise<unknown>)[] = []

before(async () => {
  server = await startS3Server(['recordings', 'second'])
  proxy = await openS3Proxy(server.url)
  folder = await mkdtemp(join(tmpdir(), 'callmark-storage-start-'))
})
after(async () => {
  for (const close of closers) await close()
  await proxy.close()
  await server.close()
  await rm(folder, { recursive: true })
})

async function createDatabase(): Promise<Database> {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 3)
  closers.push(() => database.destroy(), own.drop)
  return database
}

const open = async (database: Database, machine: string, env: Record<string, string> = {}) => {
  const settings = { ...s3Environment(proxy.url), DATA_DIR: join(folder, machine), ...env }
  const opened = await openRecordings(readConfig(settings), database)
  opened.close()
}

test('two machines with empty disks share one database and one bucket, even when they start at once', async () => {
  const database = await createDatabase()
  await Promise.all([open(database, 'one'), open(database, 'two'), open(database, 'three')])
  const { id } = await database.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  assert.ok(id)
  assert.deepEqual(await server.keys(), ['installation-id'])
  await open(database, 'four')
})

test('of several services that start at once on an empty database, one makes the first client', async () => {
  const database = await createDatabase()
  const machines = ['ten', 'eleven', 'twelve'].map((name) => join(folder, name))
  for (const machine of machines) await mkdir(machine)
  const made = await Promise.all(machines.map((machine) => createFirstClient(database, machine)))
  assert.equal(made.filter(Boolean).length, 1)
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    path.endsWith('first-client.json'),
  )
  assert.equal(files.length, 1)
  const kept = JSON.parse(await readFile(join(folder, files[0]!), 'utf8'))
  assert.deepEqual(kept, made.find(Boolean))
})

// Holds Where recordings lie: a bucket belongs to one database
test('a bucket is never used with a database it does not belong to; another folder of it may be', async () => {
  const stranger = await createDatabase()
  const sharing = { S3_BUCKET: 'second', S3_PREFIX: 'one' }
  await open(await createDatabase(), 'five', sharing)
  await open(stranger, 'six', { ...sharing, S3_PREFIX: '/two//' })
  await assert.rejects(open(stranger, 'six', sharing), (error: Error) => {
    assert.ok(error instanceof WrongDataDirError)
    assert.match(error.message, /^Bucket second\/one\/ does not belong to this database\. Set S3_BUCKET/)
    return true
  })
  assert.deepEqual(await server.keys('second'), ['one/installation-id', 'two/installation-id'])
})

test('an empty bucket is not taken for the one that holds the calls of the database', async () => {
  const database = await createDatabase()
  const { client_id } = await createClient(database, 'owner', scopes)
  const words = { description: '', prompt: '', transcriptionPrompt: '', summarizePrompt: '' }
  const lists = { categories: [], variables: [], metadata: [] }
  const model = await createModel(database, actingAs(client_id), {
    ...{ name: 'Quality', enabled: true, summarizeCall: true, scoring: true, leastConfidence: 0.85 },
    ...{ ...words, ...lists },
  })
  const call: WrittenCall = {
    ...{ id: '018f0000-0000-7000-8000-0000000000ab', externalId: 'x', agentId: 'a', modelId: model.id },
    ...{ status: 'PENDING', score: null, createdAt: 0n, said: null, summary: null, erased: false },
  }
  await writeCalls(database, client_id, [call])
  await assert.rejects(open(database, 'seven', { S3_PREFIX: 'empty' }), WrongDataDirError)
  assert.ok(!(await server.keys()).includes('empty/installation-id'))
})

test('recordings copied from a disk are at home in the bucket', async () => {
  const database = await createDatabase()
  const env = { ...s3Environment(proxy.url), DATA_DIR: join(folder, 'moving'), S3_PREFIX: 'moved' }
  await mkdir(env.DATA_DIR)
  const { recordings: disk } = await openRecordings(readConfig({ ...env, STORAGE: 'disk' }), database)
  const id = newId()
  await (await disk.receive(Readable.from([Buffer.from('once on a disk')]), 4)).keep(id)
  const bucket = await openTestBucket(proxy.url, { prefix: 'moved/' })
  for (const path of [`recordings/${id.slice(-2)}/${id}`, 'installation-id'])
    await bucket.putText(path, await readFile(join(env.DATA_DIR, path), 'utf8'))
  bucket.close()
  const { recordings, close } = await openRecordings(readConfig(env), database)
  assert.equal(await text((await recordings.read(id))!), 'once on a disk')
  assert.equal(await readFile((await recordings.findLocalFile(id))!, 'utf8'), 'once on a disk')
  close()
})

test('what is wrong with a bucket is said in a sentence', async () => {
  const database = await createDatabase()
  const cases: [Record<string, string>, RegExp][] = [
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, /nothing listens at the address in S3_ENDPOINT\.$/],
    [{ S3_BUCKET: 'nowhere' }, /no bucket of the name in S3_BUCKET; create it first\.$/],
  ]
  for (const [env, reason] of cases) await assert.rejects(open(database, 'eight', env), sentence(reason))
  proxy.fault = 'key unknown'
  await assert.rejects(open(database, 'eight'), sentence(/S3_ACCESS_KEY_ID is not known there\.$/))
  proxy.fault = 'read only'
  await assert.rejects(
    open(database, 'eight', { S3_PREFIX: 'read-only' }),
    sentence(/may not use it; they need .*s3:PutObject/),
  )
  proxy.fault = undefined
  await open(database, 'eight', { S3_PREFIX: 'read-only' })
  proxy.fault = 'read only'
  await assert.rejects(
    open(database, 'eight', { S3_PREFIX: 'read-only' }),
    sentence(/s3:PutObject/),
    'also when it carries its mark already',
  )
  proxy.fault = 'broken'
  await assert.rejects(
    open(database, 'eight'),
    sentence(/it answered 500 InternalError; check the S3_ settings\.$/),
  )
  proxy.fault = undefined
})

test('settings that do not go together are refused before anything is touched', async () => {
  const database = await createDatabase()
  const without = (name: string) => ({ [name]: '' })
  const cases: [Record<string, string>, RegExp][] = [
    [without('S3_BUCKET'), /STORAGE=s3 needs S3_BUCKET/],
    [without('S3_SECRET_ACCESS_KEY'), /belong together/],
    [{ S3_KMS_KEY_ID: 'key' }, /needs S3_ENCRYPTION=aws:kms/],
    [{ S3_PREFIX: 'a/../b' }, /S3_PREFIX must not contain/],
    [{ S3_PREFIX: 'with blank' }, /S3_PREFIX may contain/],
    [{ S3_PATH_STYLE: 'maybe' }, /S3_PATH_STYLE must be true or false/],
    [{ STORAGE: 'tape' }, /STORAGE must be disk, s3/],
  ]
  assert.doesNotMatch(describeConfig({ S3_SECRET_ACCESS_KEY: 'hush' }), /hush/)
  for (const [env, reason] of cases)
    await assert.rejects(open(database, 'nine', env), (error: Error) => {
      assert.ok(error instanceof ConfigError, String(error))
      assert.match(error.message, reason)
      return true
    })
})

function sentence(reason: RegExp): (error: Error) => boolean {
  return (error) => {
    assert.ok(error instanceof StoreError, String(error))
    assert.match(error.message, /^The bucket \w+ cannot be used: /)
    assert.match(error.message, reason)
    return true
  }
}
