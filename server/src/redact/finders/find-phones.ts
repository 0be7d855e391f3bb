import { isPersonalPhoneNumber } from '../check-numbers.ts'
import type { Context } from '../read-context.ts'
import type { Conversation } from '../read-conversation.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

/** Telephone numbers: North American by their shape, others behind a plus or where the talk is about one. */
export function findPhones(
  runs: readonly Run[],
  context: Context,
  conversation: Conversation,
): SpokenPiece[][] {
  return runs.filter((run) => isPhone(run, context, conversation)).map(({ pieces }) => [...pieces])
}

function isPhone(run: Run, context: Context, conversation: Conversation): boolean {
  const { length } = run.digits
  if (isFreeToCall(run.digits)) return false
  const about = context.about(run)
  if (hasPlus(run, conversation)) return length >= 7 && length <= 15
  // However long: whoever reads a number back says it twice.
  if (about.has('phone')) return length >= 7
  if (isPersonalPhoneNumber(run.digits)) {
    const another = about.has('other') || about.has('account') || about.has('ssn')
    return !another || isWrittenPhone(run, conversation)
  }
  return length === 7 && about.size === 0 && isWrittenPhone(run, conversation)
}

function isFreeToCall(digits: string): boolean {
  return /^1?8(00|33|44|55|66|77|88)\d{7}$/.test(digits)
}

function hasPlus({ pieces }: Run, { turns }: Conversation): boolean {
  const { turn, first } = pieces[0]!
  return /^(\+|plus)$/.test(turns[turn]!.tokens[first - 1]?.text ?? '')
}

/** `(555) 123-4567`, `555.123.4567`, `555-1234`: the last four behind a mark. */
function isWrittenPhone({ pieces }: Run, { turns }: Conversation): boolean {
  const last = pieces.at(-1)!
  const before = pieces.at(-2)
  if (!last.written || last.digits.length !== 4 || before?.digits.length !== 3) return false
  const { tokens } = turns[last.turn]!
  return (
    before.turn === last.turn && last.first === before.last + 2 && /^[-.]$/.test(tokens[last.first - 1]!.text)
  )
}
