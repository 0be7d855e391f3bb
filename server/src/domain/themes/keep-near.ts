/** By how much less than the nearest a passage may mean what was asked. */
const margin = 0.03

/** There is always something nearest: leaves out what is far behind it. The nearest come first. */
export function keepNear<T extends { readonly similarity: number }>(found: readonly T[]): T[] {
  const least = (found[0]?.similarity ?? 0) - margin
  return found.filter(({ similarity }) => similarity >= least)
}
