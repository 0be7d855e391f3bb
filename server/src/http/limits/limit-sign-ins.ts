import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import { TooManySignIns } from '../../domain/too-many-sign-ins.ts'
import { tellLimit } from './limit-headers.ts'
import { networkOf } from './network-of.ts'

/** Failures that cost nothing: of one client or person at one address, and of one address with whatever clients. */
export interface FreeFailures {
  readonly pair: number
  readonly address: number
}

const programFailures: FreeFailures = { pair: 5, address: 100 }
/** So many failures of one client, wherever they come from, and every address has but one try that costs nothing. */
const failuresUnderAttack = 50
const longestWaitSeconds = 60
const forgetMs = 15 * 60_000
/** Whoever makes up ids and addresses pushes out the oldest failures, and no more. */
const rememberAtMost = 10_000

interface Tried {
  readonly ip: string
  readonly body: { readonly client_id: string; readonly client_secret: string }
}

interface Failures {
  count: number
  lastAtMs: number
}

/**
 * Makes guessing slow: after some failures the next try has to wait, twice as long each time, and is turned away unread
 * until then. Nobody is locked out by another's guesses: they count for the address they come from, and a secret that has
 * been right before, in this process, is not held up at all.
 */
export function limitSignIns(
  nowMs: () => number = () => performance.now(),
  freeFailures: FreeFailures = programFailures,
) {
  const failures = rememberFailures(nowMs)
  const goodSecrets = new Map<string, string>()
  const underWay = new Map<string, Promise<void>>()
  const secretKey = randomBytes(32)

  return async <T>(
    { ip, body }: Tried,
    reply: FastifyReply,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const network = networkOf(ip)
    const client = fingerprint('client', body.client_id)
    const pair = fingerprint('pair', body.client_id, network)
    const address = fingerprint('address', network)
    const secret = createHmac('sha256', secretKey).update(body.client_secret).digest('base64')
    // A program that starts ten times over is no guesser: the first to know whether the secret is right tells the others.
    const attempt = `${client} ${secret}`
    if (underWay.has(attempt)) await underWay.get(attempt)
    const underAttack = failures.countOf(client) >= failuresUnderAttack
    const free = underAttack ? 1 : freeFailures.pair
    const wait = Math.max(
      failures.waitSeconds(pair, free),
      failures.waitSeconds(address, freeFailures.address),
    )
    if (wait > 0 && goodSecrets.get(client) !== secret) {
      const seconds = Math.ceil(wait)
      tellLimit(reply, {
        name: 'sign-ins',
        quota: free,
        windowSeconds: forgetMs / 1000,
        remaining: 0,
        resetSeconds: seconds,
      })
      reply.header('Retry-After', String(seconds))
      throw new AppError('rate_limited', 'Too many wrong sign-ins. Check ID and secret, wait and try again.')
    }
    // Before the look, not after it: guesses that come all at once must not all find that nobody has failed yet.
    const counted = [client, pair, address].map(failures.count)
    const takeBack = () => {
      for (const undo of counted) undo()
    }
    const { promise: known, resolve: tell } = Promise.withResolvers<void>()
    if (!underWay.has(attempt)) underWay.set(attempt, known)
    try {
      const found = await check()
      if (found === undefined) {
        // It has been right once, before it was replaced or its client disabled.
        if (goodSecrets.get(client) === secret) goodSecrets.delete(client)
        return undefined
      }
      takeBack()
      // Not the address: whoever has one right secret must not buy guesses at others with it.
      failures.forget(pair)
      keepNewest(goodSecrets, client, secret)
      return found
    } catch (error) {
      // Nobody has looked, or nobody could tell.
      takeBack()
      if (error instanceof TooManySignIns)
        tellLimit(reply, { name: 'sign-ins-at-once', quota: error.atOnce, remaining: 0 })
      throw error
    } finally {
      if (underWay.get(attempt) === known) underWay.delete(attempt)
      tell()
    }
  }
}

/** How often somebody has failed, by who it was. */
function rememberFailures(nowMs: () => number) {
  const failures = new Map<string, Failures>()
  const recall = (key: string): Failures | undefined => {
    const found = failures.get(key)
    return found && nowMs() - found.lastAtMs < forgetMs ? found : undefined
  }
  return {
    countOf: (key: string): number => recall(key)?.count ?? 0,
    /** Returns how to take it back. */
    count(key: string): () => void {
      const before = recall(key)
      const counted = { count: (before?.count ?? 0) + 1, lastAtMs: nowMs() }
      keepNewest(failures, key, counted)
      return () => {
        const found = failures.get(key)
        if (!found) return
        found.count--
        if (found === counted && before) found.lastAtMs = before.lastAtMs
        if (found.count <= 0) failures.delete(key)
      }
    },
    waitSeconds(key: string, free: number): number {
      const found = recall(key)
      if (!found || found.count < free) return 0
      const wait = Math.min(longestWaitSeconds, 2 ** (found.count - free))
      return Math.max(0, wait - (nowMs() - found.lastAtMs) / 1000)
    },
    forget: (key: string) => failures.delete(key),
  }
}

/** Of one length, whatever is sent. */
function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64')
}

function keepNewest<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.delete(key)
  entries.set(key, value)
  if (entries.size > rememberAtMost) entries.delete(entries.keys().next().value!)
}
