import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { removeOldKeys } from '../../src/store/idempotency-keys.ts'
import { type Answer, assertRefusal, callForm, type Form, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const recording = writeToneWav(1)
const busy = '001-002-0004'
const reused = '001-002-0005'

before(async () => {
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({ name: 'Quality' })
})
after(() => service.stop())

const createModel = (key: string, json: object, as = token, query = ''): Promise<Answer> =>
  send(`${service.address}/v1/models${query}`, { token: as, json, headers: { 'Idempotency-Key': key } })
const submit = (key: string, form: Form): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': key },
    body: callForm({ audio: recording, ...form }),
  })
const countModels = async () => (await send(`${service.address}/v1/models`, { token })).body.length
const rows = () => service.database.selectFrom('idempotency_key').selectAll()

function assertReplayOf(first: Answer, again: Answer): void {
  assert.equal(again.headers.get('idempotent-replayed'), 'true')
  assert.equal(again.status, first.status)
  assert.deepEqual(again.body, first.body)
  for (const name of ['location', 'content-type'])
    assert.equal(again.headers.get(name), first.headers.get(name), name)
}

// Holds Submitting a call: `Idempotency-Key`
test('a request sent again with its key is carried out once and answered alike', async () => {
  const before = await countModels()
  const first = await createModel('once', { name: 'Once' })
  assert.equal(first.status, 201)
  assert.equal(first.headers.get('idempotent-replayed'), null)
  assertReplayOf(first, await createModel('once', { name: 'Once' }))
  assertReplayOf(first, await createModel('"once"', { name: 'Once' }))
  assert.equal(await countModels(), before + 1)
})

// Holds Submitting a call: `Idempotency-Key`
test('the key of one request cannot be used for another', async () => {
  await createModel('mine', { name: 'Mine' })
  assertRefusal(await createModel('mine', { name: 'Yours' }), 422, reused)
  assertRefusal(await createModel('mine', { name: 'Mine' }, token, '?x=1'), 422, reused)
  const url = `${service.address}/v1/models/1/duplicate`
  const other = await send(url, { token, json: { name: 'Mine' }, headers: { 'Idempotency-Key': 'mine' } })
  assertRefusal(other, 422, reused)
})

// Holds Submitting a call: `Idempotency-Key`
test('another client has keys of its own', async () => {
  const stranger = await service.token(scopes)
  const first = await createModel('shared', { name: 'Shared' })
  const theirs = await createModel('shared', { name: 'Something else' }, stranger)
  assert.equal(theirs.status, 201)
  assert.equal(theirs.headers.get('idempotent-replayed'), null)
  assert.notEqual(theirs.body.id, first.body.id)
})

// Holds Submitting a call: `Idempotency-Key`
test('a refusal frees the key for the corrected request', async () => {
  assertRefusal(await createModel('corrected', { name: '' }), 422, '001-002-0002', 'name')
  assertRefusal(await createModel('corrected', { name: 'Quality' }), 409, '003-001-0001', 'name')
  assert.equal((await createModel('corrected', { name: 'Corrected' })).status, 201)
})

test('of ten requests at once with one key, one is carried out', async () => {
  const before = await countModels()
  const answers = await Promise.all(Array.from({ length: 10 }, () => createModel('crowd', { name: 'Crowd' })))
  const done = answers.filter(({ status }) => status === 201)
  assert.equal(done.filter(({ headers }) => headers.get('idempotent-replayed') === null).length, 1)
  assert.equal(new Set(done.map(({ body }) => body.id)).size, 1)
  for (const answer of answers.filter(({ status }) => status !== 201)) assertRefusal(answer, 409, busy)
  assert.equal(await countModels(), before + 1)
})

// Holds Submitting a call: `Idempotency-Key`
test('a recording sent again with its key becomes one call, and what came with it is compared', async () => {
  const fields = { external_id: 'keyed' }
  const first = await submit('upload', { fields })
  assert.equal(first.status, 201)
  assertReplayOf(first, await submit('upload', { fields, audioFirst: true }))
  assertRefusal(await submit('upload', { fields: { ...fields, agent_name: 'Eva' } }), 422, reused)
  assertRefusal(await submit('upload', { fields, audio: writeToneWav(2) }), 422, reused)
  const kept = await readdir(join(service.dataDir, 'recordings'), { recursive: true })
  assert.equal(kept.filter((name) => name.includes('/')).length, 1)
  assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
  const unchanged = await submit('another-key', { fields })
  assert.equal(unchanged.body.id, first.body.id)
  assert.equal(unchanged.headers.get('idempotent-replayed'), 'true')
})

