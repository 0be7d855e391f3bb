import { isCardNumber } from '../check-numbers.ts'
import type { Context } from '../read-context.ts'
import { type Conversation, isFiller, type ReadTurn } from '../read-conversation.ts'
import { isPunctuation } from '../read-tokens.ts'
import { isAboutAnother } from './find-cards.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

const fewestWithAGap = 14
const mostTurns = 12
/** Of nearly all cards. With every length that exists, two telephone numbers would now and then make one. */
const lengths = new Set([15, 16])

/** Card numbers in which one digit was heard as some other word, said digit by digit or in fours. */
export function findCardsWithGaps(
  runs: readonly Run[],
  context: Context,
  { turns }: Conversation,
): SpokenPiece[][] {
  const found: SpokenPiece[][] = []
  for (let at = 0; at < runs.length; ) {
    const chain = [runs[at]!]
    at++
    if (isAboutAnother(context.about(chain[0]!))) continue
    for (; at < runs.length && isGap(chain.at(-1)!, runs[at]!, turns); at++) chain.push(runs[at]!)
    const digits = chain.reduce((sum, { digits }) => sum + digits.length, 0)
    if (chain.length > 1 && digits >= fewestWithAGap) found.push(chain.flatMap(({ pieces }) => [...pieces]))
  }
  return found
}

/** Exactly one word that is no number stands between them. */
function isGap(one: Run, other: Run, turns: readonly ReadTurn[]): boolean {
  const [before, after] = [one.pieces.at(-1)!, other.pieces[0]!]
  if (before.turn !== after.turn || after.first <= before.last) return false
  const between = turns[before.turn]!.tokens.slice(before.last + 1, after.first)
  const words = between.filter(({ text }) => !isFiller(text) && !isPunctuation(text))
  return words.length === 1 && isPlain(before) && isPlain(after)
}

function isPlain({ digits }: SpokenPiece): boolean {
  return digits.length === 1 || digits.length === 4
}

/** Card numbers of which each part was put down to another speaker: turns of nothing but digits that make one together. */
export function findCardsOfTwo({ turns }: Conversation, context: Context): SpokenPiece[][] {
  const found: SpokenPiece[][] = []
  for (let from = 0; from < turns.length; from++) {
    let pieces = lastBreath(turns[from]!, from)
    if (pieces.length === 0) continue
    const { start } = turns[from]!.tokens[pieces[0]!.first]!
    if (isAboutAnother(context.cues.about(from, start, start))) continue
    for (let to = from + 1; to < turns.length && to < from + mostTurns; to++) {
      const own = firstBreath(turns[to]!, to)
      pieces = [...pieces, ...own]
      const digits = pieces.map((piece) => piece.digits).join('')
      if (own.length > 0 && lengths.has(digits.length) && isCardNumber(digits)) found.push(pieces)
      if (!turns[to]!.transparent || digits.length >= 16) break
    }
  }
  return found
}

/** The numbers a turn ends with. */
function lastBreath({ tokens, pieces }: ReadTurn, turn: number): SpokenPiece[] {
  const breath: SpokenPiece[] = []
  let end = tokens.length
  for (const piece of pieces.toReversed()) {
    if (!tokens.slice(piece.last + 1, end).every(({ text }) => isFiller(text))) break
    breath.push({ ...piece, turn })
    end = piece.first
  }
  return breath.reverse()
}

/** The numbers a turn begins with. */
function firstBreath({ tokens, pieces }: ReadTurn, turn: number): SpokenPiece[] {
  const breath: SpokenPiece[] = []
  let start = 0
  for (const piece of pieces) {
    if (!tokens.slice(start, piece.first).every(({ text }) => isFiller(text))) break
    breath.push({ ...piece, turn })
    start = piece.last + 1
  }
  return breath
}
