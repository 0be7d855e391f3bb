import type { RedactKind } from '../domain/redaction.ts'
import type { Run, SpokenPiece } from './find-runs.ts'
import type { Context } from './read-context.ts'

/** What was found before, as digits, and where. */
export interface KnownNumber {
  readonly kind: RedactKind
  readonly digits: string
  readonly turns: readonly number[]
}

const shortest = 4
/** Any three digits come up now and then; close by they are the same ones. */
const shortestNearby = 3
const nearbyTurns = 10
/** From here on a number is found again inside a longer one. */
const shortestWhole = 7

/**
 * Parts of a number that was found elsewhere on the call: an agent reads back the first eight, a caller begins again. The
 * last four of a card or an account are left where they only tell which one is meant.
 */
export function findRepeated(
  runs: readonly Run[],
  known: readonly KnownNumber[],
  context: Context,
): { readonly kind: RedactKind; readonly pieces: readonly SpokenPiece[] }[] {
  return runs.flatMap((run) => {
    const whole = known.find((number) => isPartOf(run, number) || holds(run, number))
    if (!whole) return []
    const namesIt = (whole.kind === 'cards' || whole.kind === 'account') && run.digits.length === 4
    if (namesIt && whole.digits.endsWith(run.digits) && context.about(run).has('last digits')) return []
    return [{ kind: whole.kind, pieces: run.pieces }]
  })
}

function isPartOf({ digits, pieces }: Run, number: KnownNumber): boolean {
  if (digits.length < shortestNearby || !number.digits.includes(digits)) return false
  const { turn } = pieces[0]!
  return digits.length >= shortest || number.turns.some((known) => Math.abs(known - turn) <= nearbyTurns)
}

function holds({ digits }: Run, number: KnownNumber): boolean {
  return number.digits.length >= shortestWhole && digits.includes(number.digits)
}
