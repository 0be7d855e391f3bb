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

export interface AudioLinks {
  make(clientId: string, callId: string): Promise<AudioLink>
  /** The client whose link it is. Throws AppError `token_invalid` unless the link opens this very recording. */
  check(link: string, callId: string): Promise<Client>
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
    async make(clientId, callId) {
      const client = await findClient(database, clientId)
      if (!client) throw new AppError('token_invalid')
      const key = await getSigningKey(database, algorithm)
      const issuedAt = Math.floor(Date.now() / 1000)
      const link = await new SignJWT({ call: callId, secret_version: client.secretVersion })
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(clientId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key.privateKey)
      return { link, expiresAt: new Date((issuedAt + lifetimeSeconds) * 1000) }
    },

    async check(link, callId) {
      const { sub, call, secret_version } = await checkToken(link, findKey, {
        issuer,
        audience,
        algorithms: ['EdDSA', 'RS256'],
      })
      if (typeof sub !== 'string' || call !== callId) throw new AppError('token_invalid')
      const client = await findClient(database, sub)
      // A client that is out, has a new secret or may not listen any more takes its links with it.
      if (!client?.enabled || client.secretVersion !== secret_version || !mayListen(client))
        throw new AppError('token_invalid')
      return client
    },
  }
}

/** What a client of an external issuer may do stands in its tokens alone; that it might, was looked at for the link. */
function mayListen(client: Client): boolean {
  return client.external || client.scopes.includes('read:call-analysis-audio')
}
