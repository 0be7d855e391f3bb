import type { Token } from './split-tokens.ts'

export type ValueType = 'number' | 'date' | 'time' | 'name' | 'code'

export interface SpokenValue {
  /**
   * A number as `42` or `1250.50`, a date as `YYYY-MM-DD`, a time as `HH:MM`, a code in capitals without spaces
   * and dashes, a name as written.
   */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** How likely it is meant: 0 plainly, 1 perhaps, 2 hardly. Where there are too many, the less likely go first. */
export type Rank = 0 | 1 | 2

/** Nobody says so many in one turn: whoever finds more may stop. */
export const plenty = 400

export interface RankedValue extends SpokenValue {
  readonly rank: Rank
}

/** A value said with the words from one place up to, not including, another. */
export function markValue(
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
  value: string,
  rank: Rank,
): RankedValue {
  return { value, start: tokens[from]!.start, end: tokens[to - 1]!.end, rank }
}
