import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting, Role } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { SecretBox } from '../clients/secret-box.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import type { Schema } from '../schema.ts'

export type SsoRow = Selectable<Schema['sso']>
/** Owners are made by owners, never by what another service says. */
export type ClaimedRole = Exclude<Role, 'owner'>

export interface SsoFields {
  readonly issuer: string
  readonly clientId: string
  /** Undefined: as it was; null: the client has none. */
  readonly clientSecret: string | null | undefined
  readonly only: boolean
  readonly domains: readonly string[]
  readonly roleClaim: string | null
  readonly roles: Readonly<Record<string, ClaimedRole>>
  readonly teamClaim: string | null
  readonly defaultRole: ClaimedRole | null
}

export function findSso(database: Database, workspaceId: string): Promise<SsoRow | undefined> {
  return database.selectFrom('sso').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst()
}

/** Another service, or another client of it, knows people by other subjects, so nobody stays linked. */
export async function replaceSso(
  database: Database,
  secrets: SecretBox,
  { actingRole, ...by }: Acting & { readonly actingRole: Role },
  fields: SsoFields,
): Promise<SsoRow> {
  return withinTransaction(database, async (tx) => {
    const before = await lockSso(tx, by.workspaceId)
    const isSame = before?.issuer === fields.issuer && before.client_id === fields.clientId
    // A secret that nobody can read here must not be sent to whoever is named next.
    if (before?.client_secret && fields.clientSecret === undefined && before.issuer !== fields.issuer)
      throw new AppError(
        'validation',
        'The issuer is another now: give the client secret again.',
        'client_secret',
      )
    const client_secret =
      fields.clientSecret === undefined
        ? (before?.client_secret ?? null)
        : fields.clientSecret === null
          ? null
          : secrets.seal(fields.clientSecret)
    const row = {
      issuer: fields.issuer,
      client_id: fields.clientId,
      client_secret,
      only: fields.only,
      domains: [...fields.domains],
      role_claim: fields.roleClaim,
      roles: JSON.stringify(fields.roles),
      team_claim: fields.teamClaim,
      default_role: fields.defaultRole,
      by_owner: actingRole === 'owner' || (isSame && before.by_owner),
      updated_at: new Date(),
      updated_by: by.actor,
    }
    const saved = await tx
      .insertInto('sso')
      .values({ workspace_id: by.workspaceId, ...row })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!isSame) await unlinkAll(tx, by.workspaceId)
    const detail = { issuer: fields.issuer, only: fields.only, domains: [...fields.domains] }
    await note(tx, by, before ? 'replaced' : 'created', detail)
    return saved
  })
}

/** Everybody keeps their account; whoever has no other way in needs a link. */
export async function deleteSso(database: Database, by: Acting): Promise<void> {
  await withinTransaction(database, async (tx) => {
    if (!(await lockSso(tx, by.workspaceId))) throw noSso()
    await tx.deleteFrom('sso').where('workspace_id', '=', by.workspaceId).execute()
    await unlinkAll(tx, by.workspaceId)
    await note(tx, by, 'removed')
  })
}

export function noSso(): AppError {
  return new AppError('not_found', 'Single sign-on is not set up.')
}

/** Whoever signs in or changes the settings waits for the one before. */
export function lockSso(tx: Transaction, workspaceId: string): Promise<SsoRow | undefined> {
  return tx
    .selectFrom('sso')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst()
}

/** Owners keep a way in, for the day that the other service is down or set up wrongly. */
export async function refuseWhereSsoOnly(
  database: Database,
  { workspaceId, role }: { readonly workspaceId: string; readonly role: Role },
): Promise<void> {
  if (role === 'owner') return
  if ((await findSso(database, workspaceId))?.only) throw new AppError('sso_only')
}

/** The workspaces whose single sign-on takes addresses of this domain. */
export async function listSsoForEmail(
  database: Database,
  email: string,
): Promise<{ workspace_id: string; issuer: string; only: boolean }[]> {
  return database
    .selectFrom('sso')
    .select(['workspace_id', 'issuer', 'only'])
    .where(sql<boolean>`${domainOf(email)} = any(domains)`)
    .orderBy('workspace_id')
    .execute()
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

async function unlinkAll(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ sso_subject: null })
    .where('workspace_id', '=', workspaceId)
    .where('sso_subject', 'is not', null)
    .execute()
}

function note(
  tx: Transaction,
  by: Acting,
  action: string,
  detail: Record<string, string | boolean | string[]> = {},
): Promise<void> {
  return noteAudit(tx, { ...by, action, subject: 'sso', subjectId: by.workspaceId, detail })
}
