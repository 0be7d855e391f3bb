import { sql } from 'kysely'
import { type CallStatus, finalStatuses } from '../../domain/call.ts'
import type { Database, Transaction } from '../database.ts'
import type { CallRecord } from './calls.ts'

/** What one run of the analysis came to. */
export interface CallResult {
  /** 1 for the first run. */
  readonly number: number
  /** The one that the call shows now. */
  readonly current: boolean
  readonly model_revision: number
  readonly status: CallStatus
  readonly error_message: string | null
  readonly analysis_result: Record<string, unknown> | null
  readonly xscore_result: unknown[] | null
  readonly total_score: number | null
  readonly expected_score: number | null
  readonly score_percentage: number | null
  readonly summary: string | null
  readonly insights: string[] | null
  readonly keywords: string[] | null
  readonly finished_at: Date
}

/** What a call's row holds before it is analysed, and after it is erased. */
export const noResult = {
  analysis_result: null,
  xscore_result: null,
  total_score: null,
  expected_score: null,
  score_percentage: null,
  review_needed: false,
  summary: null,
  insights: null,
  keywords: null,
} as const

/** Every result the call has had, newest first; while it is being run again, only the earlier ones. */
export async function listResults(database: Database, call: CallRecord): Promise<CallResult[]> {
  const rows = await database
    .selectFrom('call_result')
    .selectAll()
    .where('call_id', '=', call.id)
    .orderBy('number', 'desc')
    .execute()
  const earlier = rows.map(({ call_id, transcription, ...result }) => ({ ...result, current: false }))
  if (!finalStatuses.includes(call.status)) return earlier
  const current: CallResult = {
    number: (earlier[0]?.number ?? 0) + 1,
    current: true,
    model_revision: call.model_revision,
    status: call.status,
    error_message: call.error_message,
    analysis_result: call.analysis_result,
    xscore_result: call.xscore_result,
    total_score: call.total_score,
    expected_score: call.expected_score,
    score_percentage: call.score_percentage,
    summary: call.summary,
    insights: call.insights,
    keywords: call.keywords,
    finished_at: await getFinishTime(database, call),
  }
  return [current, ...earlier]
}

/** Puts the result that stands away under the next number, and with it the transcript where that is to be made anew. */
export async function archiveResult(
  tx: Transaction,
  callId: string,
  options: { readonly withTranscript: boolean },
): Promise<void> {
  const transcript = options.withTranscript
    ? sql`(select to_jsonb(transcription) from transcription where call_id = call.id)`
    : sql`null`
  await sql`
    insert into call_result (call_id, number, model_revision, status, error_message, analysis_result, xscore_result,
      total_score, expected_score, score_percentage, summary, insights, keywords, transcription, finished_at)
    select id, 1 + (select count(*) from call_result where call_id = call.id), model_revision, status, error_message,
      analysis_result, xscore_result, total_score, expected_score, score_percentage, summary, insights, keywords,
      ${transcript},
      coalesce((select max(at) from call_history where call_id = call.id and status = call.status), updated_at, created_at)
    from call where id = ${callId}`.execute(tx)
}

/** The record's own time of change may be that of something else. */
async function getFinishTime(database: Database, call: CallRecord): Promise<Date> {
  const last = await database
    .selectFrom('call_history')
    .select('at')
    .where('call_id', '=', call.id)
    .where('status', '=', call.status)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at ?? call.updated_at ?? call.created_at
}
