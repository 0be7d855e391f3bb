import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../../domain/errors.ts'
import { limitRequests } from './limit-requests.ts'
import { readRefusal } from './refusal.ts'
import { SlowVendor, sendAudio, type Upload } from './send-audio.ts'

/** What every hosted engine may be told; tests make it less patient. */
export interface VendorOptions {
  /** Up to and without /v1; undefined: the maker's own. */
  readonly url?: string | undefined
  readonly apiKey?: string | undefined
  readonly model?: string | undefined
  /** ISO 639-1; undefined: found out by the vendor. */
  readonly language?: string | undefined
  /** Bytes of one upload. */
  readonly mostBytes?: number
  readonly requestsAtOnce?: number
  /** How long one request of a call may wait before the whole call is put off, its other answers lost and paid for again. */
  readonly patienceMs?: number
  /** For an answer, beyond twice the length of the sound. */
  readonly answerMs?: number
}

/** Whoever needs longer than this has forgotten us. */
const longestMs = 1_800_000
const standard = { requestsAtOnce: 4, patienceMs: 20_000, answerMs: 120_000 }
const firstWaitMs = 1_000
const putOffMs = 60_000

/** Posts uploads to one vendor, so many at a time, and returns the JSON of its answers. */
export function createVendor(options: VendorOptions) {
  const { requestsAtOnce, patienceMs, answerMs } = { ...standard, ...options }
  const limited = limitRequests(requestsAtOnce)

  async function ask(upload: Upload, signal: AbortSignal): Promise<unknown> {
    const { status, headers, body } = await sendAudio(upload, signal)
    if (status < 200 || status > 299) throw readRefusal(status, headers, body.slice(0, 65_536))
    try {
      return JSON.parse(body)
    } catch {
      throw notATranscript()
    }
  }

  return {
    timeoutFor: (audioSeconds: number) => Math.min(longestMs, answerMs + 2_000 * audioSeconds),
    async post(upload: Upload, signal: AbortSignal): Promise<unknown> {
      let waitedMs = 0
      for (let attempt = 0; ; attempt++) {
        try {
          return await limited(signal, () => ask(upload, signal))
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof EngineError) || !error.retryable) throw error
          if (error instanceof SlowVendor) throw putOff(error)
          const waitMs = error.retryAfterMs ?? firstWaitMs * 2 ** attempt
          waitedMs += waitMs
          if (waitedMs > patienceMs) throw putOff(error)
          await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
        }
      }
    },
  }
}

/** A server that is away may be so for an hour: with a time to come back, the call waits for as long. */
function putOff(error: EngineError): EngineError {
  if (error.retryAfterMs !== undefined) return error
  return new EngineError(error.message, { retryable: true, retryAfterMs: putOffMs, cause: error.cause })
}

/** HTML from a proxy, JSON of another shape, half an answer: the next one may be better. */
export function notATranscript(): EngineError {
  return new EngineError(
    'The speech service answered with something that is not a transcript. Check that SPEECH_URL is its address.',
    { retryable: true },
  )
}

/** The full address; what was given may already end in a part of the path, and may carry a query of its own. */
export function vendorUrl(base: string, path: string): URL {
  const url = new URL(base)
  const given = url.pathname.replace(/\/+$/, '')
  const shared = [path, '/v1'].find((end) => given.endsWith(end)) ?? ''
  url.pathname = given.slice(0, given.length - shared.length) + path
  return url
}
