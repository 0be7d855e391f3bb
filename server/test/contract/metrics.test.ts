import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type FastifyBaseLogger, fastify } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { pino } from 'pino'
import { openStore } from '../../src/commands/house/open-store.ts'
import { createLog } from '../../src/commands/log.ts'
import { startObserving } from '../../src/commands/start-observing.ts'
import { describeConfig, readConfig } from '../../src/config.ts'
import { refuseMetrics } from '../../src/http/health/metrics-access.ts'
import { observeRequests } from '../../src/http/observe-requests.ts'
import { createExposition } from '../../src/observe/expose-metrics.ts'
import { type Tracer, useTracer } from '../../src/observe/tracing.ts'
import { readPoolFigures } from '../../src/store/pool-figures.ts'
import { listChildren } from '../support/child-processes.ts'
import { callForm, send } from '../support/http.ts'
import { lostCardRecording as recording } from '../support/lost-card-recording.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { awaitStage, fetchMetrics, readMetrics } from '../support/read-metrics.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'

const stages = ['convert', 'transcribe', 'analyze', 'summarize']

let vendor: Awaited<ReturnType<typeof startOpenAiServer>>
let service: TestService
before(async () => {
  vendor = await startOpenAiServer()
  service = await startTestService({ work: true, env: { SPEECH_ENGINE: 'openai', SPEECH_URL: vendor.url } })
  await service.client.models.create({ name: 'Quality' })
})
after(async () => {
  await service.stop()
  await vendor.close()
})

async function submit(to: TestService, externalId: string) {
  const body = callForm({ fields: { external_id: externalId }, audio: recording })
  const token = await to.token()
  const submitted = await send(`${to.address}/v1/call-analysis`, { method: 'POST', token, body })
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  return submitted.body.id as string
}

test('a call that has gone through the house has been counted at every door', async () => {
  const id = await submit(service, 'counted')
  const call = await service.client.calls.wait(id)
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  await send(`${service.address}/v1/nothing-here?agent=Zebedee`)
  const metrics = await awaitStage(service.address, 'summarize', 'done')
  for (const stage of stages) {
    assert.equal(metrics.value('callmark_stage_seconds_count', { stage, outcome: 'done' }), 1, stage)
    assert.equal(metrics.value('callmark_queue_wait_seconds_count', { stage }), 1, stage)
    assert.equal(metrics.value('callmark_queue_waiting', { stage }), 0, stage)
  }
  const model = 'openai/whisper-1'
  const audio = metrics.value('callmark_speech_audio_seconds_total', { model })
  assert.ok(Math.abs(audio - 14) < 0.1, `${audio} seconds of audio`)
  assert.ok(metrics.value('callmark_speech_work_seconds_total', { model }) > 0)
  assert.equal(metrics.value('callmark_speech_real_time_factor_count', { model }), 1)
  for (const [engine, task] of [
    ['decoder', 'probe'],
    ['decoder', 'decode'],
    ['speech', 'transcribe'],
    ['judge', 'judge'],
    ['judge', 'digest'],
  ] as const)
    assert.equal(metrics.value('callmark_engine_task_seconds_count', { engine, task }), 1, task)
  const submission = { method: 'POST', route: '/v1/call-analysis' }
  assert.equal(metrics.value('callmark_http_requests_total', { ...submission, status: '2xx' }), 1)
  assert.equal(metrics.value('callmark_http_request_seconds_count', submission), 1)
  assert.equal(metrics.value('callmark_http_requests_total', { route: 'none', status: '4xx' }), 1)
  assert.equal(metrics.value('callmark_uploads_total', { outcome: 'received' }), 1)
  assert.equal(metrics.value('callmark_upload_bytes_total'), recording.length)
  assert.equal(metrics.value('callmark_uploads_in_flight'), 0)
  assert.equal(metrics.value('callmark_http_requests_in_flight'), 1, 'the one that asks')
  assert.equal(metrics.value('callmark_build_info', { version: '0.2.0' }), 1)
  assert.ok(metrics.value('callmark_engine_process_starts_total', { process: 'decode' }) >= 1)
  assert.ok(metrics.value('callmark_database_connections') >= 1)
  assert.ok(metrics.value('callmark_data_free_bytes') > 0)
  assert.ok(metrics.names.has('nodejs_eventloop_lag_p99_seconds'))
  for (const secret of [service.clientId, id, 'Zebedee', 'Quality', 'Ana', 'counted', 'lost'])
    assert.ok(!metrics.text.includes(secret), `${secret} is nobody's business here`)
})

