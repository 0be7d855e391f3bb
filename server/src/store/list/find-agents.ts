import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Ids of the agents who have this in their names, whatever the accents and capitals, and are in this team. */
export async function findAgents(
  database: Database,
  workspaceId: string,
  { name, teamId }: { readonly name?: string | undefined; readonly teamId?: number | undefined },
): Promise<string[]> {
  const isNamed =
    name === undefined
      ? sql<boolean>`true`
      : sql<boolean>`position(lower(plain_letters(${name})) in lower(plain_letters(name))) > 0`
  const found = await database
    .selectFrom('agent')
    .select('agent_id')
    .where('workspace_id', '=', workspaceId)
    .$if(teamId !== undefined, (query) => query.where('team_id', '=', teamId!))
    .where(isNamed)
    .orderBy('agent_id')
    .execute()
  return found.map(({ agent_id }) => agent_id)
}
