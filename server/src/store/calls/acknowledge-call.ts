import { sql } from 'kysely'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import { type CallRecord, getCall, noteHistory } from './calls.ts'

/** By its agent: that they have read the result. Said again, it changes nothing, unless the result has changed since. */
export async function acknowledgeCall(
  database: Database,
  by: Acting,
  callId: string,
  reach: Reach | undefined,
): Promise<CallRecord> {
  return database.transaction().execute(async (tx) => {
    await tx.selectFrom('call').select('id').where('id', '=', callId).forUpdate().execute()
    const call = await getCall(tx, by.workspaceId, callId, { reach })
    if (call.acknowledged_at && !call.acknowledgement_outdated) return call
    await tx
      .updateTable('call')
      .set({ acknowledged_at: sql<Date>`now()`, acknowledgement_outdated: false })
      .where('id', '=', callId)
      .execute()
    await noteHistory(tx, callId, call.status, 'The agent has acknowledged the result.')
    await noteAudit(tx, { ...by, action: 'acknowledged', subject: 'call_analysis', subjectId: callId })
    return getCall(tx, by.workspaceId, callId, { reach })
  })
}

/** What the agent has acknowledged is not what stands there now. Nothing, and false, where nobody has acknowledged it. */
export async function outdateAcknowledgement(
  tx: Transaction,
  callId: string,
  note: string,
): Promise<boolean> {
  const outdated = await tx
    .updateTable('call')
    .set({ acknowledgement_outdated: true })
    .where('id', '=', callId)
    .where('acknowledged_at', 'is not', null)
    .where('acknowledgement_outdated', '=', false)
    .returning('status')
    .executeTakeFirst()
  if (outdated) await noteHistory(tx, callId, outdated.status, note)
  return outdated !== undefined
}
