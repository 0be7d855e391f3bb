import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What /metrics tells, and to whom. */
export interface MetricsAccess {
  readonly expose: () => Promise<string>
  /** What a reader must send as bearer token; undefined: nothing. */
  readonly token: string | undefined
  /** On the port that strangers reach, too: without a token, only this machine may read. */
  readonly amongStrangers: boolean
}

/** Undefined: they may be read. Otherwise what to do about it. */
export function refuseMetrics(
  { token, amongStrangers }: MetricsAccess,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): string | undefined {
  if (token !== undefined)
    return holds(headers.authorization, token) ? undefined : 'Send METRICS_TOKEN as bearer token.'
  if (!amongStrangers || isThisMachine(socket.remoteAddress, headers)) return undefined
  return 'Without METRICS_TOKEN, only this machine may read the figures here. Set it and send it as bearer token, or set METRICS_PORT.'
}

/** What proxies add. One that stands on this machine passes on whoever comes, so that its own address says nothing. */
const passedOn = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

function isThisMachine(address: string | undefined, headers: IncomingMessage['headers']): boolean {
  if (passedOn.some((name) => headers[name] !== undefined)) return false
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address ?? '')
}

function holds(authorization: string | undefined, token: string): boolean {
  const [scheme, given, ...rest] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !given || rest.length > 0) return false
  // Digests are of one length, and how long the comparison takes tells nothing of the token.
  return timingSafeEqual(digestOf(given), digestOf(token))
}

function digestOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
