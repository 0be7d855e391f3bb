import { splitUtterances, type Utterance } from '../../domain/language/utterances.ts'
import type { Turn } from '../../domain/transcript.ts'

/** One sentence of a call, with its place among all of them. */
export interface Heard extends Utterance {
  readonly index: number
}

export function listHeard(turns: readonly Turn[]): Heard[] {
  return splitUtterances(turns).map((utterance, index) => ({ ...utterance, index }))
}

const mostBack = 8

/** The last thing of more than a word that another speaker said before it: what a short reply replies to. */
export function findPrompting(all: readonly Heard[], utterance: Heard): Heard | undefined {
  for (let index = utterance.index - 1; index >= Math.max(0, utterance.index - mostBack); index -= 1) {
    const before = all[index]!
    if (before.turn.speaker !== utterance.turn.speaker && before.plain.includes(' ')) return before
  }
  return undefined
}
