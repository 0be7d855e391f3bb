import type { Selectable } from 'kysely'
import { finalStatuses } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { readResult, type StoredAnswer } from '../../domain/result.ts'
import {
  applyReviews,
  describeCriterion,
  findAnswerFault,
  findQuestion,
  listUncounted,
  type RecordOfCall,
  type ReviewedAnswer,
  withoutReview,
} from '../../domain/results/review.ts'
import { noteAudit } from '../audit.ts'
import { type CallRecord, getCall, noteHistory } from '../calls/calls.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import { readSnapshot } from '../models/read-snapshot.ts'
import type { Schema } from '../schema.ts'
import { forgetCallFact, recordCallFact } from '../stats/call-facts.ts'
import { queueReviewEvent } from '../webhooks/review-events.ts'
import { applyReviewsTo } from './apply-reviews.ts'
import { countReview, uncountReview } from './blind-counts.ts'
import { hasSeenCall, isBlindFor } from './queue/blind.ts'
import { finishTask } from './queue/finish-task.ts'
import type { ReviewEvidence } from './review-tables.ts'
import { measureTrustAfter } from './trust.ts'

export interface GivenAnswer extends ReviewedAnswer {
  readonly comment: string
  readonly evidence: readonly ReviewEvidence[]
}

/** Where a review was made, if not here. */
export interface ReviewSource {
  readonly name: string
  readonly reviewer: string
  readonly reviewedAt: Date | null
}

export interface ReviewFields {
  readonly source?: ReviewSource | undefined
  readonly submit: boolean
  readonly blind: boolean
  readonly comment: string
  readonly answers: readonly GivenAnswer[]
  /** Of the request: a review that was made by the same request before is the answer. */
  readonly requestKey?: string | undefined
}

export interface ReviewAddress extends Acting {
  readonly callId: string
  readonly reviewId: string
  readonly reach?: Reach | undefined
}

export interface ShownAnswer extends GivenAnswer {
  readonly determined: boolean
  readonly score: number
  readonly expectedScore: number
  /** The criterion asks something else by now: it does not count. */
  readonly outdated: boolean
  /** What the machine had answered. */
  readonly machine: StoredAnswer | null
}

export interface Review extends Selectable<Schema['review']> {
  readonly answers: readonly ShownAnswer[]
  readonly record: Pick<RecordOfCall, 'total_score' | 'expected_score' | 'score_percentage'>
}

export async function createReview(
  database: Database,
  { callId, reach, ...by }: Omit<ReviewAddress, 'reviewId'>,
  fields: ReviewFields,
): Promise<Review> {
  try {
    return await database.transaction().execute(async (tx) => {
      const call = await lockCall(tx, by.workspaceId, callId, reach)
      const made = await findByRequest(tx, callId, by.actor, fields.requestKey)
      const id = made ?? (await createReviewWithin(tx, by, call, fields))
      return getReview(tx, by.workspaceId, callId, id)
    })
  } catch (error) {
    if (isDuplicate(error, 'review_source')) throw new AppError('review_imported')
    throw error
  }
}

/** Whoever died between doing it and saying so has done it. */
async function findByRequest(
  tx: Transaction,
  callId: string,
  reviewer: string,
  requestKey: string | undefined,
): Promise<string | undefined> {
  if (requestKey === undefined) return undefined
  const found = await tx
    .selectFrom('review')
    .select('id')
    .where('call_id', '=', callId)
    .where('reviewer', '=', reviewer)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return found?.id
}

/** Of a call that is locked. The review's id. */
export async function createReviewWithin(
  tx: Transaction,
  by: Acting,
  call: CallRecord,
  fields: ReviewFields,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('review')
    .values({
      id,
      call_id: call.id,
      workspace_id: by.workspaceId,
      model_revision: call.model_revision,
      status: 'draft',
      blind: fields.blind || (await isBlindFor(tx, by.actor, call.id)),
      reviewer: by.actor,
      reviewer_name: fields.source?.reviewer ?? by.actorName ?? null,
      comment: fields.comment,
      request_key: fields.requestKey ?? null,
      source_name: fields.source?.name ?? null,
      source_reviewer: fields.source?.reviewer ?? null,
      source_at: fields.source?.reviewedAt ?? null,
    })
    .execute()
  await writeAnswers(tx, call, id, fields.answers)
  await note(tx, by, call.id, id, 'created')
  // An old review is not the latest because it comes late: it stands where it was made.
  const at = fields.source?.reviewedAt ?? new Date()
  if (fields.submit) await submit(tx, by, call, id, at)
  else await markInProgress(tx, call)
  return id
}

