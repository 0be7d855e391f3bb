import type { Selectable } from 'kysely'
import { type Transcript, writeTranscriptText } from '../../domain/transcript.ts'
import type { Database, Transaction } from '../database.ts'
import type { ArchivedTranscription, Schema } from '../schema.ts'
import { leaveTopic } from '../topics/due-topics.ts'
import { removeCallWords } from './call-words.ts'

export type TranscriptionRecord = Selectable<Schema['transcription']>

export async function saveTranscript(
  tx: Transaction,
  callId: string,
  transcript: Transcript,
  speechEngine: string,
): Promise<void> {
  const segments = transcript.turns.map(({ speaker, startSeconds, endSeconds, text, confidence }) => ({
    speaker,
    start: startSeconds,
    end: endSeconds,
    text,
    ...(confidence === undefined ? {} : { confidence }),
  }))
  await tx
    .updateTable('transcription')
    .set({
      status: 'COMPLETED',
      language: transcript.language,
      segments: JSON.stringify(segments),
      text: writeTranscriptText(transcript.turns),
      duration_seconds: transcript.durationSeconds,
      speech_engine: speechEngine,
      updated_at: new Date(),
      updated_by: 'system',
    })
    .where('call_id', '=', callId)
    .execute()
}

/** Takes back a transcript that is to be made again. */
export async function clearTranscript(tx: Transaction, callId: string, author: string): Promise<void> {
  await tx
    .updateTable('transcription')
    .set({
      status: 'PENDING',
      language: null,
      segments: '[]',
      text: '',
      duration_seconds: null,
      speech_engine: null,
      updated_at: new Date(),
      updated_by: author,
    })
    .where('call_id', '=', callId)
    .execute()
  await removeCallWords(tx, callId)
  await leaveTopic(tx, callId)
}

/** The transcript that stands, or the one that an earlier result of the call was made from. */
export async function findTranscription(
  database: Database,
  callId: string,
  result?: number,
): Promise<TranscriptionRecord | undefined> {
  if (result !== undefined) {
    // Put away with the last result that was made from it.
    const archived = await database
      .selectFrom('call_result')
      .select('transcription')
      .where('call_id', '=', callId)
      .where('number', '>=', result)
      .where('transcription', 'is not', null)
      .orderBy('number')
      .executeTakeFirst()
    if (archived?.transcription) return restoreTranscription(archived.transcription)
  }
  return database.selectFrom('transcription').selectAll().where('call_id', '=', callId).executeTakeFirst()
}

function restoreTranscription({
  created_at,
  updated_at,
  ...rest
}: ArchivedTranscription): TranscriptionRecord {
  return {
    ...rest,
    created_at: new Date(created_at),
    updated_at: updated_at === null ? null : new Date(updated_at),
  }
}

/** The finished transcript of a call, as the judge reads it. */
export async function getTranscript(database: Database, callId: string): Promise<HeardTranscript> {
  const found = await findTranscript(database, callId)
  if (!found) throw new Error('The call has no finished transcript.')
  return found
}

type HeardTranscript = Transcript & { readonly speechEngine: string }

export async function findTranscript(
  database: Database,
  callId: string,
): Promise<HeardTranscript | undefined> {
  const row = await database
    .selectFrom('transcription')
    .selectAll()
    .where('call_id', '=', callId)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    turns: row.segments.map(({ speaker, start, end, text, confidence }) => ({
      speaker,
      startSeconds: start,
      endSeconds: end,
      text,
      ...(confidence === undefined ? {} : { confidence }),
    })),
    language: row.language ?? 'en',
    durationSeconds: row.duration_seconds ?? 0,
    speechEngine: row.speech_engine ?? '',
  }
}
