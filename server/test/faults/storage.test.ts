import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { newId } from '../../src/domain/new-id.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { listHistory } from '../../src/store/calls/calls.ts'
import { type Recordings, StorageAwayError } from '../../src/store/recordings/recordings.ts'
import type { Bucket } from '../../src/store/recordings/s3-bucket.ts'
import { openS3Recordings } from '../../src/store/recordings/s3-recordings.ts'
import { assertRefusal, callForm, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { openS3Proxy, type S3Fault, type S3Proxy } from '../support/s3-proxy.ts'
import { openTestBucket, type S3Server, s3Environment, startS3Server } from '../support/s3-server.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let server: S3Server
let proxy: S3Proxy
let service: TestService
let token: string
/** A store that tries once. */
let bucket: Bucket
let recordings: Recordings
let dataDir: string

before(async () => {
  server = await startS3Server()
  proxy = await openS3Proxy(server.url)
  service = await startTestService({ env: s3Environment(proxy.url) })
  await service.client.models.create({ name: 'Quality' })
  token = await service.token()
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-storage-'))
  bucket = await openTestBucket(proxy.url, { silenceMs: 20_000, attempts: 1 })
  recordings = await openS3Recordings(bucket, dataDir)
})
after(async () => {
  proxy.fault = undefined
  await service.stop()
  bucket.close()
  await proxy.close()
  await server.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  proxy.fault = undefined
  proxy.answers.clear()
  proxy.seen.length = 0
})

const submit = (externalId: string) =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({ audio: writeToneWav(1), fields: { external_id: externalId } }),
  })
const originals = async () => (await server.keys()).filter((key) => key.startsWith('recordings/'))
const keep = async (bytes: Buffer) => {
  const id = newId()
  await (await recordings.receive(Readable.from([bytes]), 4)).keep(id)
  return id
}

