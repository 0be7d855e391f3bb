import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** As on the agent's latest call; null: there is none. */
export async function findAgentName(
  database: Database,
  clientId: string,
  agentId: string,
): Promise<string | null> {
  const found = await sql<{ agent_name: string }>`
    select agent_name from call
    where client_id = ${clientId} and agent_id = ${agentId} and enabled
    order by created_at desc, id desc limit 1`.execute(database)
  return found.rows[0]?.agent_name ?? null
}
