import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { readResult } from '../../domain/result.ts'
import {
  type AnswerInForce,
  agreementWith,
  applyReviews,
  describeCriterion,
} from '../../domain/results/review.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { outdateAcknowledgement } from '../calls/acknowledge-call.ts'
import type { Transaction } from '../database.ts'
import { readSnapshot } from '../models/read-snapshot.ts'
import type { MachineResult } from './review-tables.ts'
import { listUntrustedOf } from './trust.ts'

/**
 * Makes the record of a call what its answers in force make it: people's latest, else the machine's where it is
 * trusted or everything counts. Only of a call that has a result. An answer whose criterion asks something else by now is left out of account.
 */
export async function applyReviewsTo(tx: Transaction, callId: string): Promise<void> {
  const call = await tx
    .selectFrom('call')
    .innerJoin('model_revision', (join) =>
      join
        .onRef('model_revision.model_id', '=', 'call.model_id')
        .onRef('model_revision.number', '=', 'call.model_revision'),
    )
    .select(['call.analysis_result', 'call.xscore_result', 'call.total_score', 'call.expected_score'])
    .select(['call.score_percentage', 'call.machine_result', 'call.review_state', 'model_revision.snapshot'])
    .select('call.model_id')
    .where('call.id', '=', callId)
    .executeTakeFirst()
  const machine = call?.analysis_result && readResult(call.analysis_result)
  if (!call || !machine) return
  const revision = readSnapshot(call.snapshot)
  const asked = new Map(
    listQuestions(revision).map((question) => [question.key, describeCriterion(question)]),
  )
  const given = await listGiven(tx, callId)
  const inForce = new Map<string, AnswerInForce>()
  for (const { criterion, ...answer } of given)
    if (asked.get(answer.key) === criterion) inForce.set(answer.key, answer)
  const untrusted = await listUntrustedOf(tx, { modelId: call.model_id, revision })
  const record = applyReviews(revision, machine, inForce, untrusted)
  const own: MachineResult = call.machine_result ?? {
    total_score: call.total_score,
    expected_score: call.expected_score,
    score_percentage: call.score_percentage,
    xscore_result: call.xscore_result,
  }
  await tx
    .updateTable('call')
    .set({
      ...record,
      analysis_result: JSON.stringify(record.analysis_result),
      xscore_result: record.xscore_result && JSON.stringify(record.xscore_result),
      review_needed: record.analysis_result.review_needed,
      machine_result: JSON.stringify(own),
      agreement: agreementWith(machine, inForce),
    })
    .where('id', '=', callId)
    .execute()
  const isSame =
    isDeepStrictEqual(machine.variables, record.analysis_result.variables) &&
    call.total_score === record.total_score &&
    call.expected_score === record.expected_score
  if (!isSame)
    await outdateAcknowledgement(tx, callId, 'The result has changed since the agent acknowledged it.')
}

/** Every submitted answer, the latest last. */
async function listGiven(
  tx: Transaction,
  callId: string,
): Promise<(AnswerInForce & { readonly criterion: string })[]> {
  const rows = await tx
    .selectFrom('review_answer')
    .innerJoin('review', 'review.id', 'review_answer.review_id')
    .select(['review.id', 'review.reviewer', 'review.reviewer_name', 'review.submitted_at'])
    .select(['review_answer.key', 'review_answer.value', 'review_answer.not_applicable', 'criterion'])
    .where('review.call_id', '=', callId)
    .where('review.status', '=', 'submitted')
    .orderBy('review.submitted_at')
    .orderBy('review.id')
    .execute()
  return rows.map((row) => ({
    key: row.key,
    value: row.value,
    notApplicable: row.not_applicable,
    by: row.reviewer,
    byName: row.reviewer_name,
    at: row.submitted_at!.toISOString(),
    reviewId: row.id,
    criterion: row.criterion,
  }))
}

/**
 * Whether the record of `call` may be another than the machine's: somebody has reviewed it, or its workspace counts only
 * what the machine is trusted with.
 */
export const mayDifferFromMachine = sql`(
  exists (select from review where review.call_id = call.id and review.status = 'submitted')
  or exists (
    select from workspace where workspace.id = call.workspace_id and (workspace.trust ->> 'only_trusted_count')::boolean
  )
)`
