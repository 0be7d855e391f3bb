import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../domain/errors.ts'
import type { Database } from '../store/database.ts'
import {
  type HeldKey,
  type KeyedRequest,
  noteFingerprint,
  type RememberedAnswer,
  releaseKey,
  rememberAnswer,
  removeOldKeys,
  renewKey,
  renewKeyMs,
  takeKey,
} from '../store/idempotency-keys.ts'
import type { App } from './context.ts'

const cleanUpMs = 600_000
/** No request takes longer; a key that is still held then has been forgotten. */
const longestRequestMs = 2 * 3_600_000

/** A request that may be the repetition of one answered before. */
interface Retry {
  /** For a body that no schema reads: what was answered to the same request before, if it was. */
  recall(fingerprint: string): Promise<RememberedAnswer | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Only with an Idempotency-Key. */
    retry: Retry | undefined
    heldKey: { readonly key: HeldKey; readonly renewing: NodeJS.Timeout } | undefined
  }
}

/** Whether the operation makes or starts something, so that repeating it blindly could do so twice. */
export function takesIdempotencyKey(route: Pick<RouteOptions, 'method' | 'url' | 'config'>): boolean {
  if (route.method !== 'POST' || !route.url.startsWith('/v1/')) return false
  return route.config?.scope !== 'open' && !route.config?.onlyReads
}

/** Has every such operation carried out once per Idempotency-Key, and answered alike whenever it comes again. */
export function honourIdempotencyKeys(app: App, database: Database): void {
  app.decorateRequest('retry', undefined)
  app.decorateRequest('heldKey', undefined)
  app.addHook('onRoute', (route) => {
    if (!takesIdempotencyKey(route)) return
    route.preValidation = [claimOrAnswer(database), ...[route.preValidation ?? []].flat()]
    route.onSend = [...[route.onSend ?? []].flat(), settleKey(database)]
  })
  const cleaning = setInterval(() => removeOldKeys(database).catch(() => {}), cleanUpMs).unref()
  app.addHook('onClose', async () => clearInterval(cleaning))
}

/** Answers as the first time. */
export function sendAgain(reply: FastifyReply, { status, body, location }: RememberedAnswer): FastifyReply {
  reply.status(status).header('Idempotent-Replayed', 'true')
  if (location !== null) reply.header('Location', location)
  if (body === null) return reply.send()
  return reply.type('application/json; charset=utf-8').send(Buffer.from(body))
}

function claimOrAnswer(database: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const header = request.headers['idempotency-key']
    if (header === undefined) return
    const key = readKey(String(header))
    const [path = '', ...rest] = request.url.split('?')
    const isForm = request.routeOptions.config.form !== undefined
    const keyed: KeyedRequest = {
      actor: request.caller.by.actor,
      key,
      operation: `${request.method} ${path.replace(/\/$/, '')}`,
      fingerprint: isForm ? null : hash(rest.join('?'), request.body),
    }
    const found = await takeKey(database, keyed)
    if (found.state === 'busy') throw new AppError('idempotency_key_busy')
    if (found.state === 'other request') throw new AppError('idempotency_key_reused')
    if (found.state === 'held') {
      holdKey(database, request, found.held)
      return
    }
    if (!isForm) return sendAgain(reply, found.answer)
    // The upload has to be read to know whether it is the same.
    request.retry = {
      recall: async (fingerprint) => {
        if (fingerprint !== found.fingerprint) throw new AppError('idempotency_key_reused')
        return found.answer
      },
    }
  }
}

function holdKey(database: Database, request: FastifyRequest, key: HeldKey): void {
  const giveUpAt = Date.now() + longestRequestMs
  const renewing = setInterval(() => {
    if (Date.now() > giveUpAt) clearInterval(renewing)
    // When the database cannot be reached, the next time is soon enough.
    else renewKey(database, key).catch(() => {})
  }, renewKeyMs).unref()
  request.heldKey = { key, renewing }
  request.retry = {
    recall: async (fingerprint) => {
      await noteFingerprint(database, key, fingerprint)
      return undefined
    },
  }
}

/** Before the answer goes out, so that whoever has it can rely on getting it again. */
function settleKey(database: Database) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const held = request.heldKey
    if (!held) return payload
    request.heldKey = undefined
    clearInterval(held.renewing)
    const succeeded = reply.statusCode >= 200 && reply.statusCode < 300
    const location = reply.getHeader('location')
    const answer = {
      status: reply.statusCode,
      body: writeKept(payload, request.routeOptions.config.shownOnce ?? []),
      location: location === undefined ? null : String(location),
    }
    try {
      if (succeeded) await rememberAnswer(database, held.key, answer)
      else await releaseKey(database, held.key)
    } catch {
      // What was done is done and says so; the key frees itself when its lease ends.
      request.log.warn('idempotency key not settled')
    }
    return payload
  }
}

/** The answer as it is given again. */
function writeKept(payload: unknown, shownOnce: readonly string[]): string | null {
  if (typeof payload !== 'string' || payload === '') return null
  if (shownOnce.length === 0) return payload
  return JSON.stringify({
    ...JSON.parse(payload),
    ...Object.fromEntries(shownOnce.map((name) => [name, null])),
  })
}

/** The key bare, or as the quoted string of the draft. */
function readKey(header: string): string {
  const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(header)
  const key = quoted ? quoted[1]!.replaceAll(/\\(["\\])/g, '$1') : header
  if (key.length < 1 || key.length > 255 || !(quoted || /^[\x21\x23-\x7e][\x21-\x7e]*$/.test(key))) {
    throw new AppError(
      'validation',
      'An Idempotency-Key has 1 to 255 visible ASCII characters; in quotes it may also contain spaces.',
      'Idempotency-Key',
    )
  }
  return key
}

function hash(query: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([query, body ?? null]))
    .digest('hex')
}
