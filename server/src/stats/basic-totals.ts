import { sql } from 'kysely'
import type { CallStatus } from '../domain/call.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import {
  type FigureMeasure,
  factsBy,
  figureMeasures,
  partsOf,
  type Sums,
  sumsOf,
} from './counted/counted-parts.ts'
import { clockTime, type Figures, figuresOf } from './figures.ts'
import { type CategoryFigures, scoresByCategory } from './scores-by-category.ts'
import { type Spread, spreadOf } from './spread-of-scores.ts'

export interface AgentFigures extends Spread {
  readonly agent_id: string
  readonly agent_name: string
  readonly total_requests: number
}

/** Calls with a score from `from` on and below `to`; the last band takes in its upper end. */
export interface ScoreBand {
  readonly from: number
  readonly to: number
  readonly count: number
}

export interface BasicTotals extends Figures {
  readonly total_duration: string
  readonly statuses: readonly { readonly status: CallStatus; readonly count: number }[]
  readonly distribution: readonly ScoreBand[]
  readonly categories: readonly CategoryFigures[]
  readonly agents: readonly AgentFigures[]
}

/** The front page of a dashboard, with the agents who had most calls. */
export async function basicTotals(
  database: Database,
  filter: CallFilter,
  mostAgents = 100,
): Promise<BasicTotals> {
  const calls = await findCountedCalls(database, filter)
  const { total, byStatus } = await sumCalls(database, calls)
  return {
    ...figuresOf(total),
    total_duration: clockTime(total.duration_sum, 1),
    statuses: byStatus.map(({ status, calls: count }) => ({ status, count })),
    distribution: await countBands(database, calls),
    categories: await scoresByCategory(database, calls),
    agents: await listAgents(database, filter.workspaceId, calls, mostAgents),
  }
}

type StatusSums = Sums<FigureMeasure> & { status: CallStatus }

async function sumCalls(
  database: Database,
  calls: CountedCalls,
): Promise<{ total: Sums<FigureMeasure>; byStatus: StatusSums[] }> {
  const found = await sql<StatusSums & { is_total: boolean }>`
    with ${partsOf(calls, 'status', factsBy('status'), figureMeasures)}
    select value as status, grouping(value) = 1 as is_total, ${sumsOf(figureMeasures)}
    from part
    group by grouping sets ((value), ())
    order by calls desc, value`.execute(database)
  return {
    total: found.rows.find(({ is_total }) => is_total)!,
    byStatus: found.rows.filter(({ is_total }) => !is_total),
  }
}

async function countBands(database: Database, calls: CountedCalls): Promise<ScoreBand[]> {
  const found = await sql<{ value: string; calls: number }>`
    with ${partsOf(calls, 'score_band', factsBy('score_band'), ['calls'])}
    select value, ${sumsOf(['calls'])} from part group by value`.execute(database)
  const counts = new Map(found.rows.map(({ value, calls: count }) => [Number(value), count]))
  return Array.from({ length: 10 }, (_, band) => ({
    from: 10 * band,
    to: 10 * band + 10,
    count: counts.get(band) ?? 0,
  }))
}

async function listAgents(
  database: Database,
  workspaceId: string,
  calls: CountedCalls,
  most: number,
): Promise<AgentFigures[]> {
  const measures = ['calls', 'scored', 'score_sum', 'score_squares'] as const
  const found = await sql<Sums<(typeof measures)[number]> & { agent_id: string; agent_name: string }>`
    with ${partsOf(calls, 'agent_id', factsBy('agent_id'), measures)}, busiest as (
      select value as agent_id, ${sumsOf(measures)} from part
      group by value order by calls desc, value collate "C" limit ${most}
    )
    select busiest.*, latest.agent_name
    from busiest cross join lateral (
      select agent_name from call
      where workspace_id = ${workspaceId} and call.agent_id = busiest.agent_id and enabled
      order by created_at desc, id desc limit 1
    ) as latest
    order by calls desc, agent_id collate "C"`.execute(database)
  return found.rows.map((row) => ({
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    total_requests: row.calls,
    ...spreadOf(row),
  }))
}
