import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import { recordingTooLarge } from '../calls/call-form.ts'
import type { HttpContext } from '../context.ts'
import { tellLimit } from './limit-headers.ts'
import { ShortageError } from './shortage.ts'
import { watchCapacity } from './watch-capacity.ts'

/** What a form needs beside the recording. */
const formBytes = 1_048_576

/**
 * Decides, after the token and before the first byte of the body, whether an upload is taken: small enough, room on the
 * disk and in the queue, and a place free among those under way.
 */
export function admitUploads({ database, limits, maxUploadBytes }: HttpContext) {
  const takePlace = shareUploads(limits?.uploadsAtOnce ?? Number.POSITIVE_INFINITY)
  const capacity = limits && watchCapacity(database, limits)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    // A body that does not say how long it is may become as long as any.
    const bytes = encoding === undefined ? Number(length ?? 0) : maxUploadBytes
    if (bytes > maxUploadBytes + formBytes) throw recordingTooLarge(maxUploadBytes)
    const shortage = await capacity?.findShortage(request.caller.workspaceId, bytes)
    if (shortage) {
      reply.header('Retry-After', String(shortage.retrySeconds))
      throw shortage.refusal
    }
    // Whoever has gone by now would keep its place for ever, since the end of the line has been told already.
    if (request.raw.socket.destroyed) throw new AppError('malformed_request', 'The sender went away.')
    const leave = takePlace(request.caller.workspaceId, reply)
    const release = capacity?.reserve(bytes)
    reply.raw.once('close', () => {
      leave()
      release?.()
    })
  }
}

/**
 * Hands out the places for uploads so that one is left for whoever comes next: a client has no more than it would if
 * one more client than now were uploading.
 */
function shareUploads(places: number): (workspaceId: string, reply: FastifyReply) => () => void {
  const taken = new Map<string, number>()
  let total = 0
  return (workspaceId, reply) => {
    const mine = taken.get(workspaceId) ?? 0
    const clients = taken.size + (mine === 0 ? 1 : 0)
    const part = Math.max(1, Math.floor(places / (clients + 1)))
    if (mine >= part) {
      tellLimit(reply, { name: 'uploads', quota: part, remaining: 0 })
      throw new AppError(
        'rate_limited',
        `${mine} uploads of this client are already running. Wait for one and try again.`,
      )
    }
    if (total >= places) {
      throw new ShortageError('uploads', 'Too many uploads are running right now. Send this again later.')
    }
    taken.set(workspaceId, mine + 1)
    total++
    return () => {
      total--
      const left = taken.get(workspaceId)! - 1
      if (left > 0) taken.set(workspaceId, left)
      else taken.delete(workspaceId)
    }
  }
}
