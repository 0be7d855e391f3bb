import { type RawBuilder, sql } from 'kysely'
import { differenceOf } from '../domain/results/proportions.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted-calls.ts'
import {
  type AgentIds,
  type Criterion,
  factsByCriterion,
  inPercent,
  isOfAgents,
  keysOf,
  listCriteria,
  noOutcomes,
  type Outcomes,
  outcomeOf,
  passesOf,
  passRateOf,
} from './counted-criteria.ts'
import { factsOf, isCountedFor, partsOf, rolledFactsOf, sumsOf } from './counted-parts.ts'
import { bucketsOf, type Course, findCourse, type Interval, withinCalls } from './course-of-calls.ts'

interface Counts extends Outcomes {
  readonly pass_rate: number | null
  /** Calls in which it was asked. */
  readonly total_requests: number
}

export interface CriterionFigures extends Criterion, Counts {
  readonly pass_rate_low: number | null
  readonly pass_rate_high: number | null
  readonly points_lost: number
  readonly points_possible: number
  /** Of the time before; null: there is none. */
  readonly before: Counts | null
  /** In percentage points; null: one of the two times has nothing to compare. */
  readonly change: number | null
  readonly change_low: number | null
  readonly change_high: number | null
  readonly points: readonly ({ readonly start: string } & Outcomes)[]
}

export interface CriteriaQuestion {
  readonly interval: Interval
  readonly agentIds: AgentIds
  /** The time to compare with. */
  readonly before?: Pick<CallFilter, 'from' | 'until'> | undefined
}

/** What came of every criterion that was asked, the most points lost first: in all, before, and over time. */
export async function scoresByCriterion(
  database: Database,
  filter: CallFilter,
  { interval, agentIds, before }: CriteriaQuestion,
): Promise<CriterionFigures[]> {
  const calls = await findCountedCalls(database, filter)
  const criteria = await listCriteria(database, calls)
  const course = await findCourse(database, calls, filter, interval)
  if (!course || criteria.length === 0) return []
  const along = await countAlongCourse(database, course, criteria, agentIds)
  const counted = before && (await countBefore(database, { ...filter, ...before }, criteria, agentIds))
  return criteria
    .flatMap((criterion) => {
      const counts = along.get(criterion.key)
      if (!counts) return []
      return [showCriterion(criterion, counts, counted && (counted.get(criterion.key) ?? noOutcomes))]
    })
    .sort(byLoss)
}

interface Along extends Outcomes {
  readonly earned: number
  readonly possible: number
  readonly points: CriterionFigures['points']
}

function showCriterion(criterion: Criterion, along: Along, before: Outcomes | undefined): CriterionFigures {
  const { earned, possible, points, ...counts } = along
  const change = before ? differenceOf(passesOf(counts), passesOf(before)) : null
  return {
    ...criterion,
    ...showCounts(counts),
    ...passRateOf(counts),
    points_lost: possible - earned,
    points_possible: possible,
    before: before ? showCounts(before) : null,
    change: change && inPercent(change.difference),
    change_low: change && inPercent(change.interval[0]),
    change_high: change && inPercent(change.interval[1]),
    points,
  }
}

function showCounts({ passed, failed, open, not_applicable }: Outcomes): Counts {
  return {
    total_requests: passed + failed + open + not_applicable,
    passed,
    failed,
    open,
    not_applicable,
    pass_rate: passRateOf({ passed, failed }).pass_rate,
  }
}

function byLoss(a: CriterionFigures, b: CriterionFigures): number {
  const rate = ({ pass_rate }: CriterionFigures) => pass_rate ?? 101
  return b.points_lost - a.points_lost || rate(a) - rate(b) || (a.key < b.key ? -1 : 1)
}

const measures = ['calls'] as const