/** Throws `review_moved_on` unless the version is the one that stands. */
export async function updateReview(
  database: Database,
  { callId, reviewId, reach, ...by }: ReviewAddress,
  fields: ReviewFields & { readonly version: number },
): Promise<Review> {
  return database.transaction().execute(async (tx) => {
    const call = await lockCall(tx, by.workspaceId, callId, reach)
    const before = await getReview(tx, by.workspaceId, callId, reviewId)
    if (before.reviewer !== by.actor) throw new AppError('review_of_another')
    if (before.version !== fields.version) throw new AppError('review_moved_on')
    if (before.status === 'submitted' && !fields.submit)
      throw new AppError('validation', 'A submitted review stays submitted.', 'status')
    await uncountReview(tx, reviewId)
    await tx
      .insertInto('review_version')
      .values({
        review_id: reviewId,
        version: before.version,
        snapshot: JSON.stringify(snapshotOf(before)),
        by_whom: by.actor,
      })
      .execute()
    await tx
      .updateTable('review')
      .set({
        comment: fields.comment,
        model_revision: call.model_revision,
        version: before.version + 1,
        // Whoever has looked at the answers before submitting is not independent of them.
        blind: before.blind && (before.status === 'submitted' || !(await hasSeenCall(tx, by.actor, callId))),
        updated_at: new Date(),
      })
      .where('id', '=', reviewId)
      .execute()
    await tx.deleteFrom('review_answer').where('review_id', '=', reviewId).execute()
    await writeAnswers(tx, call, reviewId, fields.answers, before.answers)
    if (fields.submit) await submit(tx, by, call, reviewId)
    else await note(tx, by, callId, reviewId, 'replaced')
    return getReview(tx, by.workspaceId, callId, reviewId)
  })
}

/** A draft only: what has been submitted is part of the call's history. */
export async function deleteReview(
  database: Database,
  { callId, reviewId, reach, ...by }: ReviewAddress,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const call = await lockCall(tx, by.workspaceId, callId, reach)
    const review = await getReview(tx, by.workspaceId, callId, reviewId)
    if (review.reviewer !== by.actor) throw new AppError('review_of_another')
    if (review.status === 'submitted') throw new AppError('review_submitted')
    await tx.deleteFrom('review').where('id', '=', reviewId).execute()
    await note(tx, by, callId, reviewId, 'removed')
    if (call.review_state === 'in_progress') await leaveProgress(tx, callId)
  })
}

