/** What a benchmark is asked for. */
export interface BenchOptions {
  /** Little data, few rounds, every check: tells in seconds whether the benchmark still works. Its figures tell nothing. */
  readonly small: boolean
  /** What else stands behind the benchmark's name: which parts of it, or how much. */
  readonly named: readonly string[]
}

/** The parts that are named, or all of them. */
export function chooseParts<Part extends string>(parts: readonly Part[], named: readonly string[]): Part[] {
  const unknown = named.find((name) => !(parts as readonly string[]).includes(name))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${parts.join(', ')}.`)
  return parts.filter((part) => named.length === 0 || named.includes(part))
}
