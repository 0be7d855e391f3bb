import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import {
  type Answer,
  assertInvalid,
  assertRefusal,
  callForm,
  type Form,
  leftOut,
  send,
} from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCrumbs } from '../support/write-crumbs.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const recording = writeToneWav(2, { channels: 2 })
const submit = (form: Form, as = token): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token: as,
    body: callForm({ audio: recording, ...form }),
  })
const keptFiles = async () =>
  (await readdir(join(service.dataDir, 'recordings'), { recursive: true })).filter((name) =>
    name.includes('/'),
  )

before(async () => {
  service = await startTestService({ env: { MAX_UPLOAD_MB: '2', MAX_CALL_MINUTES: '1' } })
  token = await service.token()
  await service.client.models.create({ name: 'Quality', xscore_template: true })
  await service.client.models.create({ name: 'Switched off', enabled: false })
  await service.client.models.create({
    name: 'With metadata',
    template_metadata: [
      { key: 'campaign', type: 'STRING', required: true },
      { key: 'tries', type: 'INTEGER' },
      { key: 'day', type: 'DATE' },
    ],
  })
})
after(() => service.stop())

// Holds Endpoints: `POST /v1/call-analysis` · `GET /v1/call-analysis/{id}`
// Holds Parts of a submission: `external_id` · `agent_id` · `agent_name` · `model_name`
// Holds Parts of a submission: `additional_parameters`: JSON, optional · 201 with the record; processing goes on
// Holds Tenancy and identity: `created_by`, `updated_by`: the client, or `system` · ids of calls are UUIDv7
// Holds Statuses and bodies: create 201 with `Location`
// Holds Transitions: the transcription exists from submission on
test('a call is accepted with the record of the contract, and its transcription exists at once', async () => {
  const additional = { campaign: 'spring', nested: { deep: ['ü', '"'] } }
  const fields = { external_id: 'first', additional_parameters: JSON.stringify(additional) }
  const { status, body, headers } = await submit({ fields, fileName: "grüße '1'.wav" })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/call-analysis/${body.id}`)
  assert.equal(headers.get('idempotent-replayed'), null)
  assert.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  assert.equal(body.status, 'PENDING')
  assert.equal(body.original_file_name, "grüße '1'.wav")
  assert.deepEqual(body.additional_parameters, additional)
  assert.equal(body.created_by, service.clientId)
  assert.equal(body.enabled, true)
  for (const empty of [
    'error_message',
    'analysis_result',
    'xscore_result',
    'total_score',
    'summary',
    'insights',
    'keywords',
  ]) {
    assert.equal(body[empty], null)
  }
  const read = await send(`${service.address}/v1/call-analysis/${body.id}`, { token })
  assert.deepEqual(read.body, body)
  const transcription = await send(`${service.address}/v1/call-analysis/${body.id}/transcription`, { token })
  assert.equal(transcription.status, 200)
  assert.equal(transcription.body.status, 'PENDING')
  assert.deepEqual(transcription.body.segments, { segments: [] })
})

// Holds Endpoints: `GET /v1/call-analysis/{id}/audio-file`: the original, under its true type
// Holds Parts of a submission: `audio_file`
// Holds Submitting a call: format by content, never by name
test('the original sound comes back byte for byte, whole or in ranges, under its true type', async () => {
  const { body } = await submit({ fields: { external_id: 'sound' }, fileName: 'lies.mp3' })
  const url = `${service.address}/v1/call-analysis/${body.id}/audio-file`
  const get = async (range?: string) => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, ...(range ? { range } : {}) },
    })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const whole = await get()
  assert.equal(whole.response.status, 200)
  assert.equal(whole.response.headers.get('content-type'), 'audio/wav')
  assert.equal(whole.response.headers.get('accept-ranges'), 'bytes')
  assert.equal(whole.response.headers.get('content-range'), null)
  assert.deepEqual(whole.bytes, recording)
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, recording.length - 1],
    ['bytes=-10', recording.length - 10, recording.length - 1],
    ['bytes=50-999999999', 50, recording.length - 1],
  ] as const) {
    const { response, bytes } = await get(range)
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/${recording.length}`)
    assert.deepEqual(bytes, recording.subarray(start, end + 1))
  }
  const beyond = await get('bytes=999999999-')
  assert.equal(beyond.response.status, 416)
  assert.equal(beyond.response.headers.get('content-range'), `bytes */${recording.length}`)
  assert.equal((await get('lines=1-2')).response.status, 200)
})

