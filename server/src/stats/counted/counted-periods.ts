import { type RawBuilder, sql } from 'kysely'
import type { CountedCalls } from './counted-calls.ts'

/**
 * `whole`: the periods that lie within the time asked about. `net`: those of which more than half does as well, less what
 * lies outside. That is fewer to read, and as exact, but for a minimum or a maximum, which cannot be taken back.
 */
export type Cover = 'whole' | 'net'

type Period = 'year' | 'month' | 'day'

/**
 * The tables of a WITH: in `rolled`, the rolled-up years, months and days that make up the whole days asked about, each
 * with whether it is added or taken away (`sign`). Every one of them has the key 'all', and holds what its days hold.
 */
export function rolledPeriods(calls: CountedCalls, cover: Cover): RawBuilder<unknown> {
  const { firstDay, endDay } = calls
  const years = storedIn(calls, 'year', sql`date_trunc('year', ${firstDay}::timestamp)`, sql`${endDay}::date`)
  const months = storedIn(calls, 'month', sql`(select first from span)`, sql`(select until from span)`)
  return sql`
    known_year as materialized (${weigh(calls, cover, years, 'year', [])}),
    -- The months of all days that are asked about, or of a year that is taken.
    span as materialized (
      select least(date_trunc('month', ${firstDay}::timestamp)::date, min(start)) as first,
        greatest((date_trunc('month', ${endDay}::date - interval '1 day') + interval '1 month')::date, max(until)) as until
      from known_year where sign <> 0
    ),
    known_month as materialized (${weigh(calls, cover, months, 'month', ['year'])}),
    known_day as materialized (${weigh(calls, cover, unsettledDays(calls), 'day', ['year', 'month'])}),
    rolled as (
      select * from known_year where sign <> 0
      union all select * from known_month where sign <> 0
      union all select * from known_day where sign <> 0
    )`
}

function storedIn(
  { modelIds }: CountedCalls,
  period: Period,
  first: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select distinct model_id, start from stats_rollup
    where model_id = any(${modelIds}) and key = 'all' and period = ${sql.lit(period)}
      and start >= ${first} and start < ${until}`
}

/** Where a month is as it should be, so are its days: to look at them would take longer than many an answer. */
function unsettledDays({ modelIds, firstDay, endDay }: CountedCalls): RawBuilder<unknown> {
  return sql`
    select model_id, day.start
    from (
      select model_id, start as until,
        lag(until, 1, (select first from span)) over (partition by model_id order by start) as first
      from (
        select model_id, start, until from known_month
        where case when wanted = 1 then start >= ${firstDay} and until <= ${endDay}
          else start >= ${endDay} or until <= ${firstDay} end
        union all
        select unnest(${modelIds}::integer[]), until, until from span
      ) as settled
    ) as gap cross join lateral (
      select distinct start from stats_rollup
      where model_id = gap.model_id and key = 'all' and period = 'day' and start >= gap.first and start < gap.until
      offset 0
    ) as day
    where first < until`
}

/** Whether they are wanted (1) or not (0), and with which sign, for the larger ones that are taken hold some of them. */
function weigh(
  calls: CountedCalls,
  cover: Cover,
  small: RawBuilder<unknown>,
  period: Period,
  larger: readonly Period[],
): RawBuilder<unknown> {
  const each = (write: (large: Period) => RawBuilder<unknown>) => sql.join(larger.map(write), sql` `)
  const end = sql`(small.start + ${sql.lit(`1 ${period}`)}::interval)::date`
  return sql`
    select model_id, ${sql.lit(period)} as period, start, until, wanted, wanted - held as sign
    from (
      select small.model_id, small.start, ${end} as until, ${isWanted(calls, cover, end)}::integer as wanted,
        0 ${each((large) => sql`+ coalesce(${sql.ref(`${large}.sign`)}, 0)`)} as held
      from (${small}) as small ${each(
        (large) => sql`
        left join ${sql.table(`known_${large}`)} as ${sql.ref(large)} on ${sql.ref(large)}.model_id = small.model_id
          and ${sql.ref(large)}.start = date_trunc(${sql.lit(large)}, small.start::timestamp)::date`,
      )}
    ) as weighed`
}

function isWanted(
  { firstDay, endDay }: CountedCalls,
  cover: Cover,
  end: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (cover === 'whole') return sql`(small.start >= ${firstDay} and ${end} <= ${endDay})`
  const within = sql`least(${end}, ${endDay}::date) - greatest(small.start, ${firstDay}::date)`
  return sql`(2 * (${within}) > ${end} - small.start)`
}
