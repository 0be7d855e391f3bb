import { type RawBuilder, sql } from 'kysely'
import type { ReviewStatus } from '../../domain/results/review.ts'
import type { Database } from '../database.ts'
import type { CallRecord } from './calls.ts'

/** What the database keeps as JSON. */
export const jsonColumns = [
  'additional_parameters',
  'analysis_result',
  'xscore_result',
  'insights',
  'keywords',
] as const
type JsonColumn = (typeof jsonColumns)[number]

/** A call to be shown and nothing else: what is JSON stays text, since nobody on the way needs to look into it. */
export type CallText = Omit<
  CallRecord,
  | JsonColumn
  | 'audio_sha256'
  | 'duration_seconds'
  | 'claim'
  | 'turn'
  | 'erased_at'
  | 'released_at'
  | 'review_state'
  | 'machine_result'
  | 'failed_critical'
  | 'undetermined_count'
  | 'least_confidence'
> &
  Record<JsonColumn, string | null> & {
    readonly duration: number | null
    readonly review_status: ReviewStatus
    /** JSON, like the columns that are. */
    readonly machine_score: string | null
  }

/** Whether a person has looked at the call, or has to. */
export const reviewStatusOf = `coalesce(call.review_state, case when call.review_needed then 'needed' else 'none' end)`

/** The machine's own score; null: it gave none. */
export const machineScoreOf = `
  case when call.machine_result is not null and call.machine_result -> 'expected_score' <> 'null' then call.machine_result - 'xscore_result'
    when call.machine_result is null and call.expected_score is not null then jsonb_build_object(
      'total_score', call.total_score, 'expected_score', call.expected_score, 'score_percentage', call.score_percentage)
  end`

/** Only some of it: what nobody asked for is not read. */
export type PartOfCall = Pick<CallText, 'id' | 'workspace_id' | 'enabled'> & Partial<CallText>

/** What the database does not keep under the name and in the form it is shown in. */
const written: Readonly<Partial<Record<keyof CallText, RawBuilder<unknown>>>> = {
  duration: sql`duration_seconds as duration`,
  review_status: sql`${sql.raw(reviewStatusOf)} as review_status`,
  machine_score: sql`(${sql.raw(machineScoreOf)})::text as machine_score`,
  ...Object.fromEntries(jsonColumns.map((column) => [column, sql`${sql.ref(column)}::text`])),
}

/** Of these calls these fields, in no particular order; without those that do not exist. */
export async function readPartsOfCalls(
  database: Database,
  ids: readonly string[],
  fields: readonly (keyof CallText)[],
): Promise<PartOfCall[]> {
  const wanted = [...new Set<keyof CallText>(['id', 'workspace_id', 'enabled', ...fields])]
  const columns = wanted.map((field) => written[field] ?? sql.ref(field))
  const found = await sql<PartOfCall>`
    select ${sql.join(columns)} from call where id = any(${ids}::uuid[])`.execute(database)
  return found.rows
}