// Holds Submitting a call: the same call again: the record that exists, `Idempotent-Replayed`
// Holds Submitting a call: other audio under the same `external_id` is a new record
test('sending the same call again gives the record that exists', async () => {
  const fields = { external_id: 'again' }
  const first = await submit({ fields })
  const files = await keptFiles()
  const second = await submit({ fields, audioFirst: true })
  assert.equal(second.status, 201)
  assert.equal(second.body.id, first.body.id)
  assert.equal(second.headers.get('idempotent-replayed'), 'true')
  assert.deepEqual(await keptFiles(), files)
  const other = await submit({ fields, audio: writeToneWav(3) })
  assert.notEqual(other.body.id, first.body.id, 'other sound under the same id is another call')
})

// Holds Submitting a call: the same call again: the record that exists, `Idempotent-Replayed`
test('twenty copies of one call sent together become one call', async () => {
  const files = (await keptFiles()).length
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit({ fields: { external_id: 'race' } })),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null).length, 1)
  assert.equal((await keptFiles()).length, files + 1)
})

// Holds Parts of a submission: `external_id` · `agent_id` · `agent_name` · `model_name`
// Holds Parts of a submission: `additional_parameters`: JSON, optional · `audio_file`
// Holds Parts of a submission: 422 with the part at fault
// Holds Errors: `path`: the field at fault · 422
// Holds Submitting a call: missing parts, unknown or disabled model, bad metadata: 422 with `path`
test('what is missing or wrong in a submission is said with its name, and nothing is kept', async () => {
  const files = await keptFiles()
  const cases: [Form, string][] = [
    ...['external_id', 'agent_id', 'agent_name', 'model_name'].flatMap((name): [Form, string][] => [
      [{ fields: { [name]: leftOut } }, name],
      [{ fields: { [name]: '  ' } }, name],
      [{ fields: { [name]: 'x'.repeat(256) } }, name],
    ]),
    [{ audio: null }, 'audio_file'],
    [{ fields: { external_id: 'nul \0 inside' } }, 'external_id'],
    [{ fields: { model_name: 'No such model' } }, 'model_name'],
    [{ fields: { model_name: 'Switched off' } }, 'model_name'],
    [{ fields: { additional_parameters: '{' } }, 'additional_parameters'],
    [{ fields: { additional_parameters: '[1]' } }, 'additional_parameters'],
    [{ fields: { additional_parameters: '"text"' } }, 'additional_parameters'],
    [{ fields: { additional_parameters: '{"a":"\\u0000"}' } }, 'additional_parameters'],
    [{ fields: { model_name: 'With metadata' } }, 'additional_parameters.campaign'],
    [
      { fields: { model_name: 'With metadata', additional_parameters: '{"campaign":"a","tries":1.5}' } },
      'additional_parameters.tries',
    ],
    [
      {
        fields: { model_name: 'With metadata', additional_parameters: '{"campaign":"a","day":"2026-02-30"}' },
      },
      'additional_parameters.day',
    ],
  ]
  for (const [form, path] of cases) assertRefusal(await submit(form), 422, '001-002-0002', path)
  assert.deepEqual(await keptFiles(), files)
  assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
})

