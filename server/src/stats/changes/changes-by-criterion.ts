import { sql } from 'kysely'
import { differenceOf } from '../../domain/results/proportions.ts'
import type { Database } from '../../store/database.ts'
import type { CountedCalls } from '../counted/counted-calls.ts'
import {
  arraysOfOutcomes,
  type Criterion,
  factsByCriterion,
  inPercent,
  listCriteria,
  outcomeOf,
  passesOf,
  passRateOf,
} from '../counted/counted-criteria.ts'
import { isAny, partsOf, type Sums, sumsOf } from '../counted/counted-parts.ts'

interface Rate {
  readonly passed: number
  readonly failed: number
  readonly pass_rate: number | null
}

export interface CriterionChange extends Criterion, Rate {
  readonly model_name: string
  readonly before: Rate | null
  /** Of the pass rate, in percentage points. */
  readonly change: number | null
  readonly change_low: number | null
  readonly change_high: number | null
  readonly beyond_chance: boolean
  /** To the share of points earned, in percentage points. */
  readonly contribution: number | null
}

interface Counted {
  readonly passed: number
  readonly failed: number
  readonly lost: number
}

/** By model and key, and the points there were to earn in all. */
interface Counts {
  readonly possible: number
  readonly byKey: ReadonlyMap<string, Counted>
}

const none: Counted = { passed: 0, failed: 0, lost: 0 }

/** What came of every criterion of every model, what moved the points most first. */
export async function changesByCriterion(
  database: Database,
  now: CountedCalls,
  past: CountedCalls | undefined,
): Promise<CriterionChange[]> {
  const known = await listOfModels(database, now)
  const counts = await countCriteria(database, now, known)
  const before = past && (await countCriteria(database, past, known))
  return known
    .flatMap((criterion) => {
      const address = addressOf(criterion)
      const mine = counts.byKey.get(address)
      const earlier = before && (before.byKey.get(address) ?? none)
      if (!mine && !earlier?.failed && !earlier?.passed) return []
      return [show(criterion, { mine: mine ?? none, earlier, counts, before })]
    })
    .sort(
      (a, b) =>
        Math.abs(b.contribution ?? 0) - Math.abs(a.contribution ?? 0) ||
        b.failed - a.failed ||
        (a.key < b.key ? -1 : 1),
    )
}

interface OfModel extends Criterion {
  readonly model_id: number
  readonly model_name: string
}

async function listOfModels(database: Database, calls: CountedCalls): Promise<OfModel[]> {
  const all: OfModel[] = []
  for (const { id, name } of calls.models)
    for (const criterion of await listCriteria(database, { ...calls, modelIds: [id] }))
      all.push({ ...criterion, model_id: id, model_name: name })
  return all
}

function addressOf({ model_id, key }: { readonly model_id: number; readonly key: string }): string {
  return `${model_id} ${key}`
}

const measures = ['calls', 'score_sum', 'expected_sum'] as const

async function countCriteria(
  database: Database,
  calls: CountedCalls,
  criteria: readonly OfModel[],
): Promise<Counts> {
  if (criteria.length === 0) return { possible: 0, byKey: new Map() }
  const keys = criteria.map(({ model_id, key }) => [model_id, `k:${key}`] as const)
  const { rows } = await sql<
    Sums<(typeof measures)[number]> & { model_id: number; key: string; letter: string }
  >`
    with ${partsOf(calls, keys, factsByCriterion, measures, { cover: 'net', arrays: arraysOfOutcomes })}
    select model_id, substr(key, 3) as key, left(value, 1) as letter, ${sumsOf(measures)}
    from part group by 1, 2, 3 having ${isAny}`.execute(database)
  const byKey = new Map<string, Counted>()
  let possible = 0
  for (const { letter, calls: count, score_sum, expected_sum, ...row } of rows) {
    possible += expected_sum
    const outcome = outcomeOf(letter)
    const mine = byKey.get(addressOf(row)) ?? none
    const isRated = outcome === 'passed' || outcome === 'failed'
    byKey.set(addressOf(row), {
      ...mine,
      ...(isRated ? { [outcome]: count } : {}),
      lost: mine.lost + expected_sum - score_sum,
    })
  }
  return { possible, byKey }
}

function show(
  { model_id: _, ...criterion }: OfModel,
  found: {
    readonly mine: Counted
    readonly earlier: Counted | undefined
    readonly counts: Counts
    readonly before: Counts | undefined
  },
): CriterionChange {
  const { mine, earlier, counts, before } = found
  const change = earlier ? differenceOf(passesOf(mine), passesOf(earlier)) : null
  return {
    ...criterion,
    ...rateOf(mine),
    before: earlier ? rateOf(earlier) : null,
    change: change && inPercent(change.difference),
    change_low: change && inPercent(change.interval[0]),
    change_high: change && inPercent(change.interval[1]),
    beyond_chance: change !== null && (change.interval[0] > 0 || change.interval[1] < 0),
    contribution:
      earlier && before && counts.possible > 0 && before.possible > 0
        ? inPercent(earlier.lost / before.possible - mine.lost / counts.possible)
        : null,
  }
}

function rateOf({ passed, failed }: Counted): Rate {
  return { passed, failed, pass_rate: passRateOf({ passed, failed }).pass_rate }
}
