import type { RedactionCounts, RedactKind } from '../domain/redaction.ts'
import type { Transcript } from '../domain/transcript.ts'
import type { Judge } from '../judge/judge.ts'
import { digestCase, type Words } from './digest-case.ts'
import { type HeardCase, type HeardRecording, type Marks, markCase } from './mark-case.ts'
import { takeOutPersonalData } from './redact-call.ts'

/** The result a call would get. Nothing of it is kept. */
export type Preview = Marks & Words

/** Judges a case as the pipeline would, its two stages in one go. */
export async function previewCall(
  judge: Judge,
  subject: HeardCase,
  recording: HeardRecording | undefined,
  signal: AbortSignal,
): Promise<Preview> {
  const { marks, judged } = await markCase(judge, subject, recording, signal)
  const { words, result } = await digestCase(judge, judged, marks.analysis_result, signal)
  return { ...marks, analysis_result: result, ...words }
}

/** A transcript that somebody sent, with as much taken out of it as of the calls that are heard here. */
export function takeTranscript(
  transcript: Transcript,
  kinds: readonly RedactKind[],
): { readonly transcript: HeardCase['transcript']; readonly recording: HeardRecording | undefined } {
  if (kinds.length === 0) return { transcript: { ...transcript, speechEngine: null }, recording: undefined }
  const { turns, found } = takeOutPersonalData(transcript.turns, kinds)
  return {
    transcript: { ...transcript, turns, speechEngine: null },
    recording: recordingOf(transcript.durationSeconds, found),
  }
}

function recordingOf(durationSeconds: number, found: RedactionCounts): HeardRecording {
  return { truncated: false, duration_seconds: durationSeconds, redaction_found: found }
}
