import { type RawBuilder, sql } from 'kysely'
import { type CriterionOutcome, criterionOutcomes } from '../domain/results/criterion-outcomes.ts'
import type { Database } from '../store/database.ts'
import type { CountedCalls } from './counted/counted-calls.ts'
import {
  type AgentIds,
  type Criterion,
  factsByCriterion,
  isOfAgents,
  keysOf,
  noOutcomes,
  type Outcomes,
} from './counted/counted-criteria.ts'
import { everyFactOf, factsOf, isCountedFor, rolledFactsOf } from './counted/counted-parts.ts'
import { bucketsOf, type Course, daysOf, openings, piecesOfDays, withinCalls } from './course-of-calls.ts'

export type CriterionPoint = { readonly start: string } & Outcomes

/** Of one criterion, in parallel: the numbers of the points at which it was asked, and what came of it there. */
type PointsRow = Readonly<Record<CriterionOutcome, readonly number[]>> & {
  readonly key: string
  readonly numbers: readonly number[]
}

/** What came of each criterion at every point of the course. All of them have the same points. */
export async function countAlongCourse(
  database: Database,
  course: Course,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<ReadonlyMap<string, readonly CriterionPoint[]>> {
  const each = (write: (outcome: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(criterionOutcomes.map((outcome) => sql`${write(sql.ref(outcome))} as ${sql.ref(outcome)}`))
  const keys = keysOf(course.calls, criteria)
  const { rows } = await sql<PointsRow>`
    with ${bucketsOf(course)},
    ${openings},
    wanted as (
      select * from unnest(${keys.map(([id]) => id)}::integer[], ${keys.map(([, key]) => key)}::text[])
        as wanted (model_id, key)
    ),
    ${partsOfCourse(course, agentIds)},
    point as (
      select key, number, ${each((outcome) => sql`sum(${outcome})::integer`)} from part group by key, number
    )
    select substr(key, 3) as key, array_agg(number::integer) as numbers, ${each((outcome) => sql`array_agg(${outcome})`)}
    from point group by key`.execute(database)
  return layOut(course, await listStarts(database, course), rows)
}

/** The table `part`: of everybody by the course of each day, of one agent call by call, of several by roll-ups. */
function partsOfCourse(course: Course, agentIds: AgentIds): RawBuilder<unknown> {
  const { calls, inQuarters } = course
  if (agentIds === undefined && inQuarters)
    return partsWith(factsOf(calls), agentIds, sql`union all ${partsOfPieces(calls)}`)
  // Time zones of long ago were not in whole quarters of an hour, and the calls of one agent are few.
  if (agentIds === undefined) return partsWith(everyFactOf(calls), agentIds, sql``)
  if (agentIds.length === 1) {
    const own = sql`select * from (${everyFactOf(calls)}) as fact where agent_id = ${agentIds[0]}`
    return partsWith(own, agentIds, sql``)
  }
  const facts = sql`${factsOf(calls)} union all ${rolledFactsOf(calls, 'split_day')}`
  const days = sql`union all ${partsOfWholeDays(calls, agentIds)}`
  return sql`${daysOf(calls)}, ${partsWith(facts, agentIds, days)}`
}

function partsWith(
  facts: RawBuilder<unknown>,
  agentIds: AgentIds,
  moreParts: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    fact as (${facts}),
    part as (
      select width_bucket(created_at, (select opens from opening)) as number, key, ${outcomesIn(sql`1`)}
      from (${factsByCriterion}) as single where ${isOfAgents(agentIds)}
      ${moreParts}
    )`
}

/** So many calls, in the column that their value is about. */
function outcomesIn(calls: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    criterionOutcomes.map(
      (outcome) =>
        sql`case when left(value, 1) = ${sql.lit(outcome[0])} then ${calls} else 0 end as ${sql.ref(outcome)}`,
    ),
  )
}

/** Each day cut where one point ends and the next begins: what ran up by the one mark less the other. */
function partsOfPieces(calls: CountedCalls): RawBuilder<unknown> {
  const between = criterionOutcomes.map((outcome) => {
    const sums = sql`rolled.${sql.ref(outcome)}`
    return sql`(${sums})[end_mark] - (${sums})[first_mark]`
  })
  return sql`
    select number, wanted.key, ${sql.join(between)}
    from wanted cross join lateral (
      select * from stats_criterion_course
      where model_id = wanted.model_id and key = substr(wanted.key, 3) and start >= ${calls.firstDay}
        and start < ${calls.endDay} and ${isCountedFor(calls)}
      offset 0
    ) as rolled join (${piecesOfDays}) as piece on piece.day = rolled.start`
}

function partsOfWholeDays(calls: CountedCalls, agentIds: AgentIds): RawBuilder<unknown> {
  return sql`
    select number, key, ${outcomesIn(sql`calls`)}
    from (
      select number, rollup.key, unnest(value) as value, unnest(calls) as calls
      from wanted cross join lateral (
        select * from stats_rollup
        where model_id = wanted.model_id and key = wanted.key and period = 'day'
          and start >= ${calls.firstDay} and start < ${calls.endDay} and ${isCountedFor(calls)}
        offset 0
      ) as rollup join whole_day on whole_day.model_id = rollup.model_id and whole_day.start = rollup.start
    ) as rolled
    where ${isOfAgents(agentIds)}`
}

async function listStarts(database: Database, course: Course): Promise<string[]> {
  const found = await sql<{ start: string }>`
    with ${bucketsOf(course)} select start::text from bucket order by number`.execute(database)
  return found.rows.map(({ start }) => start)
}

function layOut(
  { filter }: Course,
  starts: readonly string[],
  rows: readonly PointsRow[],
): ReadonlyMap<string, readonly CriterionPoint[]> {
  const laid = rows.map((row) => {
    const points: CriterionPoint[] = starts.map((start) => ({ start, ...noOutcomes }))
    for (const [index, number] of row.numbers.entries()) {
      const counts = criterionOutcomes.map((outcome) => [outcome, row[outcome][index]!])
      points[number - 1] = { start: starts[number - 1]!, ...(Object.fromEntries(counts) as Outcomes) }
    }
    return { key: row.key, points }
  })
  const asked = starts.map((_, index) => ({
    index,
    total_requests: laid.reduce((sum, { points }) => sum + totalOf(points[index]!), 0),
  }))
  const kept = withinCalls(filter, asked)
  return new Map(laid.map(({ key, points }) => [key, kept.map(({ index }) => points[index]!)]))
}

function totalOf({ passed, failed, open, not_applicable }: Outcomes): number {
  return passed + failed + open + not_applicable
}
