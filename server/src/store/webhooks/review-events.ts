import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { WebhookEvent } from '../../domain/webhook.ts'
import type { Transaction } from '../database.ts'
import { describeCall, selectListeners, writePayload } from './webhook-outbox.ts'

/** Writes down whom to tell of a review or an appeal, in the transaction that makes it. */
export async function queueReviewEvent(
  tx: Transaction,
  event: WebhookEvent,
  callId: string,
  detail: Readonly<Record<string, string | null>>,
): Promise<void> {
  const rows = await selectListeners(tx, callId, sql<WebhookEvent>`${event}::text`).execute()
  if (rows.length === 0) return
  const at = new Date()
  await tx
    .insertInto('webhook_delivery')
    .values(
      rows.map((row) => ({
        id: newId(),
        webhook_id: row.webhook_id,
        event,
        call_id: callId,
        call_history_id: null,
        payload: writePayload(event, at, { ...describeCall(row, row.name), ...detail }),
      })),
    )
    .execute()
}
