import { sql } from 'kysely'
import { isInReach } from '../store/calls/in-reach.ts'
import type { Database } from '../store/database.ts'
import type { CallFilter } from './counted/counted-calls.ts'

/** As on the agent's latest call; null: there is none. */
export async function findAgentName(
  database: Database,
  filter: CallFilter,
  agentId: string,
): Promise<string | null> {
  return (await findAgentNames(database, filter, [agentId])).get(agentId) ?? null
}

/** The same of several, by their ids. */
export async function findAgentNames(
  database: Database,
  { workspaceId, reach }: CallFilter,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ agent_id: string; agent_name: string }>`
    select wanted.agent_id, latest.agent_name
    from unnest(${agentIds}::text[]) as wanted (agent_id) cross join lateral (
      select agent_name from call
      where workspace_id = ${workspaceId} and call.agent_id = wanted.agent_id and enabled and ${isInReach(reach)}
      order by created_at desc, id desc limit 1
    ) as latest`.execute(database)
  return new Map(rows.map(({ agent_id, agent_name }) => [agent_id, agent_name]))
}
