import type { ColumnType, Generated } from 'kysely'
import type { Role } from '../../domain/people/roles.ts'
import type { MailLanguage } from '../../domain/weekly/weekly-digest.ts'
import type { Authored, CreatedAt, Json } from '../column-types.ts'

export type SignInWay = 'password' | 'passkey' | 'sso' | 'link'
export type LinkPurpose = 'first' | 'invitation' | 'reset' | 'sign_in'

export interface PeopleTables {
  team: Authored & {
    id: Generated<number>
    workspace_id: string
    name: string
  }
  saved_view: Authored & {
    id: Generated<number>
    workspace_id: string
    /** Null: the workspace's. */
    person_id: string | null
    name: string
    search: string
    columns: string[]
    version: Generated<number>
  }
  agent: {
    workspace_id: string
    agent_id: string
    name: string
    /** Somebody has entered the name, so calls do not change it. */
    named: Generated<boolean>
    team_id: number | null
    created_at: CreatedAt
  }
  person: Authored & {
    id: string
    workspace_id: string
    email: string
    name: string
    role: Role
    agent_id: string | null
    password_hash: string | null
    /** Sealed. It counts once it has been confirmed. */
    code_secret: string | null
    code_confirmed_at: Date | null
    code_step: number | null
    recovery_hashes: ColumnType<string[], string[] | undefined, string[]>
    sso_subject: string | null
    enabled: Generated<boolean>
    last_seen_at: Date | null
    /** In which mails are written to them; null: nobody has said. */
    language: MailLanguage | null
    weekly_digest: Generated<boolean>
    digest_key: Generated<Buffer>
  }
  team_lead: {
    team_id: number
    person_id: string
  }
  session: {
    id: string
    token_hash: Buffer
    person_id: string
    way: SignInWay
    address: string | null
    browser: string | null
    created_at: CreatedAt
    last_seen_at: ColumnType<Date, Date | undefined, Date>
    expires_at: Date
  }
  sign_in_link: {
    token_hash: Buffer
    person_id: string | null
    workspace_id: string
    purpose: LinkPurpose
    created_by: string
    created_at: CreatedAt
    expires_at: Date
    used_at: Date | null
  }
  sign_in_step: {
    token_hash: Buffer
    kind: string
    person_id: string | null
    data: Json<Record<string, unknown>>
    expires_at: Date
  }
  passkey: {
    id: string
    person_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: CreatedAt
    last_used_at: Date | null
  }
  sso: {
    workspace_id: string
    issuer: string
    client_id: string
    client_secret: string | null
    only: boolean
    domains: string[]
    role_claim: string | null
    roles: Json<Record<string, Role>>
    team_claim: string | null
    default_role: Role | null
    /** An owner has named the service and the client: it may vouch for owners, too. */
    by_owner: boolean
    updated_at: Date
    updated_by: string
  }
}