async function countBefore(
  database: Database,
  filter: CallFilter,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<ReadonlyMap<string, Outcomes>> {
  const calls = await findCountedCalls(database, filter)
  const found = await sql<{ key: string; letter: string; calls: number }>`
    with ${partsOf(calls, keysOf(calls, criteria), factsByCriterion, measures)}
    select substr(key, 3) as key, left(value, 1) as letter, ${sumsOf(measures)}
    from part where ${isOfAgents(agentIds)}
    group by 1, 2`.execute(database)
  const counts = new Map<string, Outcomes>()
  for (const { key, letter, calls: count } of found.rows)
    counts.set(key, { ...(counts.get(key) ?? noOutcomes), [outcomeOf(letter)]: count })
  return counts
}

interface LetterRow {
  readonly key: string
  readonly letter: string
  readonly calls: number
  readonly earned: number
  readonly possible: number
  /** Numbers of the points at which there are any, and how many there are. */
  readonly numbers: readonly number[]
  readonly counts: readonly number[]
}

async function countAlongCourse(
  database: Database,
  course: Course,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<ReadonlyMap<string, Along>> {
  const keys = keysOf(course.calls, criteria)
  const { rows } = await sql<LetterRow>`
    with ${daysOf(course)},
    wanted as (
      select * from unnest(${keys.map(([id]) => id)}::integer[], ${keys.map(([, key]) => key)}::text[])
        as wanted (model_id, key)
    ),
    fact as (${factsOf(course.calls)} union all ${rolledFactsOf(course.calls, 'split_day')}),
    part as (
      select number, key, value, calls, score_sum as earned, expected_sum as possible
      from (${partsOfWholeDays(course.calls)}) as rolled
      union all
      select width_bucket(created_at, (select opens from course)), key, value, 1, score, expected
      from (${factsByCriterion}) as single
    ), point as (
      select key, left(value, 1) as letter, number, sum(calls) as calls, sum(earned::float8) as earned,
        sum(possible::float8) as possible
      from part where ${isOfAgents(agentIds)}
      group by 1, 2, 3
    )
    select substr(key, 3) as key, letter, sum(calls) as calls, sum(earned) as earned, sum(possible) as possible,
      array_agg(number::integer) as numbers, array_agg(calls::integer) as counts
    from point group by key, letter`.execute(database)
  const starts = await listStarts(database, course)
  return gather(course.filter, starts, rows)
}

/**
 * Rolled-up days that lie within one point are taken as they are; the calls of those that the end of a point cuts in two
 * are looked at one by one.
 */
function daysOf(course: Course): RawBuilder<unknown> {
  const { modelIds, firstDay, endDay } = course.calls
  return sql`
    ${bucketsOf(course)},
    course as materialized (
      select array_agg(opens order by number) as opens, array_agg(closes order by number) as closes from bucket
    ),
    rolled_day as materialized (
      select model_id, start, number,
        (start + 1)::timestamp at time zone 'UTC' <= (select closes[number] from course) as is_whole
      from (
        select distinct model_id, start,
          width_bucket(start::timestamp at time zone 'UTC', (select opens from course)) as number
        from stats_rollup
        where model_id = any(${modelIds}) and key = 'all' and period = 'day' and start >= ${firstDay}
          and start < ${endDay}
      ) as day
    ),
    whole_day as (select * from rolled_day where is_whole),
    split_day as (select * from rolled_day where not is_whole)`
}

function partsOfWholeDays(calls: CountedCalls): RawBuilder<unknown> {
  return sql`
    select number, rollup.key, unnest(value) as value, unnest(calls) as calls, unnest(score_sum) as score_sum,
      unnest(expected_sum) as expected_sum
    from wanted cross join lateral (
      select * from stats_rollup
      where model_id = wanted.model_id and key = wanted.key and period = 'day'
        and start >= ${calls.firstDay} and start < ${calls.endDay} and ${isCountedFor(calls)}
      offset 0
    ) as rollup join whole_day on whole_day.model_id = rollup.model_id and whole_day.start = rollup.start`
}

async function listStarts(database: Database, course: Course): Promise<string[]> {
  const found = await sql<{ start: string }>`
    with ${bucketsOf(course)} select start::text from bucket order by number`.execute(database)
  return found.rows.map(({ start }) => start)
}

/** Every criterion with the same points, from the first to the last. */
function gather(
  filter: CallFilter,
  starts: readonly string[],
  rows: readonly LetterRow[],
): ReadonlyMap<string, Along> {
  const totals = starts.map(() => 0)
  for (const { numbers, counts } of rows)
    for (const [index, number] of numbers.entries()) totals[number - 1] = totals[number - 1]! + counts[index]!
  const kept = withinCalls(
    filter,
    starts.map((start, index) => ({ start, index, total_requests: totals[index]! })),
  )
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, mine]) => {
      const points = new Map(kept.map(({ start, index }) => [index + 1, { start, ...noOutcomes }]))
      const all = { ...noOutcomes, earned: 0, possible: 0 }
      for (const { letter, calls, earned, possible, numbers, counts } of mine) {
        const outcome = outcomeOf(letter)
        all[outcome] = calls
        all.earned += earned
        all.possible += possible
        for (const [index, number] of numbers.entries()) points.get(number)![outcome] = counts[index]!
      }
      return [key, { ...all, points: [...points.values()] }]
    }),
  )
}
