import { type RawBuilder, sql } from 'kysely'

export const callSorts = ['-created_at', 'created_at', '-score_percentage', 'score_percentage'] as const
export type CallSort = (typeof callSorts)[number]

/** Where in a list a call stands: the value it is sorted by, to the last digit, and its id. */
export interface CallPlace {
  /** Time as text with microseconds, or the score; null: the call has no score. */
  readonly value: string | number | null
  readonly id: string
}

/** Part of a list that one index holds in order. */
export interface Stretch {
  readonly by: 'time' | 'score' | 'no score'
  readonly descending: boolean
  readonly after: CallPlace | undefined
}

/** A list by score has two stretches: the calls with one, then, whichever way it runs, the others. */
export function stretchesOf(sort: CallSort, after: CallPlace | undefined): Stretch[] {
  const descending = sort.startsWith('-')
  if (sort.endsWith('created_at')) return [{ by: 'time', descending, after }]
  if (after?.value === null) return [{ by: 'no score', descending, after }]
  return [
    { by: 'score', descending, after },
    { by: 'no score', descending, after: undefined },
  ]
}

const time = sql`call.created_at`
const score = sql<number | null>`call.score_percentage`

export function isInStretch({ by, descending, after }: Stretch): RawBuilder<unknown> {
  const isPast = descending ? sql`<` : sql`>`
  if (by === 'no score') {
    return after ? sql`${score} is null and call.id ${isPast} ${after.id}::uuid` : sql`${score} is null`
  }
  const [column, type] = by === 'time' ? [time, sql`timestamptz`] : [score, sql`double precision`]
  const past = after
    ? sql`(${column}, call.id) ${isPast} (${after.value}::${type}, ${after.id}::uuid)`
    : sql`true`
  return by === 'time' ? past : sql`${score} is not null and ${past}`
}

/** The order of a stretch; ties are broken by id, so that no two calls share a place. */
export function orderOf({ by, descending }: Stretch): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${by === 'time' ? time : score} ${direction}, call.id ${direction}`
}

/** A Date would lose the microseconds, and with them the calls between two places. */
export function sortValueOf({ by }: Stretch): RawBuilder<string | number | null> {
  if (by === 'time') return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return by === 'score' ? score : sql`null`
}
