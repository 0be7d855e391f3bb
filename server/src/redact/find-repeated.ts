import type { RedactKind } from '../domain/redaction.ts'
import type { Context } from './context.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

/** What was found before, as digits. */
export interface KnownNumber {
  readonly kind: RedactKind
  readonly digits: string
}

const shortest = 4

/**
 * Parts of a number that was found elsewhere on the call: an agent reads back the first eight, a caller begins again. The
 * last four of a card, an account or a telephone are left where they only tell which one is meant.
 */
export function findRepeated(
  runs: readonly Run[],
  known: readonly KnownNumber[],
  context: Context,
): { readonly kind: RedactKind; readonly pieces: readonly SpokenPiece[] }[] {
  return runs.flatMap((run) => {
    if (run.digits.length < shortest) return []
    const whole = known.find(({ digits }) => digits.includes(run.digits))
    if (!whole) return []
    const names = run.digits.length === 4 && whole.digits.endsWith(run.digits)
    if (names && whole.kind !== 'ssn' && context.about(run).has('last digits')) return []
    return [{ kind: whole.kind, pieces: run.pieces }]
  })
}
