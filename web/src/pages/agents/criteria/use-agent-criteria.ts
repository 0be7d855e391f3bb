import { useQuery } from '@tanstack/react-query'
import { type Period, statsQuery } from '../../../parts/period.ts'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { statsQueries } from '../../../parts/queries/stats.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'

/** An agent's criteria, and those of the agent's team; of all agents, where the agent is in none. */
export function useAgentCriteria(agentId: string, period: Period, model: string) {
  const client = useClient()
  const may = useRights()
  const agent = useQuery({
    ...peopleQueries.agent(client, agentId),
    enabled: may('getAgent') !== undefined,
  })
  const teams = useQuery({ ...peopleQueries.teams(client), enabled: may('listTeams') !== undefined })
  const team = teams.data?.find(({ id }) => id === agent.data?.found?.team_id)
  const query = { ...statsQuery(period), model_name: model, interval: 'week' as const }
  return {
    team,
    own: useQuery(statsQueries.criteria(client, { ...query, agent_id: agentId })),
    beside: useQuery({
      ...statsQueries.criteria(client, { ...query, ...(team ? { team_id: team.id } : {}) }),
      enabled: !agent.isLoading && !teams.isLoading,
    }),
  }
}
