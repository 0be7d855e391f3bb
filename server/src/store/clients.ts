import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../domain/errors.ts'
import type { Scope } from '../domain/scopes.ts'
import { noteAudit } from './audit.ts'
import type { Database } from './database.ts'

const scrypt = promisify<string, Buffer, number, Buffer>(scryptCallback)
const keyBytes = 32

export interface Client {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly enabled: boolean
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
): Promise<Credentials> {
  const credentials = { client_id: `cm_${randomBytes(12).toString('hex')}`, client_secret: newSecret() }
  await database
    .insertInto('client')
    .values({
      id: credentials.client_id,
      name,
      secret_hash: await hashSecret(credentials.client_secret),
      scopes: [...scopes],
    })
    .execute()
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
  const { numUpdatedRows } = await database
    .updateTable('client')
    .set({ secret_hash: await hashSecret(secret), updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { client_id: id, client_secret: secret } : undefined
}

/** False: no such client. */
export async function disableClient(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('client')
    .set({ enabled: false, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null: as many requests as any client. False: no such client. */
export function setClientRateLimit(
  database: Database,
  id: string,
  rateLimit: number | null,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('client')
      .set({ rate_limit: rateLimit, updated_at: new Date() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const subject = { subject: 'client' as const, subjectId: id }
    await noteAudit(tx, {
      clientId: id,
      actor: 'operator',
      action: 'updated',
      ...subject,
      detail: { rate_limit: rateLimit },
    })
    return true
  })
}

function toClient(row: {
  id: string
  name: string
  scopes: Scope[]
  enabled: boolean
  created_at: Date
  rate_limit: number | null
}): Client {
  const { id, name, scopes, enabled, created_at: createdAt, rate_limit: rateLimit } = row
  return { id, name, scopes, enabled, createdAt, rateLimit }
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
