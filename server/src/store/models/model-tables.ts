import type { Generated, JSONColumnType } from 'kysely'
import type { VariableType } from '../../domain/model.ts'
import type { Authored, CreatedAt, NullableJson } from '../column-types.ts'
import type { Snapshot } from './read-snapshot.ts'

export interface ModelTables {
  model: Authored & {
    id: Generated<number>
    workspace_id: string
    name: string
    description: string
    prompt: string
    transcription_prompt: string
    summarize_call: boolean
    summarize_prompt: string
    scoring: boolean
    least_confidence: number
    enabled: boolean
    revision: number
    retain_audio_days: number | null
    retain_transcript_days: number | null
  }
  model_category: Authored & {
    id: Generated<number>
    uuid: string
    model_id: number
    name: string
    slug: string
    description: string | null
    max_score: number
    order_number: number | null
    holds_rest: Generated<boolean>
    enabled: Generated<boolean>
  }
  model_variable: Authored & {
    id: Generated<number>
    uuid: string
    model_id: number
    category_id: number | null
    key: string
    type: VariableType
    required: boolean
    readable_name: string
    description: string
    weight: number
    order_number: number | null
    critical: boolean
    passes_when: boolean
    options: NullableJson<string[]>
    enabled: Generated<boolean>
  }
  model_metadata: Authored & {
    id: Generated<number>
    model_id: number
    key: string
    readable_name: string
    type: VariableType
    required: boolean
    grouping: boolean
    enabled: Generated<boolean>
  }
  target: {
    model_id: number
    category_id: number | null
    target: number
    poor_below: number
  }
  model_revision: {
    model_id: number
    number: number
    snapshot: JSONColumnType<Snapshot, string, never>
    created_at: CreatedAt
    created_by: string
  }
}
