const shortestMs = 1_000
const longestMs = 3_600_000
const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** When a vendor says to come back, in any of the ways they say it. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const milliseconds = readNumber(headers['retry-after-ms'])
  const after = String(headers['retry-after'] ?? '').trim()
  const seconds = readNumber(after)
  const until = after && seconds === undefined ? Date.parse(after) - now : Number.NaN
  const asked = milliseconds ?? (seconds === undefined ? until : seconds * 1_000)
  const wait = Number.isNaN(asked) ? readLimits(headers) : asked
  return wait === undefined ? undefined : Math.max(shortestMs, Math.min(longestMs, Math.ceil(wait)))
}

/** Of the limits that are used up, when the last is lifted: `x-ratelimit-reset-requests: 6m0s`. */
function readLimits(headers: Headers): number | undefined {
  const waits = ['requests', 'tokens', 'audio-seconds'].flatMap((kind) => {
    const left = readNumber(headers[`x-ratelimit-remaining-${kind}`])
    const wait = readDuration(String(headers[`x-ratelimit-reset-${kind}`] ?? ''))
    return wait !== undefined && (left ?? 0) <= 0 ? [wait] : []
  })
  return waits.length > 0 ? Math.max(...waits) : undefined
}

function readDuration(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) {
    const seconds = readNumber(text)
    return seconds === undefined ? undefined : seconds * 1_000
  }
  let sum = 0
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g))
    sum += Number(amount) * unitMs[unit!]!
  return sum
}

function readNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
}
