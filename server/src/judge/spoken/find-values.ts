import { findCodeValues } from './values/find-code-values.ts'
import { findDateValues } from './values/find-date-values.ts'
import { findNameValues } from './values/find-name-values.ts'
import { findNumberValues } from './values/find-number-values.ts'
import { findTimeValues } from './values/find-time-values.ts'
import { splitTokens } from './values/split-tokens.ts'
import type { RankedValue, SpokenValue, ValueType } from './values/spoken-value.ts'

export type { SpokenValue, ValueType } from './values/spoken-value.ts'

const mostValues = 40

/**
 * Every value of this type that somebody may have said, in the order of the text. Where words can be read in more
 * than one way all readings are given, the likeliest first.
 */
export function findValues(type: ValueType, text: string, calledOn: string): SpokenValue[] {
  const tokens = splitTokens(isShouted(text) ? text.toLowerCase() : text)
  const find = {
    number: () => findNumberValues(tokens),
    date: () => findDateValues(tokens, text, calledOn),
    time: () => findTimeValues(tokens),
    name: () => findNameValues(tokens, text),
    code: () => findCodeValues(tokens),
  }[type]
  return keepLikely(dropRepeated(find()))
    .sort((a, b) => a.start - b.start || a.rank - b.rank)
    .map(({ value, start, end }) => ({ value, start, end }))
}

/** Some recognisers write nothing but capitals, which then tell nothing. */
function isShouted(text: string): boolean {
  if (/\p{Ll}/u.test(text) || text.toLowerCase().length !== text.length) return false
  return /\b(?:THE|IS|MY|AND|YOU|IT|IT'S|TO|OF|FOR|AT|ON|THAT|YES|OKAY|I)\b/.test(text)
}

function dropRepeated(found: readonly RankedValue[]): RankedValue[] {
  const known = new Map<string, RankedValue>()
  for (const one of found) {
    const key = `${one.value} ${one.start} ${one.end}`
    const before = known.get(key)
    if (!before || one.rank < before.rank) known.set(key, one)
  }
  return [...known.values()]
}

/** The first of the likeliest, where there are too many for anybody to choose from. */
function keepLikely(found: readonly RankedValue[]): RankedValue[] {
  if (found.length <= mostValues) return [...found]
  return [...found].sort((a, b) => a.rank - b.rank || a.start - b.start).slice(0, mostValues)
}
