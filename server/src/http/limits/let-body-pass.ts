import type { FastifyReply, FastifyRequest } from 'fastify'

/** More than any client sends by mistake; a recording that is refused may be larger, and its sender has shown a token. */
const mostBytes = 64 * 1_048_576

/**
 * Lets pass what is still on its way to a request that is being refused: the sender would not read the answer before it
 * has sent all. A line that is to end with this request ends after that, for closing it earlier would reset it, and the
 * answer would be lost on the way. Who sends without end is cut off.
 */
export function letBodyPass(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  // The framework closes the line at once when a body is too large or not what it says.
  reply.removeHeader('connection')
  raw.unpipe().resume()
  if (!request.caller || !request.routeOptions.config.form) cutOff(request)
  if (!reply.raw.shouldKeepAlive) endAfterBody(request, reply)
}

/** Says that the line ends with this answer, and ends it when the body has come, or when somebody has had enough of it. */
export function endAfterBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close')
  const { socket } = raw
  // This is what the server calls when the answer has gone out.
  socket.destroySoon = () => {
    if (raw.readableEnded) socket.end()
    else raw.once('end', () => socket.end())
  }
}

function cutOff({ raw }: FastifyRequest): void {
  let passed = 0
  raw.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed > mostBytes) raw.socket.destroy()
  })
}
