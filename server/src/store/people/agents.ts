import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import { checkTeams } from './teams.ts'

export interface Agent {
  readonly agentId: string
  readonly name: string
  readonly teamId: number | null
  readonly teamName: string | null
  readonly person: { readonly id: string; readonly name: string } | null
  readonly createdAt: Date
}

export interface AgentFields {
  readonly name: string
  readonly teamId: number | null
}

/** Whoever takes a call is known from then on, by the name the call gives unless somebody has entered one. */
export async function noteAgent(
  tx: Transaction,
  { workspaceId, agentId, agentName }: { workspaceId: string; agentId: string; agentName: string },
): Promise<void> {
  await sql`
    insert into agent (workspace_id, agent_id, name) values (${workspaceId}, ${agentId}, ${agentName})
    on conflict (workspace_id, agent_id) do update set name = excluded.name
    where not agent.named and agent.name <> excluded.name`.execute(tx)
}

/** An agent who was known by nothing but calls is known no more once the last of them is erased. */
export async function forgetAgent(tx: Transaction, workspaceId: string, agentId: string): Promise<void> {
  // Two who erase the last two calls at once must not each find the other's still there.
  await tx
    .selectFrom('agent')
    .select('agent_id')
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .execute()
  await sql`
    delete from agent
    where workspace_id = ${workspaceId} and agent_id = ${agentId} and not named and team_id is null
      and not exists (
        select from call where call.workspace_id = agent.workspace_id and call.agent_id = agent.agent_id and call.enabled
      )
      and not exists (
        select from person where person.workspace_id = agent.workspace_id and person.agent_id = agent.agent_id
      )
      and not exists (
        select from coaching_session
        where coaching_session.workspace_id = agent.workspace_id and coaching_session.agent_id = agent.agent_id
      )`.execute(tx)
}

export async function createAgent(
  database: Database,
  by: Acting,
  agentId: string,
  fields: AgentFields,
): Promise<Agent> {
  return withinTransaction(database, async (tx) => {
    await checkTeams(tx, by.workspaceId, fields.teamId === null ? [] : [fields.teamId], 'team_id')
    const made = await tx
      .insertInto('agent')
      .values({
        workspace_id: by.workspaceId,
        agent_id: agentId,
        name: fields.name,
        named: true,
        team_id: fields.teamId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('agent_id')
      .executeTakeFirst()
    if (!made) throw new AppError('agent_taken', 'There is an agent with this id already.', 'agent_id')
    await note(tx, by, agentId, 'created', fields)
    return getAgent(tx, by.workspaceId, agentId)
  })
}

/** Leads who lose or gain an agent see so with their next request. */
export async function updateAgent(
  database: Database,
  by: Acting,
  agentId: string,
  fields: AgentFields,
): Promise<Agent> {
  return withinTransaction(database, async (tx) => {
    await checkTeams(tx, by.workspaceId, fields.teamId === null ? [] : [fields.teamId], 'team_id')
    const before = await getAgent(tx, by.workspaceId, agentId)
    await tx
      .updateTable('agent')
      .set({
        name: fields.name,
        team_id: fields.teamId,
        ...(before.name === fields.name ? {} : { named: true }),
      })
      .where('workspace_id', '=', by.workspaceId)
      .where('agent_id', '=', agentId)
      .execute()
    await note(tx, by, agentId, 'replaced', fields)
    return getAgent(tx, by.workspaceId, agentId)
  })
}

/** Only one without calls: the others would come back with their next call. */
export async function deleteAgent(database: Database, by: Acting, agentId: string): Promise<void> {
  await withinTransaction(database, async (tx) => {
    await getAgent(tx, by.workspaceId, agentId)
    const call = await tx
      .selectFrom('call')
      .select('id')
      .where('workspace_id', '=', by.workspaceId)
      .where('agent_id', '=', agentId)
      .where('enabled', '=', true)
      .limit(1)
      .executeTakeFirst()
    if (call) throw new AppError('agent_has_calls')
    await tx
      .deleteFrom('agent')
      .where('workspace_id', '=', by.workspaceId)
      .where('agent_id', '=', agentId)
      .execute()
    await noteAudit(tx, { ...by, action: 'removed', subject: 'agent', subjectId: agentId })
  })
}

/** Throws `not_found` also for an agent out of reach. */
export async function getAgent(
  database: Database,
  workspaceId: string,
  agentId: string,
  reach?: Reach,
): Promise<Agent> {
  const which = sql`agent.workspace_id = ${workspaceId} and agent.agent_id = ${agentId} and ${isInReach(reach)}`
  const [agent] = await selectAgents(database, which, 1)
  if (!agent) throw new AppError('not_found', 'There is no agent with this id.')
  return agent
}

export interface AgentFilter {
  readonly teamId?: number | undefined
  /** A part of the name or the id. */
  readonly search?: string | undefined
  /** Those after this id. */
  readonly after?: string | undefined
  readonly limit: number
}

/** In order of their ids. */
export function listAgents(
  database: Database,
  workspaceId: string,
  { teamId, search, after, limit }: AgentFilter,
  reach?: Reach,
): Promise<Agent[]> {
  const conditions = [sql`agent.workspace_id = ${workspaceId}`, isInReach(reach)]
  if (teamId !== undefined) conditions.push(sql`agent.team_id = ${teamId}`)
  if (search !== undefined)
    conditions.push(
      sql`(strpos(lower(agent.name), lower(${search})) > 0 or strpos(lower(agent.agent_id), lower(${search})) > 0)`,
    )
  if (after !== undefined) conditions.push(sql`agent.agent_id > ${after}`)
  return selectAgents(database, sql.join(conditions, sql` and `), limit)
}

function isInReach(reach: Reach | undefined) {
  return reach ? sql`agent.agent_id = any(${reach.agentIds}::text[])` : sql`true`
}

function note(
  tx: Database,
  by: Acting,
  agentId: string,
  action: string,
  { teamId }: AgentFields,
): Promise<void> {
  return noteAudit(tx, { ...by, action, subject: 'agent', subjectId: agentId, detail: { team_id: teamId } })
}

async function selectAgents(
  database: Database,
  which: ReturnType<typeof sql>,
  limit: number,
): Promise<Agent[]> {
  const { rows } = await sql<Agent>`
    select agent.agent_id as "agentId", agent.name, agent.team_id as "teamId", team.name as "teamName",
      case when person.id is null then null else json_build_object('id', person.id, 'name', person.name) end as person,
      agent.created_at as "createdAt"
    from agent
      left join team on team.id = agent.team_id
      left join person on person.workspace_id = agent.workspace_id and person.agent_id = agent.agent_id
    where ${which}
    order by agent.agent_id limit ${limit}`.execute(database)
  return rows
}
