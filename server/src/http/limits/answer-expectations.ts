import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'

/**
 * Answers `Expect: 100-continue` when the body is about to be read and not, as Node would, before anybody has looked at
 * the request: what is refused is never sent.
 */
export function answerExpectations(app: App): void {
  const waiting = new WeakSet<IncomingMessage>()
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request)
    app.server.emit('request', request, response)
  })
  const goOn = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (waiting.delete(raw)) reply.raw.writeContinue()
  }
  // A form is read by its handler; until then there may be more reasons to refuse it.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (waiting.has(request.raw) && !request.routeOptions.config.form) goOn(request, reply)
    done(null, payload)
  })
  app.addHook('preHandler', (request, reply, done) => {
    goOn(request, reply)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // The sender may keep the body to itself now: what comes next on this line could not be told from it.
    if (waiting.has(request.raw)) reply.header('Connection', 'close')
    done(null, payload)
  })
}
