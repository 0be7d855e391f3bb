import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets pass what is still on its way to a request that is being refused: the sender would not read the answer before it
 * has sent all. A line that is to end with this request ends after that, for closing it earlier would reset it, and the
 * answer would be lost on the way.
 */
export function letBodyPass({ raw }: FastifyRequest, reply: FastifyReply): void {
  raw.unpipe().resume()
  if (reply.raw.shouldKeepAlive) return
  reply.raw.shouldKeepAlive = true
  reply.raw.once('finish', () => {
    const end = () => raw.socket.end()
    if (raw.readableEnded) end()
    else raw.once('end', end)
  })
}
