import type { Figures } from '../../../domain/teaching/head.ts'
import { seeded } from '../../../domain/teaching/seeded.ts'
import type { ReadableCall, Shown } from './read-call.ts'

/** Weights and way of noting: raised when either changes, since figures of two ways cannot be compared. */
export const notingEngine = 'reader-6/1'

const outlines = 64
const seed = 20_261_117

/**
 * What the reader made of a question, in a few numbers that people's answers can teach from: what it weighed, how sure it
 * was, what speaks for it, and the outline of what it saw. No word can be read from them.
 */
export function noteFigures(chance: number, shown: Shown, call: ReadableCall): Figures {
  const [yes = 0, no = 0, notApplicable = 0] = shown.weights
  const relevance = shown.relevance.toSorted((a, b) => b - a)
  const figures = [
    yes,
    no,
    notApplicable,
    chance,
    ...[0, 1, 2].map((place) => logitOf(relevance[place] ?? 0)),
    relevance.reduce((sum, one) => sum + one, 0),
    relevance.filter((one) => one >= 0.5).length,
    Math.log(1 + call.lines.length),
    notApplicable - Math.max(yes, no),
    ...outline(shown.state),
  ]
  return figures.map((value) => Math.round(value * 10_000) / 10_000)
}

function logitOf(chance: number): number {
  const bounded = Math.min(0.99, Math.max(0.01, chance))
  return Math.log(bounded / (1 - bounded))
}

let signs: readonly Int8Array[] = []

/** A projection that is the same for ever: what is alike stays alike. */
function outline(state: Float32Array): number[] {
  if (signs[0]?.length !== state.length) {
    const random = seeded(seed)
    signs = Array.from({ length: outlines }, () => Int8Array.from(state, () => (random() < 0.5 ? -1 : 1)))
  }
  return signs.map(
    (row) => row.reduce((sum, sign, index) => sum + sign * state[index]!, 0) / Math.sqrt(state.length),
  )
}
