import { AppError } from '../../domain/errors.ts'
import { checkEvidence } from '../../judge/evidence/check-evidence.ts'
import { findTranscription } from '../../store/calls/transcriptions.ts'
import type { Database } from '../../store/database.ts'
import type { GivenAnswer } from '../../store/reviews/reviews.ts'

/** Throws where a reviewer points to words that were not said: evidence is proven, whoever brings it. */
export async function checkQuotes(
  database: Database,
  callId: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (answers.every(({ evidence }) => evidence.length === 0)) return
  const transcription = await findTranscription(database, callId)
  const turns = (transcription?.segments ?? []).map(({ start, end, ...turn }) => ({
    ...turn,
    startSeconds: start,
    endSeconds: end,
  }))
  for (const [index, answer] of answers.entries()) {
    const evidence = answer.evidence.map(({ start, end, ...words }) => ({
      ...words,
      startSeconds: start,
      endSeconds: end,
    }))
    const asked = {
      key: answer.key,
      value: true,
      notApplicable: false,
      confidence: 1,
      rationale: '',
      evidence,
    }
    const [checked] = checkEvidence([asked], turns)
    if ((checked?.evidence.length ?? 0) < evidence.length)
      throw new AppError(
        'validation',
        'These words do not stand in the transcript. Quote what was said, word for word.',
        `answers.${index}.evidence`,
      )
  }
}
