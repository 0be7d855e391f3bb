import { randomBytes } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import type { Scope } from '../../domain/scopes.ts'
import { TooManySignIns } from '../../domain/too-many-sign-ins.ts'
import { noteAudit } from '../audit.ts'
import type { Database } from '../database.ts'
import type { AuditDetail, Schema } from '../schema.ts'
import { hashSecret, isOutdated, secretMatches } from './secret-hash.ts'

export interface Client {
  readonly id: string
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

export async function createClient(
  database: Database,
  name: string,
  scopes: readonly Scope[],
  retention: ClientRetention = {},
): Promise<Credentials> {
  const credentials = { client_id: `cm_${randomBytes(12).toString('hex')}`, client_secret: newSecret() }
  const secretHash = await hashSecret(credentials.client_secret)
  await withinTransaction(database, async (tx) => {
    await tx
      .insertInto('client')
      .values({
        id: credentials.client_id,
        name,
        secret_hash: secretHash,
        scopes: [...scopes],
        retain_audio_days: retention.audio ?? null,
        retain_transcript_days: retention.transcript ?? null,
      })
      .execute()
    await noteClientChange(tx, credentials.client_id, 'created', { scopes: [...scopes], ...retention })
  })
  return credentials
}

export async function listClients(database: Database): Promise<Client[]> {
  const rows = await database.selectFrom('client').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(toClient)
}

export async function findClient(database: Database, id: string): Promise<Client | undefined> {
  const row = await database.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toClient(row)
}

/** What a client's own rules are; null: as the service's. Throws where there is no such client. */
export async function getAccount(
  database: Database,
  id: string,
): Promise<{ name: string; retainAudioDays: number | null; retainTranscriptDays: number | null }> {
  const row = await database
    .selectFrom('client')
    .select(['name', 'retain_audio_days', 'retain_transcript_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    name: row.name,
    retainAudioDays: row.retain_audio_days,
    retainTranscriptDays: row.retain_transcript_days,
  }
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
export async function rotateClientSecret(database: Database, id: string): Promise<Credentials | undefined> {
  const secret = newSecret()
  const changed = await changeClient(database, id, 'secret_rotated', {
    secret_hash: await hashSecret(secret),
    secret_version: sql<number>`secret_version + 1`,
  })
  return changed ? { client_id: id, client_secret: secret } : undefined
}

/** False: no such client. */
export async function disableClient(database: Database, id: string): Promise<boolean> {
  return changeClient(database, id, 'disabled', { enabled: false })
}

/** Days that a client's recordings and transcripts are kept; null: as the service's rule says. */
export interface ClientRetention {
  readonly audio?: number | null
  readonly transcript?: number | null
}

export interface ClientChanges {
  readonly scopes?: readonly Scope[]
  /** Requests a minute; null: as many as any client, 0: no limit. */
  readonly rateLimit?: number | null
  readonly retention?: ClientRetention
}

/** Changes what is named and nothing else. False: no such client. */
export function updateClient(
  database: Database,
  id: string,
  { scopes, rateLimit, retention = {} }: ClientChanges,
): Promise<boolean> {
  const { audio, transcript } = retention
  const values = {
    ...(scopes ? { scopes: [...scopes] } : {}),
    ...(rateLimit === undefined ? {} : { rate_limit: rateLimit }),
    ...(audio === undefined ? {} : { retain_audio_days: audio }),
    ...(transcript === undefined ? {} : { retain_transcript_days: transcript }),
  }
  return changeClient(database, id, 'updated', values, values)
}

function changeClient(
  database: Database,
  id: string,
  action: string,
  values: UpdateObject<Schema, 'client'>,
  detail?: AuditDetail,
): Promise<boolean> {
  return withinTransaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('client')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await noteClientChange(tx, id, action, detail)
    return numUpdatedRows > 0n
  })
}

/** Clients are changed by commands on the service's own machine only. */
function noteClientChange(tx: Database, id: string, action: string, detail: AuditDetail = {}): Promise<void> {
  return noteAudit(tx, { clientId: id, actor: 'operator', action, subject: 'client', subjectId: id, detail })
}

/** The caller's own transaction where it has one. */
function withinTransaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return database.isTransaction ? work(database) : database.transaction().execute(work)
}

function toClient(row: {
  id: string
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

/** Checking is slow on purpose, on threads that reading files needs too: one at a time, and no endless queue. */
const mostWaiting = 64
let waiting = 0
let lastCheck: Promise<unknown> = Promise.resolve()

async function checkInLine<T>(check: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new TooManySignIns(mostWaiting)
  waiting++
  const mine = lastCheck.then(check).finally(() => {
    waiting--
  })
  lastCheck = mine.catch(() => {})
  return mine
}

const nobodysHash = hashSecret(newSecret())
