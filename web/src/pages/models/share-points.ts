/** Finer than any weight somebody chose, coarser than what arithmetic with fractions gets wrong. */
const grain = 1e-6

/**
 * Whole points by weight, as the service shares them: what rounding leaves over goes to the largest remainders, and of
 * equal ones to the first.
 */
export function sharePoints(points: number, weights: readonly number[]): number[] {
  const heaviest = Math.max(0, ...weights)
  if (heaviest === 0) return weights.map(() => 0)
  // As parts of the heaviest, for the sum of huge weights may be no number.
  const whole = weights.reduce((sum, weight) => sum + weight / heaviest, 0)
  const shares = weights.map((weight, index) => {
    const exact = (points * (weight / heaviest)) / whole
    const floor = Math.floor(exact + grain)
    return { index, floor, remainder: Math.round((exact - floor) / grain) }
  })
  const left = points - shares.reduce((sum, { floor }) => sum + floor, 0)
  const lucky = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, floor }) => floor + (lucky.has(index) ? 1 : 0))
}
