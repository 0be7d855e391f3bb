import { SignJWT } from 'jose'
import { AppError } from '../../domain/errors.ts'
import { findClient, findClientBySecret } from '../../store/clients/clients.ts'
import {
  getSigningKey,
  listPublicKeys,
  rotateOldKeys,
  type SigningAlgorithm,
} from '../../store/clients/signing-keys.ts'
import type { Database } from '../../store/database.ts'
import { checkToken } from './check-token.ts'
import type { Issuer } from './issuer.ts'
import { openOwnKeys } from './own-keys.ts'
import { readScopes } from './read-claims.ts'

export interface BuiltInIssuerOptions {
  readonly database: Database
  readonly algorithm: SigningAlgorithm
  readonly lifetimeSeconds: number
  /** A key that has signed for so long is replaced; undefined: only by hand. */
  readonly rotationDays?: number
  /** The API's own base address: issuer and audience of every token. */
  readonly baseUrl: () => string
  /** For ages only, so not the time of day, which may be put back. */
  readonly now?: () => number
}

/** This service itself: clients, secrets and keys are in its own database. */
export async function createBuiltInIssuer(options: BuiltInIssuerOptions): Promise<Issuer> {
  const {
    database,
    algorithm,
    lifetimeSeconds,
    rotationDays,
    baseUrl,
    now = () => performance.now(),
  } = options
  // At the start, so that a database that cannot keep a key is noticed then.
  await getSigningKey(database, algorithm)
  const findKey = openOwnKeys(database, now)

  return {
    async signIn(clientId, clientSecret) {
      const client = await findClientBySecret(database, clientId, clientSecret)
      if (!client) return undefined
      // No clock of its own: the sign-in that finds the key too old has it replaced.
      if (rotationDays) await rotateOldKeys(database, algorithm, rotationDays)
      const key = await getSigningKey(database, algorithm)
      const issuedAt = Math.floor(Date.now() / 1000)
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT({
        scope: client.scopes.join(' '),
        secret_version: client.secretVersion,
      })
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
        .setIssuer(baseUrl())
        .setAudience(baseUrl())
        .setSubject(client.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      return { token, expiresAt, audience: baseUrl(), scopes: client.scopes }
    },

    async check(token) {
      const { sub, exp, scope, secret_version } = await checkToken(token, findKey, {
        issuer: baseUrl(),
        audience: baseUrl(),
        algorithms: ['EdDSA', 'RS256'],
      })
      if (typeof sub !== 'string') throw new AppError('token_invalid')
      const secretVersion = typeof secret_version === 'number' ? secret_version : 0
      return { clientId: sub, scopes: readScopes({ scope }), expiresAt: exp, secretVersion }
    },

    async admit({ clientId, scopes, secretVersion }) {
      const client = await findClient(database, clientId)
      if (!client?.enabled || client.secretVersion !== secretVersion) return undefined
      // What the client may do now, not what it might when the token was signed.
      return { client, scopes: scopes.filter((scope) => client.scopes.includes(scope)) }
    },
    publicKeys: () => listPublicKeys(database),
    describe: async () => ({
      issuer: baseUrl(),
      token_endpoint: `${baseUrl()}/v1/auth`,
      jwks_uri: `${baseUrl()}/.well-known/jwks.json`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    }),
  }
}
