import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What this process has counted since it started. One of its kind, as a process has one processor time and one memory. */
export const registry = new Registry()

const registers = [registry]
const minutes = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600]

export const stageSeconds = new Histogram({
  name: 'callmark_stage_seconds',
  help: 'Seconds that one attempt at a stage took, by how it ended.',
  labelNames: ['stage', 'outcome'],
  buckets: minutes,
  registers,
})
export const stageRetries = new Counter({
  name: 'callmark_stage_retries_total',
  help: 'Attempts at a stage that failed and are made again.',
  labelNames: ['stage'],
  registers,
})
export const callsGivenUp = new Counter({
  name: 'callmark_calls_given_up_total',
  help: 'Calls that were given up because several workers died while processing them.',
  labelNames: ['stage'],
  registers,
})
export const queueWaitSeconds = new Histogram({
  name: 'callmark_queue_wait_seconds',
  help: 'Seconds from when a stage could have begun until a worker took it.',
  labelNames: ['stage'],
  buckets: minutes,
  registers,
})

export const taskSeconds = new Histogram({
  name: 'callmark_engine_task_seconds',
  help: 'Seconds that an engine took for one task it did.',
  labelNames: ['engine', 'task'],
  buckets: minutes,
  registers,
})
export const engineErrors = new Counter({
  name: 'callmark_engine_errors_total',
  help: 'Tasks that an engine failed at: retryable, or final for the call.',
  labelNames: ['engine', 'kind'],
  registers,
})
export const speechAudioSeconds = new Counter({
  name: 'callmark_speech_audio_seconds_total',
  help: 'Seconds of recorded calls that were transcribed.',
  labelNames: ['model'],
  registers,
})
export const speechWorkSeconds = new Counter({
  name: 'callmark_speech_work_seconds_total',
  help: 'Seconds it took to write them down; divided by the audio, the real-time factor.',
  labelNames: ['model'],
  registers,
})
export const realTimeFactor = new Histogram({
  name: 'callmark_speech_real_time_factor',
  help: 'Seconds of work per second of audio, call by call; below 1 is faster than the call itself.',
  labelNames: ['model'],
  buckets: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 0.75, 1, 2, 5],
  registers,
})
export const judgeTokens = new Counter({
  name: 'callmark_judge_tokens_total',
  help: 'Tokens that the language model read and wrote.',
  labelNames: ['model'],
  registers,
})
export const childStarts = new Counter({
  name: 'callmark_engine_process_starts_total',
  help: 'Engine processes started. A decoder is a new one for every recording.',
  labelNames: ['process'],
  registers,
})
export const childDeaths = new Counter({
  name: 'callmark_engine_process_deaths_total',
  help: 'Engine processes that ended by themselves: crashed, or killed by the system.',
  labelNames: ['process'],
  registers,
})

export const requests = new Counter({
  name: 'callmark_http_requests_total',
  help: 'Requests answered, by route and class of status.',
  labelNames: ['method', 'route', 'status'],
  registers,
})
export const requestSeconds = new Histogram({
  name: 'callmark_http_request_seconds',
  help: 'Seconds from the first byte of a request to the last of its answer.',
  labelNames: ['method', 'route'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers,
})
export const requestsInFlight = new Gauge({
  name: 'callmark_http_requests_in_flight',
  help: 'Requests being answered just now.',
  registers,
})
export const uploadsInFlight = new Gauge({
  name: 'callmark_uploads_in_flight',
  help: 'Recordings being received just now.',
  registers,
})
export const uploads = new Counter({
  name: 'callmark_uploads_total',
  help: 'Recordings received in full, and those that broke off.',
  labelNames: ['outcome'],
  registers,
})
export const uploadBytes = new Counter({
  name: 'callmark_upload_bytes_total',
  help: 'Bytes of the recordings that were received in full.',
  registers,
})

export const webhookAttempts = new Counter({
  name: 'callmark_webhook_attempts_total',
  help: 'Attempts to deliver an event, by how they ended.',
  labelNames: ['outcome'],
  registers,
})
export const webhookAttemptSeconds = new Histogram({
  name: 'callmark_webhook_attempt_seconds',
  help: 'Seconds that an attempt to deliver an event took, its receiver included.',
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

export const traceExports = new Counter({
  name: 'callmark_trace_exports_total',
  help: 'Batches of spans sent to the collector, and those it did not take.',
  labelNames: ['outcome'],
  registers,
})
export const figureFailures = new Counter({
  name: 'callmark_figure_failures_total',
  help: 'Readings of the database or the disk that failed while metrics were read; their figures are left out.',
  registers,
})
const buildInfo = new Gauge({
  name: 'callmark_build_info',
  help: 'Always 1; says which version runs.',
  labelNames: ['version', 'node'],
  registers,
})

let collecting = false

/** Begins what costs a little all the time: the event loop's lag, garbage collection, memory and processor time. */
export function collectProcessMetrics(version: string): void {
  if (collecting) return
  collecting = true
  buildInfo.set({ version, node: process.version }, 1)
  collectDefaultMetrics({ register: registry })
}