test('a key that the vendor refuses shows as an error of the engine, final for the call', async () => {
  for (let channel = 0; channel < 2; channel++)
    vendor.faults.push((request, response) => {
      request.resume()
      response.writeHead(401).end('{}')
    })
  const call = await service.client.calls.wait(await submit(service, 'refused'))
  vendor.faults.length = 0
  assert.equal(call.status, 'TRANSCRIPTION_FAILED')
  const metrics = await awaitStage(service.address, 'transcribe', 'failed')
  assert.equal(metrics.value('callmark_engine_errors_total', { engine: 'speech', kind: 'final' }), 1)
  assert.equal(metrics.value('callmark_stage_seconds_count', { stage: 'transcribe', outcome: 'failed' }), 1)
})

test('an engine process that dies by itself is counted, one that we end is not', async () => {
  const judge = listChildren(process.pid).find(({ command }) => command.includes('judge-child'))
  assert.ok(judge, 'the judge of the call before is there')
  const died = { process: 'judge' }
  assert.equal((await fetchMetrics(service.address)).value('callmark_engine_process_deaths_total', died), 0)
  process.kill(judge.pid, 'SIGKILL')
  let deaths = 0
  while (deaths === 0)
    deaths = (await fetchMetrics(service.address)).value('callmark_engine_process_deaths_total', died)
  assert.equal(deaths, 1)
})

test('calls that wait show as a queue with an age; a reader without the token sees nothing', async () => {
  const waiting = await startTestService({ env: { METRICS_TOKEN: 'watchman' } })
  try {
    await waiting.client.models.create({ name: 'Quality' })
    await submit(waiting, 'waits')
    for (const given of [undefined, 'Bearer', 'Bearer watchmen', 'Basic watchman', 'Bearer watchman x']) {
      const answer = await send(`${waiting.address}/metrics`, {
        headers: given === undefined ? {} : { authorization: given },
      })
      assert.equal(answer.status, 401, given)
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
      assert.doesNotMatch(JSON.stringify(answer.body), /callmark_/)
    }
    const metrics = await fetchMetrics(waiting.address, { authorization: 'Bearer watchman' })
    assert.equal(metrics.value('callmark_queue_waiting', { stage: 'convert' }), 1)
    assert.equal(metrics.value('callmark_queue_waiting'), 1)
    assert.equal(metrics.value('callmark_queue_active'), 0)
    assert.ok(metrics.value('callmark_queue_oldest_seconds', { stage: 'convert' }) > 0)
    assert.equal(metrics.value('callmark_calls_unfinished', { status: 'PENDING' }), 1)
    assert.equal(metrics.value('callmark_calls_unfinished'), 1)
  } finally {
    await waiting.stop()
  }
})

