import { sql } from 'kysely'
import type { Reach } from '../domain/people/roles.ts'
import { isInReach } from '../store/calls/in-reach.ts'
import type { Database } from '../store/database.ts'
import { averageOf } from './figures.ts'

/** Fewer, and the average would tell what one of the others scored. */
const fewestOthers = 3

export interface Standing {
  readonly own: { readonly calls: number; readonly avg_score: number | null }
  /** Everybody in the agent's team, the agent included; null: in no team, or in one that is too small to compare with. */
  readonly team: { readonly name: string; readonly agents: number; readonly avg_score: number | null } | null
}

/** One agent beside their team over the last days, without anybody's name. */
export async function standingOfAgent(
  database: Database,
  workspaceId: string,
  reach: Reach,
  days: number,
): Promise<Standing> {
  const since = sql`now() - make_interval(days => ${days})`
  const own = await sql<{ calls: number; scored: number; score_sum: number }>`
    select count(*) as calls, count(score_hundredths) as scored, coalesce(sum(score_hundredths), 0)::float8 as score_sum
    from call_fact join call on call.id = call_fact.call_id
    where call.workspace_id = ${workspaceId} and ${isInReach(reach)} and call_fact.created_at >= ${since}`.execute(
    database,
  )
  const team = await sql<{ name: string; agents: number; scored: number; score_sum: number }>`
    select team.name, count(distinct call_fact.agent_id) as agents, count(score_hundredths) as scored,
      coalesce(sum(score_hundredths), 0)::float8 as score_sum
    from agent as me
      join team on team.id = me.team_id
      join agent on agent.team_id = team.id
      join model on model.workspace_id = me.workspace_id
      join call_fact on call_fact.model_id = model.id and call_fact.agent_id = agent.agent_id
    where me.workspace_id = ${workspaceId} and me.agent_id = any(${reach.agentIds}::text[])
      and call_fact.created_at >= ${since}
    group by team.id, team.name`.execute(database)
  const { calls, scored, score_sum } = own.rows[0]!
  const around = team.rows[0]
  return {
    own: { calls, avg_score: averageOf(score_sum, scored) },
    team:
      around && around.agents > fewestOthers
        ? { name: around.name, agents: around.agents, avg_score: averageOf(around.score_sum, around.scored) }
        : null,
  }
}
