import type { Answer, Evidence } from '../src/domain/answers.ts'
import type { Transcript } from '../src/domain/transcript.ts'
import type { Judge } from '../src/judge/judge.ts'
import type { Corpus } from './corpus-calls.ts'

/** What every part of the benchmark works with. */
export interface JudgeBench {
  readonly corpus: Corpus
  readonly judge: Judge
  readonly quotes: QuoteCount
}

const toleranceSeconds = 0.01

/** Counts the quotes of all answers, and those that stand in the transcript where they say they do. */
export class QuoteCount {
  total = 0
  standing = 0

  add(answers: readonly Answer[], transcript: Transcript): void {
    for (const quote of answers.flatMap(({ evidence }) => evidence)) {
      this.total += 1
      if (stands(quote, transcript)) this.standing += 1
    }
  }
}

/** Looked up in the bare text, by none of the code that made the quote. */
function stands({ speaker, startSeconds, endSeconds, quote }: Evidence, { turns }: Transcript): boolean {
  return turns.some(
    (turn) =>
      turn.speaker === speaker &&
      turn.text.includes(quote) &&
      startSeconds >= turn.startSeconds - toleranceSeconds &&
      endSeconds <= turn.endSeconds + toleranceSeconds,
  )
}
