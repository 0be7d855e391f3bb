import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../domain/errors.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls, firstOf } from './counted-calls.ts'
import { factsOf, type Sums } from './counted-parts.ts'
import { averageOf, clockTime } from './figures.ts'

export type Interval = 'day' | 'week'

export interface TrendPoint {
  /** First day of the day or week, in the time zone. */
  readonly start: string
  readonly total_requests: number
  readonly scored_requests: number
  readonly avg_score: number | null
  readonly avg_duration: string
}

const mostPoints = 3_700
const step: Readonly<Record<Interval, RawBuilder<unknown>>> = {
  day: sql`interval '1 day'`,
  week: sql`interval '7 days'`,
}
const measures = ['calls', 'scored', 'score_sum', 'timed', 'duration_sum'] as const

/** Volume, score and duration by day or week of the time zone. A point without calls is there all the same. */
export async function trendOfCalls(
  database: Database,
  filter: CallFilter,
  interval: Interval,
): Promise<TrendPoint[]> {
  const calls = await findCountedCalls(database, filter)
  const course = await findCourse(database, calls, filter.timeZone, interval)
  if (!course) return []
  if (course.points > mostPoints) {
    const message = `This would be ${course.points} points; at most ${mostPoints} can be shown.`
    throw new AppError('validation', message, 'interval')
  }
  const midnight = (day: RawBuilder<unknown>) =>
    firstOf(sql`(${day} at time zone ${filter.timeZone})`, filter.timeZone)
  // Time zones of long ago were not in whole quarters of an hour: there every call is looked at by itself.
  const facts = course.inQuarters
    ? factsOf(calls)
    : factsOf({ ...calls, wholeFrom: calls.until, wholeUntil: calls.until })
  const found = await sql<Sums<(typeof measures)[number]> & { start: string }>`
    with bucket as materialized (
      select row_number() over (order by day) as number, day::date as start,
        greatest(${midnight(sql`day`)}, ${calls.from}) as opens,
        least(${midnight(sql`(day + ${step[interval]})`)}, ${calls.until}) as closes
      from generate_series(${course.first}::timestamp, ${course.last}::timestamp, ${step[interval]}) as day
    ), fact as (${facts}), part as (
      select width_bucket(created_at, (select array_agg(opens order by number) from bucket)) as number,
        1 as calls, (score_hundredths is not null)::integer as scored, score_hundredths::bigint as score_sum,
        (duration_ms is not null)::integer as timed, duration_ms as duration_sum
      from fact
      ${course.inQuarters ? sql`union all ${partsOfDays(calls)}` : sql``}
    )
    select bucket.start::text,
      ${sql.join(measures.map((measure) => sql`coalesce(sum(${sql.ref(measure)}), 0) as ${sql.ref(measure)}`))}
    from bucket left join part using (number)
    group by bucket.number, bucket.start
    order by bucket.number`.execute(database)
  const points = found.rows.map(showPoint)
  // Where no end was given, the calls themselves are the ends.
  const counts = points.map((point) => point.total_requests > 0)
  const first = filter.from === undefined ? counts.indexOf(true) : 0
  const end = filter.until === undefined ? counts.lastIndexOf(true) + 1 : points.length
  return points.slice(Math.max(0, first), end)
}

interface Course {
  readonly first: string
  readonly last: string
  readonly points: number
  /** Whether every point begins at a whole quarter of an hour, UTC. */
  readonly inQuarters: boolean
}

/** From the first to the last point; undefined: there is none. */
async function findCourse(
  database: Database,
  calls: CountedCalls,
  timeZone: string,
  interval: Interval,
): Promise<Course | undefined> {
  const found = await sql<Course>`
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
    select first::date::text, last::date::text,
      1 + extract(day from last - first)::integer / extract(day from ${step[interval]})::integer as points,
      (
        select bool_and(mod(extract(epoch from day at time zone ${timeZone}), 900) = 0)
        from generate_series(first, least(last, first + ${mostPoints} * ${step[interval]}), ${step[interval]}) as day
      ) as "inQuarters"
    from course
    where first <= last`.execute(database)
  return found.rows[0]
}

/** Rolled-up days, each cut where one point ends and the next begins: what ran up by the one mark less the other. */
function partsOfDays(calls: CountedCalls): RawBuilder<unknown> {
  const between = measures.map(
    (measure) =>
      sql`(${sql.ref(measure)})[end_mark] - (${sql.ref(measure)})[first_mark] as ${sql.ref(measure)}`,
  )
  return sql`
    select number, ${sql.join(between)}
    from (
      select number, day::date as day,
        1 + (extract(epoch from greatest(opens at time zone 'UTC', day) - day) / 900)::integer as first_mark,
        1 + (extract(epoch from least(closes at time zone 'UTC', day + interval '1 day') - day) / 900)::integer as end_mark
      from bucket cross join lateral generate_series(
        date_trunc('day', opens at time zone 'UTC'),
        closes at time zone 'UTC' - interval '1 microsecond',
        interval '1 day'
      ) as day
      offset 0
    ) as piece
      join stats_course on stats_course.start = piece.day
    where model_id = any(${calls.modelIds}) and start >= ${calls.firstDay} and start < ${calls.endDay}`
}

function showPoint(row: Sums<(typeof measures)[number]> & { start: string }): TrendPoint {
  return {
    start: row.start,
    total_requests: row.calls,
    scored_requests: row.scored,
    avg_score: averageOf(row.score_sum, row.scored),
    avg_duration: clockTime(row.duration_sum, row.timed),
  }
}
