/** How likely a difference of so many standard errors, or a larger one, is by chance alone. */
export function chanceOf(standardErrors: number): number {
  const z = Math.abs(standardErrors)
  // Abramowitz and Stegun 26.2.17; wrong by less than 1e-7.
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return Math.min(1, 2 * Math.exp((-z * z) / 2) * 0.3989422804014327 * series)
}

/** A t of so many degrees of freedom as standard errors of the normal distribution (Wallace, 1959). */
export function standardErrorsOf(t: number, degrees: number): number {
  const z = ((8 * degrees + 1) / (8 * degrees + 3)) * Math.sqrt(degrees * Math.log1p((t * t) / degrees))
  return t < 0 ? -z : z
}

/**
 * Of many differences, those that are not chance: of what is told, on average no more than this part is wrong, however
 * many were looked at (Benjamini and Hochberg, 1995). One by one, of a hundred criteria that stayed the same five would
 * be told every week.
 */
export function keepBeyondChance<One>(
  all: readonly One[],
  chance: (one: One) => number,
  wrongPart = 0.05,
): One[] {
  const chances = all.map(chance).sort((a, b) => a - b)
  let limit = -1
  for (const [index, value] of chances.entries())
    if (value <= (wrongPart * (index + 1)) / chances.length) limit = value
  return all.filter((one) => chance(one) <= limit)
}
