import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import type { Caller } from '../access/tokens.ts'
import { tellLimit } from './limit-headers.ts'

const windowSeconds = 60
/** A body counts as one request for each such piece of it: reading and checking it takes its time. */
const bytesPerRequest = 16_384

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back what a body that did not say how long it is was counted for, but turned out not to be. */
    countBody: ((bytes: number) => void) | undefined
  }
}

interface Bucket {
  tokens: number
  filledAtMs: number
}

/**
 * Lets every client make so many requests a minute, reading and writing apart, so that one that polls too eagerly can
 * still submit. Large bodies count as several, but for recordings, which have limits of their own. A bucket that fills
 * steadily: who has used it up waits a second, not the rest of a minute. Counted in this process, for asking the database
 * would cost every request as much as the request itself.
 */
export function limitRequests(
  perMinute: number,
  nowMs: () => number = () => performance.now(),
): (request: FastifyRequest, reply: FastifyReply, caller: Caller) => void {
  // One entry for each client that has ever come with a good token: there are as many as the operator has made.
  const buckets = { reads: new Map<string, Bucket>(), writes: new Map<string, Bucket>() }
  return (request, reply, { by: { actor }, rateLimit }) => {
    const quota = rateLimit ?? perMinute
    if (quota === 0) return
    const name = onlyReads(request) ? 'reads' : 'writes'
    const bucket = fill(buckets[name], actor, quota, nowMs())
    const cost = Math.min(quota, costOf(request))
    const allowed = bucket.tokens >= cost
    if (allowed) bucket.tokens -= cost
    if (allowed && cost > 1 && request.headers['content-length'] === undefined)
      request.countBody = (bytes) => {
        bucket.tokens += cost - Math.min(cost, costOfBytes(bytes))
      }
    tellLimit(reply, {
      name,
      quota,
      windowSeconds,
      remaining: Math.floor(bucket.tokens),
      resetSeconds: Math.ceil(secondsUntil(quota, bucket, quota)),
    })
    if (allowed) return
    reply.header('Retry-After', String(Math.max(1, Math.ceil(secondsUntil(cost, bucket, quota)))))
    const counted = cost > 1 ? `, and a body as large as this counts as ${cost}` : ''
    throw new AppError(
      'rate_limited',
      `This client may make ${quota} requests a minute${counted}. Wait and try again.`,
    )
  }
}

function costOf(request: FastifyRequest): number {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return 1
  // Put together anew whenever it is asked for.
  const { routeOptions } = request
  if (routeOptions.config.form) return 1
  if (headers['transfer-encoding'] !== undefined) return costOfBytes(routeOptions.bodyLimit)
  const length = headers['content-length']
  return length === undefined ? 1 : costOfBytes(Number(length))
}

function costOfBytes(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / bytesPerRequest))
}

function fill(buckets: Map<string, Bucket>, actor: string, quota: number, nowMs: number): Bucket {
  const known = buckets.get(actor)
  if (!known) {
    const made = { tokens: quota, filledAtMs: nowMs }
    buckets.set(actor, made)
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

function onlyReads(request: FastifyRequest): boolean {
  const { method } = request
  return method === 'GET' || method === 'HEAD' || request.routeOptions.config.onlyReads === true
}
