import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { addToCriterionCourses } from './criterion-courses.ts'
import { addToCourses } from './stats-courses.ts'

/** Calls of one model in one month that wait to be rolled up. `month` is its first day, like `2026-03-01`. */
export interface PendingMonth {
  readonly modelId: number
  readonly month: string
}

/** Months with enough calls, or long enough waiting ones, to be worth rolling up; the longest waiting first. */
export async function listPendingMonths(
  database: Database,
  { calls, seconds }: { calls: number; seconds: number },
): Promise<PendingMonth[]> {
  const found = await sql<PendingMonth>`
    select model_id as "modelId", month
    from (
      select pending.model_id, to_char(pending.created_at at time zone 'UTC', 'YYYY-MM-01') as month,
        min(noted_at) as oldest, sum(count(*)) over (partition by workspace_id) as of_client
      from stats_pending as pending join model on model.id = pending.model_id
      group by workspace_id, pending.model_id, month
    ) as waiting
    where of_client >= ${calls} or oldest <= now() - make_interval(secs => ${seconds})
    order by oldest, model_id, month`.execute(database)
  return found.rows
}

/**
 * Adds up to `limit` waiting calls of a model's month to its days. Resolves to how many there were; 0 also when somebody
 * else is at this year. Any query before sees the calls one by one, any query after sees them rolled up.
 */
export function rollUpDays(
  database: Database,
  { modelId, month }: PendingMonth,
  limit: number,
): Promise<number> {
  return whileNobodyElse(database, modelId, month, async (tx) => {
    const rolled = await addToDays(tx, modelId, month, limit)
    if (rolled > 0) await openPeriods(tx, modelId, month, ['month', 'year'])
    return rolled
  })
}

/** A past month or year that is still in parts. */
export interface OpenPeriod {
  readonly modelId: number
  readonly period: 'month' | 'year'
  /** Its first day. */
  readonly start: string
}

/** Months before years, for those are made of them. */
export async function listOpenPeriods(database: Database): Promise<OpenPeriod[]> {
  const found = await sql<OpenPeriod>`
    select model_id as "modelId", period, to_char(start, 'YYYY-MM-DD') as start
    from (
      select distinct day.model_id, wanted.period, date_trunc(wanted.period, day.start::timestamp)::date as start
      from (values ('month'), ('year')) as wanted (period), stats_course as day
    ) as counted
    where start + ('1 ' || period)::interval <= now() at time zone 'UTC' and not exists (
      select from stats_rollup as whole
      where whole.model_id = counted.model_id and whole.key = 'all'
        and whole.period = counted.period and whole.start = counted.start
    )
    order by period, start, model_id`.execute(database)
  return found.rows
}

/** Rolls up the parts of a past month or year into one. */
export async function closePeriod(database: Database, { modelId, period, start }: OpenPeriod): Promise<void> {
  const end = sql`${start}::date + ${`1 ${period}`}::interval`
  // A year is made of its months, and of days whose month has come apart.
  const isLoose = sql`period = 'day' and not exists (
    select from stats_rollup as month
    where month.model_id = small.model_id and month.key = small.key and month.period = 'month'
      and month.start = date_trunc('month', small.start::timestamp)::date)`
  await whileNobodyElse(database, modelId, start, async (tx) => {
    await sql`
      with part as (
        ${unnestRollups(sql`${start}::date as start, key, score_of`)} as small
        where model_id = ${modelId} and start >= ${start}::date and start < ${end}
          and ${period === 'month' ? sql`period = 'day'` : sql`(period = 'month' or ${isLoose})`}
      )
      ${packParts(modelId, period)}`.execute(tx)
    return 1
  })
}

/** Keeps everybody else from changing the roll-ups of the year that this day is in until the transaction ends. */
export async function lockYear(tx: Transaction, modelId: number, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(modelId, day)})`.execute(tx)
}

/** Drops what was rolled up of a day, its month and its year, and has the day's calls wait to be rolled up again. */
export async function unrollDay(tx: Transaction, modelId: number, day: string): Promise<void> {
  await openPeriods(tx, modelId, day, ['day', 'month', 'year'])
  for (const courses of ['stats_course', 'stats_criterion_course'])
    await sql`delete from ${sql.table(courses)} where model_id = ${modelId} and start = ${day}::date`.execute(
      tx,
    )
  await sql`
    insert into stats_pending (call_id, model_id, created_at)
    select call_id, model_id, created_at from call_fact
    where model_id = ${modelId}
      and created_at >= ${day}::date::timestamp at time zone 'UTC'
      and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
    on conflict (call_id) do nothing`.execute(tx)
}

async function openPeriods(
  tx: Transaction,
  modelId: number,
  day: string,
  periods: readonly string[],
): Promise<void> {
  await sql`
    delete from stats_rollup
    where model_id = ${modelId} and period = any(${periods})
      and start = date_trunc(period, ${day}::timestamp)::date`.execute(tx)
}

async function whileNobodyElse(
  database: Database,
  modelId: number,
  day: string,
  work: (tx: Transaction) => Promise<number>,
): Promise<number> {
  return database.transaction().execute(async (tx) => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${lockOf(modelId, day)}) as taken`.execute(tx)
    return lock.rows[0]?.taken ? work(tx) : 0
  })
}

function lockOf(modelId: number, day: string): RawBuilder<unknown> {
  return sql`hashtextextended(${`callmark statistics ${modelId} ${day.slice(0, 4)}`}, 0)`
}

