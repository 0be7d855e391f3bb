import type { Stretch } from '../audio/decoded-audio.ts'
import type { Turn } from '../domain/transcript.ts'
import { findFirst } from './find-first.ts'

/** Beyond it, a word's time cannot be meant for this turn. */
const slackSeconds = 1

interface Part {
  readonly start: number
  readonly end: number
}

/** When parts of a turn were said. Where its words have no times, or times that cannot be right: the whole turn. */
export function timeSpans(turn: Turn, parts: readonly Part[]): Stretch[] {
  const placed = placeWords(turn)
  return parts.map((part) => timePart(turn, part, placed))
}

function timePart({ startSeconds, endSeconds }: Turn, part: Part, placed: PlacedWord[] | undefined): Stretch {
  const own = placed?.slice(...rangeOf(placed, part)) ?? []
  const first = own.reduce((least, word) => Math.min(least, word.startSeconds), Infinity)
  const last = own.reduce((most, word) => Math.max(most, word.endSeconds), -Infinity)
  const plausible = first >= startSeconds - slackSeconds && last <= endSeconds + slackSeconds && first < last
  return plausible
    ? { startSeconds: first, endSeconds: last }
    : { startSeconds, endSeconds: Math.max(startSeconds, endSeconds) }
}

/** From the first word that reaches into a part up to the last, both by their place among words that stand in order. */
function rangeOf(placed: readonly PlacedWord[], { start, end }: Part): [number, number] {
  return [findFirst(placed, start + 1, (word) => word.end), findFirst(placed, end, (word) => word.start)]
}

interface PlacedWord extends Stretch {
  readonly start: number
  readonly end: number
}

/** Where each word stands in the text, by its letters and figures alone; undefined when words and text do not agree. */
function placeWords({ text, words }: Turn): PlacedWord[] | undefined {
  if (!words) return undefined
  const letters = [...text.matchAll(/[\p{L}\p{M}\p{N}@]/gu)]
  const placed: PlacedWord[] = []
  let at = 0
  for (const word of words) {
    const spelled = [...word.text.matchAll(/[\p{L}\p{M}\p{N}@]/gu)].map(([letter]) => letter.toLowerCase())
    if (spelled.length === 0) continue
    if (!(word.startSeconds <= word.endSeconds)) return undefined
    const own = letters.slice(at, at + spelled.length)
    if (own.map(([letter]) => letter.toLowerCase()).join() !== spelled.join()) return undefined
    const last = own.at(-1)!
    const { startSeconds, endSeconds } = word
    placed.push({ start: own[0]!.index, end: last.index + last[0].length, startSeconds, endSeconds })
    at += spelled.length
  }
  return at === letters.length ? placed : undefined
}
