import type { Sums } from './counted/counted-parts.ts'

/** `sum / count`, rounded half up. Exact: both are whole numbers, and what they make stays below 2^53. */
export function divideRounded(sum: number, count: number): number {
  return Math.floor((2 * sum + count) / (2 * count))
}

/** An average of hundredths as a number with two decimals; null: there is nothing to average. */
export function averageOf(sum: number, count: number): number | null {
  return count > 0 ? divideRounded(sum, count) / 100 : null
}

/** A part of a whole as a percentage with two decimals. */
export function shareOf(part: number, whole: number): number {
  return divideRounded(10_000 * part, whole) / 100
}

/** Hours, minutes and seconds as `HH:MM:SS`; the hours go on beyond 24. */
export function clockTime(sumMs: number, count: number): string {
  const seconds = count > 0 ? divideRounded(sumMs, 1000 * count) : 0
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

type Scored = 'scored' | 'score_sum' | 'score_min' | 'score_max'
type Timed = 'timed' | 'duration_sum' | 'duration_min' | 'duration_max'

/** The figures of a group of calls: no scores where no call has one, and times of 0 where none has a duration. */
export function figuresOf(sums: Sums<'calls' | Scored | Timed>) {
  return {
    total_requests: sums.calls,
    scored_requests: sums.scored,
    unscored: sums.calls - sums.scored,
    avg_score: averageOf(sums.score_sum, sums.scored),
    min_score: hundredthsOf(sums.score_min),
    max_score: hundredthsOf(sums.score_max),
    avg_duration: clockTime(sums.duration_sum, sums.timed),
    min_duration: clockTime(sums.duration_min ?? 0, 1),
    max_duration: clockTime(sums.duration_max ?? 0, 1),
  }
}

function hundredthsOf(value: number | null): number | null {
  return value === null ? null : value / 100
}

export type Figures = ReturnType<typeof figuresOf>
