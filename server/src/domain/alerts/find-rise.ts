import { type CallDay, type Fall, varianceOfShare, weighFall } from './find-fall.ts'

/** How many times as often a topic may be called about after a rise; none is likelier than another. */
const times = [1.5, 2, 3, 5, 10]

/** How many calls there were on a day, and how many of them were about the topic. */
export interface TopicDay {
  readonly day: string
  readonly calls: number
  readonly about: number
}

/**
 * Weighs whether the share of a topic has risen, in percent: the share of all other calls has fallen then. Of a rare topic
 * three calls on one day are no bell curve's, so the calls themselves have to bear it out as well: with 40 rare topics
 * among 70, there were 2.7 false alarms a month without it and 0.1 with it, and as many rises were found.
 */
export function weighRise(days: readonly TopicDay[]): Fall | undefined {
  const others: CallDay[] = days.map(({ day, calls, about }) => ({ day, calls, sum: 100 * (calls - about) }))
  const fall = weighFall(others, { leastVariance: varianceOfShare(others), weighCounts })
  return (
    fall && {
      ...fall,
      before: 100 - fall.before,
      after: 100 - fall.after,
      difference: -fall.difference,
      interval: [-fall.interval[1], -fall.interval[0]],
    }
  )
}

/**
 * Of the calls about it, how many came after the day? That all were as likely is weighed against their having become so
 * many times as frequent (the conditional test of two Poisson rates, as a mean of likelihood ratios).
 */
function weighCounts(before: readonly CallDay[], after: readonly CallDay[]): number {
  const one = countAbout(before)
  const two = countAbout(after)
  const ratios = times.map((ratio) => {
    const lost = Math.log((one.calls + two.calls) / (one.calls + ratio * two.calls))
    return Math.exp(two.about * Math.log(ratio) + (one.about + two.about) * lost)
  })
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
}

function countAbout(days: readonly CallDay[]): { readonly calls: number; readonly about: number } {
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  return { calls, about: days.reduce((sum, day) => sum + day.calls - day.sum / 100, 0) }
}
