import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../domain/errors.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, firstOf } from './counted/counted-calls.ts'
import { everyFactOf, factsOf, isCountedFor, rolledFactsOf, type Sums } from './counted/counted-parts.ts'

export const intervals = ['day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

const mostPoints = 3_700
const step: Readonly<Record<Interval, RawBuilder<unknown>>> = {
  day: sql`interval '1 day'`,
  week: sql`interval '7 days'`,
  month: sql`interval '1 month'`,
}
/** From the first to the last, both included. */
const pointCount: Readonly<Record<Interval, RawBuilder<unknown>>> = {
  day: sql`1 + extract(day from last - first)::integer`,
  week: sql`1 + extract(day from last - first)::integer / 7`,
  month: sql`1 + (12 * (extract(year from last) - extract(year from first))
    + extract(month from last) - extract(month from first))::integer`,
}
const measures = ['calls', 'scored', 'score_sum', 'timed', 'duration_sum'] as const
type CourseMeasure = (typeof measures)[number]

/** What happened in one day, week or month, which begins with the day `start`. */
export type CourseSums = Sums<CourseMeasure | 'score_squares'> & { readonly start: string }

/** The days, weeks or months of the time zone that a question is about. */
export interface Course {
  readonly calls: CountedCalls
  readonly filter: CallFilter
  readonly interval: Interval
  readonly first: string
  readonly last: string
  /** Whether every point begins at a whole quarter of an hour, UTC. */
  readonly inQuarters: boolean
}

/** From the first to the last point; undefined: there is none. Throws `validation` where there are too many. */
export async function findCourse(
  database: Database,
  calls: CountedCalls,
  filter: CallFilter,
  interval: Interval,
): Promise<Course | undefined> {
  const { timeZone } = filter
  const found = await sql<Pick<Course, 'first' | 'last' | 'inQuarters'> & { points: number }>`
    with fact as (${factsOf(calls)}), moment as (
      select min(created_at) as first, max(created_at) as last from fact
      union all
      select min(start)::timestamp at time zone 'UTC', (max(start) + 1)::timestamp at time zone 'UTC'
      from stats_course
      where model_id = any(${calls.modelIds}) and start >= ${calls.firstDay} and start < ${calls.endDay}
    ), given as (
      select ${calls.from}::timestamptz as "from", ${calls.until}::timestamptz as until
    ), course as (
      select
        date_trunc(${interval}, case when isfinite("from") then "from" else (select min(first) from moment) end
          at time zone ${timeZone}) as first,
        date_trunc(${interval}, case when isfinite(until) then until - interval '1 microsecond'
          else (select max(last) from moment) end at time zone ${timeZone}) as last
      from given
    )
    select first::date::text, last::date::text, ${pointCount[interval]} as points,
      (
        select bool_and(mod(extract(epoch from day at time zone ${timeZone}), 900) = 0)
        from generate_series(first, least(last, first + ${mostPoints} * ${step[interval]}), ${step[interval]}) as day
      ) as "inQuarters"
    from course
    where first <= last`.execute(database)
  const course = found.rows[0]
  if (!course) return undefined
  if (course.points > mostPoints) {
    const message = `This would be ${course.points} points; at most ${mostPoints} can be shown.`
    throw new AppError('validation', message, 'interval')
  }
  const { first, last, inQuarters } = course
  return { calls, filter, interval, first, last, inQuarters }
}

/** Every point of the course with what all calls come to, rolled up where that can be. */
export function sumAlongCourse(database: Database, course: Course): Promise<CourseSums[]> {
  const { calls, inQuarters } = course
  // Time zones of long ago were not in whole quarters of an hour: there every call is looked at by itself.
  const facts = inQuarters ? factsOf(calls) : everyFactOf(calls)
  return sumParts(database, course, facts, inQuarters ? sql`union all ${partsOfDays(calls)}` : sql``)
}

/** The same of some agents: of one call by call, since these are few, of several by roll-ups. */
export function sumAgentsAlongCourse(
  database: Database,
  course: Course,
  agentIds: readonly string[],
): Promise<CourseSums[]> {
  const { calls } = course
  const isTheirs = sql`agent_id = any(${agentIds}::text[])`
  if (agentIds.length < 2) {
    const facts = sql`select * from (${everyFactOf(calls)}) as fact where ${isTheirs}`
    return sumParts(database, course, facts, sql``)
  }
  const facts = sql`
    select * from (${factsOf(calls)} union all ${rolledFactsOf(calls, 'split_day')}) as fact where ${isTheirs}`
  const days = sql`union all ${partsOfWholeDays(calls, agentIds)}`
  return sumParts(database, course, facts, days, sql`${openings}, ${daysOf(calls)},`)
}

/** Where no end was given, the calls themselves are the ends: of the points, those between the first and last with calls. */
export function withinCalls<T extends { readonly total_requests: number }>(
  { from, until }: CallFilter,
  points: readonly T[],
): T[] {
  const counts = points.map((point) => point.total_requests > 0)
  if (!counts.includes(true) && (from === undefined || until === undefined)) return []
  const first = from === undefined ? counts.indexOf(true) : 0
  const end = until === undefined ? counts.lastIndexOf(true) + 1 : points.length
  return points.slice(first, end)
}

async function sumParts(
  database: Database,
  course: Course,
  facts: RawBuilder<unknown>,
  moreParts: RawBuilder<unknown>,
  /** What both are made of. */
  tables: RawBuilder<unknown> = sql``,
): Promise<CourseSums[]> {
  const sums = [...measures, 'score_squares'].map(
    (measure) => sql`coalesce(sum(${sql.ref(measure)}), 0)::float8 as ${sql.ref(measure)}`,
  )
  const found = await sql<CourseSums>`
    with ${bucketsOf(course)}, ${tables} fact as (${facts}), part as (
      select width_bucket(created_at, (select array_agg(opens order by number) from bucket)) as number,
        1 as calls, (score_hundredths is not null)::integer as scored, score_hundredths::bigint as score_sum,
        (duration_ms is not null)::integer as timed, duration_ms as duration_sum,
        score_hundredths::bigint * score_hundredths as score_squares
      from fact
      ${moreParts}
    )
    select bucket.start::text, ${sql.join(sums)}
    from bucket left join part using (number)
    group by bucket.number, bucket.start
    order by bucket.number`.execute(database)
  return found.rows
}

/** The table `bucket` of a WITH: the points of the course by number, and the moments between which each counts. */
export function bucketsOf({ calls, filter, interval, first, last }: Course): RawBuilder<unknown> {
  const midnight = (day: RawBuilder<unknown>) =>
    firstOf(sql`(${day} at time zone ${filter.timeZone})`, filter.timeZone)
  return sql`
    bucket as materialized (
      select row_number() over (order by day) as number, day::date as start,
        greatest(${midnight(sql`day`)}, ${calls.from}) as opens,
        least(${midnight(sql`(day + ${step[interval]})`)}, ${calls.until}) as closes
      from generate_series(${first}::timestamp, ${last}::timestamp, ${step[interval]}) as day
    )`
}

/** The moments at which the points open and close, each as one array. */
export const openings = sql`
  opening as materialized (
    select array_agg(opens order by number) as opens, array_agg(closes order by number) as closes from bucket
  )`

/**
 * Rolled-up days that lie within one point are taken as they are; the calls of those that the end of a point cuts in two
 * are looked at one by one.
 */
export function daysOf({ modelIds, firstDay, endDay }: CountedCalls): RawBuilder<unknown> {
  return sql`
    rolled_day as materialized (
      select model_id, start, number,
        (start + 1)::timestamp at time zone 'UTC' <= (select closes[number] from opening) as is_whole
      from (
        select distinct model_id, start,
          width_bucket(start::timestamp at time zone 'UTC', (select opens from opening)) as number
        from stats_rollup
        where model_id = any(${modelIds}) and key = 'all' and period = 'day' and start >= ${firstDay}
          and start < ${endDay}
      ) as day
    ),
    whole_day as (select * from rolled_day where is_whole),
    split_day as (select * from rolled_day where not is_whole)`
}

/** The days of every `bucket`, each from one quarter of an hour to another. */
export const piecesOfDays = sql`
  select number, day::date as day,
    1 + (extract(epoch from greatest(opens at time zone 'UTC', day) - day) / 900)::integer as first_mark,
    1 + (extract(epoch from least(closes at time zone 'UTC', day + interval '1 day') - day) / 900)::integer as end_mark
  from bucket cross join lateral generate_series(
    date_trunc('day', opens at time zone 'UTC'),
    closes at time zone 'UTC' - interval '1 microsecond',
    interval '1 day'
  ) as day
  offset 0`

/** Rolled-up days, each cut where one point ends and the next begins: what ran up by the one mark less the other. */
function partsOfDays(calls: CountedCalls): RawBuilder<unknown> {
  const between = measures.map(
    (measure) =>
      sql`(${sql.ref(measure)})[end_mark] - (${sql.ref(measure)})[first_mark] as ${sql.ref(measure)}`,
  )
  // Nobody asks how far the scores of a day lie apart.
  return sql`
    select number, ${sql.join(between)}, null
    from (${piecesOfDays}) as piece
      join stats_course on stats_course.start = piece.day
    where model_id = any(${calls.modelIds}) and start >= ${calls.firstDay} and start < ${calls.endDay}
      and ${isCountedFor(calls)}`
}

/** Rolled-up days that lie within one point, of these agents alone. */
function partsOfWholeDays(calls: CountedCalls, agentIds: readonly string[]): RawBuilder<unknown> {
  const sums = [...measures, 'score_squares'].map((measure) => sql.ref(measure))
  return sql`
    select number, ${sql.join(sums)}
    from (
      select number, unnest(value) as value,
        ${sql.join(sums.map((sum) => sql`unnest(${sum}) as ${sum}`))}
      from whole_day cross join lateral (
        select * from stats_rollup
        where model_id = whole_day.model_id and key = 'agent_id' and period = 'day' and start = whole_day.start
          and ${isCountedFor(calls)}
        offset 0
      ) as rollup
    ) as rolled
    where value = any(${agentIds}::text[])`
}
