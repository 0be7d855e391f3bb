/** A share with its 95 % interval. */
export interface Proportion {
  readonly passed: number
  readonly n: number
  /** Null: there is nothing to take a share of. */
  readonly share: number | null
  readonly interval: readonly [low: number, high: number] | null
}

export interface Difference {
  readonly difference: number
  readonly interval: readonly [low: number, high: number]
}

const z95 = 1.959963984540054

/** With Wilson's score interval, which stays between 0 and 1 and is honest for few answers, too. */
export function proportionOf(passed: number, n: number): Proportion {
  if (n === 0) return { passed, n, share: null, interval: null }
  const share = passed / n
  const square = z95 * z95
  const middle = (2 * passed + square) / (2 * (n + square))
  const half = (z95 * Math.sqrt(square + 4 * passed * (1 - share))) / (2 * (n + square))
  return {
    passed,
    n,
    share,
    // Rounding must not leave a hair of doubt where there is none.
    interval: [passed === 0 ? 0 : middle - half, passed === n ? 1 : middle + half],
  }
}

/** How far the one share lies above the other: Newcombe's interval (1998, method 10), made of both Wilson intervals. */
export function differenceOf(one: Proportion, other: Proportion): Difference | null {
  if (one.share === null || other.share === null || !one.interval || !other.interval) return null
  const difference = one.share - other.share
  const below = Math.hypot(one.share - one.interval[0], other.interval[1] - other.share)
  const above = Math.hypot(one.interval[1] - one.share, other.share - other.interval[0])
  return { difference, interval: [difference - below, difference + above] }
}
