import { type Party, partyOf } from '../../../domain/language/utterances.ts'
import { getBehaviour } from '../behaviours/behaviours.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import { isEnglish } from '../meaning/is-english.ts'
import { joinFragments } from './join-fragments.ts'

/** Something a party said, in one piece, and how a report names who said it. */
export interface Saying extends ReadUtterance {
  /** "the agent", "the customer", or as the transcript calls them. */
  readonly who: string
}

/** A call as a summary reads it. */
export interface Sayings extends Omit<CallReading, 'utterances'> {
  readonly utterances: readonly Saying[]
  /** Whether enough of it is English to be told in other words. */
  readonly english: boolean
}

export function readSayings(reading: CallReading): Sayings {
  const sayings = joinFragments(reading)
  const parties = guessParties(sayings)
  return {
    ...reading,
    english: isEnglish(sayings),
    utterances: sayings.map((saying) => {
      const { party, turn } = saying
      return {
        ...saying,
        party: parties.get(turn.speaker) ?? party,
        who: party === 'unknown' ? turn.speaker : `the ${party}`,
      }
    }),
  }
}

/** Of two without a label, the one who offers help serves; a report still calls them what the transcript does. */
function guessParties(sayings: readonly ReadUtterance[]): ReadonlyMap<string, Party> {
  const speakers = [...new Set(sayings.map(({ turn }) => turn.speaker))]
  if (speakers.length !== 2 || speakers.some((speaker) => partyOf(speaker) !== 'unknown')) return new Map()
  const offers = [...getBehaviour('help-offer').said, ...getBehaviour('further-help').said]
  const server = sayings.find(({ plain }) => offers.some((pattern) => pattern.test(plain)))?.turn.speaker
  if (server === undefined) return new Map()
  return new Map(speakers.map((speaker) => [speaker, speaker === server ? 'agent' : 'customer']))
}
