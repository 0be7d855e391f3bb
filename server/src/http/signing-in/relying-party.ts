import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'

/** What passkeys are made for: a name, and the one origin that may use them. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * The address of the service. On the machine itself it is known under several, of which a browser takes `localhost` only,
 * so there the page's own address counts. Throws `passkey_address` where browsers have no passkeys.
 */
export function getRelyingParty({ headers }: FastifyRequest, baseUrl: string): RelyingParty {
  const own = new URL(baseUrl)
  const isHere = loopbackNames.includes(own.hostname)
  const page = isHere && headers.origin && URL.canParse(headers.origin) ? new URL(headers.origin) : own
  const isPagesOwn = page === own || (loopbackNames.includes(page.hostname) && page.host === headers.host)
  const { protocol, hostname, origin } = isPagesOwn ? page : own
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost')) throw new AppError('passkey_address')
  return { id: hostname, origin }
}
