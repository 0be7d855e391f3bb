import type { Sso, SsoInput } from '@callmark/client'

export interface ClaimRole {
  readonly value: string
  readonly role: Sso['roles'][string]
}

/** Single sign-on as it is being written. */
export interface SsoDraft {
  readonly issuer: string
  readonly clientId: string
  /** Empty: as it was. */
  readonly secret: string
  readonly domains: string
  readonly defaultRole: NonNullable<Sso['default_role']> | ''
  readonly roleClaim: string
  readonly values: readonly ClaimRole[]
  readonly teamClaim: string
  readonly only: boolean
}

export function readSso(sso: Sso | undefined): SsoDraft {
  return {
    issuer: sso?.issuer ?? '',
    clientId: sso?.client_id ?? '',
    secret: '',
    domains: sso?.domains.join(', ') ?? '',
    defaultRole: sso?.default_role ?? '',
    roleClaim: sso?.role_claim ?? '',
    values: Object.entries(sso?.roles ?? {}).map(([value, role]) => ({ value, role })),
    teamClaim: sso?.team_claim ?? '',
    only: sso?.only ?? false,
  }
}

export function writeSso(draft: SsoDraft): SsoInput {
  const values = draft.values.filter(({ value }) => value.trim() !== '')
  return {
    issuer: draft.issuer.trim(),
    client_id: draft.clientId.trim(),
    ...(draft.secret === '' ? {} : { client_secret: draft.secret }),
    only: draft.only,
    domains: draft.domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
    role_claim: draft.roleClaim.trim() || null,
    roles: Object.fromEntries(values.map(({ value, role }) => [value.trim(), role])),
    team_claim: draft.teamClaim.trim() || null,
    default_role: draft.defaultRole || null,
  }
}
