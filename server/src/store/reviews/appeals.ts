import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { findQuestion } from '../../domain/results/review.ts'
import { noteAudit } from '../audit.ts'
import { type CallRecord, noteHistory } from '../calls/calls.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import { getRevision } from '../models/model-history.ts'
import type { Schema } from '../schema.ts'
import { queueReviewEvent } from '../webhooks/review-events.ts'
import { finishTask } from './queue/finish-task.ts'
import { createReviewWithin, type GivenAnswer, lockCall } from './reviews.ts'

export type Appeal = Selectable<Schema['appeal']>

export interface AppealAddress extends Acting {
  readonly callId: string
  readonly reach?: Reach | undefined
}

/** Against one answer, or against the result as a whole; one at a time. */
export async function openAppeal(
  database: Database,
  { callId, reach, ...by }: AppealAddress,
  { key, reason }: { readonly key: string | null; readonly reason: string },
): Promise<Appeal> {
  try {
    return await database.transaction().execute(async (tx) => {
      const call = await lockCall(tx, by.workspaceId, callId, reach)
      if (key !== null) await checkKey(tx, call, key, by)
      await refuseLate(tx, callId)
      const appeal = await tx
        .insertInto('appeal')
        .values({
          id: newId(),
          call_id: callId,
          workspace_id: by.workspaceId,
          key,
          reason,
          opened_by: by.actor,
          opened_by_name: by.actorName ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await tx.updateTable('call').set({ review_state: 'appealed' }).where('id', '=', callId).execute()
      await note(tx, by, appeal, 'opened')
      await noteHistory(tx, callId, call.status, 'An appeal was opened.')
      await queueReviewEvent(tx, 'appeal.opened', callId, { appeal_id: appeal.id, key })
      return appeal
    })
  } catch (error) {
    if (isDuplicate(error, 'appeal_open')) throw new AppError('appeal_open')
    throw error
  }
}

export async function listAppeals(database: Database, callId: string): Promise<Appeal[]> {
  return database
    .selectFrom('appeal')
    .selectAll()
    .where('call_id', '=', callId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
}

export interface AppealDecision {
  readonly outcome: 'accepted' | 'declined'
  readonly reason: string
  /** What is to count instead, where it was accepted. */
  readonly answers: readonly GivenAnswer[]
}

/** By somebody else than who opened it or reviewed the call. */
export async function decideAppeal(
  database: Database,
  appealId: string,
  { reach, ...by }: Omit<AppealAddress, 'callId'>,
  { outcome, reason, answers }: AppealDecision,
): Promise<Appeal> {
  return database.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('appeal')
      .select('call_id')
      .where('id', '=', appealId)
      .where('workspace_id', '=', by.workspaceId)
      .executeTakeFirst()
    if (!found) throw new AppError('not_found', 'There is no appeal with this id.')
    const call = await lockCall(tx, by.workspaceId, found.call_id, reach)
    const appeal = await tx
      .selectFrom('appeal')
      .selectAll()
      .where('id', '=', appealId)
      .executeTakeFirstOrThrow()
    if (appeal.outcome) throw new AppError('appeal_decided')
    await refuseInvolved(tx, appeal, by.actor)
    const others = await tx
      .selectFrom('appeal')
      .select('id')
      .where('call_id', '=', call.id)
      .where('outcome', 'is', null)
      .where('id', '!=', appealId)
      .execute()
    const state = others.length > 0 ? 'appealed' : 'reviewed'
    await tx.updateTable('call').set({ review_state: state }).where('id', '=', call.id).execute()
    const fields = { submit: true, blind: false, comment: reason, answers }
    const review =
      answers.length > 0
        ? await createReviewWithin(tx, by, { ...call, review_state: state }, fields)
        : undefined
    const decided = await tx
      .updateTable('appeal')
      .set({
        outcome,
        decision: reason,
        decided_by: by.actor,
        decided_by_name: by.actorName ?? null,
        decided_at: new Date(),
        review_id: review ?? null,
      })
      .where('id', '=', appealId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (others.length === 0) await finishTask(tx, call.id, review ?? null, { appeal: true })
    await note(tx, by, decided, outcome)
    await noteHistory(tx, call.id, call.status, `An appeal was ${outcome}.`)
    const detail = { appeal_id: appealId, key: appeal.key, outcome }
    await queueReviewEvent(tx, 'appeal.decided', call.id, detail)
    return decided
  })
}

async function refuseInvolved(tx: Transaction, appeal: Appeal, actor: string): Promise<void> {
  const reviewed = await tx
    .selectFrom('review')
    .select('id')
    .where('call_id', '=', appeal.call_id)
    .where('reviewer', '=', actor)
    .where('status', '=', 'submitted')
    .executeTakeFirst()
  if (appeal.opened_by === actor || reviewed) throw new AppError('own_review')
}

/** The time runs from the release, by somebody or by the workspace's rule; before it, there is all the time. */
async function refuseLate(tx: Transaction, callId: string): Promise<void> {
  const { rows } = await sql<{ ended_at: Date }>`
    select ended_at from (
      select coalesce(released_at, call.created_at + make_interval(days => release_after_days))
        + make_interval(days => appeal_days) as ended_at
      from call join workspace on workspace.id = call.workspace_id where call.id = ${callId}
    ) as window_of_call
    where ended_at <= now()`.execute(tx)
  const [late] = rows
  if (!late) return
  const ended = late.ended_at.toISOString().replace(/\.\d+Z$/, 'Z')
  throw new AppError('appeal_late', `The time for appeals against this result ended at ${ended}.`)
}

async function checkKey(tx: Transaction, call: CallRecord, key: string, by: Acting): Promise<void> {
  const address = { ...by, modelId: call.model_id }
  const { snapshot: revision } = await getRevision(tx, address, call.model_revision)
  if (!findQuestion(revision, key))
    throw new AppError('validation', 'The model has no such criterion.', 'key')
}

function note(tx: Database, by: Acting, appeal: Appeal, action: string): Promise<void> {
  const detail = { call_analysis_id: appeal.call_id, key: appeal.key }
  return noteAudit(tx, { ...by, action, subject: 'appeal', subjectId: appeal.id, detail })
}
