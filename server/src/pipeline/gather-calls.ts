import { AppError } from '../domain/errors.ts'
import { type CallRecord, findCall, findRecording } from '../store/calls/calls.ts'
import { findTranscript } from '../store/calls/transcriptions.ts'
import type { Database } from '../store/database.ts'
import type { HeardCase, HeardRecording } from './mark-case.ts'

/** A call of the past with everything a judge is shown of it but the model. */
export interface GatheredCall {
  readonly call: CallRecord
  readonly subject: Omit<HeardCase, 'revision'>
  readonly recording: HeardRecording | undefined
}

/** Fetches a client's calls in the order asked. The first that cannot be judged refuses them all, by its place. */
export async function gatherCalls(
  database: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<GatheredCall[]> {
  const gathered: GatheredCall[] = []
  for (const [index, id] of ids.entries()) {
    const path = `call_analysis_ids.${index}`
    const call = await findCall(database, workspaceId, id)
    if (!call) throw new AppError('not_found', 'There is no call analysis with this id.', path)
    if (call.erased_at) throw new AppError('call_erased', undefined, path)
    if (call.transcript_removed_at) throw new AppError('transcript_gone', undefined, path)
    const transcript = await findTranscript(database, id)
    if (!transcript) throw new AppError('call_not_transcribed', undefined, path)
    const recording = await findRecording(database, id)
    const { agent_name: agentName, additional_parameters: metadata, created_at: createdAt } = call
    const submittedAt = createdAt.toISOString()
    const subject = { transcript, metadata: metadata ?? {}, agentName: agentName ?? '', submittedAt }
    gathered.push({ call, subject, recording })
  }
  return gathered
}
