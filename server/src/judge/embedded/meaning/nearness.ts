import type { CallReading } from './call-reading.ts'
import { similarity } from './sentence-embedder.ts'

/** How near a direction is to the nearest of these. What is said again and again has one direction, and is measured once. */
export function nearnessTo(vectors: readonly Float32Array[]): (direction: Float32Array) => number {
  const known = new Map<Float32Array, number>()
  return (direction) => {
    const before = known.get(direction)
    if (before !== undefined) return before
    let nearest = -Infinity
    for (const vector of vectors) nearest = Math.max(nearest, similarity(vector, direction))
    known.set(direction, nearest)
    return nearest
  }
}

const known = new WeakMap<CallReading, Map<readonly string[], ReturnType<typeof nearnessTo>>>()

/** The same for a list of sentences that many questions go by; measured once per call. */
export async function nearnessToSentences(
  sentences: readonly string[],
  reading: CallReading,
): Promise<(direction: Float32Array) => number> {
  const lists = known.get(reading) ?? new Map()
  known.set(reading, lists)
  const nearness = lists.get(sentences) ?? nearnessTo(await reading.embedder.embedAndRemember(sentences))
  lists.set(sentences, nearness)
  return nearness
}
