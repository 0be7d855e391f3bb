import type { ColumnType, Generated } from 'kysely'
import type { DeliveryStatus, WebhookEvent, WebhookFormat } from '../../domain/webhook.ts'
import type { Authored, CreatedAt } from '../column-types.ts'

export interface WebhookTables {
  webhook: Authored & {
    id: Generated<number>
    workspace_id: string
    url: string
    events: WebhookEvent[]
    model_ids: number[]
    description: string
    enabled: boolean
    disabled_reason: string | null
    failing_since: Date | null
    format: Generated<WebhookFormat>
  }
  webhook_secret: {
    id: Generated<number>
    webhook_id: number
    secret: string
    live_until: Date | null
    created_at: CreatedAt
  }
  webhook_delivery: {
    id: string
    webhook_id: number
    event: WebhookEvent
    /** Null in a test, and where it is about alerts. */
    call_id: string | null
    /** What was told, if it is about alerts. */
    notice_id: ColumnType<string | null, string | undefined, never>
    call_history_id: number | null
    payload: string | null
    status: Generated<DeliveryStatus>
    tries: Generated<number>
    next_attempt_at: Generated<Date | null>
    claim: string | null
    settled_at: Date | null
    created_at: CreatedAt
  }
  webhook_attempt: {
    id: Generated<number>
    delivery_id: string
    at: Date
    status_code: number | null
    duration_ms: number
    reason: string | null
  }
}
