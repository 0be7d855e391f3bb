/** Of a list, in its order, what fits into a room; a shorter one behind one that is too long may still fit. */
export function keepWithin<Item>(
  items: readonly Item[],
  room: number,
  sizeOf: (item: Item) => number,
): Item[] {
  let left = room
  return items.filter((item) => {
    const size = sizeOf(item)
    if (size > left) return false
    left -= size
    return true
  })
}

export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value)) + 1
}
