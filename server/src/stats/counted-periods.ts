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
  return sql`
    rolled_year as materialized (${periodsOf(calls, cover, 'year', [])}),
    rolled_month as materialized (${periodsOf(calls, cover, 'month', ['year'])}),
    rolled_day as materialized (${periodsOf(calls, cover, 'day', ['year', 'month'])}),
    rolled as (
      select * from rolled_year union all select * from rolled_month union all select * from rolled_day
    )`
}

/** Those that are wanted and not held by the larger ones yet, and those that these hold and nobody wants. */
function periodsOf(
  calls: CountedCalls,
  cover: Cover,
  period: Period,
  larger: readonly Period[],
): RawBuilder<unknown> {
  const { modelIds, firstDay, endDay } = calls
  const each = (write: (large: Period) => RawBuilder<unknown>) => sql.join(larger.map(write), sql` `)
  return sql`
    select model_id, period, start, wanted - held as sign
    from (
      select small.*, ${isWanted(calls, cover, period)}::integer as wanted,
        0 ${each((large) => sql`+ coalesce(${sql.ref(`${large}.sign`)}, 0)`)} as held
      from (
        select distinct model_id, period, start from stats_rollup
        where model_id = any(${modelIds}) and key = 'all' and period = ${sql.lit(period)}
          and start >= least(date_trunc(${sql.lit(period)}, ${firstDay}::timestamp)::date
            ${each((large) => sql`, (select min(start) from ${tableOf(large)})`)})
          and start < greatest(${endDay}::date
            ${each((large) => sql`, (select max(start) + ${lengthOf(large)} from ${tableOf(large)})`)})
      ) as small ${each(
        (large) => sql`
        left join ${tableOf(large)} as ${sql.ref(large)} on ${sql.ref(large)}.model_id = small.model_id
          and ${sql.ref(large)}.start = date_trunc(${sql.lit(large)}, small.start::timestamp)::date`,
      )}
    ) as known
    where wanted <> held`
}

function isWanted({ firstDay, endDay }: CountedCalls, cover: Cover, period: Period): RawBuilder<unknown> {
  const end = sql`(small.start + ${lengthOf(period)})::date`
  if (cover === 'whole') return sql`(small.start >= ${firstDay} and ${end} <= ${endDay})`
  const within = sql`least(${end}, ${endDay}::date) - greatest(small.start, ${firstDay}::date)`
  return sql`(2 * (${within}) > ${end} - small.start)`
}

const tableOf = (period: Period) => sql.table(`rolled_${period}`)
const lengthOf = (period: Period) => sql`${sql.lit(`1 ${period}`)}::interval`
