import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'

export type SigningAlgorithm = 'EdDSA' | 'RS256'

export interface SigningKey {
  readonly id: string
  readonly algorithm: SigningAlgorithm
  readonly privateKey: CryptoKey
}

/** A key as an operator sees it: nothing that could sign. */
export interface ListedKey {
  readonly id: string
  readonly algorithm: string
  readonly state: 'coming' | 'signing' | 'verifying' | 'ended'
  readonly createdAt: Date
  readonly signsFrom: Date
  /** When it stops signing; null: not decided. */
  readonly retiredAt: Date | null
  /** When its last token has ended; null: not decided. */
  readonly verifiesUntil: Date | null
}

/** How long others may keep a copy of the public keys, and so how long a new key is published before it signs. */
export const publishedAheadSeconds = 300

/** The key of that algorithm that signs now, made on first use. Processes that start together agree on one. */
export async function getSigningKey(database: Database, algorithm: SigningAlgorithm): Promise<SigningKey> {
  const row = (await findSigning(database, algorithm)) ?? (await makeFirst(database, algorithm))
  return {
    id: row.id,
    algorithm,
    privateKey: (await importJWK(row.private_jwk as JWK, algorithm)) as CryptoKey,
  }
}

async function findSigning(database: Database, algorithm: SigningAlgorithm) {
  return database
    .selectFrom('signing_key')
    .selectAll()
    .where('algorithm', '=', algorithm)
    .where(sql<boolean>`signs_from <= now() and (retired_at is null or retired_at > now())`)
    .orderBy('signs_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

async function makeFirst(database: Database, algorithm: SigningAlgorithm) {
  return oneAtATime(
    database,
    async (tx) => (await findSigning(tx, algorithm)) ?? addKey(tx, algorithm, 0, 'system'),
  )
}

/**
 * Has every algorithm in use go on with a new key. It is published at once and signs a little later; the old one
 * verifies until its tokens have ended. `atOnce`, for a key that may have leaked: the new one signs from now on, and no
 * token of any old key counts any more. Gives the new keys; where one is coming already, that one.
 */
export async function rotateSigningKeys(
  database: Database,
  options: { algorithm: SigningAlgorithm; atOnce: boolean; actor: 'operator' | 'system' },
): Promise<ListedKey[]> {
  const { atOnce, actor } = options
  return oneAtATime(database, async (tx) => {
    await tx.deleteFrom('signing_key').where(sql<boolean>`verifies_until < now()`).execute()
    const keys = await listSigningKeys(tx)
    const inUse = keys.filter(({ state }) => state === 'coming' || state === 'signing')
    const algorithms = new Set(inUse.map(({ algorithm }) => algorithm as SigningAlgorithm))
    for (const algorithm of algorithms.size > 0 ? algorithms : [options.algorithm]) {
      if (!atOnce && inUse.some((key) => key.algorithm === algorithm && key.state === 'coming')) continue
      await retire(tx, atOnce ? keys : inUse, algorithm, { atOnce, actor })
      await addKey(tx, algorithm, atOnce ? 0 : publishedAheadSeconds, actor)
    }
    return (await listSigningKeys(tx)).filter(({ retiredAt }) => retiredAt === null)
  })
}

/** Rotates when the newest key has signed for so many days; true when it did. */
export async function rotateOldKeys(
  database: Database,
  algorithm: SigningAlgorithm,
  days: number,
): Promise<boolean> {
  const isOld = async () => {
    const [newest] = (await listSigningKeys(database)).filter((key) => key.algorithm === algorithm)
    return newest !== undefined && newest.createdAt.getTime() < Date.now() - days * 86_400_000
  }
  if (!(await isOld())) return false
  await rotateSigningKeys(database, { algorithm, atOnce: false, actor: 'system' })
  return true
}

/** The newest first. */
export async function listSigningKeys(database: Database): Promise<ListedKey[]> {
  const rows = await database
    .selectFrom('signing_key')
    .select(['id', 'algorithm', 'created_at', 'signs_from', 'retired_at', 'verifies_until'])
    .select(
      sql<
        ListedKey['state']
      >`case when verifies_until <= now() then 'ended' when retired_at <= now() then 'verifying'
        when signs_from > now() then 'coming' else 'signing' end`.as('state'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    algorithm: row.algorithm,
    state: row.state,
    createdAt: row.created_at,
    signsFrom: row.signs_from,
    retiredAt: row.retired_at,
    verifiesUntil: row.verifies_until,
  }))
}

/** The public half of every key whose tokens may still be alive, and of the one to come. */
export async function listPublicKeys(database: Database): Promise<JWK[]> {
  const rows = await database
    .selectFrom('signing_key')
    .select('public_jwk')
    .where(sql<boolean>`verifies_until is null or verifies_until > now()`)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.public_jwk as JWK)
}

async function retire(
  tx: Transaction,
  keys: readonly ListedKey[],
  algorithm: SigningAlgorithm,
  { atOnce, actor }: { atOnce: boolean; actor: string },
): Promise<void> {
  for (const { id } of keys.filter((key) => key.algorithm === algorithm)) {
    // No token lives longer than a day, whatever TOKEN_SECONDS was when it was signed.
    const ahead = atOnce ? 0 : publishedAheadSeconds
    const lasting = atOnce ? 0 : ahead + 86_400
    await tx
      .updateTable('signing_key')
      .set({
        retired_at: sql<Date>`least(retired_at, now() + make_interval(secs => ${ahead}))`,
        verifies_until: sql<Date>`now() + make_interval(secs => ${lasting})`,
      })
      .where('id', '=', id)
      .execute()
    const detail = { algorithm, at_once: atOnce }
    await noteAudit(tx, {
      workspaceId: null,
      actor,
      action: 'retired',
      subject: 'signing_key',
      subjectId: id,
      detail,
    })
  }
}

async function addKey(tx: Transaction, algorithm: SigningAlgorithm, aheadSeconds: number, actor: string) {
  const pair = await generateKeyPair(algorithm, { extractable: true, crv: 'Ed25519' })
  const id = newId()
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid: id, alg: algorithm, use: 'sig' }
  const row = await tx
    .insertInto('signing_key')
    .values({
      id,
      algorithm,
      private_jwk: JSON.stringify(await exportJWK(pair.privateKey)),
      public_jwk: JSON.stringify(publicKey),
      signs_from: sql<Date>`now() + make_interval(secs => ${aheadSeconds})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteAudit(tx, {
    workspaceId: null,
    actor,
    action: 'created',
    subject: 'signing_key',
    subjectId: id,
    detail: { algorithm },
  })
  return row
}

/** Processes that would change the keys together do so one at a time. */
function oneAtATime<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('callmark signing key'))`.execute(tx)
    return work(tx)
  })
}