test('the first answer is given again even when the call has moved on since', async () => {
  const first = await submit('moved', { fields: { external_id: 'moved' } })
  await service.database
    .updateTable('call')
    .set({ status: 'AUDIO_CONVERTED' })
    .where('id', '=', first.body.id)
    .execute()
  assertReplayOf(first, await submit('moved', { fields: { external_id: 'moved' } }))
})

test('ten copies of one upload at once with one key become one call', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => submit('crowd-of-uploads', { fields: { external_id: 'crowd' } })),
  )
  const done = answers.filter(({ status }) => status === 201)
  assert.ok(done.length >= 1)
  assert.equal(new Set(done.map(({ body }) => body.id)).size, 1)
  for (const answer of answers.filter(({ status }) => status !== 201)) assertRefusal(answer, 409, busy)
})

test('a key is busy while its upload is still on the way, and free again when the sender hangs up', async () => {
  const { hostname, port } = new URL(service.address)
  const upload = rawRequest({ hostname, port, method: 'POST', path: '/v1/call-analysis' })
  upload.on('error', () => {})
  upload.setHeader('authorization', `Bearer ${token}`)
  upload.setHeader('idempotency-key', 'slow')
  upload.setHeader('content-type', 'multipart/form-data; boundary=x')
  upload.setHeader('content-length', 1_000_000)
  upload.write('--x\r\ncontent-disposition: form-data; name="audio_file"; filename="a.wav"\r\n\r\nRIFF')
  const held = () => rows().where('key', '=', 'slow').executeTakeFirst()
  while (!(await held())) await new Promise((resolve) => setTimeout(resolve, 20))
  assertRefusal(await submit('slow', { fields: { external_id: 'slow' } }), 409, busy)
  upload.destroy()
  while (await held()) await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal((await submit('slow', { fields: { external_id: 'slow' } })).status, 201)
})

test('a key that a dead process held is free again when its lease has ended', async () => {
  await createModel('dead', { name: 'Dead' })
  const leave = (seconds: number) =>
    service.database
      .updateTable('idempotency_key')
      .set({ status: null, body: null, location: null, lease_until: new Date(Date.now() + seconds * 1000) })
      .where('key', '=', 'dead')
      .execute()
  await leave(30)
  assertRefusal(await createModel('dead', { name: 'Dead' }), 409, busy)
  await leave(-1)
  assert.equal((await createModel('dead', { name: 'Dead again' })).status, 201)
})

test('a key is forgotten after a day', async () => {
  await createModel('old', { name: 'Old' })
  await createModel('young', { name: 'Young' })
  await service.database
    .updateTable('idempotency_key')
    .set({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) } as never)
    .where('key', 'in', ['old', 'once'])
    .execute()
  assert.equal((await createModel('old', { name: 'Old, but another' })).status, 201)
  await removeOldKeys(service.database)
  const keys = (await rows().execute()).map(({ key }) => key)
  assert.ok(!keys.includes('once'))
  assert.ok(keys.includes('old') && keys.includes('young'))
})

// Holds Submitting a call: `Idempotency-Key`
test('what cannot be a key is refused by its name', async () => {
  for (const key of ['a b', '"open', 'x'.repeat(256), '""', '"a"b"', 'ü']) {
    const headers = { 'Idempotency-Key': key }
    const answer = await send(`${service.address}/v1/models`, { token, json: { name: 'Never' }, headers })
    assertRefusal(answer, 422, '001-002-0002', 'Idempotency-Key')
  }
  for (const key of ['x'.repeat(255), '"with \\"quotes\\""'.replaceAll(' ', '_'), '~!{}']) {
    assert.equal((await createModel(key, { name: `Model of ${key.slice(0, 30)}` })).status, 201, key)
  }
})

test('where nothing can be done twice, a key is accepted and means nothing', async () => {
  const headers = { 'Idempotency-Key': 'not "a key' }
  assert.equal((await send(`${service.address}/v1/models`, { token, headers })).status, 200)
  const credentials = { client_id: 'nobody', client_secret: 'x' }
  assertRefusal(await send(`${service.address}/v1/auth`, { json: credentials, headers }), 401, '001-001-0001')
})
