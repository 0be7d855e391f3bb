import type { JWK } from 'jose'
import type { Scope } from '../../domain/scopes.ts'
import type { Client } from '../../store/clients/clients.ts'

/** What a client that has proved who it is gets. */
export interface SignedIn {
  readonly token: string
  /** Unix seconds. */
  readonly expiresAt: number
  readonly audience: string
  readonly scopes: readonly Scope[]
}

/** What a token says that has been checked in every respect but whether its client is still welcome. */
export interface CheckedToken {
  readonly clientId: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: number
  /** Of a token of our own: which of the client's secrets it was given out for. */
  readonly secretVersion?: number
}

/** The client behind a token, and what the token still allows it. */
export interface Admitted {
  readonly client: Client
  readonly scopes: readonly Scope[]
}

/** RFC 8414, as much of it as clients of ours need. */
export interface IssuerMetadata {
  readonly issuer: string
  readonly token_endpoint: string
  readonly jwks_uri: string
  readonly token_endpoint_auth_methods_supported: readonly string[]
}

/** Who hands out tokens and says what they mean: this service itself, or one the operator trusts. */
export interface Issuer {
  /** Undefined: the id or the secret is wrong, or the client is not welcome any more. */
  signIn(clientId: string, clientSecret: string): Promise<SignedIn | undefined>
  /** Throws AppError `token_invalid`; anything else means that it could not be checked. */
  check(token: string): Promise<CheckedToken>
  /** Undefined: there is no such client, or it is not welcome with this token any more. */
  admit(token: CheckedToken): Promise<Admitted | undefined>
  publicKeys(): Promise<readonly JWK[]>
  describe(): Promise<IssuerMetadata>
}
