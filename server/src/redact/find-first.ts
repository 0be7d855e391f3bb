/** Index of the first item placed at `from` or later; the items stand in the order of their places. */
export function findFirst<Item>(
  items: readonly Item[],
  from: number,
  placeOf: (item: Item) => number,
): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(items[middle]!) < from) low = middle + 1
    else high = middle
  }
  return low
}
