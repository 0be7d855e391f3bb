import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { registry } from '../../src/observe/metrics.ts'
import { createTracer } from '../../src/observe/open-telemetry.ts'
import { callForm, send } from '../support/http.ts'
import { lostCardRecording as recording } from '../support/lost-card-recording.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { awaitStage, readMetrics } from '../support/read-metrics.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnCallmark, spawnService } from '../support/spawned-service.ts'
import { type CollectedSpan, startTraceCollector } from '../support/trace-collector.ts'

const stages = ['convert', 'transcribe', 'analyze', 'summarize']

let dataDir: string
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let vendor: Awaited<ReturnType<typeof startOpenAiServer>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-tracing-'))
  testDatabase = await createTestDatabase()
  vendor = await startOpenAiServer()
  collector = await startTraceCollector()
})
after(async () => {
  await Promise.all([collector.close(), vendor.close()])
  await testDatabase.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('a call is one trace from its caller through the API, the queue and a worker elsewhere', async (t) => {
  const env = {
    DATABASE_URL: testDatabase.url,
    SPEECH_ENGINE: 'openai',
    SPEECH_URL: vendor.url,
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=let-me-in',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  }
  const api = await spawnService(dataDir, env, ['--api-only'])
  const worker = spawnCallmark(dataDir, ['work'], { ...env, OTEL_SERVICE_NAME: 'callmark-worker' })
  t.after(() => [api, worker].map(({ child }) => child.kill('SIGKILL')))
  const metricsPort = await until(() => /"port":(\d+),"msg":"metrics listen"/.exec(worker.output())?.[1])
  const traceId = randomBytes(16).toString('hex')
  const callerSpan = randomBytes(8).toString('hex')
  await api.client.models.create({ name: 'Quality' })
  const credentials = JSON.parse(await readFile(join(dataDir, 'first-client.json'), 'utf8'))
  const token = (await send(`${api.address}/v1/auth`, { json: credentials })).body.access_token
  const submitted = await send(`${api.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    headers: { traceparent: `00-${traceId}-${callerSpan}-01`, tracestate: 'shop=till7' },
    body: callForm({ fields: { agent_name: 'Zebedee Quince', external_id: 'traced' }, audio: recording }),
  })
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  const call = await api.client.calls.wait(submitted.body.id)
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')

  const watched = `http://127.0.0.1:${metricsPort}`
  const metrics = await awaitStage(watched, 'summarize', 'done')
  for (const stage of stages)
    assert.equal(metrics.value('callmark_stage_seconds_count', { stage, outcome: 'done' }), 1, stage)
  assert.deepEqual((await send(`${watched}/healthz`)).body, { status: 'ok' })
  assert.equal((await fetch(`${watched}/v1/models`)).status, 404)
  assert.equal((await fetch(`${watched}/metrics`, { method: 'POST' })).status, 405)
  assert.equal((await send(`${api.address}/metrics`)).status, 404, 'METRICS_PORT takes them off the API')

  api.child.kill('SIGTERM')
  worker.child.kill('SIGTERM')
  const [apiEnd, workerEnd] = await Promise.all([api.ended, worker.ended])
  assert.deepEqual([apiEnd.code, workerEnd.code], [0, 0], 'what was left is sent at the stop')

  const spans = collector.spans.filter((span) => span.traceId === traceId)
  const named = (name: string): CollectedSpan => {
    const found = spans.filter((span) => span.name === name)
    assert.equal(found.length, 1, `${name}: ${spans.map((span) => span.name).join(', ')}`)
    return found[0]!
  }
  const request = named('POST /v1/call-analysis')
  assert.equal(request.parentSpanId, callerSpan)
  assert.equal(request.kind, 2)
  assert.equal(request.attributes['http.response.status_code'], 201)
  assert.equal(request.resource['service.name'], 'callmark')
  assert.equal(request.resource['deployment.environment.name'], 'test')
  assert.equal(named('decoder probe').parentSpanId, request.spanId)
  let last = request.startMs
  for (const stage of stages) {
    const span = named(`stage ${stage}`)
    assert.equal(span.parentSpanId, request.spanId, 'stages stand side by side below the request')
    assert.equal(span.resource['service.name'], 'callmark-worker')
    assert.notEqual(span.resource['process.pid'], request.resource['process.pid'])
    const {
      'callmark.call_id': callId,
      'callmark.outcome': outcome,
      'callmark.attempt': attempt,
    } = span.attributes
    assert.deepEqual([callId, outcome, attempt], [call.id, 'done', 1])
    const wait = named(`queue ${stage}`)
    assert.equal(wait.parentSpanId, request.spanId)
    assert.ok(wait.startMs >= last - 5 && wait.endMs >= wait.startMs && wait.endMs <= span.endMs)
    last = wait.startMs
  }
  for (const [task, stage] of [
    ['decoder decode', 'convert'],
    ['speech transcribe', 'transcribe'],
    ['judge judge', 'analyze'],
    ['judge digest', 'summarize'],
  ] as const)
    assert.equal(named(task).parentSpanId, named(`stage ${stage}`).spanId, task)
  const speech = named('speech transcribe').attributes
  assert.equal(speech['callmark.engine'], 'openai/whisper-1')
  assert.ok(Math.abs(Number(speech['callmark.audio_seconds']) - 14) < 0.1)

  assert.ok(collector.headers.every((sent) => sent['x-collector-key'] === 'let-me-in'))
  const sent = collector.bodies.join('\n')
  for (const words of ['Zebedee', 'card', 'Quality', token]) assert.ok(!sent.includes(words), words)
  assert.ok(!spans.some(({ name }) => name.includes('healthz') || name.includes('metrics')))

  const lines = [apiEnd.output, workerEnd.output].flatMap((output) =>
    output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
  )
  const answered = lines.filter((line) => line.msg === 'request answered' && line.trace_id === traceId)
  assert.deepEqual(
    answered.map((line) => [line.route, line.span_id]),
    [['/v1/call-analysis', request.spanId]],
  )
  const ended = lines.filter((line) => line.msg === 'stage ended')
  assert.deepEqual(
    ended.map((line) => line.stage),
    stages,
  )
  for (const line of ended) assert.equal(line.trace_id, traceId)
})

test('a collector that is away is complained of once, and holds up nobody', async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1'
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '50'
  process.env.OTEL_BSP_SCHEDULE_DELAY = '10'
  let complaints = 0
  const tracer = createTracer({ serviceName: 'alone', version: '0', onUnreachable: () => complaints++ })
  const failures = async () =>
    readMetrics(await registry.metrics()).value('callmark_trace_exports_total', { outcome: 'failed' })
  const traces = new Set<string>()
  const strangers = [
    '',
    'nonsense',
    `ff-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
    `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
  ]
  let opened = 0
  while ((await failures()) < 3) {
    const parent = { traceparent: strangers[opened++ % strangers.length]! }
    const span = tracer.open('work', { attributes: {}, parent }, undefined)
    traces.add(span.traceId)
    span.end()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.equal(complaints, 1)
  assert.equal(traces.size, opened, 'what is no traceparent begins a trace of its own')
  await tracer.stop()
})
