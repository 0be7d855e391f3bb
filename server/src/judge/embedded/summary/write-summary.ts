import { partyOf, splitUtterances } from '../../../domain/language/utterances.ts'
import { readWhether } from '../answering/answer-met.ts'
import type { ReadableCall } from '../answering/read-call.ts'
import { findChange } from './find-change.ts'
import { composeSummary, readSummaryWish, type WeighedSentence } from './follow-summary-wish.ts'
import { isEnglish } from './is-english.ts'
import { type Picked, pickSayings } from './pick-sayings.ts'
import { quoteUnsorted } from './quote-unsorted.ts'
import { listSayings, type Saying } from './sayings.ts'
import { addReply, pairUp, type Telling, tell } from './tell.ts'

const certain = 0.85
/** Three ways to ask the same: one alone is too easily content. */
const settled = 'The caller’s matter is settled.'
const resolved = 'Resolved on this call'
const unresolved = 'Left unresolved'

/** Why the customer called, what was told and agreed, what comes next and how it ended: in the words that were said. */
export async function writeSummary(call: ReadableCall, prompt: string): Promise<string> {
  const utterances = splitUtterances(call.transcript.turns)
  if (utterances.length === 0) return 'No speech was found in this recording.'
  const sayings = listSayings(call)
  const speakers = new Set(call.lines.map(({ turnIndex }) => call.transcript.turns[turnIndex]!.speaker))
  const apart = speakers.size > 1 || [...speakers].some((speaker) => partyOf(speaker) !== 'unknown')
  const sentences =
    apart && isEnglish(utterances) ? await summarize(call, sayings) : quoteUnsorted(sayings, apart)
  if (sentences.length === 0) return 'The call does not say plainly what it is about.'
  return composeSummary(sentences, readSummaryWish(prompt))
}

interface Told extends WeighedSentence {
  readonly lines: readonly Saying[]
}

async function summarize(call: ReadableCall, sayings: readonly Saying[]): Promise<WeighedSentence[]> {
  const told: Told[] = []
  for (const picked of await pickSayings(call, sayings)) {
    const pair = pairUp(picked, sayings)
    if (!pair || told.some(({ lines }) => lines.includes(pair.said))) continue
    const before = told.findIndex(({ lines }) => lines.at(-1) === pair.asked)
    const later = await findChange(picked.saying, call, sayings)
    if (before >= 0) told[before] = goOn(told[before]!, pair.said, picked.weight)
    else told.push(begin(later && later !== pair.said ? { ...pair, later } : pair, picked))
  }
  return [...told, ...(await tellOutcome(call))]
}

function begin(telling: Telling, picked: Picked): Told {
  const { asked, said, later } = telling
  const lines = [asked, said, later].filter((saying) => saying !== undefined)
  return { text: tell(telling, picked), weight: picked.weight, lines }
}

function goOn(one: Told, said: Saying, weight: number): Told {
  return {
    text: addReply(one.text, said),
    weight: Math.max(weight, one.weight),
    lines: [...one.lines, said],
  }
}

/** That it is settled, where that is certain and nothing speaks against it. What is open shows in what comes next. */
async function tellOutcome(call: ReadableCall): Promise<WeighedSentence[]> {
  const { kind, chance } = await readWhether(settled, call)
  if (kind !== 'yes' || chance < certain) return []
  const others = [await readWhether(resolved, call), await readWhether(unresolved, call)]
  return others[0]!.kind === 'yes' && others[1]!.kind === 'no'
    ? [{ text: 'By the end of the call the matter was settled.', weight: 8.7 }]
    : []
}
