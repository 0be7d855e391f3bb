import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { AllowList } from '../../webhooks/allow-list.ts'
import {
  type CheckedAddress,
  pinTo,
  ReceiverRefusedError,
  resolveReceiver,
} from '../../webhooks/resolve-receiver.ts'
import { readText } from './fetch-from-issuer.ts'
import { IssuerFault } from './issuer-fault.ts'

const longestMs = 10_000

export interface CheckedAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/**
 * Asks a service that somebody of a workspace has named. Only at addresses that are public or allowed, and at exactly those
 * that were checked. No redirects, for the request may carry a secret; no endless wait, no endless answer.
 */
export async function askChecked(asked: Request, allowed: AllowList): Promise<CheckedAnswer> {
  const signal = AbortSignal.timeout(longestMs)
  try {
    const url = new URL(asked.url)
    const addresses = await resolveReceiver(url, allowed)
    const response = await send(url, addresses, asked, signal)
    const { statusCode: status = 0, headers } = response
    try {
      if (status >= 300 && status < 400) throw new IssuerFault('it redirects')
      return { status, headers, text: await readText(response) }
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof IssuerFault) throw error
    if (error instanceof ReceiverRefusedError)
      throw new IssuerFault('it leads to an internal address, which SSO_ALLOW does not name')
    throw new IssuerFault('it cannot be reached, or does not answer in time')
  }
}

async function send(
  url: URL,
  addresses: readonly CheckedAddress[],
  asked: Request,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const body = Buffer.from(await asked.arrayBuffer())
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = open(url, {
      method: asked.method,
      // A connection of its own: one that is kept could lead to an address checked for somebody else.
      agent: false,
      lookup: pinTo(addresses),
      signal,
      headers: {
        accept: 'application/json',
        ...Object.fromEntries(asked.headers),
        ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
      },
    })
    request.on('response', resolve)
    // Whoever wants to speak something else than HTTP has no answer to give.
    request.on('upgrade', (_response, socket) => socket.destroy())
    request.on('error', reject)
    request.on('close', () => reject(new Error('closed')))
    request.end(body)
  })
}
