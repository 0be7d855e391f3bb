import type { SsoIdentity } from '../../store/people/admit-by-sso.ts'
import type { SsoRow } from '../../store/people/sso.ts'
import type { SsoClaims } from '../identity/sso-issuer.ts'
import { emailAddress, personName } from '../people/person-schemas.ts'
import { nameOf } from '../text-schemas.ts'

const mostValues = 100
const teamName = nameOf({ max: 200 })

/** What is used of all that the other service says; whatever has another shape counts as not said. */
export function readSsoClaims(claims: SsoClaims, sso: SsoRow): SsoIdentity {
  const email = emailAddress.safeParse(claims.email).data
  const names = [claims.name, joinNames(claims.given_name, claims.family_name), claims.preferred_username]
  const name = names.map((one) => personName.safeParse(one).data).find((one) => one !== undefined)
  return {
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    name: name ?? email?.split('@')[0] ?? 'Somebody',
    roles: listValues(claims, sso.role_claim),
    teams: listValues(claims, sso.team_claim).flatMap((value) => teamName.safeParse(value).data ?? []),
  }
}

/** A text or a list of them; deeper ones by dots, as in `realm_access.roles`. */
function listValues(claims: SsoClaims, name: string | null): string[] {
  if (name === null) return []
  const found = Object.hasOwn(claims, name) ? claims[name] : findDeeper(claims, name.split('.'))
  return [found]
    .flat()
    .filter((value): value is string => typeof value === 'string')
    .slice(0, mostValues)
}

function findDeeper(claims: SsoClaims, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined,
    claims,
  )
}

function joinNames(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string').join(' ')
}
