import { type Selectable, sql } from 'kysely'
import type { AudioFormat, CallStatus } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Reach } from '../../domain/people/roles.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import { noteAgent } from '../people/agents.ts'
import type { Schema } from '../schema.ts'
import { isInReach } from './in-reach.ts'

export interface NewCall {
  readonly id: string
  readonly workspaceId: string
  readonly createdBy: string
  readonly externalId: string
  readonly agentId: string
  readonly agentName: string
  readonly modelId: number
  readonly modelRevision: number
  readonly originalFileName: string | null
  readonly additionalParameters: Record<string, unknown> | null
  readonly audioSha256: string
  readonly recording: {
    readonly format: AudioFormat
    readonly codec: string
    readonly bytes: number
    readonly channels: number
    readonly sampleRate: number
    readonly durationSeconds: number
  }
}

/** A call as the API shows it. */
export type CallRecord = Selectable<Schema['call']>

export type RecordingRecord = Selectable<Schema['recording']>

/** Writes the call, its recording and its empty transcription. */
export async function insertCall(tx: Transaction, call: NewCall): Promise<CallRecord> {
  const record = await tx
    .insertInto('call')
    .values({
      id: call.id,
      workspace_id: call.workspaceId,
      external_id: call.externalId,
      agent_id: call.agentId,
      agent_name: call.agentName,
      model_id: call.modelId,
      model_revision: call.modelRevision,
      status: 'PENDING',
      original_file_name: call.originalFileName,
      additional_parameters: call.additionalParameters && JSON.stringify(call.additionalParameters),
      audio_sha256: call.audioSha256,
      duration_seconds: call.recording.durationSeconds,
      created_by: call.createdBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteAgent(tx, call)
  const { sampleRate, durationSeconds, ...recording } = call.recording
  await tx
    .insertInto('recording')
    .values({ call_id: call.id, ...recording, sample_rate: sampleRate, duration_seconds: durationSeconds })
    .execute()
  await tx
    .insertInto('transcription')
    .values({ id: newId(), call_id: call.id, status: 'PENDING', created_by: 'system' })
    .execute()
  await noteHistory(tx, call.id, 'PENDING')
  return record
}

export function isRepeatedSubmission(error: unknown): boolean {
  return isDuplicate(error, 'call_submission')
}

/** The call that the same client has already submitted with the same id, model and sound. */
export function findSubmission(
  database: Database,
  call: Pick<NewCall, 'workspaceId' | 'externalId' | 'modelId' | 'audioSha256'>,
): Promise<CallRecord | undefined> {
  return database
    .selectFrom('call')
    .selectAll()
    .where('workspace_id', '=', call.workspaceId)
    .where('external_id', '=', call.externalId)
    .where('model_id', '=', call.modelId)
    .where('audio_sha256', '=', call.audioSha256)
    .where('enabled', '=', true)
    .executeTakeFirst()
}

/** Also of one out of reach: there is no such call. */
export function findCall(
  database: Database,
  workspaceId: string,
  id: string,
  reach?: Reach,
): Promise<CallRecord | undefined> {
  return database
    .selectFrom('call')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where(isInReach(reach))
    .executeTakeFirst()
}

/** Throws `not_found`, and `call_erased` for a call of which nothing but a tombstone is left. */
export async function getCall(
  database: Database,
  workspaceId: string,
  id: string,
  options: { readonly evenErased?: boolean; readonly reach?: Reach | undefined } = {},
): Promise<CallRecord> {
  const call = await findCall(database, workspaceId, id, options.reach)
  if (!call) throw new AppError('not_found', 'There is no call analysis with this id.')
  if (call.erased_at && !options.evenErased) throw new AppError('call_erased')
  return call
}

export function findRecording(database: Database, callId: string): Promise<RecordingRecord | undefined> {
  return database.selectFrom('recording').selectAll().where('call_id', '=', callId).executeTakeFirst()
}

/** Of these ids, those of calls that are kept, or of those in one of the statuses. */
export async function keepKnownCalls(
  database: Database,
  ids: readonly string[],
  statuses?: readonly CallStatus[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  let query = database.selectFrom('call').select('id').where('id', 'in', ids).where('erased_at', 'is', null)
  if (statuses) query = query.where('status', 'in', statuses)
  return new Set((await query.execute()).map((row) => row.id))
}

/** Of these ids, those of calls that were erased. */
export async function keepErasedCalls(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const query = database
    .selectFrom('call')
    .select('id')
    .where('id', 'in', ids)
    .where('erased_at', 'is not', null)
  return new Set((await query.execute()).map((row) => row.id))
}

export async function noteHistory(
  tx: Transaction,
  callId: string,
  status: CallStatus,
  note?: string,
): Promise<void> {
  await tx
    .insertInto('call_history')
    .values({ call_id: callId, status, note: note ?? null })
    .execute()
}

/** Once for each call, however often it is found out. */
export async function noteAltered(database: Database, callId: string): Promise<void> {
  const note = 'The recording was found altered in storage.'
  await sql`
    insert into call_history (call_id, status, note)
    select id, status, ${note} from call
    where id = ${callId}
      and not exists (select from call_history where call_id = ${callId} and note = ${note})`.execute(
    database,
  )
}

/** Every status the call has had, in order. */
export function listHistory(database: Database, callId: string) {
  return database
    .selectFrom('call_history')
    .select(['at', 'status', 'note'])
    .where('call_id', '=', callId)
    .orderBy('id')
    .execute()
}