for (const fault of ['refused', 'slow down', 'broken', 'bucket gone', 'stores half'] as const) {
  test(`an upload while the storage is "${fault}" is told to come back, leaves nothing behind, and succeeds later`, async () => {
    const kept = await originals()
    proxy.fault = fault
    const refused = await submit(`while ${fault}`)
    assertRefusal(refused, 503, '001-003-0002')
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.match(refused.body.message, /storage of recordings/)
    assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
    const rows = await service.database
      .selectFrom('call')
      .select('id')
      .where('external_id', '=', `while ${fault}`)
      .execute()
    assert.deepEqual(rows, [])
    proxy.fault = undefined
    for (let tries = 0; (await originals()).length > kept.length && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    // What a storage that was away holds on to, it cannot be asked to give up; the sweep sets it aside.
    if (fault === 'stores half') assert.deepEqual(await originals(), kept)
    const accepted = await submit(`while ${fault}`)
    assert.equal(accepted.status, 201)
    const sound = await fetch(`${service.address}/v1/call-analysis/${accepted.body.id}/audio-file`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.deepEqual(Buffer.from(await sound.arrayBuffer()), writeToneWav(1))
  })
}

// Holds Statuses and bodies: 503 with `Retry-After` while the storage is away
test('a storage that never answers is given up on, also in the middle of a recording', async () => {
  const id = await keep(Buffer.alloc(100_000, 'sound'))
  const impatient = await openTestBucket(proxy.url, { silenceMs: 500, attempts: 1 })
  const store = await openS3Recordings(impatient, dataDir)
  proxy.fault = 'silent'
  const away = { name: 'StorageAwayError', retryable: true, retryAfterMs: 60_000 }
  const more = await store.receive(Readable.from([Buffer.from('more')]), 4)
  await assert.rejects(more.keep(newId()), away)
  await assert.rejects(store.findLocalFile(id), away)
  await assert.rejects(store.has(id), away)
  await assert.rejects(store.remove(id), away)
  proxy.fault = 'stalls'
  await assert.rejects(store.findLocalFile(id), away)
  impatient.close()
  assert.deepEqual(await readdir(join(dataDir, 'decoded')), [])
})

// Holds Where recordings lie: a recording is fetched whole or not at all
test('a recording is fetched whole or not at all', async () => {
  const bytes = Buffer.alloc(300_000, 'sound')
  const id = await keep(bytes)
  proxy.fault = 'sends half'
  await assert.rejects(recordings.findLocalFile(id), StorageAwayError)
  assert.deepEqual(await readdir(join(dataDir, 'decoded')), [])
  proxy.fault = undefined
  assert.deepEqual(await readFile((await recordings.findLocalFile(id))!), bytes)
  proxy.fault = 'refused'
  assert.ok(await recordings.findLocalFile(id), 'what an attempt before has fetched serves the next')
  await recordings.removeDecoded(id)
})

test('whoever listens notices that the sound breaks off', async () => {
  const { body } = await submit('breaks off')
  proxy.fault = 'sends half'
  const response = await fetch(`${service.address}/v1/call-analysis/${body.id}/audio-file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await assert.rejects(response.arrayBuffer())
  proxy.fault = 'bucket gone'
  const refused = await send(`${service.address}/v1/call-analysis/${body.id}/audio-file`, { token })
  assertRefusal(refused, 503, '001-003-0002')
})

// Holds Where recordings lie: erased while the storage is away
test('a call erased while the storage is away leaves nothing once it is back', async () => {
  const { body } = await submit('to be erased')
  const erase = () => send(`${service.address}/v1/call-analysis/${body.id}`, { method: 'DELETE', token })
  proxy.fault = 'broken'
  assertRefusal(await erase(), 503, '001-003-0002')
  proxy.fault = undefined
  const key = `recordings/${body.id.slice(-2)}/${body.id}`
  assert.ok((await server.keys()).includes(key))
  assert.equal((await erase()).status, 204)
  assert.ok(!(await server.keys()).includes(key))
})

// Holds Where recordings lie: a stage waits for a storage that is away
test('a stage waits for a storage that is away, for an hour if need be, and then goes on', async () => {
  const { body } = await submit('patience')
  const speech = createScriptedSpeech()
  const house = { ...(await openTestHouse(service, speech)), recordings }
  try {
    const job = (await house.queue.fetch('convert', 50)).find(({ callId }) => callId === body.id)!
    const { signal } = new AbortController()
    for (const [attempt, fault] of (['refused', 'slow down', 'bucket gone'] as S3Fault[]).entries()) {
      proxy.fault = fault
      assert.equal(await runStage(house, { ...job, attempt: attempt + 7 }, signal), 'retried', fault)
    }
    proxy.fault = undefined
    assert.equal(await runStage(house, { ...job, attempt: 59 }, signal), 'done')
    const notes = (await listHistory(service.database, body.id)).map(({ note }) => note).filter(Boolean)
    assert.deepEqual(
      notes,
      [7, 8, 9].map((n) => `Attempt ${n}: The storage of recordings cannot be reached right now. Try again.`),
    )
    assert.deepEqual(
      (await readdir(join(dataDir, 'decoded'))).filter((name) => name.startsWith(body.id)),
      [`${body.id}-0.pcm`],
      'the fetched file goes when it has been decoded',
    )
  } finally {
    await house.close()
  }
})

test('of a bucket with versions, every version of an erased recording goes', async () => {
  const id = await keep(Buffer.from('said once'))
  const key = `recordings/${id.slice(-2)}/${id}`
  const version = (kind: string, versionId: string) =>
    `<${kind}><Key>${key}</Key><VersionId>${versionId}</VersionId></${kind}>`
  const list = (content: string) =>
    `<ListVersionsResult><IsTruncated>false</IsTruncated>${content}</ListVersionsResult>`
  proxy.answers.set('versions', list(''))
  const versioned = await openTestBucket(proxy.url)
  const store = await openS3Recordings(versioned, dataDir)
  proxy.answers.set(
    'versions',
    list(version('Version', 'v1') + version('Version', 'v2') + version('DeleteMarker', 'm1')),
  )
  await store.remove(id)
  const removed = proxy.seen.filter((line) => line.startsWith('DELETE'))
  for (const versionId of ['v1', 'v2', 'm1'])
    assert.ok(
      removed.some((line) => line.includes(key) && line.includes(`versionId=${versionId}`)),
      versionId,
    )
  versioned.close()
})

test('a sweep ends uploads that were left half-way a day ago, and what was set aside a month ago', async () => {
  const nothing = {
    recordings: async () => new Set<string>(),
    decoded: async () => new Set<string>(),
    erased: async () => new Set<string>(),
    redacted: async () => new Map<string, string>(),
  }
  const id = await keep(Buffer.from('of no call'))
  await server.age(`recordings/${id.slice(-2)}/${id}`, 2 * 3_600_000)
  const upload = (name: string, ageMs: number) =>
    `<Upload><Key>recordings/${name}</Key><UploadId>${name}</UploadId><Initiated>${new Date(Date.now() - ageMs).toISOString()}</Initiated></Upload>`
  proxy.answers.set(
    'uploads',
    `<ListMultipartUploadsResult>${upload('old', 2 * 86_400_000)}${upload('new', 3_600_000)}</ListMultipartUploadsResult>`,
  )
  proxy.answers.set('uploadId=old', '')
  await recordings.sweep(nothing)
  const aborted = proxy.seen.filter((line) => line.startsWith('DELETE') && line.includes('uploadId'))
  assert.equal(aborted.length, 1)
  assert.match(aborted[0]!, /uploadId=old/)
  assert.ok((await server.keys()).includes(`orphaned/${id}`))
  await server.age(`orphaned/${id}`, 31 * 86_400_000)
  await recordings.sweep(nothing)
  assert.ok(!(await server.keys()).includes(`orphaned/${id}`))
})

test('reading a part of a recording asks the storage for that part alone', async () => {
  const id = await keep(Buffer.from('0123456789'))
  assert.equal(String(await buffer((await recordings.read(id, { start: 2, end: 4 }))!)), '234')
})

test('a bucket with more recordings than one answer lists is swept to its end', async () => {
  const ids = [newId(), newId(), newId()]
  const page = (some: string[], more: boolean) =>
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${some
      .map(
        (id) =>
          `<Contents><Key>recordings/ab/${id}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      )
      .join('')}</ListBucketResult>`
  proxy.answers.set('orphaned', page([], false))
  proxy.answers.set(`start-after=recordings%2Fab%2F${ids[1]}`, page(ids.slice(2), false))
  proxy.answers.set('list-type=2', page(ids.slice(0, 2), true))
  const looked: string[] = []
  await recordings.sweep({
    recordings: async (some) => {
      looked.push(...some)
      return new Set(some)
    },
    decoded: async () => new Set<string>(),
    erased: async () => new Set<string>(),
    redacted: async () => new Map<string, string>(),
  })
  assert.deepEqual(looked, ids)
})

test('recordings are encrypted as the settings say, copies included', async () => {
  const sealed = await openTestBucket(proxy.url, { encryption: 'aws:kms', kmsKeyId: 'key-7' })
  const store = await openS3Recordings(sealed, dataDir)
  const id = newId()
  await (await store.receive(Readable.from([Buffer.alloc(6 * 1_048_576)]), 4)).keep(id)
  const path = `${store.decodedPrefix(id)}.flac`
  await writeFile(path, 'copy')
  await store.keepRedacted(id, path, createHash('sha256').update('copy').digest('hex'))
  const writes = proxy.seen.filter((line) => /^(POST .*uploads|PUT (?!.*partNumber))/.test(line))
  assert.equal(writes.length, 2)
  for (const line of writes) assert.match(line, /aws:kms key-7$/)
  sealed.close()
})
