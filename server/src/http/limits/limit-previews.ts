import type { FastifyReply } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import { tellLimit } from './limit-headers.ts'

/** Of one client, the one that is worked on and those that wait for it. */
const mostOfClient = 4
/** Each holds its model and its transcripts while it waits. */
const mostOfAll = 32

type Run = <T>(workspaceId: string, reply: FastifyReply, run: () => Promise<T>) => Promise<T>

/** Keeps the previews that wait for their turn few enough to be waited for, and to be remembered. */
export function limitPreviews(): Run {
  const underWay = new Map<string, number>()
  let all = 0
  return async (workspaceId, reply, run) => {
    const mine = underWay.get(workspaceId) ?? 0
    if (mine >= mostOfClient) {
      tellLimit(reply, { name: 'previews', quota: mostOfClient, remaining: 0 })
      throw new AppError(
        'rate_limited',
        `${mostOfClient} previews of this client are already running. Wait for one and try again.`,
      )
    }
    if (all >= mostOfAll) {
      tellLimit(reply, { name: 'all-previews', quota: mostOfAll, remaining: 0 })
      throw new AppError('rate_limited', 'Too many previews are waiting right now. Wait and try again.')
    }
    all++
    underWay.set(workspaceId, mine + 1)
    try {
      return await run()
    } finally {
      all--
      const left = underWay.get(workspaceId)! - 1
      if (left > 0) underWay.set(workspaceId, left)
      else underWay.delete(workspaceId)
    }
  }
}
