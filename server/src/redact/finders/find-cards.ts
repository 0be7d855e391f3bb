import { isCardNumber } from '../check-numbers.ts'
import type { Context } from '../read-context.ts'
import type { CueKind } from './cue-patterns.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

const fewestAfterQuestion = 8
const fewestFromBoth = 12

/**
 * Card numbers, by their checksum. A number that was misheard fails it: where a card was asked for, or where no other
 * number is that long, it is taken for one all the same.
 */
export function findCards(runs: readonly Run[], context: Context): SpokenPiece[][] {
  const found = runs.filter((run) => isCard(run, context))
  return [...found, ...findInPieces(runs, context)].map(({ pieces }) => [...pieces])
}

function isCard(run: Run, context: Context): boolean {
  if (holdsCardNumber(run.pieces)) return true
  if (run.digits.length < 12) return false
  const about = context.about(run)
  if (about.has('card') || context.recently('card', run)) return true
  if (isAboutAnother(about)) return false
  return run.digits.length >= 15 || context.recently('card mentioned', run)
}

/** Any pieces in a row that make a card number: before and after it, other numbers may have been said in one breath. */
function holdsCardNumber(pieces: readonly SpokenPiece[]): boolean {
  return pieces.some((_, from) => goesOnAsCard('', pieces, from))
}

function goesOnAsCard(digits: string, pieces: readonly SpokenPiece[], at: number): boolean {
  if (digits.length > 19) return false
  if (digits.length >= 13 && isCardNumber(digits)) return true
  const piece = pieces[at]
  if (!piece) return false
  return (
    goesOnAsCard(digits + piece.digits, pieces, at + 1) ||
    (piece.apart !== undefined && goesOnAsCard(digits + piece.apart, pieces, at + 1))
  )
}

/** The answer to the question for a card, read out with other words in between. */
function findInPieces(runs: readonly Run[], context: Context): Run[] {
  const answers = Map.groupBy(
    runs.filter((run) => {
      const about = context.about(run)
      return run.digits.length > 1 && about.has('card') && !about.has('last digits')
    }),
    (run) => context.questionOf(run),
  )
  return [...answers.values()].flatMap((answer) => {
    const bySpeaker = Map.groupBy(answer, ({ speaker }) => speaker)
    const enough = countDigits(answer) >= fewestFromBoth
    return [...bySpeaker.values()].flatMap((own) =>
      enough || countDigits(own) >= fewestAfterQuestion ? own : [],
    )
  })
}

/** The talk is about a number that is none of a card's. */
export function isAboutAnother(about: ReadonlySet<CueKind>): boolean {
  return about.has('other') || about.has('account') || about.has('phone')
}

export function countDigits(runs: readonly Run[]): number {
  return runs.reduce((sum, { digits }) => sum + digits.length, 0)
}
