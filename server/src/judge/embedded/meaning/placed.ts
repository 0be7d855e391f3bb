import type { ReadUtterance } from './call-reading.ts'
import type { Place } from './place-of-wording.ts'

/** The part of what was said in which a thing usually stands. */
export function placed(said: readonly ReadUtterance[], place: Place): readonly ReadUtterance[] {
  const share = Math.max(6, Math.ceil(said.length / 4))
  if (place === 'start') return said.slice(0, share)
  return place === 'end' ? said.slice(-share) : placedByWording(said, place)
}

/** Narrower than where a thing usually stands: who writes "at the end" does not mean the opening of a short call. */
export function placedByWording(said: readonly ReadUtterance[], place: Place): readonly ReadUtterance[] {
  const turns = new Set(said.map(({ turnIndex }) => turnIndex))
  const [firstTurn, lastTurn] = [said[0]?.turnIndex, said.at(-1)?.turnIndex]
  const notFirst = turns.size > 1 ? said.filter(({ turnIndex }) => turnIndex !== firstTurn) : said
  const notLast = turns.size > 1 ? said.filter(({ turnIndex }) => turnIndex !== lastTurn) : said
  if (place === 'start') return notLast.slice(0, Math.max(4, Math.ceil(said.length / 5)))
  if (place === 'end') return notFirst.slice(-Math.max(3, Math.ceil(said.length / 5)))
  return place === 'late' ? notFirst.slice(-Math.max(6, Math.ceil(said.length / 2))) : said
}
