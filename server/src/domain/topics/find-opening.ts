import { partyOf } from '../language/utterances.ts'
import { carries } from '../themes/name-groups.ts'

/** Greetings, names and announcements come first: a reason needs so many words that carry meaning. */
const fewestWords = 4
/** Who has not said by then why they call has said it in no one place. */
export const lookedAt = 6

interface SpokenTurn {
  readonly speaker: string
  readonly text: string
}

/**
 * Which passage says why the call is made: the first in which the customer says more than a greeting. Of a call on which
 * nobody is known to be the customer, the first. Undefined: nothing was said.
 */
export function findOpening(passages: readonly (readonly SpokenTurn[])[]): number | undefined {
  if (passages.length === 0) return undefined
  const opening = passages.slice(0, lookedAt).findIndex((turns) => {
    const words =
      wordsOfCustomer(turns)
        .toLowerCase()
        .match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []
    return words.filter((word) => carries(word.replaceAll('’', "'"))).length >= fewestWords
  })
  return Math.max(0, opening)
}

/** What the customer says names a topic best; where nobody is known to be the customer, what anybody says. */
export function wordsOfOpening(turns: readonly SpokenTurn[]): string {
  return wordsOfCustomer(turns) || turns.map(({ text }) => text).join('\n')
}

function wordsOfCustomer(turns: readonly SpokenTurn[]): string {
  return turns
    .filter(({ speaker }) => partyOf(speaker) === 'customer')
    .map(({ text }) => text)
    .join('\n')
}
