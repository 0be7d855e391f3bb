import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface WebhookFigures {
  /** Deliveries that are still to be made, at once or after a wait; not those of disabled webhooks. */
  readonly waiting: number
  /** How long the delivery that has been due longest is overdue; 0: none is. */
  readonly oldestDueSeconds: number
}

/** How far behind the sending of webhooks is, over all clients. */
export async function readWebhookFigures(database: Database): Promise<WebhookFigures> {
  const found = await sql<WebhookFigures>`
    select count(*)::integer as waiting,
      coalesce(greatest(0, extract(epoch from now() - min(next_attempt_at))), 0)::double precision as "oldestDueSeconds"
    from webhook_delivery
      join webhook on webhook.id = webhook_delivery.webhook_id and webhook.enabled
      join live_workspace on live_workspace.id = webhook.workspace_id
    where webhook_delivery.status = 'PENDING'`.execute(database)
  return found.rows[0]!
}
