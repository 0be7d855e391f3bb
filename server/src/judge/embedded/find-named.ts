import { findPhrase } from '../spoken-words.ts'
import type { ReadUtterance } from './call-reading.ts'
import { wordsInOrder } from './words-in-order.ts'

const turnsOfAnOpening = 2
const personal = /\b(my name is|my names|i am|im|speaking (with|to)|talking (with|to)) (\w+ )?$/

/** Where the opening names the company, whatever words stand around the name. */
export function findNamed(names: readonly string[], mine: readonly ReadUtterance[]): ReadUtterance[] {
  if (names.length === 0) return []
  const opening = [...new Set(mine.map(({ turnIndex }) => turnIndex))].slice(0, turnsOfAnOpening)
  return mine
    .filter(({ turnIndex }) => opening.includes(turnIndex))
    .filter(({ plain }) =>
      names.some((name) => {
        const at = findPhrase(plain, name)[0]
        if (at !== undefined) return !personal.test(plain.slice(0, at))
        // A recogniser runs words of a name together, or misses one of several.
        const words = name.split(' ')
        return (
          (words.length > 1 && findPhrase(plain, words.join('')).length > 0) ||
          (words.length > 3 && wordsInOrder(words, plain.split(' ')) >= words.length - 1)
        )
      }),
    )
}
