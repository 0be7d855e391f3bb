/** The smallest value that at least this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1]!
}
