import type { RedactKind } from '../../domain/redaction.ts'
import type { Context } from '../read-context.ts'
import type { Run, SpokenPiece } from './find-runs.ts'

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
/** Nobody has so many numbers, nor any that long: of whoever reads out more, only these are looked for again. */
const mostNumbers = 200
const longestWhole = 100

/**
 * Parts of a number that was found elsewhere on the call: an agent reads back the first eight, a caller begins again. The
 * last four of a card or an account are left where they only tell which one is meant.
 */
export function findRepeated(
  runs: readonly Run[],
  known: readonly KnownNumber[],
  context: Context,
): { readonly kind: RedactKind; readonly pieces: readonly SpokenPiece[] }[] {
  const numbers = compileNumbers(known)
  return runs.flatMap((run) => {
    const whole = numbers.find((number) => isPartOf(run, number) || holds(run, number))
    if (!whole) return []
    const namesIt = (whole.kind === 'cards' || whole.kind === 'account') && run.digits.length === 4
    if (namesIt && whole.digits.endsWith(run.digits) && context.about(run).has('last digits')) return []
    return [{ kind: whole.kind, pieces: run.pieces }]
  })
}

interface WholeNumber {
  readonly kind: RedactKind
  readonly digits: string
  readonly turns: ReadonlySet<number>
}

/** Each number once, with every turn it was said in. */
function compileNumbers(known: readonly KnownNumber[]): WholeNumber[] {
  const numbers = new Map<string, { kind: RedactKind; digits: string; turns: Set<number> }>()
  for (const { kind, digits, turns } of known) {
    const whole = digits.slice(0, longestWhole)
    const key = `${kind} ${whole}`
    const same = numbers.get(key) ?? { kind, digits: whole, turns: new Set() }
    if (!numbers.has(key) && numbers.size === mostNumbers) continue
    for (const turn of turns) same.turns.add(turn)
    numbers.set(key, same)
  }
  return [...numbers.values()]
}

function isPartOf({ digits, pieces }: Run, number: WholeNumber): boolean {
  if (digits.length < shortestNearby || !number.digits.includes(digits)) return false
  return digits.length >= shortest || isNear(pieces[0]!.turn, number)
}

function isNear(turn: number, { turns }: WholeNumber): boolean {
  for (let near = turn - nearbyTurns; near <= turn + nearbyTurns; near++) if (turns.has(near)) return true
  return false
}

function holds({ digits }: Run, number: WholeNumber): boolean {
  return number.digits.length >= shortestWhole && digits.includes(number.digits)
}
