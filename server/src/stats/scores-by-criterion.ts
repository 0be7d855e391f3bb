import { sql } from 'kysely'
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
import { partsOf, type Sums, sumsOf } from './counted-parts.ts'
import { findCourse, type Interval } from './course-of-calls.ts'
import { type CriterionPoint, countAlongCourse } from './course-of-criteria.ts'

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
  readonly points: readonly CriterionPoint[]
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
  const counted = await countCriteria(database, calls, criteria, agentIds)
  if (counted.size === 0) return []
  const points = await countAlongCourse(database, course, criteria, agentIds)
  const earlier = before && (await findCountedCalls(database, { ...filter, ...before }))
  const past = earlier && (await countCriteria(database, earlier, criteria, agentIds))
  return criteria
    .flatMap((criterion) => {
      const { key } = criterion
      const counts = counted.get(key)
      if (!counts) return []
      return [showCriterion(criterion, counts, past && (past.get(key) ?? noOutcomes), points.get(key)!)]
    })
    .sort(byLoss)
}

interface Counted extends Outcomes {
  readonly earned: number
  readonly possible: number
}
const nothingCounted: Counted = { ...noOutcomes, earned: 0, possible: 0 }

function showCriterion(
  criterion: Criterion,
  { earned, possible, ...counts }: Counted,
  before: Outcomes | undefined,
  points: CriterionFigures['points'],
): CriterionFigures {
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

const measures = ['calls', 'score_sum', 'expected_sum'] as const

/** What came of each criterion in all, with its points. */
async function countCriteria(
  database: Database,
  calls: CountedCalls,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<ReadonlyMap<string, Counted>> {
  const found = await sql<Sums<(typeof measures)[number]> & { key: string; letter: string }>`
    with ${partsOf(calls, keysOf(calls, criteria), factsByCriterion, measures)}
    select substr(key, 3) as key, left(value, 1) as letter, ${sumsOf(measures)}
    from part where ${isOfAgents(agentIds)}
    group by 1, 2`.execute(database)
  const counted = new Map<string, Counted>()
  for (const { key, letter, calls: count, score_sum, expected_sum } of found.rows) {
    const { earned, possible, ...counts } = counted.get(key) ?? nothingCounted
    counted.set(key, {
      ...counts,
      [outcomeOf(letter)]: count,
      earned: earned + score_sum,
      possible: possible + expected_sum,
    })
  }
  return counted
}
