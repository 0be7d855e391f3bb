import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { type CheckedAddress, pinTo } from './resolve-receiver.ts'

/** Of an answer only its status counts; so much is read to let the receiver finish, and no more. */
const mostBodyBytes = 4_096
const longestBodyMs = 2_000
/** Interim answers (1xx) that are listened to; whoever sends more has no answer to give. */
const mostInterim = 20

export interface Posted {
  readonly statusCode: number
  readonly retryAfter: string | undefined
}

/**
 * Posts to one of these addresses and nowhere else, whatever the name servers say by then. Follows no redirect.
 * Settles when `signal` is aborted at the latest, whatever the receiver does.
 */
export function postMessage(
  url: URL,
  addresses: readonly CheckedAddress[],
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = send(url, {
      method: 'POST',
      // A connection of its own: one that is kept could lead to an address checked for somebody else.
      agent: false,
      lookup: pinTo(addresses),
      signal,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    })
    const settle = (statusCode: number, retryAfter?: string) => {
      request.destroy()
      resolve({ statusCode, retryAfter })
    }
    let answered = false
    let interim = 0
    request.on('error', reject)
    request.on('information', ({ statusCode }) => {
      if (++interim > mostInterim) settle(statusCode)
    })
    // Whoever wants to speak something else than HTTP gets the connection to itself: nothing but this would ever end it.
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      settle(response.statusCode ?? 0)
    })
    request.on('response', async (response) => {
      answered = true
      await letFinish(response)
      settle(response.statusCode ?? 0, response.headers['retry-after'])
    })
    request.on('close', () => {
      if (!answered) reject(signal.reason ?? Object.assign(new Error('closed'), { code: 'ECONNRESET' }))
    })
    request.end(body)
  })
}

/** Many receivers stop working when their caller hangs up before they have said everything. */
function letFinish(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestBodyMs)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBodyBytes) finish()
    })
    response.once('end', finish).once('close', finish).on('error', finish)
  })
}
