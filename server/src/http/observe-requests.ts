import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestSeconds, requests, requestsInFlight } from '../observe/metrics.ts'
import { type OpenSpan, openSpan, runInside } from '../observe/tracing.ts'
import type { App } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in the trace; undefined when nothing is traced. */
    span: OpenSpan | undefined
    /** Counted as being answered, and not yet as answered. */
    underWay: boolean
  }
}

/** Asked for every few seconds by machines: a trace of it would tell nobody anything. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** Counts and times every request by its route, never by its address, and makes it part of its caller's trace. */
export function observeRequests(app: App): void {
  app.decorateRequest('span')
  app.decorateRequest('underWay', false)
  const settle = (request: FastifyRequest, reply: FastifyReply, status: string) => {
    if (!request.underWay) return false
    request.underWay = false
    requestsInFlight.dec()
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    requests.inc({ method, route, status })
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1000)
    return true
  }
  app.addHook('onRequest', (request, reply, done) => {
    requestsInFlight.inc()
    request.underWay = true
    // A sender who hangs up never gets its answer, and `onResponse` never comes.
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished || !settle(request, reply, 'gone')) return
      const fields = { method: request.method, route: request.routeOptions.url ?? 'none' }
      request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, 'sender went away')
      request.span?.set({ 'callmark.request_id': request.id })
      request.span?.end('gone')
    })
    const route = request.routeOptions.url ?? 'none'
    if (untraced.has(route)) return done()
    const { traceparent, tracestate } = request.headers
    const parent =
      typeof traceparent === 'string'
        ? { parent: { traceparent, ...(typeof tracestate === 'string' ? { tracestate } : {}) } }
        : {}
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    request.span = openSpan(`${request.method} ${route}`, { kind: 'server', ...parent, attributes })
    if (request.span) runInside(request.span, done)
    else done()
  })
  // A body that was read as it came in has led out of the trace; so has an answer on its way.
  for (const name of ['preValidation', 'onResponse'] as const)
    app.addHook(name, (request: { span: OpenSpan | undefined }, _reply: unknown, done: () => void) => {
      if (request.span) runInside(request.span, done)
      else done()
    })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    if (!settle(request, reply, `${Math.trunc(statusCode / 100)}xx`)) return done()
    request.span?.set({ 'http.response.status_code': statusCode, 'callmark.request_id': request.id })
    request.span?.end(statusCode >= 500 ? String(statusCode) : undefined)
    done()
  })
}
