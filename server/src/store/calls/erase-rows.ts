import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import { forgetAnswersAbout } from '../idempotency-keys.ts'
import { forgetCallFact } from '../stats/call-facts.ts'
import { emptyDeliveries } from '../webhooks/webhook-outbox.ts'
import { noResult } from './call-results.ts'
import { removeCallWords } from './call-words.ts'
import { noteHistory } from './calls.ts'
import { noteSoundToRemove } from './let-go.ts'

/**
 * Leaves nothing in the database of what a call was about, only that it was there. Whoever works on the call finds its
 * claim gone and drops the result. The files are the caller's to remove, after this. False: there is no such call.
 */
export async function eraseRows(
  tx: Transaction,
  clientId: string,
  callId: string,
  actor: string,
): Promise<boolean> {
  const call = await tx
    .selectFrom('call')
    .select(['status', 'erased_at'])
    .where('id', '=', callId)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  if (!call) return false
  if (call.erased_at) return true
  await forgetCallFact(tx, callId)
  await removeCallWords(tx, callId)
  await tx.deleteFrom('call_result').where('call_id', '=', callId).execute()
  await tx.deleteFrom('transcription').where('call_id', '=', callId).execute()
  await tx.deleteFrom('recording').where('call_id', '=', callId).execute()
  await tx.updateTable('call_history').set({ note: null }).where('call_id', '=', callId).execute()
  await emptyDeliveries(tx, callId)
  await forgetAnswersAbout(tx, clientId, `/v1/call-analysis/${callId}`)
  await emptyCall(tx, clientId, callId)
  await noteSoundToRemove(tx, callId)
  await noteHistory(tx, callId, call.status, 'Erased.')
  await noteAudit(tx, { clientId, actor, action: 'erased', subject: 'call_analysis', subjectId: callId })
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

async function emptyCall(tx: Transaction, clientId: string, callId: string): Promise<void> {
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
      claim: null,
      enabled: false,
      erased_at: now,
      updated_at: now,
      updated_by: clientId,
    })
    .where('id', '=', callId)
    .execute()
}
