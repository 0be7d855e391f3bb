import { AppError } from '../../domain/errors.ts'
import type { Database } from '../../store/database.ts'
import { getTeam, type Team } from '../../store/people/teams.ts'
import type { Caller } from '../access/tokens.ts'

/** A lead sees the teams they lead. */
export function isSeen(team: Team, { person }: Pick<Caller, 'person'>): boolean {
  return person?.role !== 'lead' || team.leads.some(({ id }) => id === person.id)
}

/** One that the caller does not see answers like one that never existed. */
export async function getSeenTeam(database: Database, caller: Caller, id: number): Promise<Team> {
  const team = await getTeam(database, caller.workspaceId, id)
  if (!isSeen(team, caller)) throw new AppError('not_found', 'There is no team with this id.')
  return team
}
