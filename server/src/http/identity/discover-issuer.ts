import { z } from 'zod'
import { isPrivateChannel } from '../../domain/private-channel.ts'
import { fetchFromIssuer } from './fetch-from-issuer.ts'
import type { IssuerMetadata } from './issuer.ts'
import { IssuerFault } from './issuer-fault.ts'

const endpoint = z.url().refine(isPrivateChannel)

const Metadata = z.object({
  issuer: z.string(),
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  // What the standard says when an issuer does not.
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

/** What the issuer says about itself, by OpenID Connect discovery or else by RFC 8414. */
export async function discoverIssuer(address: string): Promise<IssuerMetadata> {
  const { origin, pathname } = new URL(address)
  const places = [
    `${address}/.well-known/openid-configuration`,
    `${origin}/.well-known/oauth-authorization-server${pathname.replace(/\/$/, '')}`,
  ]
  for (const place of places) {
    const { status, body } = await fetchFromIssuer(place)
    if (status >= 500) throw new IssuerFault(`it answers ${status}`)
    if (status === 200) return readMetadata(body, address)
  }
  throw new IssuerFault('there is no description of an issuer at AUTH_ISSUER')
}

function readMetadata(body: unknown, address: string): IssuerMetadata {
  const { data } = Metadata.safeParse(body)
  if (!data) {
    throw new IssuerFault('its description lacks a token endpoint or keys, or they are not reached by https')
  }
  // Another's description, passed on or mixed up, would have us send secrets there and believe its tokens.
  if (data.issuer.replace(/\/+$/, '') !== address)
    throw new IssuerFault('its description is that of another issuer than AUTH_ISSUER')
  return data
}
