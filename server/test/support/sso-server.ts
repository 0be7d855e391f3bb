import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { readBody } from './vendor-server.ts'

export const ssoClient = { client_id: 'callmark', client_secret: 'a secret: with %, + and &' }

/** What the service says about somebody, besides the subject. */
export type Profile = Readonly<Record<string, unknown>>

export interface SsoServer {
  readonly url: string
  /** By subject. */
  readonly people: Map<string, Profile>
  /** Who sits at the browser: signs in without being asked, unless there is a page that asks. */
  who: string
  /** Every path asked for, in order. */
  readonly asked: string[]
  /** Answers in its place; undefined: it answers itself. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  /** An ID token signed with its own key, or with another. */
  sign(claims: JWTPayload, key?: CryptoKey): Promise<string>
  close(): Promise<void>
}

/** A real OpenID provider on this machine that lets people sign in, as the sign-in service of a company does. */
export async function startSsoServer(
  redirectUris: readonly string[],
  options: {
    readonly claimsInToken?: boolean
    readonly authMethod?: string
    /** A page that asks who it is, under this name of the machine, for a real browser. */
    readonly askAt?: string
  } = {},
): Promise<SsoServer> {
  const { claimsInToken = false, authMethod = 'client_secret_basic', askAt } = options
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const asked: string[] = []
  let provider: Provider | undefined
  const http = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (server.instead?.(request, response)) return
    if (request.url?.startsWith('/interaction/') && askAt !== undefined)
      void ask(provider!, request, response)
    else if (request.url?.startsWith('/interaction/'))
      void provider!.interactionFinished(request, response, { login: { accountId: server.who } })
    else provider!.callback()(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://${askAt ?? '127.0.0.1'}:${(http.address() as AddressInfo).port}`
  const server: SsoServer = {
    url,
    people: new Map(),
    who: '',
    asked,
    instead: undefined,
    sign: (claims, key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'sso-key' }).sign(key),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  provider = new Provider(url, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'sso-key', alg: 'ES256', use: 'sig' }] },
    clientAuthMethods: [authMethod],
    clients: [
      {
        ...ssoClient,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: authMethod,
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: ['not a secret'] },
    pkce: { required: () => true },
    conformIdTokenClaims: !claimsInToken,
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups', 'teams', 'realm_access'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...server.people.get(id) }),
    }),
    // Nobody is asked whether Callmark may know who they are.
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: Record<string, { accountId: string; clientId: string }>
    }) => {
      const grant = new provider!.Grant({
        accountId: oidc.session!.accountId,
        clientId: oidc.client!.clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return server
}

/** The page where people say who they are; whatever they type is their subject. */
async function ask(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const accountId = new URLSearchParams((await readBody(request)).toString()).get('account') ?? ''
    return provider.interactionFinished(request, response, { login: { accountId } })
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><title>Company login</title><h1>Company login</h1>
    <form method="post"><label>Account <input name="account" required></label><button>Log in</button></form></html>`)
}

/** Somebody's browser: keeps cookies by address, and goes where it is sent, one step at a time. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>()

  async open(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(url)
    const jar = this.cookies.get(origin) ?? new Map<string, string>()
    this.cookies.set(origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { headers: { ...headers, cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', ...value] = pair.split('=')
      const isGone = attributes.includes('Max-Age=0') || value.join('=') === ''
      if (isGone) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    await response.arrayBuffer()
    return response
  }

  /** Goes on from answer to answer until one leads to this address; gives that, not opened yet. */
  async followTo(url: string, end: string): Promise<string> {
    let next = url
    for (let hop = 0; hop < 10; hop++) {
      const response = await this.open(next)
      const location = response.headers.get('location')
      if (!location) throw new Error(`${next.split('?')[0]} answered ${response.status}`)
      next = new URL(location, next).href
      if (next.startsWith(end)) return next
    }
    throw new Error('no end of redirects')
  }
}
