import type { Configuration, CustomFetch } from 'openid-client'
import { isPrivateChannel } from '../../domain/private-channel.ts'
import { isStorable } from '../../domain/storable.ts'
import type { SecretBox } from '../../store/clients/secret-box.ts'
import type { SsoRow } from '../../store/people/sso.ts'
import type { AllowList } from '../../webhooks/allow-list.ts'
import { askChecked } from './ask-checked.ts'
import { IssuerFault } from './issuer-fault.ts'

/** What has to be kept until the browser comes back. */
export interface SsoSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export type SsoClaims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** The other service was of no use: it is away; it said no; or what came is not to be trusted. */
export class SsoFault extends Error {
  readonly reason: 'unavailable' | 'denied' | 'invalid'
  /** What the library calls it, for the log: never what the other service wrote. */
  readonly detail: string
  constructor(reason: SsoFault['reason'], detail = '') {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
}

export interface SsoIssuers {
  /** Where to send the browser. */
  begin(sso: SsoRow, redirectUri: string): Promise<{ address: string; secrets: SsoSecrets }>
  /** Whom the service vouches for, after every check: issuer, audience, signature, state, nonce, times. */
  finish(sso: SsoRow, callback: URL, secrets: SsoSecrets): Promise<SsoClaims>
}

const describedMs = 600_000
/** After a failure, nobody asks again for so long: whoever likes may begin a sign-in. */
const pauseMs = 5_000
const rememberAtMost = 1_000
const longestSeconds = 10
/** As OpenID Connect has it. */
const longestSubject = 255

// Loaded at first use, for it takes its time.
const library = () => import('openid-client')

/** Auth0, Keycloak, Entra, Okta and the like, each workspace its own. */
export function createSsoIssuers(
  secrets: SecretBox,
  allowed: AllowList,
  now: () => number = () => performance.now(),
): SsoIssuers {
  const known = new Map<string, { readonly config: Promise<Configuration>; until: number }>()
  const configure = (sso: SsoRow): Promise<Configuration> => {
    const key = [sso.workspace_id, sso.updated_at.getTime(), sso.issuer, sso.client_id].join('\n')
    const found = known.get(key)
    if (found && found.until > now()) return found.config
    if (known.size >= rememberAtMost) known.clear()
    const entry = { config: discover(sso, secrets, allowed), until: now() + describedMs }
    known.set(key, entry)
    entry.config.catch(() => {
      entry.until = now() + pauseMs
    })
    return entry.config
  }
  return {
    begin: (sso, redirectUri) =>
      withPlainFaults(async () => {
        const config = await configure(sso)
        const client = await library()
        const kept = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: kept.state,
          nonce: kept.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
          code_challenge_method: 'S256',
        })
        return { address: address.href, secrets: kept }
      }),
    finish: (sso, callback, kept) =>
      withPlainFaults(async () => readIdentity(await configure(sso), sso, callback, kept)),
  }
}

async function discover(sso: SsoRow, secrets: SecretBox, allowed: AllowList): Promise<Configuration> {
  const client = await library()
  const issuer = new URL(sso.issuer)
  const secret = sso.client_secret === null ? undefined : secrets.open(sso.client_secret)
  const config = await client.discovery(
    issuer,
    sso.client_id,
    {},
    (server, metadata, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const prove =
        secret === undefined
          ? client.None()
          : methods.includes('client_secret_post')
            ? client.ClientSecretPost(secret)
            : client.ClientSecretBasic(secret)
      prove(server, metadata, body, headers)
    },
    {
      [client.customFetch]: fetchWithin(issuer.protocol === 'https:', allowed),
      timeout: longestSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'https:' ? [] : [client.allowInsecureRequests]),
      ],
    },
  )
  const { issuer: named, authorization_endpoint } = config.serverMetadata()
  // The library lets some through that speak for whole families of issuers; here one is meant.
  if (!URL.canParse(named) || new URL(named).href !== issuer.href) throw new SsoFault('invalid', 'issuer')
  if (!authorization_endpoint || !isPrivateChannel(authorization_endpoint))
    throw new SsoFault('invalid', 'authorization_endpoint')
  return config
}

async function readIdentity(
  config: Configuration,
  sso: SsoRow,
  callback: URL,
  { state, nonce, verifier }: SsoSecrets,
): Promise<SsoClaims> {
  const client = await library()
  const tokens = await client.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new SsoFault('invalid', 'id_token')
  if (!isStorable(claims.sub) || claims.sub.length > longestSubject) throw new SsoFault('invalid', 'sub')
  // Many services keep the ID token small, and tell the rest only when asked.
  const wanted = ['email', 'email_verified', sso.role_claim, sso.team_claim]
  const isWhole = wanted.every((name) => name === null || name.split('.')[0]! in claims || name in claims)
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims
  return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

/** No redirects, no endless wait, no endless answer; and what an issuer names does not lead where the operator has not said. */
function fetchWithin(onlyHttps: boolean, allowed: AllowList): CustomFetch {
  return async (url, { method, headers, body }) => {
    if (!isPrivateChannel(url) || (onlyHttps && !url.startsWith('https:')))
      throw new IssuerFault('it names an address that is not reached by https')
    const answer = await askChecked(new Request(url, { method, headers, body } as RequestInit), allowed)
    if (answer.status >= 500) throw new IssuerFault(`it answers ${answer.status}`)
    const kept = new Headers()
    for (const name of ['content-type', 'www-authenticate'] as const)
      if (answer.headers[name] !== undefined) kept.set(name, answer.headers[name])
    return new Response(answer.text === '' ? null : answer.text, { status: answer.status, headers: kept })
  }
}

async function withPlainFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SsoFault) throw error
    const { AuthorizationResponseError, ClientError, ResponseBodyError } = await library()
    if (error instanceof AuthorizationResponseError) throw new SsoFault('denied')
    const cause = error instanceof ClientError ? error.cause : error
    if (cause instanceof IssuerFault) throw new SsoFault('unavailable', cause.reason)
    if (error instanceof ClientError || error instanceof ResponseBodyError)
      throw new SsoFault('invalid', error.code ?? '')
    throw new SsoFault('invalid', error instanceof Error ? error.name : '')
  }
}
