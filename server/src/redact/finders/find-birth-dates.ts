import type { Context } from '../read-context.ts'
import type { SpokenDate } from './find-dates.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

/** Dates where the talk is about a birth, however they were said. */
export function findBirthDates(dates: readonly SpokenDate[], context: Context): SpokenDate[] {
  return dates.filter(({ turn, start, end }) => context.cues.about(turn, start, end).has('birth'))
}

/** `oh three oh four eighty five`: said in figures only. A year alone counts as well. */
export function findBirthNumbers(runs: readonly Run[], context: Context): SpokenPiece[][] {
  return runs
    .filter(({ digits }) => digits.length >= 4 && digits.length <= 8)
    .filter((run) => context.about(run).has('birth'))
    .map(({ pieces }) => [...pieces])
}
