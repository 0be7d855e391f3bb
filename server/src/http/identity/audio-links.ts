import { SignJWT } from 'jose'
import { AppError } from '../../domain/errors.ts'
import { type Client, findClient } from '../../store/clients/clients.ts'
import { getSigningKey, type SigningAlgorithm } from '../../store/clients/signing-keys.ts'
import type { Database } from '../../store/database.ts'
import { checkToken } from './check-token.ts'
import { openOwnKeys } from './own-keys.ts'

/** Signed by the same keys as tokens, but for nothing else: no token has these, and no link has a token's. */
const issuer = 'callmark'
const audience = 'callmark audio link'
const lifetimeSeconds = 3_600

export interface AudioLink {
  readonly link: string
  readonly expiresAt: Date
}

/** A link ends with the client's secret, or with the person's session. */
export type LinkOwner = { readonly clientId: string } | { readonly sessionId: string }

export interface AudioLinks {
  make(who: LinkOwner, callId: string): Promise<AudioLink>
  /** Whose link it is. Throws AppError `token_invalid` unless the link opens this very recording. */
  check(link: string, callId: string): Promise<{ readonly client: Client } | { readonly sessionId: string }>
}

/**
 * Addresses of single recordings that need no header, for players that cannot send one. This service signs them itself,
 * whoever issues the tokens, so every process knows them; retiring a key ends its links with its tokens.
 */
export function createAudioLinks(options: {
  readonly database: Database
  readonly algorithm: SigningAlgorithm
  readonly now?: () => number
}): AudioLinks {
  const { database, algorithm, now = () => performance.now() } = options
  const findKey = openOwnKeys(database, now)
  return {
    async make(who, callId) {
      const client = 'clientId' in who ? await findClient(database, who.clientId) : undefined
      if ('clientId' in who && !client) throw new AppError('token_invalid')
      const owner = client ? { secret_version: client.secretVersion } : { session: true }
      const key = await getSigningKey(database, algorithm)
      const issuedAt = Math.floor(Date.now() / 1000)
      const link = await new SignJWT({ call: callId, ...owner })
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject('clientId' in who ? who.clientId : who.sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key.privateKey)
      return { link, expiresAt: new Date((issuedAt + lifetimeSeconds) * 1000) }
    },

    async check(link, callId) {
      const { sub, call, secret_version, session } = await checkToken(link, findKey, {
        issuer,
        audience,
        algorithms: ['EdDSA', 'RS256'],
      })
      if (typeof sub !== 'string' || call !== callId) throw new AppError('token_invalid')
      if (session === true) return { sessionId: sub }
      const client = await findClient(database, sub)
      // A client that is out, has a new secret or may not listen any more takes its links with it.
      if (!client?.enabled || client.secretVersion !== secret_version || !mayListen(client))
        throw new AppError('token_invalid')
      return { client }
    },
  }
}

/** What a client of an external issuer may do stands in its tokens alone; that it might, was looked at for the link. */
function mayListen(client: Client): boolean {
  return client.external || client.scopes.includes('read:call-analysis-audio')
}
