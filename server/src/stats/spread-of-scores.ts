import type { Sums } from './counted/counted-parts.ts'
import { averageOf } from './figures.ts'
import { studentsT } from './students-t.ts'

/** How sure an average is: null where there is none, or too few scores to tell. */
export interface Spread {
  readonly scored_requests: number
  /** Calls without a score. */
  readonly unscored: number
  readonly avg_score: number | null
  /** Of a sample: the calls stand for all that the agent might have had. */
  readonly score_deviation: number | null
  /** Between these lies the true mean, in 95 of 100 cases. */
  readonly avg_score_low: number | null
  readonly avg_score_high: number | null
}

export function spreadOf({
  calls,
  scored,
  score_sum,
  score_squares,
}: Sums<'calls' | 'scored' | 'score_sum' | 'score_squares'>): Spread {
  const known = {
    scored_requests: scored,
    unscored: calls - scored,
    avg_score: averageOf(score_sum, scored),
  }
  if (scored < 2) return { ...known, score_deviation: null, avg_score_low: null, avg_score_high: null }
  // In whole numbers as far as it goes: two large sums that are nearly alike would leave nothing of their difference.
  const [count, sum, squares] = [BigInt(scored), BigInt(score_sum), BigInt(score_squares)]
  const deviation = Math.sqrt(Number(count * squares - sum * sum) / (scored * (scored - 1)))
  const mean = score_sum / scored
  const margin = (studentsT(scored - 1) * deviation) / Math.sqrt(scored)
  return {
    ...known,
    score_deviation: Math.round(deviation) / 100,
    avg_score_low: Math.max(0, Math.round(mean - margin)) / 100,
    avg_score_high: Math.min(10_000, Math.round(mean + margin)) / 100,
  }
}
