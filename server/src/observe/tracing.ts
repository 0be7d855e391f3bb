import { AsyncLocalStorage } from 'node:async_hooks'

/** What makes spans of two processes one trace: the W3C headers. It holds nothing but ids. */
export interface TraceCarrier {
  readonly traceparent: string
  readonly tracestate?: string
}

/** Ids, names of stages and engines, counts. Never anything that was said on a call. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface OpenSpan {
  readonly traceId: string
  readonly spanId: string
  readonly carrier: TraceCarrier
  set(attributes: SpanAttributes): void
  /** `fault` names the kind of error; an error's own words may be a customer's. */
  end(fault?: string): void
}

export interface SpanStart {
  readonly kind?: 'server' | 'consumer'
  /** Without one, the span that is open where this one begins; without that, it begins a trace. */
  readonly parent?: TraceCarrier
  readonly attributes: SpanAttributes
  readonly startedAt?: number
}

export interface Tracer {
  open(name: string, start: SpanStart, parent: OpenSpan | undefined): OpenSpan
  /** Sends what is left, as far as the collector takes it in short time. */
  stop(): Promise<void>
}

interface Open {
  readonly span: OpenSpan
  /** The parent of what is queued here. One for the whole call, so that its stages stand side by side in the trace. */
  readonly carried: TraceCarrier
}

const open = new AsyncLocalStorage<Open>()
let tracer: Tracer | undefined

/** Until this is called, everything here does nothing and costs nothing. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given
}

export function openSpan(name: string, start: SpanStart): OpenSpan | undefined {
  return tracer?.open(name, start, open.getStore()?.span)
}

/** Runs it so that spans opened there are the span's children, and log lines carry its ids. */
export function runInside<T>(span: OpenSpan, run: () => T, carried = span.carrier): T {
  return open.run({ span, carried }, run)
}

/** A span around a piece of work, ended with it. */
export async function inSpan<T>(name: string, start: SpanStart, run: () => Promise<T>): Promise<T> {
  const carried = open.getStore()?.carried
  const span = openSpan(name, start)
  if (!span) return run()
  try {
    const result = await runInside(span, run, carried)
    span.end()
    return result
  } catch (error) {
    span.end(nameFault(error))
    throw error
  }
}

export function addToSpan(attributes: SpanAttributes): void {
  open.getStore()?.span.set(attributes)
}

/** For whoever takes up the work elsewhere; empty when nothing is traced. */
export function carryTrace(): { readonly trace?: TraceCarrier } {
  const carried = open.getStore()?.carried
  return carried ? { trace: carried } : {}
}

/** For log lines; empty when nothing is traced. */
export function currentTraceIds(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = open.getStore()?.span
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

function nameFault(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown'
}
