import type { JsonMode } from './open-model.ts'

/** A server may have been mended or changed since. */
const rememberedMs = 3_600_000

/**
 * Which way of asking for JSON a server is asked in first. One that refuses a way it has never answered, and answers
 * the same request in a looser one, does not know it; one that refuses it once among others does not like that request.
 */
export function createModeChoice(modes: readonly JsonMode[]) {
  const worked = new Set<JsonMode>()
  let first = modes[0]!
  let until = 0
  return {
    first: (): JsonMode => (Date.now() < until ? first : modes[0]!),
    /** The next looser one; undefined: there is none. */
    after: (mode: JsonMode): JsonMode | undefined => modes[modes.indexOf(mode) + 1],
    /** That a request was answered in this mode, which began with another. */
    answered(mode: JsonMode, began: JsonMode): void {
      worked.add(mode)
      const stricter = modes.slice(modes.indexOf(began), modes.indexOf(mode))
      if (stricter.length === 0 || stricter.some((one) => worked.has(one))) return
      first = mode
      until = Date.now() + rememberedMs
    },
  }
}
