import { sql } from 'kysely'
import { isInReach } from '../store/calls/in-reach.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import {
  type AgentIds,
  type Criterion,
  factsByCriterion,
  isOfAgents,
  keysOf,
  listCriteria,
  noOutcomes,
  type Outcomes,
  outcomeOf,
  passRateOf,
} from './counted/counted-criteria.ts'
import { factsBy, partsOf, sumsOf } from './counted/counted-parts.ts'

export interface AgentCriterion extends Outcomes {
  readonly key: string
  readonly pass_rate: number | null
  readonly pass_rate_low: number | null
  readonly pass_rate_high: number | null
}

export interface AgentCriteria {
  readonly agent_id: string
  readonly agent_name: string
  readonly total_requests: number
  /** Those that were asked on the agent's calls. */
  readonly criteria: readonly AgentCriterion[]
}

export interface CriteriaByAgent {
  /** Those that were asked on anybody's calls. */
  readonly criteria: readonly Pick<Criterion, 'key' | 'name' | 'category_name'>[]
  readonly agents: readonly AgentCriteria[]
}

/** What came of every criterion, agent by agent, those with the most calls first. */
export async function criteriaByAgent(
  database: Database,
  filter: CallFilter,
  { agentIds, limit }: { readonly agentIds: AgentIds; readonly limit: number },
): Promise<CriteriaByAgent> {
  const calls = await findCountedCalls(database, filter)
  const known = await listCriteria(database, calls)
  const agents = await listBusiest(database, filter, calls, agentIds, limit)
  if (agents.length === 0) return { criteria: [], agents: [] }
  const counts = await countByAgent(
    database,
    calls,
    known,
    agents.map(({ agent_id }) => agent_id),
  )
  const asked = new Set([...counts.values()].flatMap((mine) => [...mine.keys()]))
  const criteria = known.filter(({ key }) => asked.has(key))
  return {
    criteria: criteria.map(({ key, name, category_name }) => ({ key, name, category_name })),
    agents: agents.map(({ agent_id, agent_name, calls: total_requests }) => ({
      agent_id,
      agent_name,
      total_requests,
      criteria: criteria.flatMap(({ key }) => {
        const mine = counts.get(agent_id)?.get(key)
        return mine ? [{ key, ...mine, ...passRateOf(mine) }] : []
      }),
    })),
  }
}

const measures = ['calls'] as const

interface AgentRow {
  readonly agent_id: string
  readonly agent_name: string
  readonly calls: number
}

async function listBusiest(
  database: Database,
  { workspaceId, reach }: CallFilter,
  calls: CountedCalls,
  agentIds: AgentIds,
  limit: number,
): Promise<readonly AgentRow[]> {
  const mine = agentIds === undefined ? sql`true` : sql`value = any(${agentIds}::text[])`
  const { rows } = await sql<AgentRow>`
    with ${partsOf(calls, 'agent_id', factsBy('agent_id'), measures)}, busiest as (
      select value as agent_id, ${sumsOf(measures)} from part where ${mine}
      group by value order by calls desc, value collate "C" limit ${limit}
    )
    select busiest.*, latest.agent_name
    from busiest cross join lateral (
      select agent_name from call
      where workspace_id = ${workspaceId} and call.agent_id = busiest.agent_id and enabled and ${isInReach(reach)}
      order by created_at desc, id desc limit 1
    ) as latest
    order by calls desc, agent_id collate "C"`.execute(database)
  return rows
}

async function countByAgent(
  database: Database,
  calls: CountedCalls,
  criteria: readonly Criterion[],
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Outcomes>>> {
  const { rows } = await sql<{ key: string; value: string; calls: number }>`
    with ${partsOf(calls, keysOf(calls, criteria), factsByCriterion, measures)}
    select substr(key, 3) as key, value, ${sumsOf(measures)}
    from part where ${isOfAgents(agentIds)}
    group by key, value`.execute(database)
  const counts = new Map<string, Map<string, Outcomes>>()
  for (const { key, value, calls: count } of rows) {
    const agentId = value.slice(2)
    const mine = counts.get(agentId) ?? new Map<string, Outcomes>()
    mine.set(key, { ...(mine.get(key) ?? noOutcomes), [outcomeOf(value[0]!)]: count })
    counts.set(agentId, mine)
  }
  return counts
}
