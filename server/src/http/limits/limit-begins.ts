import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import { networkOf } from './network-of.ts'

/** A whole office comes in the morning, from one address. */
const mostBegins = 600
const windowMs = 60_000
const rememberAtMost = 10_000

/** Of sign-ins that are only begun: each leaves a row behind, and anybody may begin one. */
export function limitBegins(
  nowMs: () => number = () => performance.now(),
): (request: FastifyRequest, reply: FastifyReply) => void {
  const counts = new Map<string, number>()
  let since = nowMs()
  return ({ ip }, reply) => {
    if (nowMs() - since >= windowMs || counts.size >= rememberAtMost) {
      counts.clear()
      since = nowMs()
    }
    const network = networkOf(ip)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    if (count <= mostBegins) return
    reply.header('Retry-After', String(Math.ceil((windowMs - (nowMs() - since)) / 1000)))
    throw new AppError('rate_limited', 'Too many sign-ins have been begun. Wait and try again.')
  }
}
