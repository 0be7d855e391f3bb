import type { FastifyReply } from 'fastify'
import { AppError } from '../domain/errors.ts'
import { tellLimit } from './limit-headers.ts'

const mostAtOnce = 2

/**
 * Keeps previews few, so that the calls that have come in are still judged in good time: two at once, and one for each
 * client, so that nobody keeps another out.
 */
export function limitPreviews(): <T>(
  clientId: string,
  reply: FastifyReply,
  run: () => Promise<T>,
) => Promise<T> {
  const running = new Set<string>()
  return async (clientId, reply, run) => {
    if (running.has(clientId)) {
      tellLimit(reply, { name: 'previews', quota: 1, remaining: 0 })
      throw new AppError('rate_limited', 'A preview of yours is still running. Wait for it and try again.')
    }
    if (running.size >= mostAtOnce) {
      tellLimit(reply, { name: 'all-previews', quota: mostAtOnce, remaining: 0 })
      throw new AppError('rate_limited', 'Other previews are running just now. Wait and try again.')
    }
    running.add(clientId)
    try {
      return await run()
    } finally {
      running.delete(clientId)
    }
  }
}
