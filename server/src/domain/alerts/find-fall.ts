/** What the calls of one day came to. */
export interface CallDay {
  readonly day: string
  readonly calls: number
  readonly sum: number
}

export interface Fall {
  /** Index of the first day of the worse time. */
  readonly start: number
  readonly before: number
  readonly after: number
  readonly difference: number
  readonly interval: readonly [low: number, high: number]
  readonly callsBefore: number
  readonly callsAfter: number
  /** Sum of the likelihood ratios over every day on which it may have begun. */
  readonly weight: number
}

export interface FallOptions {
  /** A square that no call's spread is believed to be below: all equal so far does not mean all equal for ever. */
  readonly leastVariance: number
  /** A second opinion on what a number of days says after others: the weaker of the two counts. */
  readonly weighCounts?: (before: readonly CallDay[], after: readonly CallDay[]) => number
}

/** Days with fewer before them say too little about what is usual. */
export const fewestDaysBefore = 10
const longestAfter = 20
const longestBefore = 60
/** How large falls are expected to be, in spreads of a single call: variance of the normal prior. */
const priorVariance = 0.25

/**
 * Weighs whether somebody has fallen and since when. For every day on which it may have begun, the days since are
 * compared with those before by the Bayes factor of a t-test (Gönen and others, 2005), one-sided; a day counts by its
 * calls, and the spread is taken from day to day, so that good and bad days are no surprise. Without a fall each of these
 * factors is a martingale, so their sum reaches a threshold on average once in at least so many days (the e-detector of
 * Shin, Ramdas and Rinaldo, 2022): the threshold is the time between false alarms, however often one looks.
 */
export function weighFall(days: readonly CallDay[], options: FallOptions): Fall | undefined {
  let weight = 0
  let best: (Fall & { readonly factor: number }) | undefined
  const first = Math.max(fewestDaysBefore, days.length - longestAfter)
  for (let start = first; start < days.length; start++) {
    const before = days.slice(Math.max(0, start - longestBefore), start)
    const after = days.slice(start)
    const compared = compare(before, after, options)
    const factor = Math.min(compared.factor, options.weighCounts?.(before, after) ?? Infinity)
    weight += factor
    if (!best || factor > best.factor) best = { ...compared, factor, start, weight: 0 }
  }
  if (!best) return undefined
  const { factor: _, ...fall } = best
  return { ...fall, weight }
}

/** A share's spread is that of its own chance, with one call more of each kind; in squares of percentage points. */
export function varianceOfShare(days: readonly CallDay[]): number {
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  const met = days.reduce((sum, day) => sum + day.sum / 100, 0)
  const share = (met + 1) / (calls + 2)
  return share * (1 - share) * 10_000
}

/** So that so many streams of days, watched together, raise no more false alarms in a month than allowed. */
export function thresholdFor(streams: number, falseAlarmsPerMonth: number): number {
  return (Math.max(1, streams) * 30.44) / falseAlarmsPerMonth
}

function compare(before: readonly CallDay[], after: readonly CallDay[], { leastVariance }: FallOptions) {
  const one = meanOf(before)
  const two = meanOf(after)
  const degrees = before.length + after.length - 2
  const variance = Math.max((one.squares + two.squares) / degrees, leastVariance)
  const size = (one.calls * two.calls) / (one.calls + two.calls)
  const difference = two.mean - one.mean
  const t = difference * Math.sqrt(size / variance)
  const margin = 1.96 * Math.sqrt(variance / size) * (1 + 1 / (2 * degrees))
  return {
    factor: factorOf(t, degrees, size),
    before: one.mean,
    after: two.mean,
    difference,
    interval: [difference - margin, difference + margin] as const,
    callsBefore: one.calls,
    callsAfter: two.calls,
  }
}

function factorOf(t: number, degrees: number, size: number): number {
  const spread = 1 + size * priorVariance
  const square = t * t
  const logRatio =
    -0.5 * Math.log(spread) -
    ((degrees + 1) / 2) * (Math.log1p(square / (spread * degrees)) - Math.log1p(square / degrees))
  // How much of what is believed about the difference lies below zero; without a fall it is half on average.
  const below = normalShare(-t * Math.sqrt((spread - 1) / spread) * shrink(t, degrees))
  return 2 * below * Math.exp(logRatio)
}

/** Student's distribution has longer ends than the normal one. */
function shrink(t: number, degrees: number): number {
  return Math.sqrt((degrees / Math.max(t * t, 1e-9)) * Math.log1p((t * t) / degrees))
}

function meanOf(days: readonly CallDay[]): { calls: number; mean: number; squares: number } {
  let calls = 0
  let sum = 0
  for (const day of days) {
    calls += day.calls
    sum += day.sum
  }
  const mean = sum / calls
  let squares = 0
  for (const day of days) squares += day.calls * (day.sum / day.calls - mean) ** 2
  return { calls, mean, squares }
}

/** The share of the normal distribution below z (Abramowitz and Stegun 26.2.17; wrong by less than 1e-7). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}
