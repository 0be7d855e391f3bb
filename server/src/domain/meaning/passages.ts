import type { Turn } from '../transcript.ts'

/** About half a minute of talk: long enough to mean something, short enough to mean one thing. */
const mostWords = 60
/** A call of many hours; beyond these, nothing is found by its meaning. */
const mostPassages = 2_000

/** A few neighbouring turns, or part of a long one: where it begins and ends, as the number of a turn and a letter of it. */
export interface Passage {
  readonly firstTurn: number
  readonly from: number
  readonly lastTurn: number
  readonly to: number
}

/** Cuts a transcript into passages that do not overlap and leave nothing out. */
export function cutPassages(turns: readonly Pick<Turn, 'text'>[]): Passage[] {
  const passages: Passage[] = []
  let open: Passage | undefined
  let words = 0
  const close = () => {
    if (open) passages.push(open)
    open = undefined
    words = 0
  }
  for (const [index, { text }] of turns.entries()) {
    for (const piece of cutTurn(text)) {
      if (words + piece.words > mostWords) close()
      open = { firstTurn: index, from: piece.from, ...open, lastTurn: index, to: piece.to }
      words += piece.words
    }
  }
  close()
  return passages.slice(0, mostPassages)
}

/** A turn is one piece, unless it is longer than a passage. */
function cutTurn(text: string): { from: number; to: number; words: number }[] {
  const words = [...text.matchAll(/\S+/g)]
  const pieces = Math.ceil(words.length / mostWords)
  return Array.from({ length: pieces }, (_, number) => {
    const first = Math.round((words.length * number) / pieces)
    const next = Math.round((words.length * (number + 1)) / pieces)
    const last = words[next - 1]!
    return { from: words[first]!.index, to: last.index + last[0].length, words: next - first }
  })
}

/** The turns of a passage with what of them belongs to it, in time; undefined: the transcript has no such place. */
export function readPassage<
  T extends { readonly text: string; readonly start: number; readonly end: number },
>(turns: readonly T[], { firstTurn, from, lastTurn, to }: Passage): T[] | undefined {
  if (lastTurn >= turns.length || firstTurn > lastTurn) return undefined
  return turns.slice(firstTurn, lastTurn + 1).map((turn, index) => {
    const begin = index === 0 ? from : 0
    const end = index === lastTurn - firstTurn ? to : turn.text.length
    // Of a part of a turn nobody knows the moment; talk is even enough.
    const at = (letter: number) =>
      turn.start + ((turn.end - turn.start) * letter) / Math.max(1, turn.text.length)
    return {
      ...turn,
      text: turn.text.slice(begin, end).trim(),
      start: begin === 0 ? turn.start : round(at(begin)),
      end: end >= turn.text.length ? turn.end : round(at(end)),
    }
  })
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
