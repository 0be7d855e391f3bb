import { getBehaviour } from '../behaviours/behaviours.ts'
import { saidBy } from '../meaning/call-reading.ts'
import type { Sayings } from './read-sayings.ts'
import { quote } from './report-unsorted.ts'
import { capitalise } from './tidy-speech.ts'

const content =
  /\b(?:thats|that is|that will be|thatll be|that was|thats gonna be|that was (?:going to|gonna) be|that should be|that would be|that does) (?:all|it|everything)\b|\b(?:no|nope|nah) (?:thats|that|nothing|thank|thanks|im (?:good|fine|all)|not (?:today|right now)|i think|i dont|it is|sir|maam|you)\b|\bnothing else\b|^(?:no|nope)$/
const leaving = [getBehaviour('goodbye'), getBehaviour('thanks')]
const lastWords = 6

/** How the call ended; that nothing is open only where something was done and the customer wanted nothing more. */
export function reportEnding(
  reading: Sayings,
  { settled, open }: { readonly settled: boolean; readonly open: boolean },
): string[] {
  const late = saidBy(reading, 'customer').slice(-lastWords)
  const unhappy = late.some(({ plain }) =>
    getBehaviour('frustration').said.some((pattern) => pattern.test(plain)),
  )
  const offered = getBehaviour('further-help').said
  const offer = reading.utterances.findLast(
    ({ party, plain }) => party !== 'customer' && offered.some((pattern) => pattern.test(plain)),
  )
  const satisfied = late.some(({ plain, index }) => content.test(plain) && index > (offer?.index ?? -1))
  const customer = reading.utterances.find(({ party }) => party === 'customer')?.who
  if (customer && satisfied)
    return [
      `${capitalise(customer)} needed nothing else${settled && !open && !unhappy ? ', and nothing was left open' : ''}.`,
    ]
  const tail = reading.utterances.slice(-lastWords)
  const left = tail.some(({ plain }) =>
    leaving.some(({ said }) => said.some((pattern) => pattern.test(plain))),
  )
  if (left)
    return offer && customer
      ? [`${capitalise(offer.who)} offered further help before the call ended.`]
      : ['The call ended with thanks or a goodbye.']
  const last = reading.utterances.at(-1)!
  return [`The recording ends without a goodbye; the last words are ${last.who}’s: ${quote(last)}.`]
}

/** The first time the customer says outright that they are unhappy. */
export function reportDispleasure({ utterances }: Sayings): string[] {
  const { said } = getBehaviour('frustration')
  const moment = utterances.find(
    ({ party, plain }) => party === 'customer' && said.some((pattern) => pattern.test(plain)),
  )
  return moment ? [`${capitalise(moment.who)} was unhappy: ${quote(moment)}.`] : []
}
