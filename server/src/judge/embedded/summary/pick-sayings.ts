import { type ReadableCall, readFor } from '../answering/read-call.ts'
import { calibrate } from '../reading/calibrate.ts'
import type { Saying } from './sayings.ts'
import { type Slot, slots } from './slots.ts'

const fewestWords = 2
const certain = 0.85
const opening = 12
const wordsOfAReason = 2
const fewestPicked = 4
const leastOfASpare = 0.15
/** One line tells too little of a call: a second needs less. */
const leastOfASecond = 0.005

/** A line that was chosen, and what for. */
export interface Picked {
  readonly saying: Saying
  readonly weight: number
  /** What the quote surely is. */
  readonly lead?: string | undefined
  /** Says what it says without the question before it. */
  readonly alone?: boolean
}

interface Candidate extends Picked {
  readonly relevance: number
}

/** The lines that tell the call: of each slot those that matter most, each once, in their order. */
export async function pickSayings(call: ReadableCall, sayings: readonly Saying[]): Promise<Picked[]> {
  const picked = new Map<number, Picked>()
  const spare: Candidate[] = []
  for (const slot of slots) {
    const found = await readSlot(slot, call, sayings)
    const chosen = found.filter(({ relevance }) => relevance >= slot.least).slice(0, slot.most)
    for (const one of chosen) if (!picked.has(one.saying.line)) picked.set(one.saying.line, one)
    spare.push(...found.filter((one) => !chosen.includes(one)))
  }
  if (![...picked.values()].some(({ lead }) => lead === slots[0]!.lead)) addFirst(picked, sayings)
  for (const { saying, relevance } of spare.sort((a, b) => b.relevance - a.relevance)) {
    const least = picked.size < 2 ? leastOfASecond : leastOfASpare
    if (picked.size >= fewestPicked || relevance < least) break
    if (!picked.has(saying.line)) picked.set(saying.line, { saying, weight: 4 })
  }
  return [...picked.values()].sort((a, b) => a.saying.line - b.saying.line)
}

/** What may fill a slot, the most relevant first. */
async function readSlot(
  slot: Slot,
  call: ReadableCall,
  sayings: readonly Saying[],
): Promise<readonly Candidate[]> {
  const shown = await readFor(slot.sought, call)
  const { yes, no, lines, relevance } = shown
  const sure = yes > no && calibrate(call.engine.calibration, 'yes_shown', yes, shown) >= certain
  if (slot.onlyIfSure && !sure) return []
  return lines
    .map((line, index) => ({ saying: sayings[line]!, relevance: relevance[index]! }))
    .filter(({ saying }) => fits(saying, slot))
    .sort((a, b) => b.relevance - a.relevance)
    .map((one, index) => ({
      ...one,
      weight: slot.weight - index / 10,
      lead: sure ? slot.lead : undefined,
      alone: slot === slots[0],
    }))
}

function fits({ party, text, weight }: Saying, slot: Slot): boolean {
  return text !== '' && weight >= fewestWords && (slot.party ?? party) === party
}

/** Where nobody surely says why, the first thing of weight that the customer says is told as just that. */
function addFirst(picked: Map<number, Picked>, sayings: readonly Saying[]): void {
  const saying = sayings
    .slice(0, opening)
    .find(({ party, text, weight }) => party === 'customer' && text !== '' && weight >= wordsOfAReason)
  if (saying && !picked.has(saying.line)) picked.set(saying.line, { saying, weight: 9.5, alone: true })
}
