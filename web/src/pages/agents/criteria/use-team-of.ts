import type { Team } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'

/** The team that an agent is in; undefined: none, none that the person may know of, or not known yet. */
export function useTeamOf(agentId: string): { readonly team: Team | undefined; readonly isLoading: boolean } {
  const client = useClient()
  const may = useRights()
  const agent = useQuery({
    ...peopleQueries.agent(client, agentId),
    enabled: may('getAgent') !== undefined,
  })
  const teams = useQuery({ ...peopleQueries.teams(client), enabled: may('listTeams') !== undefined })
  return {
    team: teams.data?.find(({ id }) => id === agent.data?.found?.team_id),
    isLoading: agent.isLoading || teams.isLoading,
  }
}
