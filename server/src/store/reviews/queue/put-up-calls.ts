import { finalStatuses } from '../../../domain/call.ts'
import { AppError } from '../../../domain/errors.ts'
import { newId } from '../../../domain/new-id.ts'
import type { Acting, Reach } from '../../../domain/people/roles.ts'
import { noteAudit } from '../../audit.ts'
import { getCall } from '../../calls/calls.ts'
import type { Database, Transaction } from '../../database.ts'
import { listOpenTasks, type ReviewTask } from './review-tasks.ts'
import { checkReviewer, readReviewers } from './reviewers.ts'

export interface CallsToReview {
  readonly callIds: readonly string[]
  readonly assignedTo: string | null
  readonly dueAt: Date | null
  readonly blind: boolean
}

/** Puts calls up for review by hand. Those that are up already stay as they are. */
export async function putUpCalls(
  database: Database,
  { reach, ...by }: Acting & { readonly reach?: Reach | undefined },
  { callIds, assignedTo, dueAt, blind }: CallsToReview,
): Promise<{ readonly tasks: ReviewTask[]; readonly added: number }> {
  return database.transaction().execute(async (tx) => {
    // Always in the same order: two who put up the same calls would wait for each other otherwise.
    const ids = [...new Set(callIds)].sort()
    if (assignedTo !== null) await checkReviewer(tx, by.workspaceId, assignedTo, 'assigned_to')
    const [reviewer] = await readReviewers(tx, by.workspaceId, assignedTo === null ? [] : [assignedTo])
    let added = 0
    for (const id of ids) {
      const agentId = await checkCall(tx, by, reach, id)
      if (reviewer?.agentIds && !reviewer.agentIds.includes(agentId))
        throw new AppError(
          'validation',
          'This person leads another team and cannot see one of the calls.',
          'assigned_to',
        )
      const values = { id: newId(), call_id: id, workspace_id: by.workspaceId, reasons: ['by_hand' as const] }
      const made = await tx
        .insertInto('review_task')
        .values({ ...values, blind, assigned_to: assignedTo, due_at: dueAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) continue
      added++
      const detail = { call_analysis_id: id }
      await noteAudit(tx, { ...by, action: 'created', subject: 'review_task', subjectId: made.id, detail })
    }
    return { tasks: await listOpenTasks(tx, by.workspaceId, ids), added }
  })
}

async function checkCall(tx: Transaction, by: Acting, reach: Reach | undefined, id: string): Promise<string> {
  const call = await getCall(tx, by.workspaceId, id, { reach })
  if (!finalStatuses.includes(call.status)) throw new AppError('call_in_progress')
  if (!call.analysis_result || call.agent_id === null) throw new AppError('nothing_to_review')
  return call.agent_id
}
