import { type RawBuilder, sql } from 'kysely'

const steps = 1_000

/**
 * The median and the ninth decile of the numbers in `answer`, as `percentile_cont` has them but in decimals. To put all of
 * them in order takes longer than to count them: they are counted in steps from the first to the last, and only those in
 * the steps around the percentiles are put in order.
 */
export const percentilesOf = sql`
  with stepped as materialized (
    select number, calls::integer as calls,
      case when min < max then width_bucket(number, min, max, ${sql.lit(steps)}) else 1 end as step
    from answer cross join counted
    where number is not null
  ), place as materialized (
    select ${placeOf('p50', 5)}, ${placeOf('p90', 9)}
    from (select total - missing as answered from counted) as everyone
  ), counted_step as materialized (
    select step, sum(calls) as calls from stepped group by step
  ), near as materialized (
    select step, upto - calls as before
    from (select step, calls, sum(calls) over (order by step) as upto from counted_step) as ordered cross join place
    where ${isAround('p50')} or ${isAround('p90')}
  )
  select ${percentile('p50')} as p50, ${percentile('p90')} as p90
  from (
    select ${neighbours('p50')}, ${neighbours('p90')}
    from (
      select number, calls, before + sum(calls) over (partition by step order by number rows unbounded preceding) as upto
      from (select * from stepped where step = any(array(select step from near)) offset 0) as close join near using (step)
    ) as ordered cross join place
    where ${isAround('p50')} or ${isAround('p90')}
    group by p50_between, p90_between
  ) as ends`

/** Behind how many answers the two around a percentile come, and how far it lies between them. */
function placeOf(name: string, tenths: number): RawBuilder<unknown> {
  const place = sql.raw(`((answered - 1) * ${tenths})`)
  return sql`${place} / 10 as ${sql.ref(`${name}_below`)}, (${place} + 9) / 10 as ${sql.ref(`${name}_above`)},
    (${place} % 10) / 10.0 as ${sql.ref(`${name}_between`)}`
}

function isAround(name: string): RawBuilder<unknown> {
  return sql`upto > ${sql.ref(`${name}_below`)} and upto - calls <= ${sql.ref(`${name}_above`)}`
}

function neighbours(name: string): RawBuilder<unknown> {
  const [below, above, between] = ['below', 'above', 'between'].map((place) => sql.ref(`${name}_${place}`))
  return sql`min(number) filter (where upto > ${below}) as ${below}, min(number) filter (where upto > ${above}) as ${above},
    ${between}`
}

function percentile(name: string): RawBuilder<unknown> {
  const [below, above] = [`${name}_below`, `${name}_above`].map((end) => sql`${sql.ref(end)}::text::numeric`)
  return sql`${below} + (${above} - ${below}) * ${sql.ref(`${name}_between`)}`
}
