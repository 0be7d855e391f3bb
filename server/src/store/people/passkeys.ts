import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, isDuplicate, withinTransaction } from '../database.ts'

const mostPasskeys = 20

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export interface PasskeyKey {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** A passkey and whose it is. */
export interface OwnedPasskey extends PasskeyKey {
  readonly personId: string
}

export async function listPasskeys(database: Database, personId: string): Promise<Passkey[]> {
  const rows = await database
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

export async function addPasskey(
  database: Database,
  by: Acting,
  personId: string,
  { id, publicKey, counter, transports, name }: PasskeyKey & { readonly name: string },
): Promise<Passkey> {
  try {
    return await withinTransaction(database, async (tx) => {
      await tx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute()
      if ((await listPasskeys(tx, personId)).length >= mostPasskeys)
        throw new AppError('validation', `You have ${mostPasskeys} passkeys already. Remove one first.`)
      const { created_at } = await tx
        .insertInto('passkey')
        .values({
          id,
          person_id: personId,
          public_key: Buffer.from(publicKey),
          counter,
          transports: [...transports],
          name,
        })
        .returning('created_at')
        .executeTakeFirstOrThrow()
      await noteAudit(tx, { ...by, action: 'created', subject: 'passkey', subjectId: id })
      return { id, name, createdAt: created_at, lastUsedAt: null }
    })
  } catch (error) {
    if (isDuplicate(error, 'passkey_pkey'))
      throw new AppError('validation', 'This passkey has been added already.', 'response')
    throw error
  }
}

/** Throws `not_found` also for somebody else's. */
export async function deletePasskey(
  database: Database,
  by: Acting,
  personId: string,
  id: string,
): Promise<void> {
  await withinTransaction(database, async (tx) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new AppError('not_found', 'You have no such passkey.')
    await noteAudit(tx, { ...by, action: 'removed', subject: 'passkey', subjectId: id })
  })
}

/** Undefined: there is none, or its person is not welcome any more. */
export async function findPasskey(database: Database, id: string): Promise<OwnedPasskey | undefined> {
  const row = await database
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person_id')
    .select(['passkey.id', 'public_key', 'counter', 'transports', 'person_id'])
    .where('passkey.id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      publicKey: row.public_key,
      counter: row.counter,
      transports: row.transports,
      personId: row.person_id,
    }
  )
}

/** False: the counter has not gone on since, so there are two of this key; or it has been removed meanwhile. */
export async function notePasskeyUse(database: Database, id: string, counter: number): Promise<boolean> {
  const noted = await database
    .updateTable('passkey')
    .set({ counter, last_used_at: new Date() })
    .where('id', '=', id)
    // Many keys do not count at all, and say 0 each time.
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
