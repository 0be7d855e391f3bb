import { sql } from 'kysely'
import { type CallStatus, finalStatuses } from '../../domain/call.ts'
import { type Findings, findingFields } from '../../domain/result.ts'
import type { Database, Transaction } from '../database.ts'
import type { CallRecord } from './calls.ts'

/** What an analysis found, as it was stored. */
export type StoredFindings = Pick<CallRecord, keyof Findings>

/** What one run of the analysis came to. */
export interface CallResult extends StoredFindings {
  /** 1 for the first run. */
  readonly number: number
  /** The one that the call shows now. */
  readonly current: boolean
  readonly model_revision: number
  readonly status: CallStatus
  readonly error_message: string | null
  readonly finished_at: Date
}

/** What a call's row holds before it is analysed, and after it is erased. */
export const noResult = {
  ...(Object.fromEntries(findingFields.map((field) => [field, null])) as Record<keyof Findings, null>),
  review_needed: false,
  machine_result: null,
  agreement: null,
}

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
    ...pickFindings(call),
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
  const found = sql.join(findingFields.map((field) => sql.ref(field)))
  await sql`
    insert into call_result (call_id, number, model_revision, status, error_message, ${found}, transcription,
      finished_at)
    select id, 1 + (select count(*) from call_result where call_id = call.id), model_revision, status, error_message,
      ${found}, ${transcript},
      coalesce((select max(at) from call_history where call_id = call.id and status = call.status), updated_at, created_at)
    from call where id = ${callId}`.execute(tx)
}

function pickFindings(call: CallRecord): StoredFindings {
  return Object.fromEntries(findingFields.map((field) => [field, call[field]])) as StoredFindings
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
