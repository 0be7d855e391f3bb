import { sql } from 'kysely'
import type { AnswerValue } from '../../domain/result.ts'
import type { Database } from '../database.ts'
import type { ReviewEvidence } from '../reviews/review-tables.ts'

/** What people say on a call, and what the judge noted there; null: nothing, or another judge did. */
export interface ReviewedAnswer {
  readonly call_id: string
  readonly key: string
  readonly value: AnswerValue
  readonly not_applicable: boolean
  readonly features: readonly number[] | null
}

/**
 * People's answers in force to these criteria, blind or not, the newest first. Of one workspace and one model, and only
 * where the criterion asked the same then.
 */
export async function listReviewedAnswers(
  database: Database,
  { workspaceId, modelId, engine }: { workspaceId: string; modelId: number; engine: string },
  criteria: readonly { readonly key: string; readonly criterion: string; readonly digest: string }[],
  most: number,
): Promise<ReviewedAnswer[]> {
  const asked = JSON.stringify(criteria)
  const { rows } = await sql<ReviewedAnswer>`
    select call_id, key, value, not_applicable, features from (
      select given.*, row_number() over (partition by key order by submitted_at desc, call_id) as place
      from (
        select distinct on (review.call_id, review_answer.key) review.call_id, review_answer.key, review_answer.value,
          review_answer.not_applicable, review.submitted_at, answer_features.features
        from review
          join review_answer on review_answer.review_id = review.id
          join jsonb_to_recordset(${asked}::jsonb) as asked (key text, criterion text, digest text)
            on asked.key = review_answer.key and asked.criterion = review_answer.criterion
          join call on call.id = review.call_id
          left join answer_features on answer_features.call_id = review.call_id
            and answer_features.key = review_answer.key and answer_features.criterion = asked.digest
            and answer_features.engine = ${engine}
        where review.workspace_id = ${workspaceId} and review.status = 'submitted' and call.model_id = ${modelId}
          and call.workspace_id = ${workspaceId} and call.enabled
        order by review.call_id, review_answer.key, review.submitted_at desc, review.id desc
      ) as given
    ) as placed
    where place <= ${most}
    order by key, place`.execute(database)
  return rows
}

/** A person's answer with the words it rests on. */
export interface ToldAnswer {
  readonly key: string
  readonly value: AnswerValue
  readonly not_applicable: boolean
  readonly comment: string
  readonly evidence: readonly Pick<ReviewEvidence, 'quote'>[]
  readonly machine_evidence: readonly Pick<ReviewEvidence, 'quote'>[] | null
}

/** The same with quotes and comments, from other calls than this one. */
export async function listToldAnswers(
  database: Database,
  { workspaceId, modelId, callId }: { workspaceId: string; modelId: number; callId: string },
  criteria: readonly { readonly key: string; readonly criterion: string }[],
  most: number,
): Promise<ToldAnswer[]> {
  const asked = JSON.stringify(criteria)
  const { rows } = await sql<ToldAnswer>`
    select key, value, not_applicable, comment, evidence, machine_evidence from (
      select given.*, row_number() over (partition by key order by submitted_at desc, call_id) as place
      from (
        select distinct on (review.call_id, review_answer.key) review.call_id, review_answer.key, review_answer.value,
          review_answer.not_applicable, review_answer.comment, review_answer.evidence,
          review_answer.machine -> 'evidence' as machine_evidence, review.submitted_at
        from review
          join review_answer on review_answer.review_id = review.id
          join jsonb_to_recordset(${asked}::jsonb) as asked (key text, criterion text)
            on asked.key = review_answer.key and asked.criterion = review_answer.criterion
          join call on call.id = review.call_id
        where review.workspace_id = ${workspaceId} and review.status = 'submitted' and call.model_id = ${modelId}
          and call.workspace_id = ${workspaceId} and call.enabled and call.transcript_removed_at is null
          and review.call_id <> ${callId}
        order by review.call_id, review_answer.key, review.submitted_at desc, review.id desc
      ) as given
    ) as placed
    where place <= ${most}
    order by key, place`.execute(database)
  return rows
}
