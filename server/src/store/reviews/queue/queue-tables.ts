import type { ColumnType, Generated } from 'kysely'
import type { PlanRule, TaskReason } from '../../../domain/reviewing/review-plan.ts'
import type { Authored, CreatedAt, Json } from '../../column-types.ts'

export interface QueueTables {
  review_plan: Authored & {
    id: string
    workspace_id: string
    name: string
    /** Null: calls of every model. */
    model_id: number | null
    enabled: boolean
    seed: number
    rules: Json<readonly PlanRule[]>
    blind_share: number
    weekly_cap: number | null
    /** In their order; null: anyone. */
    people: string[] | null
    due_days: number | null
    claim_minutes: number
    version: Generated<number>
    drawn_at: Date | null
  }
  review_task: {
    id: string
    workspace_id: string
    call_id: string
    plan_id: string | null
    /** A day as the database writes it. */
    week: ColumnType<unknown, string | null, never>
    reasons: TaskReason[]
    blind: boolean
    assigned_to: string | null
    claimed_by: string | null
    claimed_by_name: string | null
    claimed_until: Date | null
    claimed_blind: Generated<boolean>
    released_by: string | null
    due_at: Date | null
    state: Generated<'open' | 'done' | 'skipped'>
    skip_reason: string | null
    review_id: string | null
    created_at: CreatedAt
    finished_at: Date | null
  }
  review_seen: {
    call_id: string
    actor: string
    at: CreatedAt
  }
}
