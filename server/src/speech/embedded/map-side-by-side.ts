/** Like `Promise.all` over a map, but with only so many at once; after a failure nothing new is started. */
export async function mapSideBySide<Item, Result>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  let failed = false
  async function work(): Promise<void> {
    while (next < items.length && !failed) {
      const index = next++
      try {
        results[index] = await act(items[index]!)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  return results
}
