import { type RawBuilder, sql } from 'kysely'

const columns = ['calls', 'scored', 'score_sum', 'timed', 'duration_sum'] as const

/**
 * The insert that adds the calls of a model in `fact`, with their day as `start` and whose scores they are, to the running
 * sums of their days.
 */
export function addToCourses(modelId: number): RawBuilder<unknown> {
  const eachColumn = (write: (column: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(columns.map((name) => write(sql.ref(name))))
  return sql`
    insert into stats_course (model_id, start, score_of, ${eachColumn((column) => column)})
    select ${modelId}, added.start, added.score_of,
      ${eachColumn((column) => sql`array_agg(added.${column} + coalesce(before.${column}[mark + 1], 0) order by mark)`)}
    from (
      select start, score_of, mark, ${eachColumn((column) => sql`coalesce(sum(${column}) over course, 0) as ${column}`)}
      from (select distinct start, score_of from fact) as day
        cross join generate_series(0, 96) as mark
        left join (
          select start, score_of, 1 + floor(extract(epoch from created_at at time zone 'UTC' - start) / 900)::integer as mark,
            count(*) as calls, count(score_hundredths) as scored, sum(score_hundredths) as score_sum,
            count(duration_ms) as timed, sum(duration_ms) as duration_sum
          from fact
          group by start, score_of, mark
        ) as quarter using (start, score_of, mark)
      window course as (partition by start, score_of order by mark)
    ) as added
      left join stats_course as before
        on before.model_id = ${modelId} and before.start = added.start and before.score_of = added.score_of
    group by added.start, added.score_of
    on conflict (model_id, start, score_of) do update set ${eachColumn((column) => sql`${column} = excluded.${column}`)}`
}
