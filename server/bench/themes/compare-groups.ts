/** How well groups fit a truth. Both give, for each text, the group it is in. */
export interface Fit {
  /** The part of all texts that is of the commonest kind of its group. */
  readonly purity: number
  /** How far pairs are together and apart as in the truth: 1 is the same, 0 is chance. */
  readonly rand: number
}

export function compareGroups(groupOf: readonly number[], truth: readonly string[]): Fit {
  const tables = new Map<number, Map<string, number>>()
  for (const [index, group] of groupOf.entries()) {
    const row = tables.get(group) ?? new Map<string, number>()
    tables.set(group, row)
    row.set(truth[index]!, (row.get(truth[index]!) ?? 0) + 1)
  }
  const rows = [...tables.values()].map((row) => [...row.values()])
  const kinds = [...Map.groupBy(truth, (kind) => kind).values()].map((texts) => texts.length)
  const pure = rows.reduce((sum, row) => sum + Math.max(...row), 0)
  const together = sumOf(rows.flat().map(pairs))
  const inGroups = sumOf(rows.map((row) => pairs(sumOf(row))))
  const inKinds = sumOf(kinds.map(pairs))
  const byChance = (inGroups * inKinds) / pairs(truth.length)
  const most = (inGroups + inKinds) / 2
  return {
    purity: pure / truth.length,
    rand: most === byChance ? 0 : (together - byChance) / (most - byChance),
  }
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
