import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import {
  type CallFilter,
  conditionsOf,
  factConditionsOf,
  isNarrowed,
  limitedColumns,
  narrowingOf,
} from './call-filter.ts'
import { type CallPlace, isInStretch, orderOf, type Stretch, sortValueOf } from './call-order.ts'
import { withoutWorkers } from './without-workers.ts'

/** How far the list is followed in its own order before its calls are looked for in another way. */
const walkLength = 10_000
/** How far it is followed to see whether calls are rare that can be picked by what statistics count, and how many are few. */
const glance = 500
const few = 4
const columns = sql.join(
  [...new Set(['id', 'created_at', 'score_percentage', 'duration_seconds', ...limitedColumns])].map(sql.ref),
)

/**
 * The first places of a stretch, found in the indexes alone. Following the list in its order finds calls that are common;
 * those that are rare are picked out by what makes them rare, and then sorted. Which of the two it will be cannot be left
 * to the planner, to whom conditions are independent: it would look for scores among failed calls to the very end.
 */
export async function findPlaces(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  const find = async (asked: Database) => {
    const walked = (await areFactsRare(asked, filter, stretch))
      ? []
      : await walkPlaces(asked, filter, stretch, limit)
    return walked.length === limit ? walked : pickPlaces(asked, filter, stretch, limit)
  }
  return isNarrowed(filter) ? withoutWorkers(database, find) : find(database)
}

/** The first places among so many calls of the stretch. There may be more. */
export async function walkPlaces(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  // An external id is as good as unique, and erased calls are few: neither is followed along.
  if (filter.externalId !== undefined || !filter.enabled) return []
  const walked = await sql<CallPlace>`
    select call.id, ${sortValueOf(stretch)} as value from (
      select ${columns} from call
      where ${conditionsOf(wayOf(filter, stretch))} and ${isInStretch(stretch)}
      order by ${orderOf(stretch)} limit ${walkLength}
    ) as call
    where ${narrowingOf(filter)} order by ${orderOf(stretch)} limit ${limit}`.execute(database)
  return walked.rows
}

/** The first places among all calls of the stretch. */
export async function pickPlaces(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  const picked = await sql<CallPlace>`
    with call as materialized (${everyPlace(filter, stretch)})
    select call.id, ${sortValueOf(stretch)} as value from call
    order by ${orderOf(stretch)} limit ${limit}`.execute(database)
  return picked.rows
}

/**
 * Whether the first calls of the list have hardly any of what statistics count and is asked for. Looked up one by one: the
 * planner would find all of them by their index instead, which takes as long as to pick them.
 */
export async function areFactsRare(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
): Promise<boolean> {
  const wanted = factsWanted(filter, stretch)
  if (!wanted) return false
  const found = await sql<{ count: number }>`
    select count(*) as count from (
      select id from call where ${conditionsOf(wayOf(filter, stretch))} and ${isInStretch(stretch)}
      order by ${orderOf(stretch)} limit ${glance}
    ) as call cross join lateral (
      select from call_fact where call_fact.call_id = call.id and ${wanted} offset 0
    ) as fact`.execute(database)
  return found.rows[0]!.count < few
}

/** All calls of the stretch: what is counted of them tells their order, too, and they need not be looked up one by one. */
export function everyPlace(filter: CallFilter, stretch: Stretch): RawBuilder<unknown> {
  const wanted = factsWanted(filter, stretch)
  if (!wanted)
    return sql`
      select id, created_at, score_percentage, duration_seconds from call
      where ${conditionsOf(filter)} and ${isInStretch(stretch)}`
  return sql`
    select * from (select call_id as id, created_at from call_fact where ${wanted}) as call
    where ${isInStretch(stretch)}`
}

function factsWanted(filter: CallFilter, stretch: Stretch): RawBuilder<unknown> | undefined {
  return stretch.by === 'time' ? factConditionsOf(filter) : undefined
}

/** The conditions under which an index holds the calls in the order of the stretch. */
export function wayOf(filter: CallFilter, stretch: Stretch): CallFilter {
  const { workspaceId, enabled, modelId, statuses, from, until, minScore, maxScore } = filter
  const agentId = filter.agentId ?? (filter.agentIds?.length === 1 ? filter.agentIds[0] : undefined)
  if (stretch.by === 'duration' || stretch.by === 'no duration')
    return { workspaceId, enabled, minDuration: filter.minDuration, maxDuration: filter.maxDuration }
  if (stretch.by !== 'time') return { workspaceId, enabled, minScore, maxScore }
  const all = { workspaceId, enabled, from, until }
  if (agentId !== undefined) return { ...all, agentId }
  if (modelId !== undefined) return { ...all, modelId }
  return statuses?.length === 1 ? { ...all, statuses } : all
}
