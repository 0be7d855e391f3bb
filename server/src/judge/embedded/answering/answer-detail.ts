import { type Finding, found } from '../finding.ts'
import { partyOfWording } from '../questions/party-of-wording.ts'
import type { Wording } from '../questions/wording.ts'
import type { Bounds } from './answer-met.ts'
import { answerValue, type FindSaid, type Said } from './answer-value.ts'
import { quoteLine, type ReadableCall } from './read-call.ts'

/** How often it is the one that is asked for, where only one of its kind was said: on the tuning half of the bank calls. */
const sureOfTheOnlyOne = 0.9

interface Detail extends Said {
  readonly line: number
}

/** Something so particular that, where only one is said on a call, it is the one that is meant; else the reader says which. */
export async function answerDetail(
  wording: Wording,
  find: FindSaid,
  call: ReadableCall,
  bounds: Bounds,
): Promise<Finding> {
  const findMine: FindSaid = (line) => (isOfWhomItIsAsked(line, wording.text, call) ? find(line, call) : [])
  const details = ofParty(listDetails(findMine, call), wording.text, call)
  const only = findOnly(details)
  if (!only || sureOfTheOnlyOne < bounds.least) return answerValue(wording.text, findMine, call, bounds)
  const quotes = [only.line, ...(only.alsoIn ?? [])].map((line) => quoteLine(call, line))
  return found(only.value, sureOfTheOnlyOne, [{ code: 'read_value' }], quotes)
}

function listDetails(find: FindSaid, call: ReadableCall): Detail[] {
  return call.lines.flatMap((_, line) => find(line, call).map((said) => ({ ...said, line })))
}

const somebodyElse =
  /\b(?:company|business|biller|merchant|employer|landlord|payee|recipient|store|shop|office|branch|hotel|clinic|pharmacy)\b/i
const linesBefore = { somebodyElse: 8, customer: 4 }

/** "The address of the company" was asked for where a company was spoken of, "the home address" where none was. */
function isOfWhomItIsAsked(line: number, text: string, { lines }: ReadableCall): boolean {
  const isSpokenOf = (before: number) =>
    lines.slice(Math.max(0, line - before), line + 1).some((each) => somebodyElse.test(each.text))
  if (somebodyElse.test(text)) return isSpokenOf(linesBefore.somebodyElse)
  return partyOfWording(text) !== 'customer' || !isSpokenOf(linesBefore.customer)
}

/** Those that the party said whom the wording names, if it said any. */
function ofParty(details: readonly Detail[], text: string, { lines, transcript, parties }: ReadableCall) {
  const party = partyOfWording(text)
  const mine = details.filter(
    ({ line }) => parties.partyOf(transcript.turns[lines[line]!.turnIndex]!.speaker) === party,
  )
  return mine.length > 0 ? mine : details
}

/** The last time it was said in full, if nothing else of its kind was. */
function findOnly(details: readonly Detail[]): Detail | undefined {
  const fullest = details.reduce<Detail | undefined>(
    (best, next) => (best && keyOf(best).length > keyOf(next).length ? best : next),
    undefined,
  )
  return fullest && details.every((detail) => keyOf(fullest).includes(keyOf(detail))) ? fullest : undefined
}

/** Of an address its figures: its names are heard in many ways. */
function keyOf({ value }: Said): string {
  return value.replace(/\D/g, '') || value.toLowerCase()
}
