import type { Database } from '../store/database.ts'
import { type CallFilter, findCountedCalls } from './counted/counted-calls.ts'
import { type CourseSums, findCourse, type Interval, sumAlongCourse, withinCalls } from './course-of-calls.ts'
import { averageOf, clockTime } from './figures.ts'

export interface TrendPoint {
  /** First day of the day, week or month, in the time zone. */
  readonly start: string
  readonly total_requests: number
  readonly scored_requests: number
  readonly unscored: number
  readonly avg_score: number | null
  readonly avg_duration: string
}

/** Volume, score and duration by day, week or month of the time zone. A point without calls is there all the same. */
export async function trendOfCalls(
  database: Database,
  filter: CallFilter,
  interval: Interval,
): Promise<TrendPoint[]> {
  const calls = await findCountedCalls(database, filter)
  const course = await findCourse(database, calls, filter, interval)
  if (!course) return []
  return withinCalls(filter, (await sumAlongCourse(database, course)).map(showPoint))
}

function showPoint(sums: CourseSums): TrendPoint {
  return {
    start: sums.start,
    total_requests: sums.calls,
    scored_requests: sums.scored,
    unscored: sums.calls - sums.scored,
    avg_score: averageOf(sums.score_sum, sums.scored),
    avg_duration: clockTime(sums.duration_sum, sums.timed),
  }
}
