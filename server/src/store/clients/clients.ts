import { randomBytes } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import type { Acting } from '../../domain/people/roles.ts'
import type { Scope } from '../../domain/scopes.ts'
import { noteAudit } from '../audit.ts'
import { type Database, withinTransaction } from '../database.ts'
import { makeWorkspace, setRetention, type WorkspaceRetention } from '../people/workspaces.ts'
import type { AuditDetail, Schema } from '../schema.ts'
import { checkInLine } from './check-in-line.ts'
import { hashSecret, isOutdated, secretMatches } from './secret-hash.ts'

export interface Client {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly enabled: boolean
  /** How often its secret has been replaced: a token of an earlier one has ended. */
  readonly secretVersion: number
  /** An external issuer vouches for it and says what it may do; it has no secret and no scopes of its own. */
  readonly external: boolean
  readonly createdAt: Date
  /** Requests a minute; null: as many as any client, 0: no limit. */
  readonly rateLimit: number | null
}

/** Id and secret as the client will send them. The secret is not kept and cannot be shown again. */
export interface Credentials {
  readonly client_id: string
  readonly client_secret: string
}

/** In a workspace that is there, or in one of its own, which then has its id. */
export async function createClient(
  database: Database,
  name: string,
  scopes: readonly Scope[],
  options: {
    readonly retention?: WorkspaceRetention
    readonly by?: Acting
    /** Of a workspace of its own; unset: as the client is called. */
    readonly workspaceName?: string
  } = {},
): Promise<Credentials> {
  const credentials = { client_id: `cm_${randomBytes(12).toString('hex')}`, client_secret: newSecret() }
  const secretHash = await hashSecret(credentials.client_secret)
  const { retention = {}, by } = options
  const id = credentials.client_id
  const workspaceId = by?.workspaceId ?? id
  await withinTransaction(database, async (tx) => {
    if (!by) await makeWorkspace(tx, { id, name: options.workspaceName ?? name })
    await tx
      .insertInto('client')
      .values({ id, workspace_id: workspaceId, name, secret_hash: secretHash, scopes: [...scopes] })
      .execute()
    await setRetention(tx, workspaceId, retention)
    await noteAudit(tx, {
      ...(by ?? { workspaceId, actor: 'operator' }),
      action: 'created',
      subject: 'client',
      subjectId: id,
      detail: { scopes: [...scopes], ...retention },
    })
  })
  return credentials
}

/** All of them, or those of a workspace. */
export async function listClients(database: Database, workspaceId?: string): Promise<Client[]> {
  let query = database.selectFrom('client').selectAll().orderBy('created_at').orderBy('id')
  if (workspaceId !== undefined) query = query.where('workspace_id', '=', workspaceId)
  return (await query.execute()).map(toClient)
}

export async function findClient(database: Database, id: string): Promise<Client | undefined> {
  const row = await database.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toClient(row)
}

/** The client, if the secret is its own and it is enabled. Takes as long for an id that does not exist. */
export async function findClientBySecret(
  database: Database,
  id: string,
  secret: string,
): Promise<Client | undefined> {
  const row = await database.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst()
  const stored = row?.secret_hash ?? (await nobodysHash)
  const matches = await checkInLine(() => secretMatches(secret, stored))
  if (!row?.secret_hash || !matches || !row.enabled) return undefined
  if (isOutdated(row.secret_hash)) await renewHash(database, id, secret, row.secret_hash)
  return toClient(row)
}

/** Hashed as today's are, unless the secret has been changed meanwhile. */
async function renewHash(database: Database, id: string, secret: string, before: string): Promise<void> {
  await database
    .updateTable('client')
    .set({ secret_hash: await hashSecret(secret) })
    .where('id', '=', id)
    .where('secret_hash', '=', before)
    .execute()
}

/** Gives the client a new secret; the old one and its tokens stop working. Undefined: no such client. */
export async function rotateClientSecret(
  database: Database,
  id: string,
  by?: Acting,
): Promise<Credentials | undefined> {
  const secret = newSecret()
  const changed = await changeClient(database, { id, by }, 'secret_rotated', {
    secret_hash: await hashSecret(secret),
    secret_version: sql<number>`secret_version + 1`,
  })
  return changed ? { client_id: id, client_secret: secret } : undefined
}

/** False: no such client. */
export async function disableClient(database: Database, id: string, by?: Acting): Promise<boolean> {
  return changeClient(database, { id, by }, 'disabled', { enabled: false })
}

export interface ClientChanges {
  readonly scopes?: readonly Scope[]
  /** Requests a minute; null: as many as any client, 0: no limit. */
  readonly rateLimit?: number | null
  /** Of its workspace. */
  readonly retention?: WorkspaceRetention
}

/** Changes what is named and nothing else. False: no such client. */
export function updateClient(
  database: Database,
  id: string,
  { scopes, rateLimit, retention = {} }: ClientChanges,
  by?: Acting,
): Promise<boolean> {
  const values = {
    ...(scopes ? { scopes: [...scopes] } : {}),
    ...(rateLimit === undefined ? {} : { rate_limit: rateLimit }),
  }
  const { audio, transcript } = retention
  const detail = {
    ...values,
    ...(audio === undefined ? {} : { retain_audio_days: audio }),
    ...(transcript === undefined ? {} : { retain_transcript_days: transcript }),
  }
  return withinTransaction(database, async (tx) => {
    // First, so that whose client it is has been checked.
    if (!(await changeClient(tx, { id, by }, 'updated', values, detail))) return false
    const { workspaceId } = (await findClient(tx, id))!
    await setRetention(tx, workspaceId, retention)
    return true
  })
}

/** By a person, only those of their own workspace; by nobody in particular: by a command on the service's own machine. */
function changeClient(
  database: Database,
  { id, by }: { readonly id: string; readonly by: Acting | undefined },
  action: string,
  values: UpdateObject<Schema, 'client'>,
  detail: AuditDetail = {},
): Promise<boolean> {
  return withinTransaction(database, async (tx) => {
    let query = tx
      .updateTable('client')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', id)
    if (by) query = query.where('workspace_id', '=', by.workspaceId)
    const row = await query.returning('workspace_id').executeTakeFirst()
    if (!row) return false
    const who = by ?? { workspaceId: row.workspace_id, actor: 'operator' }
    await noteAudit(tx, { ...who, action, subject: 'client', subjectId: id, detail })
    return true
  })
}

function toClient(row: {
  id: string
  workspace_id: string
  name: string
  scopes: Scope[]
  enabled: boolean
  secret_hash: string | null
  secret_version: number
  created_at: Date
  rate_limit: number | null
}): Client {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    scopes: row.scopes,
    enabled: row.enabled,
    secretVersion: row.secret_version,
    external: row.secret_hash === null,
    createdAt: row.created_at,
    rateLimit: row.rate_limit,
  }
}

function newSecret(): string {
  return `cms_${randomBytes(32).toString('base64url')}`
}

const nobodysHash = hashSecret(newSecret())
