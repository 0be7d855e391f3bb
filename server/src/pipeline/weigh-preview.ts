import { AppError } from '../domain/errors.ts'
import type { ModelRevision } from '../domain/model.ts'
import { listQuestions } from '../domain/scoring.ts'
import type { Transcript } from '../domain/transcript.ts'

/** Ten times what the largest scorecards and the longest calls come to that we know of: half a minute's work. */
const mostComparisons = 200_000_000

/** Refuses a try that nobody has the time for, before anybody has begun with it. */
export function weighPreview(revision: ModelRevision, transcripts: readonly Transcript[]): void {
  const questions = listQuestions(revision)
  const answers = questions.reduce((sum, { options }) => sum + Math.max(1, options?.length ?? 0), 0)
  const characters = Math.max(0, ...transcripts.map(countCharacters))
  if (answers * characters <= mostComparisons) return
  throw new AppError(
    'preview_too_long',
    `This is too much to try: the model asks for ${show(answers)} answers (its variables, and every option of those that ` +
      `have options), and would look for each in ${show(characters)} characters. Try a shorter call, or fewer variables or ` +
      `options: at most ${show(Math.floor(mostComparisons / characters))} answers for a call of this length.`,
  )
}

function countCharacters({ turns }: Transcript): number {
  return turns.reduce((sum, { text }) => sum + text.length, 0)
}

function show(count: number): string {
  return count.toLocaleString('en-US')
}
