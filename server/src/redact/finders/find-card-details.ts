import type { Context } from '../read-context.ts'
import type { SpokenDate } from './find-dates.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

/** Security codes and PINs: a few digits where one was asked for. */
export function findSecurityCodes(runs: readonly Run[], context: Context): SpokenPiece[][] {
  return runs
    .filter(({ digits }) => digits.length >= 3 && digits.length <= 6)
    .filter((run) => context.about(run).has('security code'))
    .map(({ pieces }) => [...pieces])
}

/** Expiry dates, but only of cards: offers and licences expire as well. */
export function findExpiryDates(
  dates: readonly SpokenDate[],
  context: Context,
  follows: (turn: number) => boolean,
): SpokenDate[] {
  return dates.filter(
    ({ turn, start, end }) =>
      context.cues.about(turn, start, end).has('expiry') &&
      (follows(turn) || context.cues.recently('card mentioned', turn, start)),
  )
}

/** `oh three twenty seven`. */
export function findExpiryNumbers(
  runs: readonly Run[],
  context: Context,
  follows: (turn: number) => boolean,
): SpokenPiece[][] {
  return runs
    .filter(({ digits }) => /^(0?[1-9]|1[0-2])(20)?[2-4]\d$/.test(digits))
    .filter((run) => {
      const { turn } = run.pieces[0]!
      return context.about(run).has('expiry') && (follows(turn) || context.recently('card mentioned', run))
    })
    .map(({ pieces }) => [...pieces])
}
