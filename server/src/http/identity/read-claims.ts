import type { JWTPayload } from 'jose'
import { type Scope, scopes } from '../../domain/scopes.ts'
import { isStorable } from '../../domain/storable.ts'

/** Where issuers put what a token allows: the standard, Microsoft's, Auth0's, application roles. */
const scopeClaims = ['scope', 'scp', 'permissions', 'roles']
/** Where they put which program it was issued to; last the subject, which is the program when no person signed in. */
const clientClaims = ['azp', 'client_id', 'appid', 'cid', 'sub']
/** Who acts where no client does: see `created_by` and the audit log. */
const reserved = ['system', 'operator']

/** Of the scopes there are, those the token names, whether as one string or as a list. */
export function readScopes(claims: JWTPayload): Scope[] {
  const named = scopeClaims.flatMap((claim) => {
    const value = claims[claim]
    if (typeof value === 'string') return value.split(' ')
    return Array.isArray(value) ? value : []
  })
  return scopes.filter((scope) => named.includes(scope))
}

/** Whose token it is; undefined: it does not say, or says something no client can be called. */
export function readClientId(claims: JWTPayload, claim?: string): string | undefined {
  const name = claim ?? clientClaims.find((known) => claims[known] !== undefined)
  const id = name === undefined ? undefined : claims[name]
  const isUsable = typeof id === 'string' && id.length <= 255 && isStorable(id) && isShowable(id)
  return isUsable && !reserved.includes(id) ? id : undefined
}

/** Reads in a list, a log and a terminal as the one id it is: something to see, and nothing that is not. */
function isShowable(id: string): boolean {
  return !/^$|^ | $|[^\S ]|[\p{Cc}\p{Cf}]/u.test(id)
}
