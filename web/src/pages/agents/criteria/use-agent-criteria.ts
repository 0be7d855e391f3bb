import { useQuery } from '@tanstack/react-query'
import { type Period, statsQuery } from '../../../parts/period.ts'
import { statsQueries } from '../../../parts/queries/stats.ts'
import { useClient } from '../../../session/session.tsx'
import { useTeamOf } from './use-team-of.ts'

/** An agent's criteria, and those of the agent's team; of all agents, where the agent is in none. */
export function useAgentCriteria(agentId: string, period: Period, model: string) {
  const client = useClient()
  const { team, isLoading } = useTeamOf(agentId)
  const query = { ...statsQuery(period), model_name: model, interval: 'week' as const }
  return {
    team,
    own: useQuery(statsQueries.criteria(client, { ...query, agent_id: agentId })),
    beside: useQuery({
      ...statsQueries.criteria(client, { ...query, ...(team ? { team_id: team.id } : {}) }),
      enabled: !isLoading,
    }),
  }
}
