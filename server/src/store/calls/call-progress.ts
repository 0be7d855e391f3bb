import { sql, type Updateable } from 'kysely'
import type { AudioFormat, CallStatus } from '../../domain/call.ts'
import type { ModelRevision } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import { raiseCriticalFailures } from '../alerts/raise-alerts.ts'
import type { Database, Transaction } from '../database.ts'
import { readSnapshot, type Snapshot } from '../models/read-snapshot.ts'
import { insertPassagesDue } from '../passages/passages.ts'
import { notePlaceReached } from '../queue/call-places.ts'
import type { Fingerprint } from '../recordings/recordings.ts'
import { applyReviewsTo, mayDifferFromMachine } from '../reviews/apply-reviews.ts'
import type { Schema } from '../schema.ts'
import { recordCallFact } from '../stats/call-facts.ts'
import { queueCallEvent } from '../webhooks/webhook-outbox.ts'
import { insertCallWords } from './call-words.ts'
import { noteHistory } from './calls.ts'

/** A call in the hands of a worker. */
export interface ClaimedCall {
  readonly id: string
  readonly workspaceId: string
  readonly agentName: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly submittedAt: string
  readonly format: AudioFormat
  /** Its recording as it was sent. */
  readonly original: Fingerprint
  readonly durationSeconds: number
  readonly revision: ModelRevision
  readonly claim: string
}

/** What a call's status becomes when a stage takes it in hand. A model may want no summary; then one stage goes unseen. */
export interface StageStatuses {
  readonly waiting: CallStatus
  readonly working: CallStatus
  readonly workingWithoutSummary: CallStatus
}

/**
 * Takes a call in hand, if it waits for this stage or was left in the middle of it.
 * A later claim overrules an earlier one, so that of two workers only the last can write its result.
 * One statement: every stage of every call begins with it.
 */
export async function claimCall(
  database: Database,
  callId: string,
  { waiting, working, workingWithoutSummary }: StageStatuses,
): Promise<ClaimedCall | undefined> {
  const claim = newId()
  const { rows } = await sql<ClaimedRow>`
    with found as (
      select call.id, call.status, call.audio_sha256, recording.format, recording.bytes, recording.duration_seconds,
        model_revision.snapshot,
        case when (model_revision.snapshot ->> 'summarizeCall')::boolean
          then ${working} else ${workingWithoutSummary} end as next
      from call
      join recording on recording.call_id = call.id
      join model_revision on model_revision.model_id = call.model_id and model_revision.number = call.model_revision
      where call.id = ${callId} and call.enabled
      for update of call
    ), claimed as (
      update call set status = found.next, claim = ${claim}, updated_at = now(), updated_by = 'system'
      from found
      where call.id = found.id and found.status in (${waiting}, found.next)
      returning call.id, call.workspace_id, call.agent_name, call.additional_parameters, call.created_at
    ), noted as (
      insert into call_history (call_id, status)
      select found.id, found.next from found join claimed using (id) where found.status <> found.next
    ), listening as (
      update transcription set status = 'IN_PROGRESS', updated_at = now(), updated_by = 'system'
      where call_id = (select id from claimed) and ${working === 'AUDIO_TRANSCRIPTION_IN_PROGRESS'}
    )
    select claimed.*, found.audio_sha256, found.format, found.bytes, found.duration_seconds, found.snapshot
    from claimed join found using (id)
  `.execute(database)
  const row = rows[0]
  return (
    row && {
      id: row.id,
      workspaceId: row.workspace_id,
      agentName: row.agent_name,
      metadata: row.additional_parameters ?? {},
      submittedAt: row.created_at.toISOString(),
      format: row.format,
      original: { bytes: row.bytes, sha256: row.audio_sha256 },
      durationSeconds: row.duration_seconds,
      revision: readSnapshot(row.snapshot),
      claim,
    }
  )
}

interface ClaimedRow {
  readonly id: string
  readonly workspace_id: string
  readonly agent_name: string
  readonly additional_parameters: Record<string, unknown> | null
  readonly created_at: Date
  readonly audio_sha256: string
  readonly format: AudioFormat
  readonly bytes: number
  readonly duration_seconds: number
  readonly snapshot: Snapshot
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

/** What a stage writes into the call's own row. */
export type CallValues = Updateable<Schema['call']>

/**
 * Moves the call through these statuses, the last of which stays, with what has been found out about it, and locks it for
 * the rest of the transaction. False: somebody else has taken it over meanwhile, and nothing was changed.
 */
export async function moveCall(
  tx: Transaction,
  { id, claim }: Pick<ClaimedCall, 'id' | 'claim'>,
  statuses: readonly CallStatus[],
  values: CallValues = {},
): Promise<boolean> {
  const moved = await tx
    .with('moved', (query) =>
      query
        .updateTable('call')
        .set({ ...values, status: statuses.at(-1)!, claim: null, ...bySystem() })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .returning('id'),
    )
    .with('noted', (query) =>
      query
        .insertInto('call_history')
        .columns(['call_id', 'status'])
        .expression(sql<never>`
        select moved.id, passed.status
        from moved, unnest(${statuses}::text[]) with ordinality as passed (status, place) order by passed.place`),
    )
    .selectFrom('moved')
    .select('id')
    .executeTakeFirst()
  return moved !== undefined
}

/**
 * What else a final status means, once the result is written beside it: the call is found by its words, it counts, and who
 * wants to know is told. Nearly every call needs one statement for it.
 */
export async function closeCall(tx: Transaction, callId: string): Promise<void> {
  const { rows } = await sql<{ differs: boolean; critical: boolean; listened: boolean }>`
    with found_by_words as (${insertCallWords(callId)}), found_by_meaning as (${insertPassagesDue(callId)}),
    call as materialized (
      select id, workspace_id, turn, failed_critical, ${mayDifferFromMachine} as differs from call where id = ${callId}
    )
    select differs, failed_critical as critical, ${notePlaceReached},
      exists (select from webhook where webhook.workspace_id = call.workspace_id and webhook.enabled) as listened,
      case when not differs then count_call(id) end
    from call`.execute(tx)
  const [call] = rows
  if (!call) return
  // What people have said about a call stays when it is run again; what the machine is not trusted with does not count.
  if (call.differs) {
    await applyReviewsTo(tx, callId)
    await recordCallFact(tx, callId)
  }
  if (call.listened) await queueCallEvent(tx, callId)
  if (call.critical || call.differs) await raiseCriticalFailures(tx, callId)
}

export async function updateCall(tx: Transaction, callId: string, values: CallValues): Promise<void> {
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
  await closeCall(tx, callId)
}

function bySystem() {
  return { updated_at: new Date(), updated_by: 'system' }
}
