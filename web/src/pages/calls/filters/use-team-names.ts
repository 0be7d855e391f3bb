import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { useAllowed } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'

/** The teams that the person may know of, by their ids; none while nobody wants to know. */
export function useTeamNames(isWanted = true): ReadonlyMap<number, string> {
  const enabled = useAllowed('listTeams') !== undefined && isWanted
  const teams = useQuery({ ...peopleQueries.teams(useClient()), enabled }).data ?? []
  return new Map(teams.map(({ id, name }) => [id, name]))
}
