import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import fastify from 'fastify'
import { createLog } from '../../src/commands/log.ts'
import { installErrorHandling } from '../../src/http/errors.ts'
import { ShortageError, warnOfShortages } from '../../src/http/limits/shortage.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { lostCardRecording as recording } from '../support/lost-card-recording.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnService } from '../support/spawned-service.ts'

const speechKey = 'sk-proj-Xylophone4711'
const words = {
  agent: 'Zebedee Quince',
  externalId: 'ticket-Ocarina-77',
  fileName: 'Quagmire-and-Sons.wav',
  model: 'Periwinkle quality',
  prompt: 'Marmalade Insurance, Gold Saver',
  parameter: 'Rutabaga Street 9',
  query: 'Kumquat',
  path: 'Persimmon',
  secret: 'wrong-secret-Tamarind',
  key: 'retry-Gooseberry-1',
  body: 'Boysenberry',
  vendor: 'Clementine said my card is gone',
}
/** What the tones of the recording are heard as. */
const spoken = ['card', 'lost', 'thank you', 'good bye']

let dataDir: string
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let vendor: Awaited<ReturnType<typeof startOpenAiServer>>
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-log-'))
  testDatabase = await createTestDatabase()
  vendor = await startOpenAiServer()
})
after(async () => {
  await vendor.close()
  await testDatabase.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

test('nothing that anybody said, sent or must keep secret gets into the log, however much is logged', async (t) => {
  const service = await spawnService(dataDir, {
    DATABASE_URL: testDatabase.url,
    SPEECH_ENGINE: 'openai',
    SPEECH_URL: vendor.url,
    SPEECH_API_KEY: speechKey,
    METRICS_TOKEN: 'Huckleberry',
    LOG_LEVEL: 'debug',
  })
  t.after(() => service.child.kill('SIGKILL'))
  const credentials = JSON.parse(await readFile(join(dataDir, 'first-client.json'), 'utf8'))
  const token = (await send(`${service.address}/v1/auth`, { json: credentials })).body.access_token
  await service.client.models.create({ name: words.model, transcription_prompt: words.prompt })
  const submit = (externalId: string, audio: Uint8Array) =>
    send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      headers: { 'idempotency-key': `${words.key}-${externalId}` },
      body: callForm({
        audio,
        fileName: words.fileName,
        fields: {
          external_id: externalId,
          agent_name: words.agent,
          model_name: words.model,
          additional_parameters: JSON.stringify({ address: words.parameter }),
        },
      }),
    })
  const submitted = await submit(words.externalId, recording)
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  const call = await service.client.calls.wait(submitted.body.id)
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  for (let channel = 0; channel < 2; channel++)
    vendor.faults.push((request, response) => {
      request.resume()
      response.writeHead(401).end(JSON.stringify({ error: { message: `${words.vendor} ${speechKey}` } }))
    })
  const failing = await submit(`${words.externalId}-again`, recording.subarray(0, recording.length - 64_000))
  const failed = await service.client.calls.wait(failing.body.id)
  assert.equal(failed.status, 'TRANSCRIPTION_FAILED')

  const { url } = await service.client.calls.audioLink(call.id)
  const link = new URL(url, service.address).searchParams.get('link')!
  const statuses: number[] = []
  for (const [path, init] of [
    [`/v1/call-analysis?search=${words.query}`, { token }],
    [`/v1/call-analysis?order=${words.query}`, { token }],
    [`/v1/call-analysis/${words.path}`, { token }],
    [`/${words.path}?word=${words.query}`, {}],
    [`/%E0%A4%A?word=${words.query}`, {}],
    [url, {}],
    [url.replace(call.id, failed.id), {}],
    [url.replace('audio-file', words.path), {}],
    ['/metrics', { headers: { authorization: `Bearer ${words.secret}` } }],
    ['/v1/auth', { json: { ...credentials, client_secret: words.secret } }],
    [
      '/v1/models',
      { token, method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"${words.body}` },
    ],
    ['/v1/models', { token: `${token}${words.secret}` }],
  ] as [string, Parameters<typeof send>[1]][])
    statuses.push((await fetch(`${service.address}${path}`, requestOf(init))).status)
  assert.ok(statuses.filter((status) => status >= 400).length >= 7, statuses.join(' '))
  await submit('not-sound', Buffer.from(words.body.repeat(100)))

  service.child.kill('SIGTERM')
  const { code, output } = await service.ended
  assert.equal(code, 0)
  const lines = output.split('\n').filter(Boolean)
  const logged = lines.filter((line) => line.startsWith('{'))
  const forbidden = [
    ...Object.values(words),
    ...spoken,
    speechKey,
    'Huckleberry',
    token,
    link,
    credentials.client_secret,
    new URL(testDatabase.url).password,
  ]
  const said = forbidden.filter(
    (word) => word && logged.join('\n').toLowerCase().includes(word.toLowerCase()),
  )
  assert.deepEqual(said, [])
  const shown = lines.filter((line) => !line.startsWith('{'))
  assert.deepEqual(
    shown.filter(
      (line) =>
        !/^(Callmark listens|Open this to make your account|For programs: client|Stopping)/.test(line),
    ),
    [],
    'besides the first minute, there is only the log',
  )
  checkShape(
    logged.map((line) => JSON.parse(line)),
    call.id,
  )
})

function requestOf(init: Parameters<typeof send>[1] = {}): RequestInit {
  const { token, json, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json === undefined) return { ...rest, headers }
  headers.set('content-type', 'application/json')
  return { ...rest, method: 'POST', headers, body: JSON.stringify(json) }
}

function checkShape(lines: readonly Json[], callId: string): void {
  for (const line of lines) {
    assert.equal(line.service, 'callmark')
    assert.equal(line.version, '0.2.0')
    assert.ok(Number.isInteger(line.pid) && line.host, JSON.stringify(line))
    assert.match(line.level, /^(debug|info|warn|error)$/)
    assert.equal(new Date(line.time).toISOString(), line.time)
    assert.match(line.msg, /^[A-Za-z][A-Za-z0-9 :/.[\]]+$/, 'static words')
    assert.ok(!('trace_id' in line), 'nothing is traced here')
  }
  const answered = lines.filter(({ msg }) => msg === 'request answered')
  assert.ok(answered.length > 10)
  for (const { requestId, route, status, ms } of answered) {
    assert.match(requestId, /^[0-9a-f-]{36}$/)
    assert.equal(typeof route, 'string')
    assert.ok(Number.isInteger(status) && Number.isInteger(ms))
  }
  const ended = lines.filter((line) => line.msg === 'stage ended' && line.callId === callId)
  assert.deepEqual(
    ended.map(({ stage, attempt, outcome }) => [stage, attempt, outcome]),
    ['convert', 'transcribe', 'analyze', 'summarize'].map((stage) => [stage, 1, 'done']),
  )
}

test('an error is logged by its kind and place, whoever hands it to the log and however', () => {
  const written: string[] = []
  const log = createLog(
    { LOG_LEVEL: 'debug', OTEL_SERVICE_NAME: 'callmark' },
    { write: (line) => void written.push(line) },
  )
  const error = Object.assign(new TypeError('my card is lost'), { code: 'E_CARD' })
  log.error(error)
  log.error({ err: error })
  log.warn({ err: error, res: { statusCode: 500, words: 'lost' } }, error.message)
  log.warn({ err: error, req: { url: '/?card=lost' } }, 'request errored')
  log.child({ requestId: 'one' }).debug(error, error.message)
  log.info({ err: undefined, callId: 'two' }, 'plain')
  for (const line of written) assert.doesNotMatch(line, /card is|lost/)
  const lines: Json[] = written.map((line) => JSON.parse(line))
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    [...Array(3).fill('unexpected error'), 'request errored', 'unexpected error', 'plain'],
  )
  for (const { err } of lines.slice(0, 5)) {
    assert.deepEqual([err.type, err.code], ['TypeError', 'E_CARD'])
    assert.match(err.at[0], /log-lines\.test\.ts/)
  }
  assert.equal(lines[4].requestId, 'one')
  assert.deepEqual(lines[2].res, { statusCode: 500 })
})

