import { findPhrase, plainWords } from '../../../domain/language/spoken-words.ts'
import type { ReadUtterance } from '../meaning/call-reading.ts'
import { wordsInOrder } from '../meaning/words-in-order.ts'

const turnsOfAnOpening = 2
const personal = /\b(my name is|my names|i am|im|speaking (with|to)|talking (with|to)) (\w+ )?$/

/** Where the opening names the company, whatever words stand around the name. */
export function findNamed(names: readonly string[], mine: readonly ReadUtterance[]): ReadUtterance[] {
  if (names.length === 0) return []
  const opening = findOpening(mine)
  const whole = opening.filter(({ plain }) => names.some((name) => isNamed(name, plain)))
  if (whole.length > 0) return whole
  // A recogniser may end a sentence in the middle of a name.
  const at = opening.findIndex((utterance, index) => {
    const next = opening[index + 1]
    return (
      next?.turnIndex === utterance.turnIndex &&
      names.some((name) => isNamed(name, `${utterance.plain} ${next.plain}`))
    )
  })
  return at < 0 ? [] : opening.slice(at, at + 2)
}

/** Where the opening says a person's own name, first or last, in whatever words. */
export function findOwnName(name: string, mine: readonly ReadUtterance[]): ReadUtterance[] {
  const words = plainWords(name)
    .split(' ')
    .filter((word) => word.length >= 3)
  return findOpening(mine).filter(({ plain }) => words.some((word) => findPhrase(plain, word).length > 0))
}

function findOpening(mine: readonly ReadUtterance[]): ReadUtterance[] {
  const turns = [...new Set(mine.map(({ turnIndex }) => turnIndex))].slice(0, turnsOfAnOpening)
  return mine.filter(({ turnIndex }) => turns.includes(turnIndex))
}

function isNamed(name: string, plain: string): boolean {
  const at = findPhrase(plain, name)[0]
  if (at !== undefined) return !personal.test(plain.slice(0, at))
  // A recogniser runs words of a name together, or misses one of several.
  const words = name.split(' ')
  return (
    (words.length > 1 && findPhrase(plain, words.join('')).length > 0) ||
    (words.length > 3 && wordsInOrder(words, plain.split(' ')) >= words.length - 1)
  )
}
