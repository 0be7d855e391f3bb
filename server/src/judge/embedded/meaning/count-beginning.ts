/** How many of these words, which stand in order, begin with another, as far as two of them. */
export function countBeginning(inOrder: readonly string[], beginning: string): 0 | 1 | 2 {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (inOrder[middle]! < beginning) low = middle + 1
    else high = middle
  }
  if (!inOrder[low]?.startsWith(beginning)) return 0
  return inOrder[low + 1]?.startsWith(beginning) ? 2 : 1
}
