import { type RawBuilder, sql } from 'kysely'

/** What an index holds in order. */
export const columnSorts = [
  '-created_at',
  'created_at',
  '-score_percentage',
  'score_percentage',
  '-duration',
  'duration',
] as const
export type ColumnSort = (typeof columnSorts)[number]

/** With a criterion and what came of it, also the order of `findLessons`. */
export const callSorts = [...columnSorts, 'most_to_learn'] as const
export type CallSort = (typeof callSorts)[number]

/** Where in a list a call stands: the value it is sorted by, to the last digit, and its id. */
export interface CallPlace {
  /** Time as text with microseconds, the score or the duration; null: the call has none. Of a lesson, its rank as text. */
  readonly value: string | number | null
  readonly id: string
}

/** Part of a list that one index holds in order. */
export interface Stretch {
  readonly by: 'time' | 'score' | 'no score' | 'duration' | 'no duration'
  readonly descending: boolean
  readonly after: CallPlace | undefined
}

const measures = { score_percentage: ['score', 'no score'], duration: ['duration', 'no duration'] } as const

/**
 * A list by score or duration has two stretches: the calls with one, then, whichever way it runs, the others. Every sort
 * has an index in `call` that holds its calls in this order.
 */
export function stretchesOf(sort: ColumnSort, after: CallPlace | undefined): Stretch[] {
  const { descending, own, missing } = readSort(sort)
  if (!missing) return [{ by: own, descending, after }]
  if (after?.value === null) return [{ by: missing, descending, after }]
  return [
    { by: own, descending, after },
    { by: missing, descending, after: undefined },
  ]
}

/** The calls before a place, the nearest first. */
export function stretchesBefore(sort: ColumnSort, place: CallPlace): Stretch[] {
  const { descending, own, missing } = readSort(sort)
  if (place.value !== null || !missing) return [{ by: own, descending: !descending, after: place }]
  return [
    { by: missing, descending: !descending, after: place },
    { by: own, descending: !descending, after: undefined },
  ]
}

function readSort(sort: ColumnSort) {
  const descending = sort.startsWith('-')
  const name = sort.replace('-', '') as 'created_at' | keyof typeof measures
  if (name === 'created_at') return { descending, own: 'time', missing: undefined } as const
  const [own, missing] = measures[name]
  return { descending, own, missing }
}

const time = sql`call.created_at`
const score = sql<number | null>`call.score_percentage`
const duration = sql<number | null>`call.duration_seconds`

const columns = {
  time,
  score,
  duration,
  'no score': score,
  'no duration': duration,
} satisfies Record<Stretch['by'], RawBuilder<unknown>>

export function isInStretch({ by, descending, after }: Stretch): RawBuilder<unknown> {
  const isPast = descending ? sql`<` : sql`>`
  const column = columns[by]
  if (by === 'no score' || by === 'no duration') {
    return after ? sql`${column} is null and call.id ${isPast} ${after.id}::uuid` : sql`${column} is null`
  }
  const type = by === 'time' ? sql`timestamptz` : sql`double precision`
  const past = after
    ? sql`(${column}, call.id) ${isPast} (${after.value}::${type}, ${after.id}::uuid)`
    : sql`true`
  return by === 'time' ? past : sql`${column} is not null and ${past}`
}

/** The order of a stretch; ties are broken by id, so that no two calls share a place. */
export function orderOf({ by, descending }: Stretch): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${columns[by]} ${direction}, call.id ${direction}`
}

/** A Date would lose the microseconds, and with them the calls between two places. */
export function sortValueOf({ by }: Pick<Stretch, 'by'>): RawBuilder<string | number | null> {
  if (by === 'time') return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return by === 'score' || by === 'duration' ? columns[by] : sql`null`
}

/** What a call is sorted by. */
export function placeValueOf(sort: ColumnSort): RawBuilder<string | number | null> {
  return sortValueOf({ by: readSort(sort).own })
}
