import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Updateable } from 'kysely'
import { AppError } from '../domain/errors.ts'
import type { Scope } from '../domain/scopes.ts'
import { noteAudit } from './audit.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const scrypt = promisify<string, Buffer, number, Buffer>(scryptCallback)
const keyBytes = 32

export interface Client {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly enabled: boolean
  readonly createdAt: Date
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

/** The client, if the secret is its own and it is enabled. Takes as long for an id that does not exist. */
export async function findClientBySecret(
  database: Database,
  id: string,
  secret: string,
): Promise<Client | undefined> {
  const row = await database.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst()
  const stored = row?.secret_hash ?? (await nobodysHash)
  const matches = await takeTurn(() => secretMatches(secret, stored))
  return row && matches && row.enabled ? toClient(row) : undefined
}

/** Gives the client a new secret; the old one stops working at once. Undefined: no such client. */
export async function rotateClientSecret(database: Database, id: string): Promise<Credentials | undefined> {
  const secret = newSecret()
  const changed = await changeClient(database, id, 'secret_rotated', {
    secret_hash: await hashSecret(secret),
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

/** Changes what is named and nothing else. False: no such client. */
export function updateClient(
  database: Database,
  id: string,
  { scopes, retention = {} }: { readonly scopes?: readonly Scope[]; readonly retention?: ClientRetention },
): Promise<boolean> {
  const { audio, transcript } = retention
  const values = {
    ...(scopes ? { scopes: [...scopes] } : {}),
    ...(audio === undefined ? {} : { retain_audio_days: audio }),
    ...(transcript === undefined ? {} : { retain_transcript_days: transcript }),
  }
  return changeClient(database, id, 'updated', values, values)
}

function changeClient(
  database: Database,
  id: string,
  action: string,
  values: Updateable<Schema['client']>,
  detail?: Readonly<Record<string, unknown>>,
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
function noteClientChange(
  tx: Database,
  id: string,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
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
  created_at: Date
}): Client {
  return { id: row.id, name: row.name, scopes: row.scopes, enabled: row.enabled, createdAt: row.created_at }
}

function newSecret(): string {
  return `cms_${randomBytes(32).toString('base64url')}`
}

async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await scrypt(secret, salt, keyBytes)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Checking is slow on purpose, on threads that reading files needs too: one at a time, and no endless queue. */
const mostWaiting = 64
let waiting = 0
let lastCheck: Promise<unknown> = Promise.resolve()

async function takeTurn<T>(check: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting)
    throw new AppError('rate_limited', 'Too many sign-ins at once. Try again in a few seconds.')
  waiting++
  const mine = lastCheck.then(check).finally(() => {
    waiting--
  })
  lastCheck = mine.catch(() => {})
  return mine
}

async function secretMatches(secret: string, stored: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split(':')
  const expected = Buffer.from(key, 'base64url')
  const actual = await scrypt(secret, Buffer.from(salt, 'base64url'), keyBytes)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

const nobodysHash = hashSecret(newSecret())
