import type { StageName } from '../domain/call.ts'
import { callsGivenUp, queueWaitSeconds, stageRetries, stageSeconds } from './metrics.ts'
import { addToSpan, openSpan, runInside, type TraceCarrier } from './tracing.ts'

interface ObservedJob {
  readonly stage: StageName
  readonly callId: string
  readonly attempt: number
  /** Since when it could have been run, in milliseconds of the clock; jobs of an older version do not say. */
  readonly queuedAt?: number | undefined
  readonly trace?: TraceCarrier | undefined
}

/** Runs a stage inside the trace of its call, its time in the queue noted. */
export async function inJob(job: ObservedJob, run: () => Promise<void>): Promise<void> {
  const { stage, queuedAt, trace } = job
  if (queuedAt !== undefined) queueWaitSeconds.observe({ stage }, Math.max(0, Date.now() - queuedAt) / 1000)
  const attributes = {
    'callmark.call_id': job.callId,
    'callmark.stage': stage,
    'callmark.attempt': job.attempt,
  }
  const parent = trace ? { parent: trace } : {}
  if (queuedAt !== undefined && trace)
    openSpan(`queue ${stage}`, { ...parent, attributes, startedAt: queuedAt })?.end()
  const span = openSpan(`stage ${stage}`, { ...parent, kind: 'consumer', attributes })
  if (!span) return run()
  try {
    await runInside(span, run, trace ?? span.carrier)
  } finally {
    span.end()
  }
}

/** How an attempt at a stage has ended. */
export function noteStage({ stage }: ObservedJob, outcome: string, seconds: number): void {
  stageSeconds.observe({ stage, outcome: outcome.replaceAll(' ', '_') }, seconds)
  if (outcome === 'retried') stageRetries.inc({ stage })
  addToSpan({ 'callmark.outcome': outcome })
}

export function noteGivenUp({ stage }: ObservedJob): void {
  callsGivenUp.inc({ stage })
}