// Holds Parts of a submission: 400: not a form, or not a supported recording
// Holds Errors: 400
// Holds Submitting a call: no decodable audio, empty, too long: 400 that says which
// Holds Submitting a call: limits of size and length, settable
test('a file that is no recording is refused with the reason', async () => {
  const refuse = async (audio: Uint8Array, code: string) =>
    assertRefusal(await submit({ audio, fileName: 'call.mp3' }), 400, code, 'audio_file')
  const text = Buffer.from('<html>not found</html>'.repeat(100))
  const answers = [await submit({ audio: text }), await submit({ audio: Buffer.alloc(0) })]
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.code]),
    [
      [400, '002-001-0001'],
      [400, '002-001-0003'],
    ],
  )
  await refuse(recording.subarray(0, 44), '002-001-0003')
  await refuse(writeToneWav(61), '002-001-0004')
  await refuse(writeCrumbs('flac', 25_000), '002-001-0002')
  assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
})

// Holds Statuses and bodies: 413 for what is too large
// Holds Submitting a call: limits of size and length, settable
test('a recording over the limit is refused, whether its size is announced or not', async () => {
  const huge = writeToneWav(1, { sampleRate: 2_000_000 })
  assertRefusal(await submit({ audio: huge }), 413, '001-002-0003', 'audio_file')
  assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
})

// Holds Parts of a submission: 400: not a form, or not a supported recording
test('a submission that is not a form is refused', async () => {
  const url = `${service.address}/v1/call-analysis`
  assertRefusal(await send(url, { token, json: { external_id: 'x' } }), 400, '001-002-0001')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const cutOff = '--x\r\ncontent-disposition: form-data; name="external_id"\r\n\r\nabc'
  assertRefusal(await send(url, { method: 'POST', token, headers, body: cutOff }), 400, '001-002-0001')
  const inFile = '--x\r\ncontent-disposition: form-data; name="audio_file"; filename="a.wav"\r\n\r\nRIFF'
  assertRefusal(await send(url, { method: 'POST', token, headers, body: inFile }), 400, '001-002-0001')
  const empty = await send(url, { method: 'POST', token, headers, body: '--x--\r\n' })
  assertRefusal(empty, 422, '001-002-0002', 'external_id')
})

test('a sender who hangs up in the middle leaves nothing behind', async () => {
  const { hostname, port } = new URL(service.address)
  await new Promise<void>((resolve) => {
    const request = rawRequest({ hostname, port, method: 'POST', path: '/v1/call-analysis' })
    request.setHeader('authorization', `Bearer ${token}`)
    request.setHeader('content-type', 'multipart/form-data; boundary=x')
    request.setHeader('content-length', 1_000_000)
    request.on('error', () => resolve())
    request.write('--x\r\ncontent-disposition: form-data; name="audio_file"; filename="a.wav"\r\n\r\n')
    request.write(recording, () => setTimeout(() => request.destroy(), 200))
    request.on('close', () => resolve())
  })
  const until = Date.now() + 10_000
  while ((await readdir(join(service.dataDir, 'incoming'))).length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
  assert.equal((await send(`${service.address}/healthz`)).status, 200)
})

// Holds Endpoints: path parameters: uuid of a call
// Holds Endpoints: errors of the three: error object, and validation body for a malformed id
test("another client's call answers like one that never existed, in every respect", async () => {
  const { body } = await submit({ fields: { external_id: 'private' } })
  const stranger = await service.token(scopes)
  for (const path of ['', '/transcription', '/audio-file']) {
    const theirs = await send(`${service.address}/v1/call-analysis/${body.id}${path}`, { token: stranger })
    const never = await send(
      `${service.address}/v1/call-analysis/018f0000-0000-7000-8000-000000000000${path}`,
      { token: stranger },
    )
    assertRefusal(theirs, 404, '001-001-0001')
    assert.deepEqual(theirs.body, never.body)
    const malformed = await send(`${service.address}/v1/call-analysis/not-an-id${path}`, { token: stranger })
    assertInvalid(malformed, 'path', 'id')
  }
  assertRefusal(await submit({}, stranger), 422, '001-002-0002', 'model_name')
})
