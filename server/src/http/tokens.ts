import { createHash } from 'node:crypto'
import { AppError } from '../domain/errors.ts'
import type { Scope } from '../domain/scopes.ts'
import { type BuiltInIssuerOptions, createBuiltInIssuer } from './identity/built-in-issuer.ts'
import { createExternalIssuer, type ExternalIssuerOptions } from './identity/external-issuer.ts'
import type { Issuer } from './identity/issuer.ts'

const rememberMs = 10_000
const rememberAtMost = 10_000

/** Who is asking, and what it may do. */
export interface Caller {
  readonly clientId: string
  readonly scopes: ReadonlySet<Scope>
  /** Requests a minute; null: as many as any client. */
  readonly rateLimit: number | null
}

export interface Tokens extends Pick<Issuer, 'signIn' | 'publicKeys' | 'describe'> {
  /** Throws AppError `token_invalid`. */
  verify(token: string): Promise<Caller>
}

/** Tokens of the issuer elsewhere, if there is one, or of this service itself. */
export async function createTokens(
  options: BuiltInIssuerOptions & { readonly external?: Omit<ExternalIssuerOptions, 'database'> },
): Promise<Tokens> {
  const { database, external, now = Date.now } = options
  const issuer = external
    ? createExternalIssuer({ ...external, database })
    : await createBuiltInIssuer(options)
  const remembered = new Map<string, { caller: Caller; until: number }>()
  return {
    signIn: issuer.signIn,
    publicKeys: issuer.publicKeys,
    describe: issuer.describe,
    async verify(token) {
      const fingerprint = createHash('sha256').update(token).digest('base64')
      const known = remembered.get(fingerprint)
      if (known && known.until > now()) return known.caller
      remembered.delete(fingerprint)
      const { clientId, scopes, expiresAt } = await issuer.check(token)
      // A client that has been disabled loses its tokens too, at the latest when the memory of them ends.
      const client = await issuer.findClient(clientId)
      if (!client?.enabled) throw new AppError('token_invalid')
      const caller = { clientId: client.id, scopes: new Set(scopes), rateLimit: client.rateLimit }
      if (remembered.size >= rememberAtMost) remembered.clear()
      remembered.set(fingerprint, { caller, until: Math.min(now() + rememberMs, expiresAt * 1000) })
      return caller
    },
  }
}
