import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { CallmarkError, createClient } from '@callmark/client'
import { chooseWait, readRetryAfter } from '../src/retry.ts'
import { chooseRenewal } from '../src/token-source.ts'
import { answer, cut, cutShort, startScriptedServer } from './support/scripted-server.ts'

const busy = answer(503, { code: '001-003-0002', message: 'Not now.' })
const call = { external_id: 'c', agent_id: 'a', agent_name: 'Ana', model_name: 'Quality' }

test('a service that is away for a moment goes unnoticed', async () => {
  for (const trouble of [busy, answer(502, ''), answer(504, ''), cut, cutShort]) {
    await using server = await startScriptedServer([trouble, trouble, answer(200, [])])
    assert.deepEqual(await server.client.models.list(), [])
    assert.equal(server.seen.length, 3)
  }
})

test('a refusal is told at once: trying again would not change it', async () => {
  const body = { code: '003-001-0001', message: 'A model with that name already exists.', path: 'name' }
  await using server = await startScriptedServer([answer(409, body, { 'x-request-id': 'r-1' })])
  await assert.rejects(server.client.models.create({ name: 'Quality' }), (error) => {
    assert.ok(error instanceof CallmarkError)
    const { status, code, path, message, requestId, detail } = error
    assert.deepEqual(
      { status, requestId, ...body, detail },
      { status: 409, requestId: 'r-1', code, path, message, detail: undefined },
    )
    return true
  })
  assert.equal(server.seen.length, 1)
})

test('invalid values of a search are all told', async () => {
  const detail = [
    { loc: ['query', 'limit'], msg: 'Too big.', type: 'too_big' },
    { loc: ['query', 'sort'], msg: 'Unknown.', type: 'invalid' },
  ]
  await using server = await startScriptedServer([answer(422, { detail })])
  await assert.rejects(server.client.models.list(), {
    status: 422,
    code: undefined,
    detail,
    message: 'query.limit: Too big. query.sort: Unknown.',
  })
})

test('a client that is told to slow down waits as long as it is told', async () => {
  await using server = await startScriptedServer([
    answer(429, { code: '001-001-0004', message: 'Slow down.' }, { 'retry-after': '1' }),
    answer(200, []),
  ])
  const startedMs = Date.now()
  await server.client.models.list()
  assert.ok(Date.now() - startedMs >= 1000)
})

test('a wait that would outlast the time allowed is not begun', async () => {
  await using server = await startScriptedServer([
    answer(429, { code: '001-001-0004', message: 'Slow down.' }, { 'retry-after': '3600' }),
  ])
  await assert.rejects(server.client.models.list(), { status: 429 })
  assert.equal(server.seen.length, 1)
})

test('Retry-After is understood in seconds and as a date', () => {
  const now = Date.UTC(2026, 10, 15, 12)
  const read = (value: string) => readRetryAfter(new Headers({ 'retry-after': value }), now)
  assert.equal(read('120'), 120_000)
  assert.equal(read('Sun, 15 Nov 2026 12:00:30 GMT'), 30_000)
  assert.equal(read('Sun, 15 Nov 2026 11:00:00 GMT'), 0)
  assert.equal(read('soon'), undefined)
})

test('waits grow, differ, and end', () => {
  const options = { attempts: 6, totalMs: 60_000 }
  const away = new CallmarkError('away', { status: 503 })
  const wait = (attempt: number, elapsedMs = 0, error = away) =>
    chooseWait(error, options, { attempt, elapsedMs })
  assert.ok(wait(1)! >= 150 && wait(1)! <= 300)
  assert.ok(wait(5)! >= 2400 && wait(5)! <= 4800)
  assert.equal(wait(6), undefined)
  assert.equal(wait(2, 60_000), undefined)
  assert.ok(new Set(Array.from({ length: 20 }, () => wait(3))).size > 1)
  const atWork = new CallmarkError('busy', { status: 409, code: '001-002-0004' })
  assert.ok(wait(9, 0, atWork)! <= 10_000, 'our own first attempt is waited for as long as there is time')
  assert.equal(wait(9, 60_000, atWork), undefined)
})