test('without a token, the figures are for this machine alone, and a proxy on it is not taken for it', async () => {
  const { port } = new URL(service.address)
  assert.equal((await send(`http://127.0.0.1:${port}/metrics`)).status, 200)
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto']) {
    const answer = await send(`http://127.0.0.1:${port}/metrics`, { headers: { [name]: '127.0.0.1' } })
    assert.equal(answer.status, 401, name)
    assert.match(answer.body.message, /only this machine .* METRICS_TOKEN|Without METRICS_TOKEN/)
  }
  const access = { expose: async () => '', token: undefined, amongStrangers: true }
  const from = (remoteAddress: string | undefined, to = access) =>
    refuseMetrics(to, { headers: {}, socket: { remoteAddress } as Socket }) === undefined
  for (const near of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) assert.ok(from(near), near)
  for (const far of ['10.0.0.1', '192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '128.0.0.1', '::2', undefined])
    assert.ok(!from(far), far)
  assert.ok(from('10.0.0.1', { ...access, amongStrangers: false }), 'a port of their own is who may reach it')
})

test('a service that is told to keep its figures to itself has no such page', async () => {
  const quiet = await startTestService({ env: { METRICS: 'off' } })
  try {
    assert.equal((await send(`${quiet.address}/metrics`)).status, 404)
  } finally {
    await quiet.stop()
  }
})

test('the token of those who watch is not shown with the settings', () => {
  assert.match(describeConfig({ METRICS_TOKEN: 'watchman' }), /METRICS_TOKEN=\*\*\*\n/)
  assert.throws(() => readConfig({ METRICS_TOKEN: 'two words' }), /METRICS_TOKEN contains a space/)
})

test('a service that nobody traces has not even loaded what traces', () => {
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  assert.ok(
    loaded.some((path) => path.includes('prom-client')),
    'what is loaded can be seen',
  )
  assert.deepEqual(
    loaded.filter((path) => /@opentelemetry\/(sdk|exporter|resources|otlp)/.test(path)),
    [],
  )
})

test('a port for the figures that is taken is said to be, before anything else starts', async () => {
  const { port } = new URL(service.address)
  const config = readConfig({ METRICS_PORT: port, DATA_DIR: service.dataDir, LOG_LEVEL: 'silent' })
  await assert.rejects(
    startObserving(config, { database: service.database, stageDatabase: undefined }, createLog(config)),
    {
      message: `METRICS_PORT is ${port}, which something else listens on already. Every process on a machine needs one of its own.`,
    },
  )
})

test('a worker holds as many connections as it has calls at once, and a few besides', async () => {
  const own = await createTestDatabase()
  const config = readConfig({ DATABASE_URL: own.url, DATA_DIR: service.dataDir })
  const most = async (callsAtOnce: number) => {
    const { database, stageDatabase, close } = await openStore(config, 'beside', undefined, callsAtOnce)
    const figures = await readPoolFigures(stageDatabase ? [database, stageDatabase] : [database])
    await close()
    return figures.find(({ name }) => name.endsWith('_max'))!.samples[0]!.value
  }
  assert.deepEqual([await most(5), await most(100)], [6 + 7, 6 + 20])
  await own.drop()
})

test('a request whose sender hangs up is over, counted and told', async () => {
  const { hostname, port } = new URL(service.address)
  const before = await fetchMetrics(service.address)
  const inFlight = async () => (await fetchMetrics(service.address)).value('callmark_http_requests_in_flight')
  const socket = connect({ host: hostname, port: Number(port) })
  const token = await service.token()
  socket.write(
    `POST /v1/models HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  )
  while ((await inFlight()) < 2) await setTimeout(10)
  socket.destroy()
  while ((await inFlight()) > 1) await setTimeout(10)
  const gone = { method: 'POST', route: '/v1/models', status: 'gone' }
  const after = await fetchMetrics(service.address)
  const count = 'callmark_http_requests_total'
  assert.equal(after.value(count, gone) - before.value(count, gone), 1)
})

test('its log has a line of that, and its trace an end', async () => {
  const written: string[] = []
  const ends: (string | undefined)[] = []
  const ids = { traceId: 't', spanId: 's', carrier: { traceparent: 't' } }
  const tracer: Tracer = {
    open: () => ({ ...ids, set: () => {}, end: (fault) => ends.push(fault) }),
    stop: async () => {},
  }
  useTracer(tracer)
  const log: FastifyBaseLogger = pino({}, { write: (line: string) => written.push(line) })
  const app = fastify({ loggerInstance: log }).withTypeProvider<ZodTypeProvider>()
  try {
    observeRequests(app)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    app.get('/never', () => {
      begin()
      return new Promise(() => {})
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ host: '127.0.0.1', port })
    socket.write('GET /never?agent=Zebedee HTTP/1.1\r\nHost: x\r\n\r\n')
    await begun
    socket.destroy()
    while (ends.length === 0) await setTimeout(5)
    assert.deepEqual(ends, ['gone'])
    const { msg, route } = JSON.parse(written.at(-1)!)
    assert.deepEqual({ msg, route }, { msg: 'sender went away', route: '/never' })
  } finally {
    useTracer(undefined)
    await app.close()
  }
})

test('figures that are slow to come are not asked for again meanwhile', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = () => {
    asked++
    return promise.then(() => [])
  }
  const expose = createExposition([read], 0)
  const readings = [expose()]
  for (let count = 0; count < 3; count++) {
    await setTimeout(2)
    readings.push(expose())
  }
  assert.equal(asked, 1)
  resolve()
  await Promise.all(readings)
  await setTimeout(2)
  await expose()
  assert.equal(asked, 2)
})

test('a database that does not answer costs its own figures only, and many readers ask it once', async () => {
  let asked = 0
  const expose = createExposition([
    () => Promise.reject(new Error('out of reach')),
    async () => {
      asked++
      return [
        { name: 'some_figure', help: 'A figure.', samples: [{ labels: { of: 'a "quoted"\n\\' }, value: 3 }] },
      ]
    },
  ])
  const before = readMetrics(await expose()).value('callmark_figure_failures_total')
  const [one, other] = await Promise.all([expose(), expose()])
  assert.equal(readMetrics(one).value('some_figure'), 3)
  assert.equal(readMetrics(other).value('some_figure'), 3)
  assert.equal(asked, 1)
  assert.ok(readMetrics(await expose()).value('callmark_figure_failures_total') > before)
})
