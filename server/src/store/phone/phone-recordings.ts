import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { PhoneFacts } from '../../domain/phone/phone-system.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { timeText } from '../time-text.ts'
import { getPhoneSystem, type PhoneSystem, type PhoneSystemAddress } from './phone-systems.ts'

export type PhoneRecording = Selectable<Schema['phone_recording']>

/** A recording in the hands of somebody who fetches it. */
export interface ClaimedRecording extends PhoneRecording {
  readonly system: PhoneSystem
  /** What was told of the call itself. */
  readonly contact: PhoneFacts | null
}

/** Whoever has one says so again and again; after so long without a word, another takes it. */
const leaseSeconds = 60
const contactDays = 7

/** Notes a recording once, however often it is told of. */
export async function notePhoneRecording(
  database: Database,
  systemId: string,
  recording: { readonly recordingId: string; readonly externalId: string; readonly facts: PhoneFacts },
): Promise<void> {
  await database
    .insertInto('phone_recording')
    .values({
      id: newId(),
      phone_system_id: systemId,
      recording_id: recording.recordingId,
      external_id: recording.externalId,
      facts: JSON.stringify(recording.facts),
    })
    .onConflict((conflict) => conflict.constraint('phone_recording_once').doNothing())
    .execute()
}

/** Notes what is known of a call until its recording comes. What is told later adds to it. */
export async function notePhoneContact(
  database: Database,
  systemId: string,
  externalId: string,
  facts: PhoneFacts,
): Promise<void> {
  await sql`
    insert into phone_contact (phone_system_id, external_id, facts)
    values (${systemId}, ${externalId}, ${JSON.stringify(facts)})
    on conflict (phone_system_id, external_id) do update
    set facts = phone_contact.facts || excluded.facts, told_at = now()`.execute(database)
}

export async function removeOldContacts(database: Database): Promise<void> {
  await sql`delete from phone_contact where told_at < now() - make_interval(days => ${contactDays})`.execute(
    database,
  )
}

/** Takes the recording that has waited longest; no two processes take the same one. */
export async function claimPhoneRecording(database: Database): Promise<ClaimedRecording | undefined> {
  const { rows } = await sql<PhoneRecording>`
    update phone_recording set claim = ${newId()}, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select recording.id from phone_recording as recording
        join phone_system on phone_system.id = recording.phone_system_id
        join live_workspace on live_workspace.id = phone_system.workspace_id
      where recording.status = 'PENDING' and recording.next_attempt_at <= now() and phone_system.enabled
      order by recording.next_attempt_at
      for update of recording skip locked
      limit 1
    )
    returning *`.execute(database)
  const recording = rows[0]
  if (!recording) return undefined
  const [system, contact] = await Promise.all([
    database
      .selectFrom('phone_system')
      .selectAll()
      .where('id', '=', recording.phone_system_id)
      .executeTakeFirst(),
    database
      .selectFrom('phone_contact')
      .select('facts')
      .where('phone_system_id', '=', recording.phone_system_id)
      .where('external_id', '=', recording.external_id)
      .executeTakeFirst(),
  ])
  return system && { ...recording, system, contact: contact?.facts ?? null }
}

/** Says that it is still being fetched. */
export async function renewPhoneRecording(database: Database, { id, claim }: PhoneRecording): Promise<void> {
  await database
    .updateTable('phone_recording')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'PENDING')
    .execute()
}

/** In the transaction that makes the call, so that neither stands without the other. False: another has it by now. */
export async function settlePhoneRecording(
  tx: Transaction | Database,
  { id, claim }: PhoneRecording,
  callId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('phone_recording')
    .set({
      status: 'SUBMITTED',
      call_id: callId,
      facts: null,
      reason: null,
      claim: null,
      next_attempt_at: null,
      settled_at: sql<Date>`now()`,
      tries: sql<number>`tries + 1`,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** `waitSeconds` undefined: it is not tried again by itself. `counts` false: it was no attempt. */
export async function putOffPhoneRecording(
  database: Database,
  { id, claim }: PhoneRecording,
  {
    reason,
    waitSeconds,
    counts,
  }: { reason: string | null; waitSeconds: number | undefined; counts: boolean },
): Promise<void> {
  const again = waitSeconds !== undefined
  await database
    .updateTable('phone_recording')
    .set({
      status: again ? 'PENDING' : 'FAILED',
      reason,
      claim: null,
      next_attempt_at: again ? sql<Date>`now() + make_interval(secs => ${waitSeconds})` : null,
      settled_at: again ? null : sql<Date>`now()`,
      ...(counts ? { tries: sql<number>`tries + 1` } : {}),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'PENDING')
    .execute()
}

export type ListedRecording = PhoneRecording & { readonly place: string }

export async function listPhoneRecordings(
  database: Database,
  address: PhoneSystemAddress,
  filter: {
    readonly status: readonly string[] | undefined
    readonly before: { readonly at: string; readonly id: string } | undefined
    readonly limit: number
  },
): Promise<ListedRecording[]> {
  await getPhoneSystem(database, address)
  const { before, status } = filter
  return database
    .selectFrom('phone_recording')
    .selectAll()
    .select(timeText(sql.ref('told_at')).as('place'))
    .where('phone_system_id', '=', address.id)
    .$if(Boolean(status?.length), (query) =>
      query.where('status', 'in', status as PhoneRecording['status'][]),
    )
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(told_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('told_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
}

/** Tries one again that failed; what waits is tried at once, and what is submitted stays as it is. */
export function retryPhoneRecording(
  database: Database,
  address: PhoneSystemAddress,
  id: string,
): Promise<PhoneRecording> {
  return database.transaction().execute(async (tx) => {
    await getPhoneSystem(tx, address)
    const found = await tx
      .selectFrom('phone_recording')
      .selectAll()
      .where('phone_system_id', '=', address.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('not_found', 'There is no recording with this id.')
    if (found.status === 'SUBMITTED' || found.claim !== null) return found
    const recording = await tx
      .updateTable('phone_recording')
      .set({ status: 'PENDING', tries: 0, next_attempt_at: sql<Date>`now()`, settled_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { id: systemId, ...by } = address
    const detail = { recording: id }
    await noteAudit(tx, { ...by, action: 'retried', subject: 'phone_system', subjectId: systemId, detail })
    return recording
  })
}
