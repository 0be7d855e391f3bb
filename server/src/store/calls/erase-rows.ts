import type { Acting } from '../../domain/people/roles.ts'
import { forgetCallInAlerts } from '../alerts/notices.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import { forgetAnswersAbout } from '../idempotency-keys.ts'
import { forgetAgent } from '../people/agents.ts'
import { uncountReviewsOfCall } from '../reviews/blind-counts.ts'
import { forgetCallFact } from '../stats/call-facts.ts'
import { leaveTopic } from '../topics/due-topics.ts'
import { emptyDeliveries } from '../webhooks/webhook-outbox.ts'
import { noResult } from './call-results.ts'
import { removeCallWords } from './call-words.ts'
import { noteHistory } from './calls.ts'
import { noteSoundToRemove } from './let-go.ts'

/**
 * Leaves nothing in the database of what a call was about, only that it was there. Whoever works on the call finds its
 * claim gone and drops the result. The files are the caller's to remove, after this. False: there is no such call.
 */
export async function eraseRows(tx: Transaction, by: Acting, callId: string): Promise<boolean> {
  const call = await tx
    .selectFrom('call')
    .select(['status', 'erased_at', 'agent_id'])
    .where('id', '=', callId)
    .where('workspace_id', '=', by.workspaceId)
    .forUpdate()
    .executeTakeFirst()
  if (!call) return false
  if (call.erased_at) return true
  await uncountReviewsOfCall(tx, callId)
  await forgetCallFact(tx, callId)
  await removeCallWords(tx, callId)
  await leaveTopic(tx, callId)
  await tx.deleteFrom('call_result').where('call_id', '=', callId).execute()
  await tx.deleteFrom('review_task').where('call_id', '=', callId).execute()
  await tx.deleteFrom('review_seen').where('call_id', '=', callId).execute()
  await tx.deleteFrom('appeal').where('call_id', '=', callId).execute()
  await tx.deleteFrom('review').where('call_id', '=', callId).execute()
  await tx.deleteFrom('calibration_call').where('call_id', '=', callId).execute()
  await tx.deleteFrom('call_comment').where('call_id', '=', callId).execute()
  await tx.deleteFrom('coaching_moment').where('call_id', '=', callId).execute()
  await tx.deleteFrom('answer_features').where('call_id', '=', callId).execute()
  await tx.deleteFrom('transcription').where('call_id', '=', callId).execute()
  await tx.deleteFrom('recording').where('call_id', '=', callId).execute()
  await tx.updateTable('call_history').set({ note: null }).where('call_id', '=', callId).execute()
  await emptyDeliveries(tx, callId)
  await forgetAnswersAbout(tx, `/v1/call-analysis/${callId}`)
  await emptyCall(tx, by.actor, callId)
  await forgetCallInAlerts(tx, by.workspaceId, callId, call.agent_id)
  if (call.agent_id !== null) await forgetAgent(tx, by.workspaceId, call.agent_id)
  await noteSoundToRemove(tx, callId)
  await noteHistory(tx, callId, call.status, 'Erased.')
  await noteAudit(tx, { ...by, action: 'erased', subject: 'call_analysis', subjectId: callId })
  return true
}

/** Whether what a worker still has on its disk belongs to a call that is no more. */
export async function isErased(database: Database, callId: string): Promise<boolean> {
  const call = await database
    .selectFrom('call')
    .select('erased_at')
    .where('id', '=', callId)
    .executeTakeFirst()
  return call?.erased_at != null
}

async function emptyCall(tx: Transaction, actor: string, callId: string): Promise<void> {
  const now = new Date()
  await tx
    .updateTable('call')
    .set({
      agent_id: null,
      agent_name: null,
      error_message: null,
      original_file_name: null,
      additional_parameters: null,
      // Even the fingerprint of a recording would tell whoever has the recording that it was here.
      audio_sha256: null,
      duration_seconds: null,
      ...noResult,
      review_state: null,
      acknowledged_at: null,
      acknowledgement_outdated: false,
      claim: null,
      enabled: false,
      erased_at: now,
      updated_at: now,
      updated_by: actor,
    })
    .where('id', '=', callId)
    .execute()
}
