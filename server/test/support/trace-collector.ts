import assert from 'node:assert/strict'
import type { Json } from './http.ts'
import { readBody, startVendorServer, type VendorServer } from './vendor-server.ts'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: number
  readonly startMs: number
  readonly endMs: number
  readonly failed: boolean
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  /** What the process says of itself. */
  readonly resource: Readonly<Record<string, string | number | boolean>>
}

export interface TraceCollector extends VendorServer {
  readonly spans: CollectedSpan[]
  /** Everything that was sent, as it was sent. */
  readonly bodies: string[]
  readonly headers: Record<string, string | string[] | undefined>[]
}

/** An OpenTelemetry collector that takes OTLP over HTTP in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const headers: TraceCollector['headers'] = []
  const server = await startVendorServer(async (request, response) => {
    assert.equal(request.method, 'POST')
    assert.equal(request.url, '/v1/traces')
    const body = (await readBody(request)).toString('utf8')
    bodies.push(body)
    headers.push(request.headers)
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans)
        for (const span of scope.spans) spans.push(readSpan(span, readAttributes(resource.attributes)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { ...server, spans, bodies, headers }
}

function readSpan(span: Json, resource: CollectedSpan['resource']): CollectedSpan {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId || undefined,
    name: span.name,
    kind: span.kind,
    startMs: Number(span.startTimeUnixNano) / 1e6,
    endMs: Number(span.endTimeUnixNano) / 1e6,
    failed: span.status?.code === 2,
    attributes: readAttributes(span.attributes),
    resource,
  }
}

function readAttributes(attributes: Json[] = []): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  )
}