test('making something is tried again under the same key, so that it is made once', async () => {
  await using server = await startScriptedServer([cut, busy, answer(201, { id: 1 })])
  await server.client.models.create({ name: 'Quality' })
  const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
  assert.equal(keys.length, 3)
  assert.equal(new Set(keys).size, 1)
  assert.match(String(keys[0]), /^[0-9a-f-]{36}$/)
  assert.deepEqual(new Set(server.seen.map(({ body }) => body)), new Set(['{"name":"Quality"}']))
})

test('a request whose first try is still being answered waits for it', async () => {
  const stillBusy = answer(409, { code: '001-002-0004', message: 'Still being answered.' })
  await using server = await startScriptedServer([cut, stillBusy, answer(201, { id: 1 })])
  assert.deepEqual(await server.client.models.create({ name: 'Quality' }), { id: 1 })
})

test('a recording in a file, a Blob or behind a function is sent again; a stream that has begun is not', async () => {
  const audio = new Uint8Array(200_000).fill(7)
  const streams = {
    blob: new Blob([audio]),
    factory: () => Readable.from([audio]),
    recording: { name: 'x.wav', size: audio.length, open: () => Readable.from([audio]) },
  }
  for (const [name, source] of Object.entries(streams)) {
    await using server = await startScriptedServer([cut, busy, answer(201, { id: name })])
    assert.deepEqual(await server.client.calls.submit({ ...call, audio: source }), { id: name })
    assert.equal(server.seen.length, 3)
  }
  for (const source of [Readable.from([audio]), new Blob([audio]).stream()]) {
    await using server = await startScriptedServer([busy, answer(201, {})])
    await assert.rejects(server.client.calls.submit({ ...call, audio: source }), { status: 503 })
    assert.equal(server.seen.length, 1)
  }
})

test('a token that the service no longer takes is replaced once, by one sign-in for all who are waiting', async () => {
  const expired = answer(401, { code: '001-001-0002', message: 'The token has expired.' })
  await using server = await startScriptedServer([
    answer(200, []),
    expired,
    expired,
    expired,
    ...Array.from({ length: 3 }, () => answer(200, [])),
    expired,
    expired,
  ])
  await server.client.models.list()
  await Promise.all([1, 2, 3].map(() => server.client.models.list()))
  assert.equal(server.signIns.length, 2)
  assert.equal(server.seen.at(-1)!.headers.authorization, 'Bearer token-2')
  await assert.rejects(server.client.models.list(), { status: 401 })
  assert.equal(server.signIns.length, 3, 'a second refusal in a row is believed')
})

test('a hundred requests at once sign in once', async () => {
  await using server = await startScriptedServer(Array.from({ length: 100 }, () => answer(200, [])))
  await Promise.all(Array.from({ length: 100 }, () => server.client.models.list()))
  assert.equal(server.signIns.length, 1)
})

test('a token is renewed before it ends', async () => {
  await using server = await startScriptedServer([answer(200, []), answer(200, [])], { tokenSeconds: 1 })
  await server.client.models.list()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await server.client.models.list()
  assert.equal(server.signIns.length, 2)
})

test('a token is renewed a minute before its end, by the clock of the service', () => {
  const now = Date.UTC(2026, 10, 15)
  const hourAhead = now + 3_600_000
  const expiresAt = (hourAhead + 1_800_000) / 1000
  assert.equal(chooseRenewal(expiresAt, hourAhead, now), now + 1_740_000)
  assert.equal(chooseRenewal(now / 1000 + 60, now, now), now + 54_000, 'a short life loses a tenth of itself')
})

test('a token of one’s own is used as it is, and a function is asked for the next', async () => {
  const expired = answer(401, { code: '001-001-0002', message: 'The token has expired.' })
  await using server = await startScriptedServer([expired, expired, answer(200, [])])
  const fixed = createClient({ baseUrl: server.baseUrl, token: 'mine' })
  await assert.rejects(fixed.models.list(), { status: 401 })
  let asked = 0
  const asking = createClient({ baseUrl: server.baseUrl, token: () => `mine-${++asked}` })
  await asking.models.list()
  assert.deepEqual(
    server.seen.map(({ headers }) => headers.authorization),
    ['Bearer mine', 'Bearer mine-1', 'Bearer mine-2'],
  )
  assert.equal(server.signIns.length, 0)
})

