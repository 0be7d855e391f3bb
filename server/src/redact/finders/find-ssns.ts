import { isSocialSecurityNumber } from '../check-numbers.ts'
import type { Context } from '../read-context.ts'
import type { Conversation } from '../read-conversation.ts'
import { countDigits } from './find-cards.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

const fewestAfterQuestion = 7
const fewestOfAMention = 8

/** Social security numbers: by their groups of three, two and four, or because one was asked for; then even its last four. */
export function findSsns(
  runs: readonly Run[],
  context: Context,
  conversation: Conversation,
): SpokenPiece[][] {
  const whole = runs.filter((run) => isSsn(run, context, conversation))
  return [...whole, ...findInPieces(runs, context)].map(({ pieces }) => [...pieces])
}

function isSsn(run: Run, context: Context, conversation: Conversation): boolean {
  const { length } = run.digits
  if (length < 4 || length > 22) return false
  const about = context.about(run)
  if (about.has('ssn')) return true
  if (about.size > 0 && !about.has('last digits')) return isWrittenSsn(run, conversation)
  if (isSocialSecurityNumber(run.digits) && isGrouped(run)) return true
  return length >= fewestOfAMention && length <= 10 && context.recently('ssn mentioned', run)
}

/** `123-45-6789` is nothing else, whatever the talk is about. */
function isWrittenSsn(run: Run, conversation: Conversation): boolean {
  const [first, , last] = run.pieces
  if (run.pieces.map(({ digits }) => digits.length).join() !== '3,2,4' || first!.turn !== last!.turn)
    return false
  const { tokens } = conversation.turns[first!.turn]!
  return (
    tokens
      .slice(first!.first, last!.last + 1)
      .map(({ text }) => text.replace(/\d+/, ''))
      .join('') === '--' && isSocialSecurityNumber(run.digits)
  )
}

/** Said in three breaths: marks or turns stand after the third digit and after the fifth, and nowhere else. */
function isGrouped(run: Run): boolean {
  let digits = 0
  const breaks: number[] = []
  for (const [index, piece] of run.pieces.entries()) {
    const before = run.pieces[index - 1]
    if (before && isApart(before, piece)) breaks.push(digits)
    digits += piece.digits.length
  }
  return breaks.join() === '3,5'
}

function isApart(one: SpokenPiece, other: SpokenPiece): boolean {
  if (one.turn !== other.turn || other.first > one.last + 1) return true
  return one.digits.length > 1 && other.digits.length > 1
}

/** The answer to the question for it, read out with other words in between. */
function findInPieces(runs: readonly Run[], context: Context): Run[] {
  const answers = Map.groupBy(
    runs.filter((run) => run.digits.length > 1 && context.about(run).has('ssn')),
    (run) => context.questionOf(run),
  )
  return [...answers.values()].flatMap((answer) => (countDigits(answer) >= fewestAfterQuestion ? answer : []))
}
