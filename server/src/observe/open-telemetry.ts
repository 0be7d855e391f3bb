import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import {
  type Context,
  createTraceState,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import { traceExports } from './metrics.ts'
import type { OpenSpan, TraceCarrier, Tracer } from './tracing.ts'

const longestStopMs = 2_000
const complainEveryMs = 60_000
const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

/**
 * Spans sent to the collector that the OTEL_ environment names. The provider stays our own and is not registered for
 * everybody: a library that finds one might write into its spans what was said on a call.
 */
export function createTracer(options: {
  readonly serviceName: string
  readonly version: string
  /** At most once a minute, however long the collector is away. */
  readonly onUnreachable: () => void
}): Tracer {
  const exporter = watchExports(new OTLPTraceExporter(), options.onUnreachable)
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': options.serviceName,
          'service.version': options.version,
          'service.instance.id': randomUUID(),
          'host.name': hostname(),
          'process.pid': process.pid,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    // Full when the collector is away: what comes then is dropped, and nobody waits.
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('callmark', options.version)
  const contexts = new WeakMap<OpenSpan, Context>()
  return {
    open(name, { kind, parent, attributes, startedAt }, around) {
      const inherited = around && contexts.get(around)
      const context = parent ? readCarrier(parent) : (inherited ?? ROOT_CONTEXT)
      const settings = {
        attributes,
        ...(kind ? { kind: kinds[kind] } : {}),
        ...(startedAt === undefined ? {} : { startTime: startedAt }),
      }
      const span = tracer.startSpan(name, settings, context)
      const opened = wrapSpan(span)
      contexts.set(opened, trace.setSpan(context, span))
      return opened
    },
    async stop() {
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestStopMs).unref())
      await Promise.race([provider.shutdown().catch(() => {}), tooLong])
    },
  }
}

function wrapSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext()
  const state = traceState?.serialize()
  return {
    traceId,
    spanId,
    carrier: {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      ...(state ? { tracestate: state } : {}),
    },
    set: (attributes) => void span.setAttributes(attributes),
    end(fault) {
      if (fault !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', fault)
      span.end()
    },
  }
}

/** What is not a W3C header is as good as none: a new trace begins. */
function readCarrier({ traceparent, tracestate }: TraceCarrier): Context {
  const [, version, traceId, spanId, flags] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(traceparent) ?? []
  if (!traceId || !spanId || version === 'ff') return ROOT_CONTEXT
  const remote = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16) & 1,
    isRemote: true,
    ...(tracestate ? { traceState: createTraceState(tracestate) } : {}),
  }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}

function watchExports(exporter: SpanExporter, onUnreachable: () => void): SpanExporter {
  let complainAt = 0
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const sent = result.code === 0
        traceExports.inc({ outcome: sent ? 'sent' : 'failed' })
        if (!sent && performance.now() >= complainAt) {
          complainAt = performance.now() + complainEveryMs
          onUnreachable()
        }
        // The processor would make an error of it, for nobody to see.
        done({ code: 0 })
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