/** The oldest first. Drafts of others are nobody's business. */
export async function listReviews(database: Database, call: CallRecord, reader: string): Promise<Review[]> {
  const rows = await database
    .selectFrom('review')
    .selectAll()
    .where('call_id', '=', call.id)
    .where((where) => where.or([where('status', '=', 'submitted'), where('reviewer', '=', reader)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const revision = await readRevision(database, call)
  return Promise.all(rows.map((row) => completeReview(database, call, revision, row)))
}

export async function getReview(
  database: Database,
  workspaceId: string,
  callId: string,
  reviewId: string,
): Promise<Review> {
  const row = await database
    .selectFrom('review')
    .selectAll()
    .where('id', '=', reviewId)
    .where('call_id', '=', callId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no review with this id.')
  const call = await getCall(database, workspaceId, callId)
  return completeReview(database, call, await readRevision(database, call), row)
}

/** Only a call that has a result: nobody can agree or disagree with nothing. */
export async function lockCall(
  tx: Transaction,
  workspaceId: string,
  callId: string,
  reach: Reach | undefined,
): Promise<CallRecord> {
  await tx.selectFrom('call').select('id').where('id', '=', callId).forUpdate().execute()
  const call = await getCall(tx, workspaceId, callId, { reach })
  if (!finalStatuses.includes(call.status)) throw new AppError('call_in_progress')
  if (!call.analysis_result) throw new AppError('nothing_to_review')
  return call
}

async function completeReview(
  database: Database,
  call: CallRecord,
  revision: ModelRevision,
  row: Selectable<Schema['review']>,
): Promise<Review> {
  const rows = await database
    .selectFrom('review_answer')
    .selectAll()
    .where('review_id', '=', row.id)
    .orderBy('key')
    .execute()
  const machine = call.analysis_result && readResult(call.analysis_result)
  const own = new Map(
    rows.map((answer) => [
      answer.key,
      {
        key: answer.key,
        value: answer.value,
        notApplicable: answer.not_applicable,
        by: row.reviewer,
        byName: row.reviewer_name,
        at: (row.submitted_at ?? row.created_at).toISOString(),
        reviewId: row.id,
      },
    ]),
  )
  const record = machine ? applyReviews(revision, machine, own, listUncounted(machine)) : undefined
  const answers = rows.map((answer): ShownAnswer => {
    const question = findQuestion(revision, answer.key)
    const points = record?.analysis_result.answers.find(({ key }) => key === answer.key)?.reviewed
    return {
      key: answer.key,
      value: answer.value,
      notApplicable: answer.not_applicable,
      comment: answer.comment,
      evidence: answer.evidence,
      determined: answer.not_applicable || answer.value !== null,
      score: points?.score ?? 0,
      expectedScore: points?.expected_score ?? 0,
      outdated: !question || describeCriterion(question) !== answer.criterion,
      machine: answer.machine,
    }
  })
  const { total_score = null, expected_score = null, score_percentage = null } = record ?? {}
  return { ...row, answers, record: { total_score, expected_score, score_percentage } }
}

async function writeAnswers(
  tx: Transaction,
  call: CallRecord,
  reviewId: string,
  answers: readonly GivenAnswer[],
  before: readonly ShownAnswer[] = [],
): Promise<void> {
  const revision = await readRevision(tx, call)
  const machine = readResult(call.analysis_result!)
  const rows = answers.map((answer, index) => {
    const question = findQuestion(revision, answer.key)
    if (!question)
      throw new AppError('validation', 'The model has no such criterion.', `answers.${index}.key`)
    const fault = findAnswerFault(question, answer)
    if (fault) throw new AppError('validation', fault, `answers.${index}.value`)
    const own = machine.answers.find(({ key }) => key === answer.key)
    // What the machine had said when somebody first answered: that is what they disagreed with.
    const known = before.find(({ key }) => key === answer.key)?.machine
    return {
      review_id: reviewId,
      key: answer.key,
      value: answer.value === null ? null : JSON.stringify(answer.value),
      not_applicable: answer.notApplicable,
      comment: answer.comment,
      evidence: JSON.stringify(answer.evidence),
      criterion: describeCriterion(question),
      machine: JSON.stringify(known ?? (own && withoutReview(own)) ?? null),
    }
  })
  if (new Set(answers.map(({ key }) => key)).size < answers.length)
    throw new AppError('validation', 'A criterion is answered twice.', 'answers')
  if (rows.length > 0) await tx.insertInto('review_answer').values(rows).execute()
}

/** From now on its answers count: the record, the statistics and whoever wants to know follow, in one transaction. */
async function submit(
  tx: Transaction,
  by: Acting,
  call: CallRecord,
  reviewId: string,
  at = new Date(),
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ status: 'submitted', submitted_at: at })
    .where('id', '=', reviewId)
    .execute()
  await countReview(tx, reviewId)
  await measureTrustAfter(tx, call, reviewId)
  await putInForce(tx, call)
  await finishTask(tx, call.id, reviewId, { appeal: false })
  await note(tx, by, call.id, reviewId, 'submitted')
  await noteHistory(tx, call.id, call.status, 'A review was submitted.')
  await queueReviewEvent(tx, 'review.submitted', call.id, { review_id: reviewId, reviewer: by.actor })
}

/** The call counts with the answers in force. */
export async function putInForce(tx: Transaction, call: CallRecord): Promise<void> {
  await forgetCallFact(tx, call.id)
  await applyReviewsTo(tx, call.id)
  const state = call.review_state === 'appealed' ? 'appealed' : 'reviewed'
  await tx.updateTable('call').set({ review_state: state }).where('id', '=', call.id).execute()
  await recordCallFact(tx, call.id)
}

async function markInProgress(tx: Transaction, call: CallRecord): Promise<void> {
  if (call.review_state !== null) return
  await tx.updateTable('call').set({ review_state: 'in_progress' }).where('id', '=', call.id).execute()
}

async function leaveProgress(tx: Transaction, callId: string): Promise<void> {
  const other = await tx
    .selectFrom('review')
    .select('id')
    .where('call_id', '=', callId)
    .limit(1)
    .executeTakeFirst()
  if (!other) await tx.updateTable('call').set({ review_state: null }).where('id', '=', callId).execute()
}

async function readRevision(database: Database, call: CallRecord): Promise<ModelRevision> {
  const row = await database
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', call.model_id)
    .where('number', '=', call.model_revision)
    .executeTakeFirstOrThrow()
  return readSnapshot(row.snapshot)
}

function snapshotOf({ answers, comment, status, model_revision }: Review) {
  return { status, model_revision, comment, answers }
}

function note(tx: Database, by: Acting, callId: string, reviewId: string, action: string): Promise<void> {
  const detail = { call_analysis_id: callId }
  return noteAudit(tx, { ...by, action, subject: 'review', subjectId: reviewId, detail })
}
