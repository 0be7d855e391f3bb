import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import type { App } from '../context.ts'
import { answerBrokenRequest, nothingAt } from '../errors.ts'
import type { Failures } from './count-failures.ts'
import { endAfterBody } from './let-body-pass.ts'
import { tellLimit } from './limit-headers.ts'

/** What anybody may send who has shown no token: credentials, every letter of them written as JSON's `\u…`. */
export const largestOpenBody = 16_384
/** What an operation takes that does not say otherwise. */
export const largestUsualBody = 65_536
/** Of a network that has got too much wrong, only what costs next to nothing is still read: a sign-in as programs send it. */
const largestDoubtfulBody = 2_048

const mostPassed = 262_144

/** How long all of a body may take: of whoever is not known; of one that is refused meanwhile; of a client, but for a form. */
const usualTimes = { stranger: 10_000, refused: 30_000, client: 120_000 }

/**
 * Bodies of strangers: little is read, for a short while, and what is wrong with them is counted. Those of clients have
 * longer, and forms as long as they need. What no route waits for is not read at all.
 */
export function limitBodies(app: App, failures: Failures, bodyMs = usualTimes): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsBody(request)) watchBody(request, reply, failures, bodyMs)
    done()
  })
  // When everything else about the request has been looked at, and before it is told to go on.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!bringsBody(request) || !isOpen(request)) return done(null, payload)
    if (request.is404) return done(nothingAt(request))
    if (!isDoubtful(request, reply, failures)) return done(null, payload)
    const message = 'Too much was wrong with what came from this address. Wait and try again.'
    done(new AppError('rate_limited', message))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Who is told takes another line for its next request, instead of finding this one closed.
    if (isCutShort(request, failures) && bytesOf(request) > mostPassed) endAfterBody(request, reply)
    done(null, payload)
  })
}

function bringsBody(request: FastifyRequest): boolean {
  return bytesOf(request) > 0
}

function bytesOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

/** Who sends a recording with a token that has run out may finish, to read why; nobody else has so much to send. */
function isCutShort(request: FastifyRequest, failures: Failures): boolean {
  if (request.raw.complete || request.caller) return false
  return isOpen(request) || failures.waitSeconds(request.ip) > 0
}

function isOpen({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.scope === undefined || config.scope === 'open'
}

function isDoubtful(request: FastifyRequest, reply: FastifyReply, failures: Failures): boolean {
  const seconds = Math.ceil(failures.waitSeconds(request.ip))
  if (seconds === 0 || bytesOf(request) <= largestDoubtfulBody) return false
  const { quota } = failures
  tellLimit(reply, { name: 'failures', quota, windowSeconds: 60, remaining: 0, resetSeconds: seconds })
  reply.header('Retry-After', String(seconds)).header('Connection', 'close')
  return true
}

function watchBody(
  request: FastifyRequest,
  reply: FastifyReply,
  failures: Failures,
  bodyMs: typeof usualTimes,
): void {
  const { raw } = request
  const isLate = () => {
    failures.note(request.ip)
    const { socket } = raw
    if (reply.raw.headersSent) return socket.destroy()
    answerBrokenRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
    // Whoever goes on sending would keep the line open all the same.
    setTimeout(() => socket.destroy(), 1_000).unref()
  }
  const look = () => {
    if (!request.caller) return isLate()
    // By its token it has become a client meanwhile.
    if (!request.routeOptions.config.form) timer = setTimeout(isLate, bodyMs.client - first).unref()
  }
  const first = isOpen(request) && !request.is404 ? bodyMs.stranger : bodyMs.refused
  let timer = setTimeout(look, first).unref()
  raw.once('close', () => clearTimeout(timer))
  reply.raw.once('close', () => {
    if (!request.caller && isStrangersFault(request, reply)) failures.note(request.ip)
  })
  reply.raw.once('finish', () => {
    if (isCutShort(request, failures)) endAfter(raw, mostPassed)
  })
}

/** Wrong credentials have a limit of their own, and who is turned away has not been read. */
function isStrangersFault(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && statusCode !== 429 && !(statusCode === 401 && isOpen(request))
}

/** Lets so much of a refused body pass, for a sender that reads only when it has written; then the line is closed. */
function endAfter(raw: IncomingMessage, bytes: number): void {
  let left = bytes
  raw.on('data', (chunk: Buffer | string) => {
    left -= chunk.length
    if (left < 0) raw.socket.destroy()
  })
}
