import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import type { Scope } from '../../src/domain/scopes.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { readBody } from './vendor-server.ts'

export const audience = 'https://callmark.example/api'

export interface OidcClient {
  readonly client_id: string
  readonly client_secret: string
  readonly scope?: readonly Scope[]
}

export interface OidcServer {
  readonly url: string
  readonly kid: string
  readonly privateKey: CryptoKey
  /** Every path asked for, in order. */
  readonly asked: string[]
  /** Bodies and credentials of what was sent to the token endpoint. */
  readonly sent: { readonly body: string; readonly authorization: string | undefined }[]
  /** Answers in its place; undefined: it answers itself. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  /** A token signed with its own key. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>
  /** The settings of a service that trusts it. */
  readonly env: Record<string, string>
  close(): Promise<void>
}

/** A real OpenID provider on this machine, with these clients. */
export async function startOidcServer(
  clients: readonly OidcClient[],
  options: { authMethod?: 'client_secret_basic' | 'client_secret_post' } = {},
): Promise<OidcServer> {
  const { authMethod = 'client_secret_post' } = options
  const kid = 'issuer-key'
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const asked: string[] = []
  const sent: OidcServer['sent'] = []
  let provider: ReturnType<Provider['callback']> | undefined
  const http = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (server.instead?.(request, response)) return
    if (request.method === 'POST') {
      // Read here for the tests, and handed on as a body that somebody else has parsed.
      const body = (await readBody(request)).toString()
      sent.push({ body, authorization: request.headers.authorization })
      Object.assign(request, { body })
    }
    provider!(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  provider = new Provider(url, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }] },
    clientAuthMethods: [authMethod],
    scopes,
    clients: clients.map(({ scope = scopes, ...client }) => ({
      ...client,
      scope: scope.join(' '),
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      token_endpoint_auth_method: authMethod,
      id_token_signed_response_alg: 'ES256',
    })),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 1800,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
  }).callback()
  const server: OidcServer = {
    url,
    kid,
    privateKey,
    asked,
    sent,
    instead: undefined,
    sign: (claims, header) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...header })
        .sign(privateKey),
    env: { AUTH_ISSUER: url, AUTH_AUDIENCE: audience, AUTH_AUDIENCE_PARAMETER: 'resource' },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