test('a deletion whose answer was lost counts as done', async () => {
  const gone = answer(404, { code: '001-001-0001', message: 'There is no such resource.' })
  await using server = await startScriptedServer([cut, gone, gone])
  await server.client.calls.delete('5b0e4a4e-0000-7000-8000-000000000000')
  await assert.rejects(server.client.calls.delete('5b0e4a4e-0000-7000-8000-000000000000'), { status: 404 })
})

test('who asked may give up at any moment', async () => {
  await using server = await startScriptedServer([() => {}, busy])
  const controller = new AbortController()
  const asking = server.client.models.list({}, { signal: controller.signal })
  setTimeout(() => controller.abort(new Error('enough')), 100)
  await assert.rejects(asking, /enough/)
  const waiting = server.client.models.list({}, { signal: AbortSignal.timeout(100) })
  await assert.rejects(waiting, { name: 'TimeoutError' })
})

test('a recording on its way down can be given up, too', async () => {
  await using server = await startScriptedServer([
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' }).write('RIFF')
    },
  ])
  const controller = new AbortController()
  const answered = await server.client.calls.audio('x', { signal: controller.signal })
  const reading = answered.arrayBuffer()
  controller.abort(new Error('enough'))
  await assert.rejects(reading, /enough/)
})

test('a service that says nothing is given up, and the error says so', async () => {
  await using server = await startScriptedServer([() => {}])
  const asking = server.client.models.list({}, { timeoutMs: 100, retry: { attempts: 1 } })
  await assert.rejects(asking, {
    status: undefined,
    code: undefined,
    message: /did not answer within 0.1 seconds/,
  })
})

test('an upload may take its time as long as it moves', async () => {
  await using server = await startScriptedServer([answer(201, { id: 1 })])
  const audio = async function* () {
    for (let piece = 0; piece < 6; piece++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      yield new Uint8Array(1000)
    }
  }
  assert.deepEqual(await server.client.calls.submit({ ...call, audio }, { timeoutMs: 400 }), { id: 1 })
})

test('trouble on the sender’s own side is told as it is', async () => {
  await using server = await startScriptedServer([answer(201, {})])
  await assert.rejects(server.client.calls.submit({ ...call, audio: '/nowhere/call.wav' }), {
    code: 'ENOENT',
  })
  const broken = async function* () {
    yield new Uint8Array(10)
    throw new Error('the disk is gone')
  }
  await assert.rejects(server.client.calls.submit({ ...call, audio: broken }), /the disk is gone/)
  const shorter = { size: 100, open: () => Readable.from([new Uint8Array(99)]) }
  await assert.rejects(server.client.calls.submit({ ...call, audio: shorter }), /changed its size/)
})

test('what is not Callmark, leads elsewhere or is not there is said in a sentence', async () => {
  await using server = await startScriptedServer([
    answer(200, 'hello', { 'content-type': 'text/html' }),
    answer(301, '', { location: 'https://calls.example/v1/models?x=1' }),
  ])
  await assert.rejects(server.client.models.list(), { message: /does not seem to be Callmark/, status: 200 })
  await assert.rejects(server.client.models.list(), {
    message: /leads on to https:\/\/calls\.example\/v1\/models:/,
  })
  const nowhere = createClient({
    baseUrl: 'http://127.0.0.1:9',
    clientId: 'cm_test',
    clientSecret: 'cms_hush',
    retry: { attempts: 1 },
  })
  await assert.rejects(nowhere.models.list(), { status: undefined, message: /127\.0\.0\.1:9/ })
  for (const baseUrl of ['callmark.example', 'ftp://x', 'https://me:cms_hush@x'])
    assert.throws(
      () => createClient({ baseUrl, clientId: 'a', clientSecret: 'b' }),
      (error: Error) => /baseUrl/.test(error.message) && !/hush/.test(error.message),
    )
})

test('the secret shows nowhere: not in the client, not in errors', async () => {
  const refused = answer(401, {
    code: '001-001-0001',
    message: 'The client ID or the client secret is wrong.',
  })
  await using server = await startScriptedServer([refused, refused])
  const error = await server.client.models.list().catch((reason: unknown) => reason)
  const shown = [server.client, error].map(
    (value) => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value),
  )
  assert.doesNotMatch(shown.join(), /cms_hush|token-\d/)
})
