import type { Agent } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outdatePeople } from '../../parts/queries/people.ts'
import { useClient } from '../../session/session.tsx'

/** Puts an agent into a team, or out of any. */
export function useMoveAgent() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ agent, teamId }: { readonly agent: Agent; readonly teamId: number | null }) =>
      client.agents.replace(agent.agent_id, { name: agent.name, team_id: teamId }),
    onSuccess: () => outdatePeople(queries),
  })
}
