import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../domain/errors.ts'
import { tellLimit } from './limit-headers.ts'
import type { Caller } from './tokens.ts'

const windowSeconds = 60

interface Bucket {
  tokens: number
  filledAtMs: number
}

/**
 * Lets every client make so many requests a minute, reading and writing apart, so that one that polls too eagerly can
 * still submit. A bucket that fills steadily: who has used it up waits a second, not the rest of a minute. Counted in this
 * process, for asking the database would cost every request as much as the request itself.
 */
export function limitRequests(
  perMinute: number,
  nowMs: () => number = () => performance.now(),
): (request: FastifyRequest, reply: FastifyReply, caller: Caller) => void {
  // One entry for each client that has ever come with a good token: there are as many as the operator has made.
  const buckets = { reads: new Map<string, Bucket>(), writes: new Map<string, Bucket>() }
  return (request, reply, { clientId, rateLimit }) => {
    const quota = rateLimit ?? perMinute
    if (quota === 0) return
    const name = onlyReads(request) ? 'reads' : 'writes'
    const bucket = fill(buckets[name], clientId, quota, nowMs())
    const allowed = bucket.tokens >= 1
    if (allowed) bucket.tokens--
    tellLimit(reply, {
      name,
      quota,
      windowSeconds,
      remaining: Math.floor(bucket.tokens),
      resetSeconds: Math.ceil(secondsUntil(quota, bucket, quota)),
    })
    if (allowed) return
    reply.header('Retry-After', String(Math.max(1, Math.ceil(secondsUntil(1, bucket, quota)))))
    throw new AppError('rate_limited', `This client may make ${quota} requests a minute. Wait and try again.`)
  }
}

function fill(buckets: Map<string, Bucket>, clientId: string, quota: number, nowMs: number): Bucket {
  const known = buckets.get(clientId)
  if (!known) {
    const made = { tokens: quota, filledAtMs: nowMs }
    buckets.set(clientId, made)
    return made
  }
  const gained = ((nowMs - known.filledAtMs) / 1000) * (quota / windowSeconds)
  known.tokens = Math.min(quota, known.tokens + gained)
  known.filledAtMs = nowMs
  return known
}

function secondsUntil(tokens: number, bucket: Bucket, quota: number): number {
  return (Math.max(0, tokens - bucket.tokens) * windowSeconds) / quota
}

function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.onlyReads === true
}
