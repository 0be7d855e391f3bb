import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AudioFormat, CallStatus, TranscriptionStatus } from '../domain/call.ts'
import type { BleepedStretch, RedactionCounts, RedactKind } from '../domain/redaction.ts'
import type { CategoryResult, StoredResult } from '../domain/result.ts'
import type { TrustSettings } from '../domain/results/trust.ts'
import type { Scope } from '../domain/scopes.ts'
import type { AlertTables } from './alerts/alert-tables.ts'
import type { CoachingColumns, CoachingTables } from './coaching/coaching-tables.ts'
import type { Authored, CreatedAt, Json, NullableJson } from './column-types.ts'
import type { ModelTables } from './models/model-tables.ts'
import type { PassageTables } from './passages/passage-tables.ts'
import type { PeopleTables } from './people/people-tables.ts'
import type { PhoneTables } from './phone/phone-tables.ts'
import type { CalibrationTables } from './reviews/calibration-tables.ts'
import type { QueueTables } from './reviews/queue/queue-tables.ts'
import type { MachineResult, ReviewTables } from './reviews/review-tables.ts'
import type { TeachingTables } from './teaching/teaching-tables.ts'
import type { TopicTables } from './topics/topic-tables.ts'
import type { WebhookTables } from './webhooks/webhook-tables.ts'
import type { WeeklyTables } from './weekly/weekly-tables.ts'

/** Names of fields and plain figures about a change. */
export type AuditDetail = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>

/** A row as JSON writes it: moments are text. */
type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column]
}
/** A transcript that was put away with the result made from it. */
export type ArchivedTranscription = AsJson<Selectable<Schema['transcription']>>

