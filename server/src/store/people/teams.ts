import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, isDuplicate, type Transaction, withinTransaction } from '../database.ts'

export interface Team {
  readonly id: number
  readonly name: string
  readonly agents: number
  /** People who lead it, by name. */
  readonly leads: readonly { readonly id: string; readonly name: string }[]
  readonly created_at: Date
  readonly created_by: string
  readonly updated_at: Date | null
  readonly updated_by: string | null
}

export async function createTeam(database: Database, by: Acting, name: string): Promise<Team> {
  return sayWhenNameTaken(() =>
    withinTransaction(database, async (tx) => {
      const { id } = await tx
        .insertInto('team')
        .values({ workspace_id: by.workspaceId, name, created_by: by.actor })
        .returning('id')
        .executeTakeFirstOrThrow()
      await noteAudit(tx, { ...by, action: 'created', subject: 'team', subjectId: String(id) })
      return getTeam(tx, by.workspaceId, id)
    }),
  )
}

export async function renameTeam(database: Database, by: Acting, id: number, name: string): Promise<Team> {
  return sayWhenNameTaken(() =>
    withinTransaction(database, async (tx) => {
      await tx
        .updateTable('team')
        .set({ name, updated_at: new Date(), updated_by: by.actor })
        .where('id', '=', id)
        .where('workspace_id', '=', by.workspaceId)
        .execute()
      const team = await getTeam(tx, by.workspaceId, id)
      await noteAudit(tx, { ...by, action: 'replaced', subject: 'team', subjectId: String(id) })
      return team
    }),
  )
}

/** Only an empty one: agents would fall out of their lead's sight unnoticed. */
export async function deleteTeam(database: Database, by: Acting, id: number): Promise<void> {
  await withinTransaction(database, async (tx) => {
    const team = await getTeam(tx, by.workspaceId, id)
    if (team.agents > 0) throw new AppError('team_in_use')
    await tx.deleteFrom('team').where('id', '=', id).execute()
    await noteAudit(tx, { ...by, action: 'removed', subject: 'team', subjectId: String(id) })
  })
}

export async function getTeam(database: Database, workspaceId: string, id: number): Promise<Team> {
  const [team] = await selectTeams(database, sql`team.workspace_id = ${workspaceId} and team.id = ${id}`)
  if (!team) throw new AppError('not_found', 'There is no team with this id.')
  return team
}

export function listTeams(database: Database, workspaceId: string): Promise<Team[]> {
  return selectTeams(database, sql`team.workspace_id = ${workspaceId}`)
}

/** By name, made where there is none: tables of people name teams, and so do the claims of a sign-in service. */
export async function findOrMakeTeam(tx: Transaction, by: Acting, name: string): Promise<number> {
  const found = await tx
    .selectFrom('team')
    .select('id')
    .where('workspace_id', '=', by.workspaceId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return found?.id ?? (await createTeam(tx, by, name)).id
}

/** Throws `validation` for one that is not there. */
export async function checkTeams(
  tx: Transaction,
  workspaceId: string,
  ids: readonly number[],
  path: string,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('team')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined)
    throw new AppError('validation', `There is no team with the id ${missing}.`, path)
}

async function sayWhenNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error, 'team_name')) throw new AppError('team_name_taken', undefined, 'name')
    throw error
  }
}

async function selectTeams(database: Database, which: ReturnType<typeof sql>): Promise<Team[]> {
  const { rows } = await sql<Team>`
    select id, name, created_at, created_by, updated_at, updated_by,
      (select count(*) from agent where agent.team_id = team.id) as agents,
      coalesce((
        select json_agg(json_build_object('id', person.id, 'name', person.name) order by lower(person.name))
        from team_lead join person on person.id = team_lead.person_id where team_lead.team_id = team.id
      ), '[]') as leads
    from team where ${which} order by lower(name), id`.execute(database)
  return rows
}
