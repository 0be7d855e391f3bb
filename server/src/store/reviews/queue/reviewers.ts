import { sql } from 'kysely'
import { AppError } from '../../../domain/errors.ts'
import { permissions } from '../../../domain/people/permissions.ts'
import type { Role } from '../../../domain/people/roles.ts'
import type { Assignee } from '../../../domain/reviewing/assign-tasks.ts'
import type { Transaction } from '../../database.ts'

/** Of these people, in their order, those who may review calls now, with what they have to do. */
export async function readReviewers(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Assignee[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; role: Role; open: number; agents: string[] }>`
    select person.id, person.role,
      (select count(*) from review_task where assigned_to = person.id and state = 'open') as open,
      array(
        select agent.agent_id from team_lead join agent on agent.team_id = team_lead.team_id
        where team_lead.person_id = person.id and agent.workspace_id = person.workspace_id
      ) as agents
    from person
    where person.workspace_id = ${workspaceId} and person.enabled and person.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], person.id)
    for key share of person`.execute(tx)
  return rows
    .filter(({ role }) => permissions.createReview[role] !== 'no')
    .map(({ id, role, open, agents }) => ({
      id,
      open,
      agentIds: permissions.createReview[role] === 'team' ? agents : undefined,
    }))
}

/** Throws unless this person is there, is not disabled and may review calls. */
export async function checkReviewer(
  tx: Transaction,
  workspaceId: string,
  id: string,
  path: string,
): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select(['enabled', 'role'])
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!person) throw new AppError('validation', 'There is nobody with this id.', path)
  if (!person.enabled) throw new AppError('validation', 'This person is disabled.', path)
  if (permissions.createReview[person.role] === 'no')
    throw new AppError('validation', 'This person may not review calls.', path)
}
