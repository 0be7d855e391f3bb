import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'

export type DayHalf = 'am' | 'pm' | 'night'

const parts: ReadonlyMap<string, DayHalf> = new Map([
  ['morning', 'am'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
  ['night', 'night'],
  ['tonight', 'pm'],
])
const days = /^(?:in|the|this|tomorrow|today|on|next|that|at|of|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
const mostBetween = 3

/** What follows a time: "p.m.", "a m", "in the afternoon", "tomorrow morning", "at night". */
export function readDayHalf(
  tokens: readonly Token[],
  at: number,
): { readonly half: DayHalf; readonly next: number } | undefined {
  const word = wordAt(tokens, at)
  if (!tokens[at]?.near) return undefined
  if (word === 'am' || word === 'pm') return { half: word, next: at + 1 }
  const letters = wordAt(tokens, at + 1) === 'm' && /^\.?$/.test(tokens[at + 1]!.gap)
  if (letters && (word === 'a' || word === 'p')) return { half: word === 'a' ? 'am' : 'pm', next: at + 2 }
  if (word === 'noon') return { half: 'pm', next: at + 1 }
  if (word === 'midnight') return { half: 'night', next: at + 1 }
  const sharp = phraseAt(tokens, at, 'sharp')
  for (let to = at + sharp; to <= at + mostBetween; to += 1) {
    const half = parts.get(wordAt(tokens, to).replace(/'s$/, ''))
    if (half && isNear(tokens, to)) return { half, next: to + 1 }
    if (!days.test(wordAt(tokens, to)) || !isNear(tokens, to)) return undefined
  }
  return undefined
}
