import { createHash } from 'node:crypto'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { AppError } from '../domain/errors.ts'
import { type Scope, scopes } from '../domain/scopes.ts'
import { type Client, findClient } from '../store/clients.ts'
import type { Database } from '../store/database.ts'
import { getSigningKey, listPublicKeys, type SigningAlgorithm } from '../store/signing-keys.ts'

const rememberMs = 10_000
const rememberAtMost = 10_000

/** Who is asking, and what it may do. */
export interface Caller {
  readonly clientId: string
  readonly scopes: ReadonlySet<Scope>
  /** Requests a minute; null: as many as any client. */
  readonly rateLimit: number | null
}

export interface Tokens {
  issue(client: Client): Promise<{ token: string; expiresAt: number }>
  /** Throws AppError `token_invalid`. */
  verify(token: string): Promise<Caller>
  publicKeys(): ReturnType<typeof listPublicKeys>
}

export async function createTokens(options: {
  database: Database
  algorithm: SigningAlgorithm
  lifetimeSeconds: number
  /** The API's own base address: issuer and audience of every token. */
  baseUrl: () => string
}): Promise<Tokens> {
  const { database, algorithm, lifetimeSeconds, baseUrl } = options
  const key = await getSigningKey(database, algorithm)
  const remembered = new Map<string, { caller: Caller; until: number }>()
  let keySet = createLocalJWKSet({ keys: await listPublicKeys(database) })
  let keySetReadAt = Date.now()

  const verifySignature = async (token: string) => {
    const check = () =>
      jwtVerify(token, keySet, {
        issuer: baseUrl(),
        audience: baseUrl(),
        algorithms: ['EdDSA', 'RS256'],
        requiredClaims: ['exp', 'sub'],
      })
    try {
      return await check()
    } catch (error) {
      // Another process may have made a key since; look once more, but not for every forged token.
      if (Date.now() - keySetReadAt < rememberMs) throw error
      keySet = createLocalJWKSet({ keys: await listPublicKeys(database) })
      keySetReadAt = Date.now()
      return check()
    }
  }

  return {
    async issue(client) {
      const now = Math.floor(Date.now() / 1000)
      const expiresAt = now + lifetimeSeconds
      const token = await new SignJWT({ scope: client.scopes.join(' ') })
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
        .setIssuer(baseUrl())
        .setAudience(baseUrl())
        .setSubject(client.id)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      return { token, expiresAt }
    },

    async verify(token) {
      const fingerprint = createHash('sha256').update(token).digest('base64')
      const known = remembered.get(fingerprint)
      if (known && known.until > Date.now()) return known.caller
      remembered.delete(fingerprint)
      const { payload } = await verifySignature(token).catch((error) => {
        // A database that cannot be asked for its keys says nothing about the token.
        throw error instanceof errors.JOSEError ? new AppError('token_invalid') : error
      })
      // A client that has been disabled loses its tokens too, at the latest when the memory of them ends.
      const client = await findClient(database, payload.sub!)
      if (!client?.enabled) throw new AppError('token_invalid')
      const claimed = String(payload.scope ?? '').split(' ')
      const caller = {
        clientId: client.id,
        scopes: new Set(scopes.filter((scope) => claimed.includes(scope))),
        rateLimit: client.rateLimit,
      }
      if (remembered.size >= rememberAtMost) remembered.clear()
      remembered.set(fingerprint, { caller, until: Math.min(Date.now() + rememberMs, payload.exp! * 1000) })
      return caller
    },

    publicKeys: () => listPublicKeys(database),
  }
}
