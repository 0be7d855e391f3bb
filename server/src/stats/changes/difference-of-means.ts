import type { Sums } from '../counted/counted-parts.ts'
import { averageOf } from '../figures.ts'
import { studentsT } from '../students-t.ts'

export type ScoreSums = Sums<'calls' | 'scored' | 'score_sum' | 'score_squares'>

/** With fewer scores on one of the two sides, a change is not told from chance. */
const fewestScores = 10

export interface ScoreChange {
  readonly scored_requests: number
  readonly avg_score: number | null
  /** Null: there is no time before. */
  readonly before: { readonly scored_requests: number; readonly avg_score: number | null } | null
  /** In percentage points; null: one of the two has no score. */
  readonly change: number | null
  /** Null: fewer than two scores on one side. */
  readonly change_low: number | null
  readonly change_high: number | null
  readonly beyond_chance: boolean
}

/** How far an average has moved, with Welch's 95 % interval: the two times need not be equally long or equally spread. */
export function changeOf(now: ScoreSums, before: ScoreSums | undefined): ScoreChange {
  const interval = before && intervalOf(now, before)
  const [low, high] = interval ?? [null, null]
  const isEnough = before !== undefined && Math.min(now.scored, before.scored) >= fewestScores
  return {
    ...showAverage(now),
    before: before ? showAverage(before) : null,
    change: before && now.scored > 0 && before.scored > 0 ? toPoints(meanOf(now) - meanOf(before)) : null,
    change_low: low,
    change_high: high,
    beyond_chance: isEnough && low !== null && high !== null && (low > 0 || high < 0),
  }
}

/** What groups that share no call come to together. */
export function addUp(groups: Iterable<ScoreSums>): ScoreSums {
  const total = { calls: 0, scored: 0, score_sum: 0, score_squares: 0 }
  for (const { calls, scored, score_sum, score_squares } of groups) {
    total.calls += calls
    total.scored += scored
    total.score_sum += score_sum
    total.score_squares += score_squares
  }
  return total
}

/** Of hundredths, as scores are kept. */
export function meanOf({ score_sum, scored }: ScoreSums): number {
  return score_sum / scored
}

/** Hundredths as percentage points with two decimals. */
export function toPoints(hundredths: number): number {
  return Math.round(hundredths) / 100 + 0
}

function showAverage({ scored, score_sum }: ScoreSums) {
  return { scored_requests: scored, avg_score: averageOf(score_sum, scored) }
}

function intervalOf(one: ScoreSums, other: ScoreSums): readonly [number, number] | undefined {
  if (one.scored < 2 || other.scored < 2) return undefined
  const [a, b] = [squaredErrorOf(one), squaredErrorOf(other)]
  const difference = meanOf(one) - meanOf(other)
  const all = a + b
  if (all === 0) return [toPoints(difference), toPoints(difference)]
  const degrees = all ** 2 / (a ** 2 / (one.scored - 1) + b ** 2 / (other.scored - 1))
  // Rounded down: the interval is rather too wide than too narrow.
  const margin = studentsT(Math.max(1, Math.floor(degrees + 1e-9))) * Math.sqrt(all)
  return [Math.max(-100, toPoints(difference - margin)), Math.min(100, toPoints(difference + margin))]
}

/** The variance of the mean. In whole numbers as far as it goes, since both sums are large and nearly alike. */
function squaredErrorOf({ scored, score_sum, score_squares }: ScoreSums): number {
  const [count, sum, squares] = [BigInt(scored), BigInt(score_sum), BigInt(score_squares)]
  return Number(count * squares - sum * sum) / (scored * (scored - 1)) / scored
}
