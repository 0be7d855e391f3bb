import type { ColumnType, Generated } from 'kysely'
import type { AnswerValue, CategoryResult, StoredAnswer } from '../../domain/result.ts'
import type { CreatedAt, Json, NullableJson } from '../column-types.ts'

export interface ReviewEvidence {
  readonly speaker: string
  readonly start: number
  readonly end: number
  readonly quote: string
}

/** The machine's own scores, kept beside the record's. */
export interface MachineResult {
  readonly total_score: number | null
  readonly expected_score: number | null
  readonly score_percentage: number | null
  readonly xscore_result: readonly CategoryResult[] | null
}

export interface ReviewTables {
  review: {
    id: string
    call_id: string
    workspace_id: string
    model_revision: number
    status: 'draft' | 'submitted'
    blind: boolean
    reviewer: string
    reviewer_name: string | null
    comment: string
    version: Generated<number>
    created_at: CreatedAt
    updated_at: Date | null
    submitted_at: Date | null
    request_key: string | null
    /** Whose agreed answers it holds. */
    calibration_id: ColumnType<string | null, never, string>
    /** Of a review that was made elsewhere: where, by whom and when. */
    source_name: string | null
    source_reviewer: string | null
    source_at: Date | null
  }
  review_answer: {
    review_id: string
    key: string
    value: NullableJson<AnswerValue>
    not_applicable: boolean
    comment: string
    evidence: ColumnType<ReviewEvidence[], string | undefined, string>
    criterion: string
    machine: NullableJson<StoredAnswer>
  }
  review_version: {
    review_id: string
    version: number
    snapshot: Json<Record<string, unknown>>
    at: CreatedAt
    by_whom: string
  }
  appeal: {
    id: string
    call_id: string
    workspace_id: string
    key: string | null
    reason: string
    opened_by: string
    opened_by_name: string | null
    opened_at: CreatedAt
    outcome: 'accepted' | 'declined' | null
    decision: string | null
    decided_by: string | null
    decided_by_name: string | null
    decided_at: Date | null
    review_id: string | null
  }
  call_comment: {
    id: string
    call_id: string
    text: string
    start_seconds: number | null
    end_seconds: number | null
    by_whom: string
    by_name: string | null
    at: CreatedAt
  }
}
