import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { newId } from '../domain/new-id.ts'
import type { Database } from './database.ts'

export type SigningAlgorithm = 'EdDSA' | 'RS256'

export interface SigningKey {
  readonly id: string
  readonly algorithm: SigningAlgorithm
  readonly privateKey: CryptoKey
}

/** The newest live key of that algorithm, made on first use. Processes that start together agree on one. */
export async function getSigningKey(database: Database, algorithm: SigningAlgorithm): Promise<SigningKey> {
  const row = await database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('callmark signing key'))`.execute(tx)
    const existing = await tx
      .selectFrom('signing_key')
      .selectAll()
      .where('algorithm', '=', algorithm)
      .where('retired_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    if (existing) return existing
    const pair = await generateKeyPair(algorithm, { extractable: true, crv: 'Ed25519' })
    const id = newId()
    return tx
      .insertInto('signing_key')
      .values({
        id,
        algorithm,
        private_jwk: JSON.stringify(await exportJWK(pair.privateKey)),
        public_jwk: JSON.stringify({
          ...(await exportJWK(pair.publicKey)),
          kid: id,
          alg: algorithm,
          use: 'sig',
        }),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  const privateKey = (await importJWK(row.private_jwk as JWK, algorithm)) as CryptoKey
  return { id: row.id, algorithm, privateKey }
}

/** The public half of every key whose tokens may still be alive; none lives longer than a day. */
export async function listPublicKeys(database: Database): Promise<JWK[]> {
  const rows = await database
    .selectFrom('signing_key')
    .select('public_jwk')
    .where(sql<boolean>`retired_at is null or retired_at > now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.public_jwk as JWK)
}
