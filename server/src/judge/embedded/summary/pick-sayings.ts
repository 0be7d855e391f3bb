import { type ReadableCall, readFor } from '../answering/read-call.ts'
import { calibrate } from '../reading/calibrate.ts'
import type { Saying } from './sayings.ts'
import { type Slot, slots } from './slots.ts'

const leastRelevance = 0.5
const fewestWords = 2
const certain = 0.85

/** A line that was chosen, and what for. */
export interface Picked {
  readonly saying: Saying
  readonly slot: Slot
  readonly weight: number
  /** Whether the call surely does what the slot looks for. */
  readonly sure: boolean
}

/** The lines that tell the call: of each slot those that matter most, each once, in their order. */
export async function pickSayings(call: ReadableCall, sayings: readonly Saying[]): Promise<Picked[]> {
  const picked = new Map<number, Picked>()
  for (const slot of slots) {
    const shown = await readFor(slot.sought, call)
    const sure = shown.yes > shown.no && calibrate(call.engine.calibration, 'yes_shown', shown.yes) >= certain
    const fitting = shown.lines
      .map((line, index) => ({ saying: sayings[line]!, relevance: shown.relevance[index]! }))
      .filter(({ saying, relevance }) => relevance >= leastRelevance && fits(saying, slot))
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, slot.most)
    for (const [index, { saying }] of fitting.entries())
      if (!picked.has(saying.line))
        picked.set(saying.line, { saying, slot, weight: slot.weight - index / 10, sure })
  }
  return [...picked.values()].sort((a, b) => a.saying.line - b.saying.line)
}

function fits({ party, text, weight }: Saying, slot: Slot): boolean {
  return text !== '' && weight >= fewestWords && (slot.party === 'any' || party === slot.party)
}
