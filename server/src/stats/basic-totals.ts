import { sql } from 'kysely'
import type { CallStatus } from '../domain/call.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted-calls.ts'
import { allMeasures, factsBy, type Measure, partsOf, type Sums, sumsOf } from './counted-parts.ts'
import { averageOf, clockTime, type Figures, figuresOf } from './figures.ts'
import { type CategoryFigures, scoresByCategory } from './scores-by-category.ts'

export interface AgentFigures {
  readonly agent_id: string
  readonly agent_name: string
  readonly total_requests: number
  readonly avg_score: number | null
}

export interface BasicTotals extends Figures {
  readonly total_duration: string
  readonly statuses: readonly { readonly status: CallStatus; readonly count: number }[]
  readonly categories: readonly CategoryFigures[]
  readonly agents: readonly AgentFigures[]
}

const mostAgents = 100

/** The front page of a dashboard. */
export async function basicTotals(database: Database, filter: CallFilter): Promise<BasicTotals> {
  const calls = await findCountedCalls(database, filter)
  const { total, byStatus } = await sumCalls(database, calls)
  return {
    ...figuresOf(total),
    total_duration: clockTime(total.duration_sum, 1),
    statuses: byStatus.map(({ status, calls: count }) => ({ status, count })),
    categories: await scoresByCategory(database, calls),
    agents: await listAgents(database, filter.clientId, calls),
  }
}

type StatusSums = Sums<Measure> & { status: CallStatus }

async function sumCalls(
  database: Database,
  calls: CountedCalls,
): Promise<{ total: Sums<Measure>; byStatus: StatusSums[] }> {
  const found = await sql<StatusSums & { is_total: boolean }>`
    with ${partsOf(calls, 'status', factsBy('status'), allMeasures)}
    select value as status, grouping(value) = 1 as is_total, ${sumsOf(allMeasures)}
    from part
    group by grouping sets ((value), ())
    order by calls desc, value`.execute(database)
  return {
    total: found.rows.find(({ is_total }) => is_total)!,
    byStatus: found.rows.filter(({ is_total }) => !is_total),
  }
}

async function listAgents(
  database: Database,
  clientId: string,
  calls: CountedCalls,
): Promise<AgentFigures[]> {
  const measures = ['calls', 'scored', 'score_sum'] as const
  const found = await sql<Sums<(typeof measures)[number]> & { agent_id: string; agent_name: string }>`
    with ${partsOf(calls, 'agent_id', factsBy('agent_id'), measures)}, busiest as (
      select value as agent_id, ${sumsOf(measures)} from part
      group by value order by calls desc, value collate "C" limit ${mostAgents}
    )
    select busiest.*, latest.agent_name
    from busiest cross join lateral (
      select agent_name from call
      where client_id = ${clientId} and call.agent_id = busiest.agent_id and enabled
      order by created_at desc, id desc limit 1
    ) as latest
    order by calls desc, agent_id collate "C"`.execute(database)
  return found.rows.map((row) => ({
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    total_requests: row.calls,
    avg_score: averageOf(row.score_sum, row.scored),
  }))
}
