import { partyOf, splitUtterances } from '../../../domain/language/utterances.ts'
import type { ReadableCall } from '../answering/read-call.ts'
import { findChange } from './find-change.ts'
import { composeSummary, readSummaryWish, type WeighedSentence } from './follow-summary-wish.ts'
import { isEnglish } from './is-english.ts'
import { type Picked, pickSayings } from './pick-sayings.ts'
import { quoteUnsorted } from './quote-unsorted.ts'
import { listSayings, type Saying } from './sayings.ts'
import { addReply, pairUp, type Telling, tell } from './tell.ts'

/** Why the customer called, what was told and agreed, and what comes next: in the words that were said. */
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
  return told
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
