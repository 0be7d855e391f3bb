import { type SqlBool, sql } from 'kysely'
import type { AttemptOutcome, DeliveryStatus } from '../../domain/webhook.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { lockWebhook } from './webhooks.ts'

/** A receiver at which everything failed for so long is left alone. */
const patienceDays = 5

/** What follows from an attempt. */
export type Settlement =
  | { readonly status: Extract<DeliveryStatus, 'DELIVERED' | 'FAILED'>; readonly gone: boolean }
  | { readonly status: 'PENDING'; readonly delayMs: number }

/** Writes down how an attempt went and what follows. False: the delivery was not ours any more, or is gone. */
export async function settleDelivery(
  database: Database,
  delivery: ClaimedDelivery,
  outcome: AttemptOutcome,
  settlement: Settlement,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const webhook = await tx
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', delivery.webhookId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!webhook || !(await moveDelivery(tx, delivery, settlement))) return false
    await tx
      .insertInto('webhook_attempt')
      .values({
        delivery_id: delivery.id,
        at: outcome.at,
        status_code: outcome.statusCode ?? null,
        duration_ms: outcome.durationMs,
        reason: outcome.reason ?? null,
      })
      .execute()
    if (!delivery.isTest) await noteHealth(tx, delivery, settlement)
    return true
  })
}

/** Gives a delivery back that was not sent after all. */
export async function handBackDelivery(database: Database, delivery: ClaimedDelivery): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({ claim: null, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .execute()
}

async function moveDelivery(
  tx: Transaction,
  delivery: ClaimedDelivery,
  settlement: Settlement,
): Promise<boolean> {
  const next =
    settlement.status === 'PENDING'
      ? { next_attempt_at: sql<Date>`now() + make_interval(secs => ${settlement.delayMs / 1000})` }
      : { next_attempt_at: null, settled_at: new Date() }
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ status: settlement.status, claim: null, tries: delivery.tries, ...next })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function noteHealth(tx: Transaction, delivery: ClaimedDelivery, settlement: Settlement): Promise<void> {
  const ofWebhook = tx.updateTable('webhook').where('id', '=', delivery.webhookId)
  if (settlement.status === 'DELIVERED') {
    await ofWebhook.set({ failing_since: null }).where('failing_since', 'is not', null).execute()
    return
  }
  const { long } = await ofWebhook
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .returning(sql<SqlBool>`failing_since < now() - make_interval(days => ${patienceDays})`.as('long'))
    .executeTakeFirstOrThrow()
  if (settlement.status === 'PENDING') return
  if (settlement.gone) {
    await disable(
      tx,
      delivery,
      'The receiver answered 410: it does not want to hear from this webhook any more.',
    )
  } else if (long) {
    await disable(tx, delivery, `Every attempt failed for ${patienceDays} days.`)
  }
}

async function disable(
  tx: Transaction,
  { workspaceId, webhookId }: ClaimedDelivery,
  reason: string,
): Promise<void> {
  const { enabled } = await lockWebhook(tx, { workspaceId, actor: 'system', webhookId })
  if (!enabled) return
  await tx
    .updateTable('webhook')
    .set({ enabled: false, disabled_reason: reason, updated_at: new Date(), updated_by: 'system' })
    .where('id', '=', webhookId)
    .execute()
  await noteAudit(tx, {
    workspaceId,
    actor: 'system',
    action: 'disabled',
    subject: 'webhook',
    subjectId: String(webhookId),
    detail: { reason },
  })
}
