import type { FastifyReply } from 'fastify'

/** One limit and what is left of it: so many in a stretch of time, or so many at once. */
export interface LimitState {
  readonly name: string
  readonly quota: number
  /** Undefined: the quota is of requests under way at the same moment. */
  readonly windowSeconds?: number
  readonly remaining: number
  /** When the whole quota is there again. */
  readonly resetSeconds?: number
}

/** Tells a limit in the fields of draft-ietf-httpapi-ratelimit-headers, beside those that have been told already. */
export function tellLimit(reply: FastifyReply, limit: LimitState): void {
  const unit = limit.windowSeconds === undefined ? 'qu="concurrent-requests"' : `w=${limit.windowSeconds}`
  const reset = limit.resetSeconds === undefined ? '' : `;t=${limit.resetSeconds}`
  append(reply, 'RateLimit-Policy', `"${limit.name}";q=${limit.quota};${unit}`)
  append(reply, 'RateLimit', `"${limit.name}";r=${limit.remaining}${reset}`)
}

function append(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name)
  reply.header(name, before === undefined ? item : `${before}, ${item}`)
}
