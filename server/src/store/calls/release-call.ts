import { sql } from 'kysely'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import { outdateAcknowledgement } from './acknowledge-call.ts'
import { type CallRecord, getCall, noteHistory } from './calls.ts'

export interface Release {
  readonly released: boolean
  /** When somebody released it; null: nobody has, so the workspace's rule counts. */
  readonly releasedAt: Date | null
}

/** Whether the call's agent may see it. */
export async function readRelease(
  database: Database,
  workspaceId: string,
  callId: string,
  reach?: Reach,
): Promise<Release> {
  const call = await getCall(database, workspaceId, callId, { reach })
  const found = await sql<{ released: boolean }>`
    select status = 'PROCESS_COMPLETED' and coalesce(
      released_at <= now() or call.created_at <= now() - make_interval(days => release_after_days), false
    ) as released
    from call join workspace on workspace.id = call.workspace_id where call.id = ${call.id}`.execute(database)
  return { released: found.rows[0]?.released ?? false, releasedAt: call.released_at }
}

/** Shows the call to its agent, or leaves that to the workspace's rule again. */
export async function releaseCall(
  database: Database,
  by: Acting,
  callId: string,
  released: boolean,
  reach?: Reach,
): Promise<Release> {
  return database.transaction().execute(async (tx) => {
    const call = await getCall(tx, by.workspaceId, callId, { reach })
    await tx
      .updateTable('call')
      // By the database's clock, which is also asked whether it has been released.
      .set({ released_at: released ? sql<Date>`now()` : null })
      .where('id', '=', callId)
      .execute()
    await noteRelease(tx, call, released)
    const action = released ? 'released' : 'release_withdrawn'
    await noteAudit(tx, { ...by, action, subject: 'call_analysis', subjectId: callId })
    return readRelease(tx, by.workspaceId, callId)
  })
}

/** One line of the call's history for each release, and for what takes one back. */
async function noteRelease(tx: Transaction, call: CallRecord, released: boolean): Promise<void> {
  if (released) {
    const again = 'Released again after the agent acknowledged it.'
    if (await outdateAcknowledgement(tx, call.id, again)) return
    await noteHistory(tx, call.id, call.status, 'Released to the agent.')
  } else if (call.released_at) await noteHistory(tx, call.id, call.status, 'The release was taken back.')
}
