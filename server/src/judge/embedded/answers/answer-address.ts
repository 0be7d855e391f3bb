import { isQuestion } from '../../../domain/language/utterances.ts'
import { quoteOf } from '../behaviours/find-support.ts'
import type { CallReading } from '../meaning/call-reading.ts'
import { isUnspecific } from '../meaning/relevance.ts'
import { contentStems } from '../meaning/word-stems.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { findAddresses, type SpokenAddress } from '../spoken/find-addresses.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const ofCustomer =
  /\b(?:customer|caller|client|member|patient|guest|policyholder|user)s?\b|\b(?:home|mailing|shipping|delivery|billing|service|current)\b/i
const ofSomebodyElse =
  /\b(?:company|business|biller|merchant|office|store|branch|shop|hotel|clinic|pharmacy|employer|landlord|recipient|payee)s?\b|\btheir address\b/
const utterancesBefore = 10

/** A postal address that was read out, when it is the one that is asked for. */
export function answerAddress(read: ReadQuestion, reading: CallReading): Finding {
  const mine = findAddresses(reading).filter((address) => belongs(address, read, reading))
  const best = mine.reduce<SpokenAddress | undefined>(
    (longest, next) => (longest && longest.text.length >= next.text.length ? longest : next),
    undefined,
  )
  if (!best)
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'postal-address' }] } })
  return found(
    best.text,
    best.prompting ? 0.8 : 0.6,
    [{ code: 'found', values: { things: [{ thing: 'postal-address', how: 'read-out' }] } }],
    best.utterances.map(quoteOf),
  )
}

function belongs(
  { utterances, prompting }: SpokenAddress,
  read: ReadQuestion,
  reading: CallReading,
): boolean {
  const [first, last] = [utterances[0]!.index, utterances.at(-1)!.index]
  const around = reading.utterances.slice(Math.max(0, first - utterancesBefore), first + 1)
  const asked = `${read.name}. ${read.text}`
  const foreign = ofSomebodyElse.exec(asked.toLowerCase())?.[0]
  if (foreign !== undefined || !ofCustomer.test(asked)) {
    // The house the agent speaks for needs no name.
    if (utterances[0]!.party !== 'customer' && /\b(?:we|were|our|us)\b/.test(utterances[0]!.plain))
      return true
    const wanted = contentStems(asked).filter(
      (stem) => !isUnspecific(stem) && stem !== 'addres' && stem !== 'address',
    )
    const said = new Set(around.flatMap(({ stems }) => stems))
    return wanted.length === 0 || wanted.some((stem) => said.has(stem))
  }
  const own = /\b(?:your|my|home|mailing|shipping|delivery|billing) (?:\w+ )?address\b/
  const after = reading.utterances.slice(first, last + 6).filter((utterance) => !isQuestion(utterance))
  if (prompting && ofSomebodyElse.test(prompting.plain)) return false
  if ([...around.slice(-4), ...after].some(({ plain }) => own.test(plain))) return true
  return !around.some(({ plain }) => ofSomebodyElse.test(plain))
}
