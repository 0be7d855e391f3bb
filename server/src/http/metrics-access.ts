import { createHash, timingSafeEqual } from 'node:crypto'

/** What /metrics tells, and to whom. */
export interface MetricsAccess {
  readonly expose: () => Promise<string>
  /** What a reader must send as bearer token; undefined: nothing. */
  readonly token: string | undefined
}

export function mayReadMetrics({ token }: MetricsAccess, authorization: string | undefined): boolean {
  if (token === undefined) return true
  const [scheme, given, ...rest] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !given || rest.length > 0) return false
  // Digests are of one length, and how long the comparison takes tells nothing of the token.
  return timingSafeEqual(digestOf(given), digestOf(token))
}

function digestOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
