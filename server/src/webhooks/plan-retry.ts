import type { AttemptOutcome } from '../domain/webhook.ts'
import type { Settlement } from '../store/webhooks/settle-delivery.ts'

const seconds = 1_000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How long to wait after the first, second … attempt that failed: ten attempts over three days. */
export const retryDelaysMs: readonly number[] = [
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
]
const longestWaitMs = 24 * hours
/** What failed together should not come back together. */
const jitter = 0.1

/** What follows from an attempt, being the so-manieth. A receiver may ask for a longer wait, never for a shorter one. */
export function planRetry(
  outcome: AttemptOutcome,
  { tries, isTest }: { readonly tries: number; readonly isTest: boolean },
  random: () => number = Math.random,
): Settlement {
  if (outcome.reason === undefined) return { status: 'DELIVERED', gone: false }
  const gone = outcome.statusCode === 410
  const delayMs = retryDelaysMs[tries - 1]
  if (gone || isTest || delayMs === undefined) return { status: 'FAILED', gone }
  const asked = Math.min(outcome.retryAfterMs ?? 0, longestWaitMs)
  return { status: 'PENDING', delayMs: Math.round(Math.max(delayMs * (1 + jitter * random()), asked)) }
}

/** Seconds, or a moment. */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,12}$/.test(text)) return Number(text) * 1_000
  // Anything else that a Date would read is no date of HTTP.
  const until = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}
