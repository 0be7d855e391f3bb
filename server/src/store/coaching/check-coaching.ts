import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Reach } from '../../domain/people/roles.ts'
import { findQuestion } from '../../domain/results/review.ts'
import type { Question } from '../../domain/scoring.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Transaction } from '../database.ts'
import { readSnapshot, type Snapshot } from '../models/read-snapshot.ts'
import type { CoachingCriterion, CoachingMoment } from './coaching-fields.ts'

/** Only moments of calls of that agent, which whoever writes may see; with a criterion that the call was asked. */
export async function checkMoments(
  tx: Transaction,
  { workspaceId, agentId, reach }: { workspaceId: string; agentId: string; reach: Reach | undefined },
  moments: readonly CoachingMoment[],
): Promise<void> {
  if (moments.length === 0) return
  const ids = moments.map(({ callId }) => callId)
  // Locked: a call that is being erased takes its moments with it.
  const { rows } = await sql<{ id: string; snapshot: Snapshot }>`
    select call.id, model_revision.snapshot from call
      join model_revision on model_revision.model_id = call.model_id and model_revision.number = call.model_revision
    where call.id = any(${ids}::uuid[]) and call.workspace_id = ${workspaceId} and call.enabled
      and call.agent_id = ${agentId} and ${isInReach(reach)}
    order by call.id for share of call`.execute(tx)
  const known = new Map(rows.map(({ id, snapshot }) => [id, readSnapshot(snapshot)]))
  for (const [index, { callId, start, end, key }] of moments.entries()) {
    const revision = known.get(callId)
    const refuse = (message: string, field: string) => {
      throw new AppError('validation', message, `moments.${index}.${field}`)
    }
    if (!revision) return refuse('This agent has no call with this id.', 'call_id')
    if (end < start) refuse('A moment does not end before it starts.', 'end')
    if (key !== null && !findQuestion(revision, key))
      refuse('The call was not scored by such a criterion.', 'key')
  }
}

/** Criteria of models of the workspace, of which it can be said that a call passes. */
export async function checkCriteria(
  tx: Transaction,
  workspaceId: string,
  criteria: readonly CoachingCriterion[],
): Promise<void> {
  if (criteria.length === 0) return
  const { rows } = await sql<{ id: number; snapshot: Snapshot }>`
    select model.id, model_revision.snapshot from model
      join model_revision on model_revision.model_id = model.id and model_revision.number = model.revision
    where model.workspace_id = ${workspaceId} and model.id = any(${criteria.map(({ modelId }) => modelId)}::integer[])`.execute(
    tx,
  )
  const known = new Map(rows.map(({ id, snapshot }) => [id, readSnapshot(snapshot)]))
  const seen = new Set<string>()
  for (const [index, { modelId, key }] of criteria.entries()) {
    const refuse = (message: string, field: string) => {
      throw new AppError('validation', message, `criteria.${index}.${field}`)
    }
    const revision = known.get(modelId)
    if (!revision) return refuse('There is no model with this id.', 'model_id')
    const question = findQuestion(revision, key)
    if (!question) return refuse('The model has no such criterion.', 'key')
    if (!canPass(question))
      refuse('Only a criterion with points, or one answered by yes or no, can be measured.', 'key')
    const name = JSON.stringify([modelId, key])
    if (seen.has(name)) refuse('This criterion is there twice.', 'key')
    seen.add(name)
  }
}

function canPass({ type, expectedScore }: Question): boolean {
  return type === 'BOOLEAN' || expectedScore > 0
}
