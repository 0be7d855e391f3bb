import type { Updateable } from 'kysely'
import type { AudioFormat, CallStatus } from '../domain/call.ts'
import type { ModelRevision } from '../domain/model.ts'
import { newId } from '../domain/new-id.ts'
import { recordCallFact } from './call-facts.ts'
import { noteHistory } from './calls.ts'
import type { Database, Transaction } from './database.ts'
import type { Schema } from './schema.ts'
import { queueCallEvent } from './webhook-outbox.ts'

/** A call in the hands of a worker. */
export interface ClaimedCall {
  readonly id: string
  readonly clientId: string
  readonly agentName: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly format: AudioFormat
  readonly durationSeconds: number
  readonly revision: ModelRevision
  readonly claim: string
}

/**
 * Takes a call in hand, if it waits for this stage or was left in the middle of it.
 * A later claim overrules an earlier one, so that of two workers only the last can write its result.
 */
export async function claimCall(
  database: Database,
  callId: string,
  waiting: CallStatus,
  working: (revision: ModelRevision) => CallStatus,
): Promise<ClaimedCall | undefined> {
  return database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('call')
      .innerJoin('recording', 'recording.call_id', 'call.id')
      .innerJoin('model_revision', (join) =>
        join
          .onRef('model_revision.model_id', '=', 'call.model_id')
          .onRef('model_revision.number', '=', 'call.model_revision'),
      )
      .select(['call.id', 'call.client_id', 'call.agent_name', 'call.additional_parameters', 'call.status'])
      .select(['recording.format', 'recording.duration_seconds', 'model_revision.snapshot'])
      .where('call.id', '=', callId)
      .where('call.enabled', '=', true)
      .forUpdate('call')
      .executeTakeFirst()
    if (!row) return undefined
    const next = working(row.snapshot)
    if (row.status !== waiting && row.status !== next) return undefined
    const claim = newId()
    await tx
      .updateTable('call')
      .set({ status: next, claim, ...bySystem() })
      .where('id', '=', callId)
      .execute()
    if (row.status !== next) await noteHistory(tx, callId, next)
    if (next === 'AUDIO_TRANSCRIPTION_IN_PROGRESS') {
      await tx
        .updateTable('transcription')
        .set({ status: 'IN_PROGRESS', ...bySystem() })
        .where('call_id', '=', callId)
        .execute()
    }
    return {
      id: row.id,
      clientId: row.client_id,
      agentName: row.agent_name!,
      metadata: row.additional_parameters ?? {},
      format: row.format,
      durationSeconds: row.duration_seconds,
      revision: row.snapshot,
      claim,
    }
  })
}

/** Locks the call for the rest of the transaction. False: somebody else has taken it over meanwhile. */
export async function holdsClaim(tx: Transaction, call: ClaimedCall): Promise<boolean> {
  const row = await tx
    .selectFrom('call')
    .select('claim')
    .where('id', '=', call.id)
    .forUpdate()
    .executeTakeFirst()
  return row?.claim === call.claim
}

/** Moves the call through these statuses, the last of which stays. */
export async function moveCall(
  tx: Transaction,
  callId: string,
  statuses: readonly CallStatus[],
): Promise<void> {
  for (const status of statuses) await noteHistory(tx, callId, status)
  await updateCall(tx, callId, { status: statuses.at(-1)!, claim: null })
  if (statuses.at(-1) !== 'PROCESS_COMPLETED') return
  await recordCallFact(tx, callId)
  await queueCallEvent(tx, callId)
}

export async function updateCall(
  tx: Transaction,
  callId: string,
  values: Updateable<Schema['call']>,
): Promise<void> {
  await tx
    .updateTable('call')
    .set({ ...values, ...bySystem() })
    .where('id', '=', callId)
    .execute()
}

/** Ends the call for good with a message a person can act on. Leaves a call that has ended or been erased as it is. */
export async function failCall(
  tx: Transaction,
  callId: string,
  stillIn: readonly CallStatus[],
  status: CallStatus,
  message: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('call')
    .set({ status, error_message: message, claim: null, ...bySystem() })
    .where('id', '=', callId)
    .where('enabled', '=', true)
    .where('status', 'in', stillIn)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await noteHistory(tx, callId, status, message)
  await tx
    .updateTable('transcription')
    .set({ status: 'FAILED', ...bySystem() })
    .where('call_id', '=', callId)
    .where('status', '<>', 'COMPLETED')
    .execute()
  await recordCallFact(tx, callId)
  await queueCallEvent(tx, callId)
}

function bySystem() {
  return { updated_at: new Date(), updated_by: 'system' }
}
