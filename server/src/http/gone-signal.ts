import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../domain/errors.ts'

/** Ends the work on a request whose sender has gone away. */
export function goneSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const abort = () => gone.abort(new AppError('malformed_request', 'The sender went away.'))
  if (reply.raw.destroyed) abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort()
  })
  request.raw.once('error', abort)
  return gone.signal
}
