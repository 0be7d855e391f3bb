import { getBehaviour } from './behaviours.ts'
import { type CallReading, saidBy } from './call-reading.ts'
import { quote } from './report-unsorted.ts'

const content =
  /\b(?:thats|that is|that will be|thatll be|that was|thats gonna be|that was (?:going to|gonna) be|that should be|that would be|that does) (?:all|it|everything)\b|\b(?:no|nope|nah) (?:thats|that|nothing|thank|thanks|im (?:good|fine|all)|not (?:today|right now)|i think|i dont|it is|sir|maam|you)\b|\bnothing else\b|^(?:no|nope)$/
const leaving = [getBehaviour('goodbye'), getBehaviour('thanks')]
const lastWords = 6

/** How the call ended; that nothing is open only where something was done and the customer wanted nothing more. */
export function reportEnding(
  reading: CallReading,
  { settled, open }: { readonly settled: boolean; readonly open: boolean },
): string[] {
  const labelled = reading.utterances.some(({ party }) => party === 'customer')
  const late = saidBy(reading, 'customer').slice(-lastWords)
  const unhappy = late.some(({ plain }) =>
    getBehaviour('frustration').said.some((pattern) => pattern.test(plain)),
  )
  const offered = getBehaviour('further-help').said
  const offer = reading.utterances.findLast(
    ({ party, plain }) => party !== 'customer' && offered.some((pattern) => pattern.test(plain)),
  )
  const satisfied = late.some(({ plain, index }) => content.test(plain) && index > (offer?.index ?? -1))
  if (labelled && satisfied)
    return [
      settled && !open && !unhappy
        ? 'The customer needed nothing else, and nothing was left open.'
        : 'The customer needed nothing else.',
    ]
  const tail = reading.utterances.slice(-lastWords)
  const left = tail.some(({ plain }) =>
    leaving.some(({ said }) => said.some((pattern) => pattern.test(plain))),
  )
  if (left)
    return offer && labelled
      ? ['The agent offered further help before the call ended.']
      : ['The call ended with thanks or a goodbye.']
  const last = reading.utterances.at(-1)!
  const who = last.party === 'unknown' ? last.turn.speaker : `the ${last.party}`
  return [`The recording ends without a goodbye; the last words are ${who}’s: ${quote(last)}.`]
}
