import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '../../domain/people/roles.ts'
import type { AnswerValue, StoredAnswer } from '../../domain/result.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Database } from '../database.ts'
import { timeText } from '../time-text.ts'

/** One answer of a submitted review, beside what the machine had said. */
export interface ReviewAnswerRow {
  readonly review_id: string
  readonly call_id: string
  readonly external_id: string
  readonly agent_id: string
  readonly agent_name: string
  readonly model_id: number
  readonly model_name: string
  readonly model_revision: number
  readonly key: string
  readonly value: AnswerValue
  readonly not_applicable: boolean
  readonly comment: string
  readonly machine: Pick<StoredAnswer, 'value' | 'not_applicable' | 'confidence'> | null
  readonly reviewer: string
  readonly reviewer_name: string | null
  readonly blind: boolean
  readonly submitted_at: Date
  readonly source_name: string | null
  readonly source_reviewer: string | null
  readonly source_at: Date | null
  readonly place: string
}

export interface ReviewAnswerFilter {
  readonly workspaceId: string
  readonly reach: Reach | undefined
  readonly modelName?: string | undefined
  readonly modelId?: number | undefined
  /** Of the reviews; text for a `timestamptz`: from the one on, up to but without the other. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** ID or name. */
  readonly reviewer?: string | undefined
  readonly blind?: boolean | undefined
}

export interface ReviewAnswerPage {
  readonly limit: number
  readonly before?:
    | { readonly at: string; readonly id: string; readonly key?: string | undefined }
    | undefined
}

/** The latest review first, its answers in order of their keys. */
export async function listReviewAnswers(
  database: Database,
  filter: ReviewAnswerFilter,
  { limit, before }: ReviewAnswerPage,
): Promise<ReviewAnswerRow[]> {
  const { rows } = await sql<ReviewAnswerRow>`
    select review.id as review_id, review.call_id, call.external_id, call.agent_id, call.agent_name, model.id as model_id,
      model.name as model_name, review.model_revision, review_answer.key, review_answer.value,
      review_answer.not_applicable, review_answer.comment,
      review_answer.machine - 'evidence' - 'rationale' - 'rationale_parts' as machine, review.reviewer,
      review.reviewer_name, review.blind, review.submitted_at, review.source_name, review.source_reviewer,
      review.source_at, ${timeText(sql`review.submitted_at`)} as place
    from review
      join review_answer on review_answer.review_id = review.id
      join call on call.id = review.call_id
      join model on model.id = call.model_id
    where review.workspace_id = ${filter.workspaceId} and review.status = 'submitted' and call.enabled
      and ${isInReach(filter.reach)} and ${sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)}
      and ${isPast(before)}
    order by review.submitted_at desc, review.id desc, review_answer.key limit ${limit}`.execute(database)
  return rows
}

function conditionsOf(filter: ReviewAnswerFilter): RawBuilder<unknown>[] {
  const { modelName, modelId, from, until, reviewer, blind } = filter
  return [
    ...(modelName === undefined ? [] : [sql`lower(model.name) = lower(${modelName})`]),
    ...(modelId === undefined ? [] : [sql`model.id = ${modelId}`]),
    ...(from === undefined ? [] : [sql`review.submitted_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`review.submitted_at < ${until}::timestamptz`]),
    ...(reviewer === undefined
      ? []
      : [sql`(review.reviewer = ${reviewer} or review.reviewer_name = ${reviewer})`]),
    ...(blind === undefined ? [] : [sql`review.blind = ${blind}`]),
  ]
}

function isPast(before: ReviewAnswerPage['before']): RawBuilder<unknown> {
  if (!before) return sql`true`
  const place = sql`(${before.at}::timestamptz, ${before.id}::uuid)`
  return sql`(review.submitted_at, review.id) <= ${place}
    and ((review.submitted_at, review.id) < ${place} or review_answer.key > ${before.key ?? ''})`
}
