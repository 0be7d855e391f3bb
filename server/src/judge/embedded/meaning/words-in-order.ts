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

/** At most how many of these words can be found in order in others: a quick look that spares most of the slow ones. */
export function boundInCommon(wanted: readonly string[]): (said: readonly string[]) => number {
  const counts = new Map<string, number>()
  for (const word of wanted) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (said) => {
    const left = new Map(counts)
    let shared = 0
    for (const word of said) {
      const count = left.get(word) ?? 0
      if (count === 0) continue
      left.set(word, count - 1)
      shared += 1
    }
    return shared
  }
}
