/** The length of the longest common subsequence; sentences are short, phrases shorter. */
export function wordsInOrder(wanted: readonly string[], said: readonly string[]): number {
  let row = new Uint16Array(said.length + 1)
  for (const word of wanted) {
    const next = new Uint16Array(said.length + 1)
    for (let index = 0; index < said.length; index += 1) {
      next[index + 1] = word === said[index] ? row[index]! + 1 : Math.max(row[index + 1]!, next[index]!)
    }
    row = next
  }
  return row[said.length]!
}
