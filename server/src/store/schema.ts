import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AudioFormat, CallStatus, TranscriptionStatus } from '../domain/call.ts'
import type { ModelRevision, VariableType } from '../domain/model.ts'
import type { Scope } from '../domain/scopes.ts'

/** Set by the database at insert, read as a Date. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null, string | null>

interface Authored {
  created_at: CreatedAt
  created_by: string
  updated_at: Date | null
  updated_by: string | null
}

export interface Schema {
  installation: {
    id: string
    created_at: CreatedAt
  }
  client: {
    id: string
    name: string
    secret_hash: string
    scopes: Scope[]
    enabled: Generated<boolean>
    created_at: CreatedAt
    updated_at: Date | null
  }
  signing_key: {
    id: string
    algorithm: string
    private_jwk: Json<Record<string, unknown>>
    public_jwk: Json<Record<string, unknown>>
    created_at: CreatedAt
    retired_at: Date | null
  }
  model: Authored & {
    id: Generated<number>
    client_id: string
    name: string
    description: string
    prompt: string
    transcription_prompt: string
    summarize_call: boolean
    summarize_prompt: string
    scoring: boolean
    enabled: boolean
    revision: number
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
  model_revision: {
    model_id: number
    number: number
    snapshot: JSONColumnType<ModelRevision, string, never>
    created_at: CreatedAt
    created_by: string
  }
  call: Authored & {
    id: string
    client_id: string
    external_id: string
    agent_id: string
    agent_name: string
    model_id: number
    model_revision: number
    status: CallStatus
    error_message: string | null
    original_file_name: string | null
    additional_parameters: NullableJson<Record<string, unknown>>
    audio_sha256: string
    duration_seconds: number | null
    analysis_result: NullableJson<Record<string, unknown>>
    xscore_result: NullableJson<unknown[]>
    total_score: number | null
    expected_score: number | null
    score_percentage: number | null
    summary: string | null
    insights: NullableJson<string[]>
    keywords: NullableJson<string[]>
    claim: string | null
    enabled: Generated<boolean>
  }
  recording: {
    call_id: string
    format: AudioFormat
    codec: string
    bytes: number
    channels: number
    sample_rate: number
    duration_seconds: number
    truncated: Generated<boolean>
    peaks: NullableJson<number[][]>
  }
  transcription: Authored & {
    id: string
    call_id: string
    status: TranscriptionStatus
    language: string | null
    segments: ColumnType<StoredSegment[], string | undefined, string>
    text: Generated<string>
    duration_seconds: number | null
    speech_engine: string | null
    enabled: Generated<boolean>
  }
  call_history: {
    id: Generated<number>
    call_id: string
    at: CreatedAt
    status: CallStatus
    note: string | null
  }
}

/** A turn as it stands in the database and in the API. */
export interface StoredSegment {
  speaker: string
  start: number
  end: number
  text: string
  confidence?: number
}
