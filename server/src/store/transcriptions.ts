import type { Selectable } from 'kysely'
import { type Transcript, writeTranscriptText } from '../domain/transcript.ts'
import type { Database, Transaction } from './database.ts'
import type { Schema } from './schema.ts'

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

export function findTranscription(
  database: Database,
  callId: string,
): Promise<TranscriptionRecord | undefined> {
  return database.selectFrom('transcription').selectAll().where('call_id', '=', callId).executeTakeFirst()
}

/** The finished transcript of a call, as the judge reads it. */
export async function getTranscript(
  database: Database,
  callId: string,
): Promise<Transcript & { readonly speechEngine: string }> {
  const row = await database
    .selectFrom('transcription')
    .selectAll()
    .where('call_id', '=', callId)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirstOrThrow()
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