test('a full house is told in the log once a second, without a stack, however many it turns away', async () => {
  const lines: Json[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  })
  installErrorHandling(app)
  app.post<{ Params: { of: ShortageError['of'] } }>('/:of', ({ params }) => {
    throw new ShortageError(params.of, `No room for ${words.body}.`)
  })
  app.post('/disk/full', () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  })
  for (let number = 0; number < 20; number++)
    for (const url of ['/queue', '/uploads', '/disk', '/disk/full']) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url })
      assert.deepEqual([statusCode, headers['retry-after']], [503, '5'])
    }
  await app.close()
  const short = new Set(lines.map((line) => line.of))
  assert.deepEqual([...short].toSorted(), ['disk', 'queue', 'uploads'])
  assert.ok(lines.every(({ level, stack }) => level === 40 && stack === undefined))
  assert.ok(lines.length < 40, `${lines.length} lines`)
  assert.ok(!JSON.stringify(lines).includes(words.body))
})

test('what was turned away in between is told with the next line', () => {
  const lines: object[] = []
  const log = { warn: (fields: object) => void lines.push(fields) }
  let now = 0
  const warn = warnOfShortages(() => now)
  for (now of [0, 1, 999, 1000, 2500]) warn(log, new ShortageError('queue', 'full'))
  warn(log, new ShortageError('disk', 'full'))
  assert.deepEqual(lines, [
    { of: 'queue', turnedAway: 1 },
    { of: 'queue', turnedAway: 3 },
    { of: 'queue', turnedAway: 1 },
    { of: 'disk', turnedAway: 1 },
  ])
})
