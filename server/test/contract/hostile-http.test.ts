import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { folders, originalName } from '../../src/store/recordings/recording-names.ts'
import { assertRefusal, callForm, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({ name: 'Quality' })
})
after(() => service.stop())

/** Writes to a bare connection and reads until the server closes it or says nothing more for a while. */
function talk(write: (socket: ReturnType<typeof connect>) => void, quietMs = 3000): Promise<string> {
  const { hostname, port } = new URL(service.address)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => write(socket))
    const done = () => {
      socket.destroy()
      resolve(heard)
    }
    let quiet = setTimeout(done, quietMs)
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
      clearTimeout(quiet)
      quiet = setTimeout(done, 300)
    })
    socket.on('close', done).on('error', done)
  })
}

// Holds Errors: `message`: for people
test('whatever is wrong with a request, the answer is an error object with a request id', async () => {
  for (const path of ['/v1/%zz', '/v1/models/%ff', `/v1/models/${'9'.repeat(400)}`]) {
    const answer = await send(service.address + path, { token })
    assert.equal(answer.status >= 400 && answer.status < 500, true)
    assert.match(answer.body.code ?? '', /^\d{3}-\d{3}-\d{4}$/)
    assert.ok(answer.headers.get('x-request-id'))
    assert.equal(answer.headers.get('strict-transport-security'), null, 'no promise of https without it')
  }
  for (const [request, status] of [
    [`GET / HTTP/1.1\r\nHost: x\r\nBig: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
    ['NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['POST /v1/auth HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', '400'],
  ]) {
    const heard = await talk((socket) => socket.write(request!))
    assert.match(heard, new RegExp(`^HTTP/1.1 ${status}`))
    assert.match(heard, /"code":"\d{3}-\d{3}-\d{4}"/)
    assert.match(heard, /x-request-id: /i)
  }
})

test('only a form may be large: any other body is refused before it has come', async () => {
  for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
    const heard = await talk((socket) =>
      socket.write(
        `POST /v1/call-analysis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 500000000\r\n\r\n    `,
      ),
    )
    assert.match(heard, /^HTTP\/1.1 4(00|13)/, type)
    assert.match(heard, /"code":"001-002-000[13]"/)
  }
})

test('a refusal in the middle of a form lets the sender finish and read it', async () => {
  const part = (name: string, extra = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n`
  const head = `${part('external_id')}a\r\n${part('external_id')}b\r\n${part('audio_file', '; filename="a.wav"')}`
  const sound = Buffer.alloc(20_000_000)
  const tail = '\r\n--x--\r\n'
  const heard = await talk((socket) => {
    socket.write(
      `POST /v1/call-analysis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + sound.length + tail.length}\r\n\r\n`,
    )
    socket.write(head)
    socket.write(sound)
    socket.write(`${tail}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  }, 15_000)
  assert.match(heard, /^HTTP\/1.1 422/)
  assert.match(heard, /HTTP\/1.1 200[\s\S]*"ok"/, 'the connection goes on')
})

test('metadata that could not be given back as it was sent is refused', async () => {
  for (const text of [
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '{"a":1e400}',
    '{"a":12345678901234567890}',
    '{"__proto__":{"admin":true}}',
    '{"a":{"__proto__":1}}',
  ]) {
    const form = callForm({ audio: writeToneWav(1), fields: { additional_parameters: text } })
    const answer = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: form })
    assertRefusal(answer, 422, '001-002-0002', 'additional_parameters')
  }
  const typed = callForm({ audio: writeToneWav(1) })
  typed.append('additional_parameters', new Blob(['{'], { type: 'application/json' }))
  const answer = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: typed })
  assert.equal(answer.status, 422)
})

// Holds Statuses and bodies: 429 with `Retry-After`
test('a flood of wrong sign-ins is turned away and does not keep others from their calls', async () => {
  const wrong = { client_id: 'cm_nobody', client_secret: 'guess' }
  const flood = Array.from({ length: 200 }, () => send(`${service.address}/v1/auth`, { json: wrong }))
  assert.equal((await send(`${service.address}/v1/models`, { token })).status, 200)
  const answers = await Promise.all(flood)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([401, 429]))
  const limited = answers.find(({ status }) => status === 429)!
  assertRefusal(limited, 429, '001-001-0004')
  assert.ok(Number(limited.headers.get('retry-after')) > 0)
})

test('a compressed body is refused rather than misread', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await send(`${service.address}/v1/auth`, { method: 'POST', headers, body: 'x' })
  assertRefusal(answer, 400, '001-002-0001')
})

test('a cached recording is not sent again, and a stale one not in pieces', async () => {
  const body = callForm({ audio: writeToneWav(1) })
  const { body: call } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  const url = `${service.address}/v1/call-analysis/${call.id}/audio-file`
  const etag = (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).headers.get('etag')!
  const get = async (headers: Record<string, string>) =>
    (await fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers } })).status
  for (const known of [etag, '*', `"other", ${etag}`, `W/${etag}`, `W/"other",W/${etag}`])
    assert.equal(await get({ 'if-none-match': known }), 304, known)
  for (const other of ['"other"', etag.slice(1, -1), `"other", W/"more"`])
    assert.equal(await get({ 'if-none-match': other }), 200, other)
  assert.equal(await get({ range: 'bytes=0-9', 'if-range': etag }), 206)
  assert.equal(await get({ range: 'bytes=0-9', 'if-range': '"other"' }), 200)
  assert.equal(
    await get({ range: 'bytes=0-9', 'if-range': `W/${etag}` }),
    200,
    'parts need the very same bytes',
  )
})

test('who asks for the headers of a recording has nothing read for it', async () => {
  const body = callForm({ audio: writeToneWav(2), fields: { external_id: 'headers alone' } })
  const { body: call } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  const url = `${service.address}/v1/call-analysis/${call.id}/audio-file`
  const ask = (method: string) =>
    fetch(url, { method, headers: { authorization: `Bearer ${token}`, range: 'bytes=0-9' } })
  await rm(join(service.dataDir, folders.kept, originalName(call.id)))
  const head = await ask('HEAD')
  assert.equal(head.status, 200)
  assert.equal(head.headers.get('content-length'), String(writeToneWav(2).length))
  assert.equal(head.headers.get('content-type'), 'audio/wav')
  assert.equal(head.headers.get('content-range'), null)
  const get = await ask('GET')
  assert.equal(get.status, 410)
  assert.equal(get.headers.get('content-range'), null)
})

// Holds Statuses and bodies: bytes that are not UTF-8: 400
test('bytes that are not UTF-8 are refused, never kept as something that nobody sent', async () => {
  const broken = Buffer.from([0x63, 0x61, 0x66, 0xe9])
  const models = `${service.address}/v1/models`
  const post = (url: string, type: string, body: Buffer) =>
    send(url, { method: 'POST', token, headers: { 'content-type': type }, body: new Uint8Array(body) })
  for (const field of ['name', 'prompt', 'x']) {
    const json = Buffer.concat([Buffer.from(`{"name":"a","${field}":"`), broken, Buffer.from('"}')])
    assertRefusal(await post(models, 'application/json', json), 400, '001-002-0001')
  }
  assert.equal((await send(models, { token })).body.length, 1, 'nothing was stored')
  const good = Buffer.from('﻿{"name":"Café � 📞"}')
  assert.equal((await post(models, 'application/json', good)).body.name, 'Café � 📞')

  const calls = `${service.address}/v1/call-analysis`
  const part = (name: Buffer | string, head: Buffer | string, value: Buffer | string) =>
    Buffer.concat(
      ['--x\r\ncontent-disposition: form-data; name="', name, '"', head, '\r\n\r\n', value, '\r\n'].map(
        (bytes) => Buffer.from(bytes as string),
      ),
    )
  const form = (change: Record<string, Buffer>, fileName: Buffer | string = 'a.wav') => {
    const fields = { external_id: 'bytes', agent_id: 'a', agent_name: 'Ana', model_name: 'Quality' }
    const type = '\r\ncontent-type: text/plain; charset=utf-8'
    const file = Buffer.concat([
      Buffer.from('; filename="'),
      Buffer.from(fileName as string),
      Buffer.from('"'),
    ])
    return Buffer.concat([
      ...Object.entries({ ...fields, ...change }).map(([name, value]) => part(name, type, value)),
      part('audio_file', file, writeToneWav(1) as Buffer),
      Buffer.from('--x--\r\n'),
    ])
  }
  const submit = (body: Buffer) => post(calls, 'multipart/form-data; boundary=x', body)
  for (const field of ['external_id', 'agent_name', 'model_name'])
    assertRefusal(await submit(form({ [field]: broken })), 400, '001-002-0001', field)
  const metadata = Buffer.concat([Buffer.from('{"city":"'), broken, Buffer.from('"}')])
  assertRefusal(
    await submit(form({ additional_parameters: metadata })),
    400,
    '001-002-0001',
    'additional_parameters',
  )
  assertRefusal(await submit(form({}, broken)), 400, '001-002-0001', 'audio_file')
  const named = Buffer.concat([part(broken, '', 'x'), form({})])
  assertRefusal(await submit(named), 400, '001-002-0001')
  const nameless = Buffer.from('--x\r\ncontent-disposition: form-data; filename="a"\r\n\r\nx\r\n')
  assertRefusal(await submit(Buffer.concat([nameless, form({})])), 400, '001-002-0001')
  assert.equal((await send(calls, { token })).body.items.filter(isNew).length, 0, 'nothing was stored')

  const taken = await submit(form({ agent_name: Buffer.from('José � 📞') }, 'llamada-ñ.wav'))
  assert.deepEqual([taken.body.agent_name, taken.body.original_file_name], ['José � 📞', 'llamada-ñ.wav'])
})

const isNew = ({ external_id }: { external_id: string }) => external_id === 'bytes'

// Holds Statuses and bodies: broken percent-encoding: 400
test('an address that is not percent-encoded text is refused with a sentence', async () => {
  for (const query of ['q=%FF', 'q=100%', 'agent_id=%C3', '%zz=1', 'model_name=%ED%A0%80']) {
    const answer = await send(`${service.address}/v1/call-analysis?${query}`, { token })
    assertRefusal(answer, 400, '001-002-0001')
    assert.match(answer.body.message, /percent-encoded/)
  }
  const raw = await talk((socket) =>
    socket.write(
      `GET /v1/call-analysis?q=café HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    ),
  )
  assert.match(raw, /^HTTP\/1.1 400/)
  const fine = await send(`${service.address}/v1/call-analysis?q=caf%C3%A9+100%25&agent_id=a%2Bb`, { token })
  assert.equal(fine.status, 200)
})

// Holds Statuses and bodies: 413 also for who does not read meanwhile
test('whoever sends far too much without reading meanwhile still gets to read why it was refused', async () => {
  const { hostname, port } = new URL(service.address)
  // Of a stranger, much less is let pass.
  const heads: [string, number][] = [
    [`POST /v1/models HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`, 30_000_000],
    ['POST /v1/auth HTTP/1.1\r\nHost: x\r\n', 200_000],
    ['POST /v1/auth HTTP/1.1\r\nHost: x\r\nConnection: close\r\n', 200_000],
  ]
  for (const [head, bytes] of heads) {
    const body = Buffer.alloc(bytes, ' ')
    for (const framing of ['length', 'chunks']) {
      const socket = connect({ host: hostname, port: Number(port) })
      const failed: Error[] = []
      socket.on('error', (error) => failed.push(error))
      // Nothing is read before the last byte is out.
      socket.pause()
      const write = (bytes: string | Buffer) =>
        new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
      const announced = framing === 'length' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked'
      await write(`${head}Content-Type: application/json\r\n${announced}\r\n\r\n`)
      if (framing === 'chunks') await write(`${body.length.toString(16)}\r\n`)
      await write(body)
      if (framing === 'chunks') await write('\r\n0\r\n\r\n')
      const heard = await new Promise<string>((resolve) => {
        socket.setEncoding('utf8').once('data', (text) => resolve(String(text)))
        socket.on('close', () => resolve(''))
        socket.resume()
      })
      socket.destroy()
      assert.deepEqual(failed, [], `${head} ${framing}`)
      assert.match(heard, /^HTTP\/1.1 413/, `${head} ${framing}`)
      assert.match(heard, /"code":"001-002-0003"/)
    }
  }
})
