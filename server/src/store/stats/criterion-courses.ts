import { type RawBuilder, sql } from 'kysely'

const columns = ['passed', 'failed', 'open', 'not_applicable'] as const

/**
 * The insert that adds what came of the criteria of the calls in `fact`, with their day as `start` and whose answers they
 * are, to the running sums of their days.
 */
export function addToCriterionCourses(modelId: number): RawBuilder<unknown> {
  const eachColumn = (write: (column: RawBuilder<unknown>, name: string) => RawBuilder<unknown>) =>
    sql.join(columns.map((name) => write(sql.ref(name), name)))
  const asked = sql`fact cross join lateral unnest(criteria) as criterion`
  return sql`
    insert into stats_criterion_course (model_id, key, start, score_of, ${eachColumn((column) => column)})
    select ${modelId}, added.key, added.start, added.score_of,
      ${eachColumn((column) => sql`array_agg(added.${column} + coalesce(before.${column}[mark + 1], 0) order by mark)`)}
    from (
      select key, start, score_of, mark, ${eachColumn((column) => sql`coalesce(sum(${column}) over course, 0) as ${column}`)}
      from (select distinct substr(criterion, 3) as key, start, score_of from ${asked}) as day
        cross join generate_series(0, 96) as mark
        left join (
          select substr(criterion, 3) as key, start, score_of,
            1 + floor(extract(epoch from created_at at time zone 'UTC' - start) / 900)::integer as mark,
            ${eachColumn((column, name) => sql`count(*) filter (where left(criterion, 1) = ${sql.lit(name[0])}) as ${column}`)}
          from ${asked}
          group by 1, 2, 3, 4
        ) as quarter using (key, start, score_of, mark)
      window course as (partition by key, start, score_of order by mark)
    ) as added
      left join stats_criterion_course as before on before.model_id = ${modelId} and before.key = added.key
        and before.start = added.start and before.score_of = added.score_of
    group by added.key, added.start, added.score_of
    on conflict (model_id, key, start, score_of)
      do update set ${eachColumn((column) => sql`${column} = excluded.${column}`)}`
}
