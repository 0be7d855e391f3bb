import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import { AppError } from '../../domain/errors.ts'

/** Longer ones do not come through as a header anyway; nothing is computed for them. */
const longestToken = 16_384
/** What clocks may differ by before a token counts as made in the future. */
const clockSlackSeconds = 60
const tokenTypes = ['jwt', 'at+jwt', 'application/at+jwt']
/** Claims of tokens that are not for us: of a sign-in page, of a logout, or of use only together with a key of the client's. */
const strangeClaims = ['at_hash', 'c_hash', 'events', 'cnf']

/** Checks signature, issuer, audience and times of a bearer token. Throws AppError `token_invalid`. */
export async function checkToken(
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions & { issuer: string; audience: string; algorithms: string[] },
): Promise<JWTPayload & { exp: number }> {
  if (token.length > longestToken || !isCanonical(token)) throw new AppError('token_invalid')
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, { ...options, requiredClaims: ['exp'] })
    const type = protectedHeader.typ?.toLowerCase()
    const isStrange =
      (type !== undefined && !tokenTypes.includes(type)) ||
      strangeClaims.some((claim) => payload[claim] !== undefined) ||
      (payload.iat ?? 0) > Date.now() / 1000 + clockSlackSeconds
    if (isStrange) throw new AppError('token_invalid')
    return payload as JWTPayload & { exp: number }
  } catch (error) {
    throw isForgery(error) ? new AppError('token_invalid') : error
  }
}

/** Base64 leaves bits unused at the end, and decoders let them pass: a token is to have one spelling only. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/** Keys that cannot be had or read, from the database or over the network, say nothing about the token. */
const ofTheKeys = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

function isForgery(error: unknown): boolean {
  return error instanceof errors.JOSEError && !ofTheKeys.includes(error.code)
}
