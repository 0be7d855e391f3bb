import { sql } from 'kysely'
import { finalStatuses, type StageName } from '../domain/call.ts'
import { AppError } from '../domain/errors.ts'
import type { Acting } from '../domain/people/roles.ts'
import type { RedactKind } from '../domain/redaction.ts'
import { noteAudit } from '../store/audit.ts'
import { archiveResult, noResult } from '../store/calls/call-results.ts'
import { saveCallWords } from '../store/calls/call-words.ts'
import { type CallRecord, noteHistory } from '../store/calls/calls.ts'
import { isLookedThrough } from '../store/calls/redactions.ts'
import { clearTranscript } from '../store/calls/transcriptions.ts'
import type { Database, Transaction } from '../store/database.ts'
import { takePlace } from '../store/queue/call-places.ts'
import type { StageQueue } from '../store/queue/stage-queue.ts'
import type { Recordings } from '../store/recordings/recordings.ts'
import { forgetCallFact } from '../store/stats/call-facts.ts'

export type RerunFrom = 'transcript' | 'audio'

/**
 * Has a finished call analysed again, by its model as it is now. The result that stands is put away, and the first stage
 * queued, in one transaction: of two who ask at once, the second finds the call in progress.
 */
export async function rerunCall(
  {
    database,
    queue,
    recordings,
    redact,
  }: { database: Database; queue: StageQueue; recordings: Recordings; redact: readonly RedactKind[] },
  by: Acting,
  callId: string,
  wanted: RerunFrom | undefined,
): Promise<CallRecord> {
  const hasAudio = await recordings.has(callId)
  const { call, first } = await database.transaction().execute(async (tx) => {
    const { revision, audioRemoved } = await lockFinishedCall(tx, by.workspaceId, callId)
    const from = await chooseStart(tx, callId, wanted, redact)
    if (from === 'audio' && (!hasAudio || audioRemoved)) throw new AppError('audio_gone')
    await archiveResult(tx, callId, { withTranscript: from === 'audio' })
    await forgetCallFact(tx, callId)
    const call = await startOver(tx, by.actor, callId, from, revision)
    if (from === 'audio') await clearTranscript(tx, callId, by.actor)
    else await saveCallWords(tx, callId)
    await noteHistory(
      tx,
      callId,
      call.status,
      `Run again from the ${from}, by revision ${revision} of the model.`,
    )
    await noteAudit(tx, {
      ...by,
      action: 'rerun',
      subject: 'call_analysis',
      subjectId: callId,
      detail: { from, model_revision: revision },
    })
    const first: StageName = from === 'audio' ? 'convert' : 'analyze'
    // Judging is a small part of the work.
    const seconds = (call.duration_seconds ?? 0) * (from === 'audio' ? 1 : 0.1)
    await takePlace(tx, { workspaceId: by.workspaceId, callId, seconds })
    await queue.send(tx, first, callId)
    return { call, first }
  })
  queue.announce(first)
  return call
}

/** With the number of the model's current revision. Throws when the call cannot be run again. */
async function lockFinishedCall(
  tx: Transaction,
  workspaceId: string,
  callId: string,
): Promise<{ revision: number; audioRemoved: boolean }> {
  const call = await tx
    .selectFrom('call')
    .innerJoin('model', 'model.id', 'call.model_id')
    .select(['call.status', 'call.erased_at', 'call.audio_removed_at', 'call.transcript_removed_at'])
    .select(['model.enabled', 'model.revision'])
    .where('call.id', '=', callId)
    .where('call.workspace_id', '=', workspaceId)
    .forUpdate('call')
    .executeTakeFirst()
  if (!call) throw new AppError('not_found', 'There is no call analysis with this id.')
  if (call.erased_at) throw new AppError('call_erased')
  if (call.transcript_removed_at) throw new AppError('transcript_gone')
  if (!finalStatuses.includes(call.status)) throw new AppError('call_in_progress')
  if (!call.enabled) throw new AppError('model_disabled')
  return { revision: call.revision, audioRemoved: call.audio_removed_at !== null }
}

async function chooseStart(
  tx: Transaction,
  callId: string,
  wanted: RerunFrom | undefined,
  redact: readonly RedactKind[],
): Promise<RerunFrom> {
  const completed = await tx
    .selectFrom('transcription')
    .innerJoin('recording', 'recording.call_id', 'transcription.call_id')
    .select(['id', 'redaction_kinds'])
    .where('transcription.call_id', '=', callId)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst()
  if (completed && !isLookedThrough(completed, redact)) {
    if (wanted !== 'transcript') return 'audio'
    throw new AppError(
      'validation',
      'Personal data has not been taken out of this transcript yet. Run the call again from the audio.',
      'from',
    )
  }
  if (wanted === 'transcript' && !completed) {
    throw new AppError(
      'validation',
      'This call has no finished transcript. Run it again from the audio.',
      'from',
    )
  }
  return wanted ?? (completed ? 'transcript' : 'audio')
}

function startOver(
  tx: Transaction,
  actor: string,
  callId: string,
  from: RerunFrom,
  revision: number,
): Promise<CallRecord> {
  return tx
    .updateTable('call')
    .set({
      status: from === 'audio' ? 'PENDING' : 'AUDIO_TRANSCRIBED',
      model_revision: revision,
      error_message: null,
      ...noResult,
      // What its agent has read is not what will stand there.
      acknowledgement_outdated: sql<boolean>`acknowledged_at is not null`,
      claim: null,
      updated_at: new Date(),
      updated_by: actor,
    })
    .where('id', '=', callId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
