import type { z } from 'zod'

/**
 * Has a list give up at its first entry that is wrong. The validator would go on and describe what is wrong with each of
 * them, which costs many times what it takes to read a list that is right, and only the first is ever told. To be put
 * around the list when nothing more is added to it, for what is made of it afterwards knows nothing of this.
 */
export function stopEarly<List extends z.ZodArray>(list: List): List {
  const inner = list._zod
  const parseAll = inner.parse
  const parse: typeof inner.parse = (payload, context) => {
    const given = payload.value
    if (!Array.isArray(given)) return parseAll(payload, context)
    const element = list.def.element as z.ZodType
    const read: unknown[] = []
    for (const [index, value] of given.entries()) {
      const result = element._zod.run({ value, issues: [] }, context)
      if (result instanceof Promise) throw new Error('Entries of a list are checked without waiting.')
      if (result.issues.length > 0) {
        // Not to be gone on from: what looks at the list as a whole would meet entries that nobody has looked at.
        const stop = { continue: false }
        for (const issue of result.issues)
          payload.issues.push({ ...issue, ...stop, path: [index, ...(issue.path ?? [])] })
        return payload
      }
      read.push(result.value)
    }
    payload.value = read as typeof payload.value
    return payload
  }
  if (inner.run === parseAll) inner.run = parse
  inner.parse = parse
  return list
}
