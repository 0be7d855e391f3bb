import { sql } from 'kysely'
import { differenceOf } from '../domain/results/proportions.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import {
  type AgentIds,
  arraysOfOutcomes,
  type Criterion,
  countNotSaid,
  factsByCriterion,
  inPercent,
  isOfAgents,
  keysOf,
  listCriteria,
  type NotSaid,
  noOutcomes,
  type Outcomes,
  outcomeOf,
  passesOf,
  passRateOf,
} from './counted/counted-criteria.ts'
import { isAny, partsOf, type Sums, sumsOf } from './counted/counted-parts.ts'
import { findCourse, type Interval } from './course-of-calls.ts'
import { type CriterionPoint, countAlongCourse } from './course-of-criteria.ts'

interface Counts extends Outcomes {
  readonly pass_rate: number | null
  /** Calls in which it was asked. */
  readonly total_requests: number
}

export interface CriterionFigures extends Criterion, Counts, NotSaid {
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
  /** Of everybody else; null: the question is about everybody. */
  readonly others: Counts | null
  /** From theirs to the own pass rate, in percentage points; null: one of the two has none. */
  readonly difference: number | null
  readonly difference_low: number | null
  readonly difference_high: number | null
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
  const { own, others } = await countCriteria(database, calls, criteria, agentIds)
  if (own.size === 0) return []
  const points = await countAlongCourse(database, course, criteria, agentIds)
  const notSaid = await countNotSaid(database, calls, criteria, agentIds)
  const earlier = before && (await findCountedCalls(database, { ...filter, ...before }))
  const past = earlier && (await countCriteria(database, earlier, criteria, agentIds)).own
  return criteria
    .flatMap((criterion) => {
      const { key } = criterion
      const counts = own.get(key)
      if (!counts) return []
      const beside = {
        before: past && (past.get(key) ?? noOutcomes),
        others: agentIds && (others.get(key) ?? noOutcomes),
      }
      const shown = showCriterion(criterion, counts, beside, points.get(key)!)
      return [{ ...shown, ...(notSaid.get(key) ?? nothingNotSaid) }]
    })
    .sort(byLoss)
}

interface Counted extends Outcomes {
  readonly earned: number
  readonly possible: number
}
const nothingCounted: Counted = { ...noOutcomes, earned: 0, possible: 0 }
const nothingNotSaid: NotSaid = { not_said: 0, not_said_points_lost: 0 }
/** By the key of the criterion. */
type Tally = ReadonlyMap<string, Counted>

function showCriterion(
  criterion: Criterion,
  { earned, possible, ...counts }: Counted,
  { before, others }: { readonly before: Outcomes | undefined; readonly others: Outcomes | undefined },
  points: CriterionFigures['points'],
): Omit<CriterionFigures, keyof NotSaid> {
  const change = before ? differenceOf(passesOf(counts), passesOf(before)) : null
  const difference = others ? differenceOf(passesOf(counts), passesOf(others)) : null
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
    others: others ? showCounts(others) : null,
    difference: difference && inPercent(difference.difference),
    difference_low: difference && inPercent(difference.interval[0]),
    difference_high: difference && inPercent(difference.interval[1]),
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

/** What came of each criterion in all, with its points: of the agents asked for, and of everybody else. */
async function countCriteria(
  database: Database,
  calls: CountedCalls,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<{ readonly own: Tally; readonly others: Tally }> {
  const arrays = agentIds === undefined ? arraysOfOutcomes : undefined
  const found = await sql<Sums<(typeof measures)[number]> & { key: string; letter: string; is_own: boolean }>`
    with ${partsOf(calls, keysOf(calls, criteria), factsByCriterion, measures, { cover: 'net', arrays })}
    select substr(key, 3) as key, left(value, 1) as letter, ${isOfAgents(agentIds)} as is_own, ${sumsOf(measures)}
    from part
    group by 1, 2, 3
    having ${isAny}`.execute(database)
  const tally = { own: new Map<string, Counted>(), others: new Map<string, Counted>() }
  for (const { key, letter, is_own, calls: count, score_sum, expected_sum } of found.rows) {
    const counted = is_own ? tally.own : tally.others
    const { earned, possible, ...counts } = counted.get(key) ?? nothingCounted
    counted.set(key, {
      ...counts,
      [outcomeOf(letter)]: count,
      earned: earned + score_sum,
      possible: possible + expected_sum,
    })
  }
  return tally
}
