/** From `target` on a percentage is good, below `poor_below` it is poor, between them fair. */
export interface Target {
  readonly target: number
  readonly poor_below: number
}

/** Where nobody says what is poor: so many points below the target. */
const usualGap = 20

/** With two decimals, as scores have. */
export function poorBelow(target: number): number {
  return Math.max(0, Math.round(100 * (target - usualGap)) / 100)
}
