import { sql } from 'kysely'
import { isInReach } from '../store/calls/in-reach.ts'
import type { Database } from '../store/database.ts'
import type { CallFilter } from './counted-calls.ts'

/** As on the agent's latest call; null: there is none. */
export async function findAgentName(
  database: Database,
  { workspaceId, reach }: CallFilter,
  agentId: string,
): Promise<string | null> {
  const found = await sql<{ agent_name: string }>`
    select agent_name from call
    where workspace_id = ${workspaceId} and agent_id = ${agentId} and enabled and ${isInReach(reach)}
    order by created_at desc, id desc limit 1`.execute(database)
  return found.rows[0]?.agent_name ?? null
}