/** Every table; those of models, webhooks and people stand beside what reads them. */
export interface Schema
  extends ModelTables,
    WebhookTables,
    TopicTables,
    PeopleTables,
    ReviewTables,
    QueueTables,
    CalibrationTables,
    CoachingTables,
    TeachingTables,
    AlertTables,
    PhoneTables,
    WeeklyTables,
    PassageTables {
  installation: {
    id: string
    created_at: CreatedAt
  }
  workspace: {
    id: string
    name: string
    retain_audio_days: number | null
    retain_transcript_days: number | null
    /** Days after which agents may see their own calls; null: when somebody releases them. */
    release_after_days: ColumnType<number | null, number | null | undefined>
    /** Null: as the service has it. */
    trust: ColumnType<TrustSettings | null, never, string>
    /** Days after its release in which a result can be appealed against; null: always. */
    appeal_days: ColumnType<number | null, number | null | undefined>
    created_at: CreatedAt
    updated_at: Date | null
  }
  client: {
    id: string
    workspace_id: string
    name: string
    /** Null: an external issuer vouches for it. */
    secret_hash: string | null
    /** How often the secret has been replaced. */
    secret_version: Generated<number>
    scopes: Scope[]
    enabled: Generated<boolean>
    rate_limit: number | null
    created_at: CreatedAt
    updated_at: Date | null
  }
  signing_key: {
    id: string
    algorithm: string
    private_jwk: Json<Record<string, unknown>>
    public_jwk: Json<Record<string, unknown>>
    created_at: CreatedAt
    signs_from: ColumnType<Date, Date | undefined>
    retired_at: Date | null
    verifies_until: Date | null
  }
  audit_entry: {
    id: Generated<number>
    at: CreatedAt
    workspace_id: string | null
    actor: string
    action: string
    subject_type: string
    subject_id: string
    detail: NullableJson<AuditDetail>
    /** Of a person: the name at that time. */
    actor_name: string | null
    /** Where the request came from. */
    address: string | null
    /** The place in the workspace's chain; written by the database, like the fingerprints. */
    number: Generated<number>
    previous: ColumnType<Buffer | null, never, never>
    hash: ColumnType<Buffer, never, never>
  }
  audit_start: {
    workspace_id: string
    number: number
    hash: Buffer
    at: ColumnType<Date, Date | undefined, Date>
  }
  call: Authored &
    CoachingColumns & {
      id: string
      workspace_id: string
      external_id: string
      /** Null in an erased call only, like the name and the fingerprint of the sound. */
      agent_id: string | null
      agent_name: string | null
      model_id: number
      model_revision: number
      status: CallStatus
      error_message: string | null
      original_file_name: string | null
      additional_parameters: NullableJson<Record<string, unknown>>
      audio_sha256: string | null
      duration_seconds: number | null
      analysis_result: NullableJson<StoredResult>
      xscore_result: NullableJson<readonly CategoryResult[]>
      total_score: number | null
      expected_score: number | null
      score_percentage: number | null
      /** Somebody has to answer what nobody could tell. */
      review_needed: Generated<boolean>
      summary: string | null
      insights: NullableJson<string[]>
      keywords: NullableJson<string[]>
      claim: string | null
      /** Its place in the queue, once it has been queued; not a speaker's turn. */
      turn: number | null
      enabled: Generated<boolean>
      erased_at: Date | null
      /** When retention removed the recording and its copies. */
      audio_removed_at: Date | null
      /** When retention removed what was said, and what quotes it. */
      transcript_removed_at: Date | null
      /** Its agent may see it from then on; null: as the workspace's rule says. */
      released_at: ColumnType<Date | null, never, Date | null>
      /** Null: no person has looked at it. */
      review_state: ColumnType<
        'in_progress' | 'reviewed' | 'appealed' | null,
        never,
        'in_progress' | 'reviewed' | 'appealed' | null
      >
      /** Null: the record is the machine's own. */
      machine_result: ColumnType<MachineResult | null, never, string | null>
      /** Written by the database from the result, for plans to choose by; null: there is none. */
      failed_critical: ColumnType<boolean | null, never, never>
      undetermined_count: ColumnType<number | null, never, never>
      least_confidence: ColumnType<number | null, never, never>
    }
  workspace_turn: {
    workspace_id: string
    turn: number
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
    /** Null: nobody has looked for personal data. */
    redaction: 'clean' | 'redacted' | null
    redaction_kinds: RedactKind[] | null
    redaction_found: NullableJson<RedactionCounts>
    redacted_stretches: NullableJson<readonly BleepedStretch[]>
    redacted_bytes: number | null
    redacted_sha256: string | null
  }
  sound_to_remove: {
    call_id: string
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
  call_result: {
    call_id: string
    number: number
    model_revision: number
    status: CallStatus
    error_message: string | null
    analysis_result: NullableJson<StoredResult>
    xscore_result: NullableJson<readonly CategoryResult[]>
    total_score: number | null
    expected_score: number | null
    score_percentage: number | null
    summary: string | null
    insights: NullableJson<string[]>
    keywords: NullableJson<string[]>
    transcription: NullableJson<ArchivedTranscription>
    finished_at: Date
  }
  call_search: {
    call_id: string
    created_at: Date
    words: string
  }
  idempotency_key: {
    actor: string
    key: string
    operation: string
    fingerprint: string | null
    holder: string
    lease_until: Date
    status: number | null
    body: string | null
    location: string | null
    created_at: CreatedAt
  }
  call_fact: {
    call_id: string
    model_id: number
    created_at: Date
    agent_id: string
    agent_name: string
    status: CallStatus
    score_hundredths: number | null
    duration_ms: number | null
    traits: ColumnType<Record<string, string | null>, never, never>
    points: ColumnType<Record<string, number>, never, never>
    lost: ColumnType<number[], never, never>
    machine_score_hundredths: number | null
    machine_points: ColumnType<Record<string, number> | null, never, never>
    /** What came of each criterion, like `f:greets`; the machine's is null where it is that of the record. */
    criteria: ColumnType<string[], never, never>
    earned: ColumnType<number[], never, never>
    possible: ColumnType<number[], never, never>
    machine_criteria: ColumnType<string[] | null, never, never>
    machine_earned: ColumnType<number[] | null, never, never>
    machine_possible: ColumnType<number[] | null, never, never>
    language: string | null
    silence_share: number | null
    talk_over_share: number | null
    /** Beside each criterion: how sure its answer is, in percent, and how many quotes it has; none known: no places. */
    confidence: ColumnType<number[], never, never>
    quotes: ColumnType<number[], never, never>
  }
  stats_pending: {
    call_id: string
    model_id: number
    created_at: Date
    noted_at: CreatedAt
  }
  stats_rollup: {
    model_id: number
    key: string
    period: 'day' | 'month' | 'year'
    start: Date
    score_of: 'both' | 'record' | 'machine'
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
