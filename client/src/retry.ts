import type { CallmarkError } from './callmark-error.ts'
import { errorCodes } from './vocabulary.ts'

export interface RetryOptions {
  /** How often a request is sent at most, the first time included. 1: never again. */
  readonly attempts?: number
  /** How long trying again may take altogether; a wait that would go beyond it is not begun. */
  readonly totalMs?: number
}

export const standardRetry = { attempts: 5, totalMs: 120_000 } as const

const firstWaitMs = 300
const longestWaitMs = 10_000
const passing = new Set([429, 502, 503, 504])
/** How long to wait before the next attempt; undefined: there is none, for it would fare no better or the time is up. */
export function chooseWait(
  { status, code }: CallmarkError,
  options: Required<RetryOptions>,
  state: { readonly attempt: number; readonly elapsedMs: number; readonly retryAfterMs?: number | undefined },
): number | undefined {
  const mayPass = status === undefined || passing.has(status)
  // Our own first attempt is still at work: its answer is worth waiting for.
  if (code !== errorCodes.idempotency_key_busy && (!mayPass || state.attempt >= options.attempts))
    return undefined
  const ceiling = Math.min(longestWaitMs, firstWaitMs * 2 ** (state.attempt - 1))
  // Jittered, so that clients turned away together do not come back together.
  const waitMs = Math.max(state.retryAfterMs ?? 0, ceiling * (0.5 + Math.random() / 2))
  return state.elapsedMs + waitMs <= options.totalMs ? waitMs : undefined
}

/** `Retry-After` in milliseconds, whether it is given in seconds or as a date. */
export function readRetryAfter(headers: Headers, nowMs: number = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}

/** Rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
