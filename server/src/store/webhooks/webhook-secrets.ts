import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { SecretBox } from '../clients/secret-box.ts'
import type { Database, Transaction } from '../database.ts'

/** More than this many at once would make every message's signature longer for nothing. */
const mostLive = 5
const secretBytes = 32

/** Makes the webhook's current secret. Those before it sign for `overlapSeconds` more; with 0 they end at once. */
export async function addSecret(
  tx: Transaction,
  box: SecretBox,
  webhookId: number,
  overlapSeconds: number,
): Promise<string> {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`
  const end = sql<Date>`now() + make_interval(secs => ${overlapSeconds})`
  const ofWebhook = tx.updateTable('webhook_secret').where('webhook_id', '=', webhookId)
  // Never later than what was promised before.
  await ofWebhook.set({ live_until: sql<Date>`least(live_until, ${end})` }).execute()
  await tx
    .insertInto('webhook_secret')
    .values({ webhook_id: webhookId, secret: box.seal(secret) })
    .execute()
  await tx
    .deleteFrom('webhook_secret')
    .where('webhook_id', '=', webhookId)
    .where((where) =>
      where.or([
        where('live_until', '<=', sql<Date>`now()`),
        where(
          'id',
          'not in',
          where
            .selectFrom('webhook_secret')
            .select('id')
            .where('webhook_id', '=', webhookId)
            .orderBy('id', 'desc')
            .limit(mostLive),
        ),
      ]),
    )
    .execute()
  return secret
}

/** Every secret a message must be signed with now, the newest first. */
export async function listLiveSecrets(
  database: Database,
  box: SecretBox,
  webhookId: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('webhook_secret')
    .select('secret')
    .where('webhook_id', '=', webhookId)
    .where((where) => where.or([where('live_until', 'is', null), where('live_until', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ secret }) => box.open(secret))
}
