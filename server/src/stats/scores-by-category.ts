import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import { partsOf, type Sums, sumsOf } from './counted/counted-parts.ts'
import { divideRounded, shareOf } from './figures.ts'

export interface CategoryFigures {
  readonly category_id: string
  readonly category_name: string
  readonly category_slug: string
  readonly model_name: string
  readonly order_number: number | null
  /** Calls in which something of the category was applicable and determined. */
  readonly total_requests: number
  readonly avg_category_score: number
  readonly min_score: number
  readonly max_score: number
  readonly expected_score: number
  /** Of the points that were expected in these calls. */
  readonly score_percentage: number
}

const measures = ['calls', 'score_sum', 'score_min', 'score_max', 'expected_sum'] as const

interface CategoryRow {
  uuid: string
  name: string
  slug: string
  model_id: number
  order_number: number | null
  max_score: number
}

export async function scoresOfAgent(
  database: Database,
  filter: CallFilter,
  agentId: string,
): Promise<CategoryFigures[]> {
  return scoresByCategory(database, await findCountedCalls(database, filter), { agentIds: [agentId] })
}

/** Whose points: of these agents, or of everybody but them. */
export interface Whose {
  readonly agentIds: readonly string[]
  readonly isOthers?: boolean
}

/**
 * Points by category, of some agents or of all, in the order categories are shown. Categories deleted since are in it as
 * well, for the calls they scored still count; calls in which nothing was expected of a category are not.
 */
export async function scoresByCategory(
  database: Database,
  calls: CountedCalls,
  whose?: Whose,
): Promise<CategoryFigures[]> {
  const categories = await database
    .selectFrom('model_category')
    .select(['id', 'uuid', 'name', 'slug', 'model_id', 'order_number', 'max_score'])
    .where((where) => where('model_id', '=', where.fn.any(where.val([...calls.modelIds]))))
    .execute()
  const facts = sql`
    select model_id, 'c:' || points.key as key, agent_id as value, points.value::integer as score, null::bigint as duration,
      (expected ->> points.key)::integer as expected
    from fact cross join lateral jsonb_each_text(points) as points`
  const keys = categories.map(({ id, model_id }) => [model_id, `c:${id}`] as const)
  const found = await sql<Sums<(typeof measures)[number]> & { key: string }>`
    with ${partsOf(calls, keys, facts, measures)}
    select key, ${sumsOf(measures)}
    from part
    where ${isOf(whose)}
    group by key`.execute(database)
  const sumsByKey = new Map(found.rows.map(({ key, ...sums }) => [key, sums]))
  const modelNames = new Map(calls.models.map(({ id, name }) => [id, name]))
  return categories
    .flatMap((category) => {
      const sums = sumsByKey.get(`c:${category.id}`)
      return sums ? [showCategory(category, modelNames.get(category.model_id)!, sums)] : []
    })
    .sort(byPlace)
}

function isOf(whose: Whose | undefined): RawBuilder<unknown> {
  if (!whose) return sql`true`
  const isOne = sql`value = any(${whose.agentIds}::text[])`
  return whose.isOthers ? sql`not ${isOne}` : isOne
}

function showCategory(
  category: CategoryRow,
  modelName: string,
  sums: Sums<(typeof measures)[number]>,
): CategoryFigures {
  return {
    category_id: category.uuid,
    category_name: category.name,
    category_slug: category.slug,
    model_name: modelName,
    order_number: category.order_number,
    total_requests: sums.calls,
    avg_category_score: divideRounded(100 * sums.score_sum, sums.calls) / 100,
    min_score: sums.score_min!,
    max_score: sums.score_max!,
    expected_score: category.max_score,
    score_percentage: shareOf(sums.score_sum, sums.expected_sum),
  }
}

function byPlace(a: CategoryFigures, b: CategoryFigures): number {
  const place = (category: CategoryFigures) => category.order_number ?? Number.POSITIVE_INFINITY
  if (place(a) !== place(b)) return place(a) < place(b) ? -1 : 1
  const names = (category: CategoryFigures) => `${category.category_name}\n${category.model_name}`
  return names(a) < names(b) ? -1 : 1
}
