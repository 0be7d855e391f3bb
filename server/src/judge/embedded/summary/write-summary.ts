import { partyOf, splitUtterances } from '../../../domain/language/utterances.ts'
import { readWhether } from '../answering/answer-met.ts'
import type { ReadableCall } from '../answering/read-call.ts'
import { composeSummary, readSummaryWish, type WeighedSentence } from './follow-summary-wish.ts'
import { isEnglish } from './is-english.ts'
import { pickSayings } from './pick-sayings.ts'
import { quoteUnsorted } from './quote-unsorted.ts'
import { listSayings, type Saying } from './sayings.ts'
import { pairUp, type Telling, tell, toCriterion } from './tell.ts'

const certain = 0.85
const outcomes = [
  {
    asked: 'The customer’s matter is settled by the end of the call.',
    told: 'By the end of the call the matter was settled.',
  },
  {
    asked: 'Something is left open at the end of the call.',
    told: 'Something was left open at the end of the call.',
  },
] as const

/** Why the customer called, what was told and agreed, what comes next and how it ended: in the words that were said. */
export async function writeSummary(call: ReadableCall, prompt: string): Promise<string> {
  if (call.lines.length === 0) return 'No speech was found in this recording.'
  const sayings = listSayings(call)
  const speakers = new Set(call.lines.map(({ turnIndex }) => call.transcript.turns[turnIndex]!.speaker))
  const apart = speakers.size > 1 || [...speakers].some((speaker) => partyOf(speaker) !== 'unknown')
  const sentences =
    apart && isEnglish(splitUtterances(call.transcript.turns))
      ? await summarize(call, sayings)
      : quoteUnsorted(sayings, apart)
  if (sentences.length === 0) return 'The call does not say plainly what it is about.'
  return composeSummary(sentences, readSummaryWish(prompt))
}

async function summarize(call: ReadableCall, sayings: readonly Saying[]): Promise<WeighedSentence[]> {
  const told: (WeighedSentence & { readonly telling: Telling })[] = []
  for (const picked of await pickSayings(call, sayings)) {
    const telling = pairUp(picked.saying, sayings)
    if (!telling || told.some((one) => one.telling.said === telling.said)) continue
    if (!(await isSure(toCriterion(telling), call))) continue
    const weight = Math.max(
      picked.weight,
      ...told.filter((one) => isPartOf(one.telling, telling)).map((one) => one.weight),
    )
    const others = told.filter((one) => !isPartOf(one.telling, telling))
    told.splice(0, told.length, ...others, { telling, text: tell(telling, picked), weight })
  }
  return [...told, ...(await tellOutcome(call))]
}

/** Whether something told by itself is told again as what another replies to. */
function isPartOf(one: Telling, { asked }: Telling): boolean {
  return !one.asked && one.said === asked
}

async function isSure(criterion: string, call: ReadableCall): Promise<boolean> {
  const { kind, chance } = await readWhether(criterion, call)
  return kind === 'yes' && chance >= certain
}

/** How it ended, where that is certain and nothing speaks against it. */
async function tellOutcome(call: ReadableCall): Promise<WeighedSentence[]> {
  const sure: WeighedSentence[] = []
  for (const { asked, told } of outcomes)
    if (await isSure(asked, call)) sure.push({ text: told, weight: 8.5 })
  return sure.length === 1 ? sure : []
}
