import type { ColumnType, Generated } from 'kysely'
import type { AnswerValue, StoredAnswer } from '../../domain/result.ts'
import type { TrustLevel } from '../../domain/results/trust.ts'
import type { Authored, Json, NullableJson } from '../column-types.ts'
import type { ReviewEvidence } from './review-tables.ts'

/** The machine's answer without words of the call. */
export type MachineAnswer = Pick<StoredAnswer, 'key' | 'value' | 'not_applicable' | 'confidence'>

export interface CalibrationTables {
  calibration: Authored & {
    id: string
    workspace_id: string
    model_id: number
    name: string
    reference: string | null
    deadline: Date | null
    closed_at: ColumnType<Date | null, never, Date>
    closed_by: ColumnType<string | null, never, string>
    version: Generated<number>
  }
  calibration_call: {
    calibration_id: string
    call_id: string
    place: number
    model_revision: number
    machine: Json<readonly MachineAnswer[]>
  }
  calibration_reviewer: {
    calibration_id: string
    person_id: string
    person_name: string
    place: number
  }
  calibration_review: {
    calibration_id: string
    call_id: string
    person_id: string
    updated_at: ColumnType<Date, Date | undefined>
    submitted_at: Date | null
  }
  calibration_answer: {
    calibration_id: string
    call_id: string
    person_id: string
    key: string
    value: NullableJson<AnswerValue>
    not_applicable: boolean
    comment: string
    evidence: ColumnType<ReviewEvidence[], string, string>
  }
  criterion_trust: {
    model_id: number
    key: string
    /** A fingerprint of what the criterion asks. */
    asks: string
    level: TrustLevel
    since: ColumnType<Date, Date | undefined>
    fixed_level: ColumnType<TrustLevel | null, TrustLevel | null | undefined>
    reason: ColumnType<string, string | undefined>
    fixed_by: ColumnType<string | null, string | null | undefined>
    fixed_by_name: ColumnType<string | null, string | null | undefined>
    fixed_at: ColumnType<Date | null, Date | null | undefined>
  }
}