/** One statement, and so one view of the data: the calls that stop waiting are the calls that are added. */
async function addToDays(tx: Transaction, modelId: number, month: string, limit: number): Promise<number> {
  const result = await sql<{ rolled: number }>`
    with taken as materialized (
      delete from stats_pending
      where call_id in (
        select call_id from stats_pending
        where model_id = ${modelId}
          and created_at >= ${month}::date::timestamp at time zone 'UTC'
          and created_at < (${month}::date + interval '1 month') at time zone 'UTC'
        order by created_at
        limit ${limit}
      )
      returning call_id
    ), fact as materialized (
      select created_at, (created_at at time zone 'UTC')::date as start, agent_id, agent_name, status, duration_ms, traits,
        quotes, given.*
      from taken join call_fact using (call_id) cross join lateral (
        values
          (case when machine_points is null then 'both' else 'record' end, score_hundredths, points, expected, criteria,
            earned, possible),
          ('machine', machine_score_hundredths, machine_points, machine_expected, machine_criteria, machine_earned,
            machine_possible)
      ) as given (score_of, score_hundredths, points, expected, criteria, earned, possible)
      where given.points is not null
    ), added as (
      select start, score_of, trait.key, trait.value, score_hundredths as score, duration_ms as duration, null::integer as expected
      from fact cross join lateral (
        values ('all', ''), ('agent_id', agent_id), ('agent_name', agent_name), ('status', status)
        union all select 'score_band', least(score_hundredths / 1000, 9)::text where score_hundredths is not null
        union all select key, value from jsonb_each_text(traits)
      ) as trait (key, value)
      union all
      select start, score_of, 'c:' || key, agent_id, value::integer, null, (expected ->> key)::integer
      from fact cross join lateral jsonb_each_text(points)
      union all
      select start, score_of, 'k:' || substr(criterion, 3), left(criterion, 2) || agent_id, of_criterion.earned, null,
        of_criterion.possible
      from fact cross join lateral unnest(criteria, fact.earned, fact.possible)
        as of_criterion (criterion, earned, possible)
      union all
      -- What failed, and nothing that was said shows it.
      select start, score_of, 'u:' || substr(criterion, 3), agent_id, of_criterion.earned, null, of_criterion.possible
      from fact cross join lateral unnest(criteria, fact.earned, fact.possible, quotes)
        as of_criterion (criterion, earned, possible, quoted)
      where left(criterion, 1) = 'f' and quoted = 0
    ), part as (
      select start, key, score_of, value, count(*) as calls,
        count(score) as scored, sum(score) as score_sum, min(score) as score_min, max(score) as score_max,
        count(duration) as timed, sum(duration) as duration_sum,
        min(duration) as duration_min, max(duration) as duration_max,
        -- Nobody asks how far points lie apart, and their squares might not fit.
        sum(score::bigint * score) filter (where left(key, 2) not in ('c:', 'k:', 'u:')) as score_squares,
        sum(expected) as expected_sum
      from added
      group by start, key, score_of, value
      union all
      ${unnestRollups(sql`start, key, score_of`)}
      where model_id = ${modelId} and period = 'day' and start in (select start from fact)
    ), packed as (
      ${packParts(modelId, 'day')}
    ), run as (
      ${addToCourses(modelId)}
    ), run_of_criteria as (
      ${addToCriterionCourses(modelId)}
    )
    select count(*) as rolled from taken`.execute(tx)
  return result.rows[0]!.rolled
}

function unnestRollups(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${of}, unnest(value) as value, unnest(calls) as calls,
      unnest(scored) as scored, unnest(score_sum) as score_sum,
      unnest(score_min) as score_min, unnest(score_max) as score_max,
      unnest(timed) as timed, unnest(duration_sum) as duration_sum,
      unnest(duration_min) as duration_min, unnest(duration_max) as duration_max,
      unnest(score_squares) as score_squares, unnest(expected_sum) as expected_sum
    from stats_rollup`
}

const arrays = sql.raw(
  `value, calls, scored, score_sum, score_min, score_max, timed, duration_sum, duration_min, duration_max, score_squares,
  expected_sum`,
)

/** Adds up `part` by value and writes one row for each `start`, `key` and `score_of`. */
function packParts(modelId: number, period: 'day' | 'month' | 'year'): RawBuilder<unknown> {
  return sql`
    insert into stats_rollup (model_id, key, period, start, score_of, ${arrays})
    select ${modelId}, key, ${period}, start, score_of, array_agg(value), array_agg(calls),
      array_agg(scored), array_agg(score_sum), array_agg(score_min), array_agg(score_max),
      array_agg(timed), array_agg(duration_sum), array_agg(duration_min), array_agg(duration_max),
      array_agg(score_squares), array_agg(expected_sum)
    from (
      select start, key, score_of, value, sum(calls) as calls,
        sum(scored) as scored, coalesce(sum(score_sum), 0) as score_sum,
        min(score_min) as score_min, max(score_max) as score_max,
        sum(timed) as timed, coalesce(sum(duration_sum), 0) as duration_sum,
        min(duration_min) as duration_min, max(duration_max) as duration_max,
        coalesce(sum(score_squares), 0) as score_squares, coalesce(sum(expected_sum), 0) as expected_sum
      from part
      group by start, key, score_of, value
    ) as total
    group by start, key, score_of
    on conflict (model_id, key, period, start, score_of) do update set
      value = excluded.value, calls = excluded.calls,
      scored = excluded.scored, score_sum = excluded.score_sum,
      score_min = excluded.score_min, score_max = excluded.score_max,
      timed = excluded.timed, duration_sum = excluded.duration_sum,
      duration_min = excluded.duration_min, duration_max = excluded.duration_max,
      score_squares = excluded.score_squares, expected_sum = excluded.expected_sum`
}
