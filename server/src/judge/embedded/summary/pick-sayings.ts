import { type ReadableCall, readFor } from '../answering/read-call.ts'
import { calibrate } from '../reading/calibrate.ts'
import type { Saying } from './sayings.ts'
import { type Slot, slots } from './slots.ts'

const fewestWords = 2
const certain = 0.85
const opening = 12
const wordsOfAReason = 4

/** A line that was chosen, and what for. */
export interface Picked {
  readonly saying: Saying
  readonly weight: number
  /** What the quote surely is. */
  readonly lead?: string | undefined
}

/** The lines that tell the call: of each slot those that matter most, each once, in their order. */
export async function pickSayings(call: ReadableCall, sayings: readonly Saying[]): Promise<Picked[]> {
  const picked = new Map<number, Picked>()
  for (const slot of slots) {
    const { yes, no, lines, relevance } = await readFor(slot.sought, call)
    const sure = yes > no && calibrate(call.engine.calibration, 'yes', yes) >= certain
    if (slot.onlyIfSure && !sure) continue
    const fitting = lines
      .map((line, index) => ({ saying: sayings[line]!, relevance: relevance[index]! }))
      .filter((one) => one.relevance >= slot.least && fits(one.saying, slot))
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, slot.most)
    for (const [index, { saying }] of fitting.entries())
      if (!picked.has(saying.line))
        picked.set(saying.line, {
          saying,
          weight: slot.weight - index / 10,
          lead: sure ? slot.lead : undefined,
        })
  }
  if (![...picked.values()].some(({ lead }) => lead === slots[0]!.lead)) addFirst(picked, sayings)
  return [...picked.values()].sort((a, b) => a.saying.line - b.saying.line)
}

function fits({ party, text, weight }: Saying, slot: Slot): boolean {
  return text !== '' && weight >= fewestWords && (slot.party ?? party) === party
}

/** Where nobody surely says why, the first thing of weight that the customer says is told as just that. */
function addFirst(picked: Map<number, Picked>, sayings: readonly Saying[]): void {
  const saying = sayings
    .slice(0, opening)
    .find(({ party, text, weight }) => party === 'customer' && text !== '' && weight >= wordsOfAReason)
  if (saying && !picked.has(saying.line)) picked.set(saying.line, { saying, weight: 9.5 })
}
