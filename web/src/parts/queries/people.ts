import {
  type Agent,
  type AgentQuery,
  type CallmarkClient,
  CallmarkError,
  type Sso,
  type Workspace,
} from '@callmark/client'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { meQueries } from './me.ts'

/** Who works here, in which teams, and what else has access. */
export const peopleQueries = {
  users: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['people', 'users'],
      queryFn: ({ signal }) => client.users.list({ signal }),
    }),

  teams: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['people', 'teams'],
      queryFn: ({ signal }) => client.teams.list({ signal }),
    }),

  /** The first page of the agents that the query asks for. */
  agents: (client: CallmarkClient, query: AgentQuery) =>
    queryOptions({
      queryKey: ['people', 'agents', query],
      queryFn: ({ signal }) => client.agents.listPage(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** `found` is undefined for an agent whom only calls name. */
  agent: (client: CallmarkClient, agentId: string) =>
    queryOptions({
      queryKey: ['people', 'agent', agentId],
      queryFn: async ({ signal }): Promise<{ readonly found: Agent | undefined }> => {
        try {
          return { found: await client.agents.get(agentId, { signal }) }
        } catch (error) {
          if (error instanceof CallmarkError && error.status === 404) return { found: undefined }
          throw error
        }
      },
    }),

  /** All there are, to compare a list with. */
  present: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['people', 'present'],
      queryFn: async ({ signal }) => {
        const [users, teams, agents] = await Promise.all([
          client.users.list({ signal }),
          client.teams.list({ signal }),
          listAgents(client, signal),
        ])
        return { users, teams, agents }
      },
      gcTime: 0,
    }),

  workspace: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['workspace'],
      queryFn: ({ signal }) => client.workspace.get({ signal }),
    }),

  /** How single sign-on is set up; `found` is undefined where it is not. */
  sso: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['sso'],
      queryFn: async ({ signal }): Promise<{ readonly found: Sso | undefined }> => {
        try {
          return { found: await client.sso.get({ signal }) }
        } catch (error) {
          if (error instanceof CallmarkError && error.status === 404) return { found: undefined }
          throw error
        }
      },
    }),

  programs: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['programs'],
      queryFn: ({ signal }) => client.programs.list({ signal }),
    }),
}

async function listAgents(client: CallmarkClient, signal: AbortSignal): Promise<readonly Agent[]> {
  const agents: Agent[] = []
  let after: string | null | undefined
  do {
    const page = await client.agents.listPage({ limit: 1_000, ...(after ? { after } : {}) }, { signal })
    agents.push(...page.items)
    after = page.next
  } while (after)
  return agents
}

/** People, teams or agents have changed: each shows something of the others. */
export function outdatePeople(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['people'] })
}

/** Its name stands beside one's own, too. */
export function workspaceChanged(
  queries: QueryClient,
  client: CallmarkClient,
  now: Workspace,
): Promise<void> {
  queries.setQueryData(peopleQueries.workspace(client).queryKey, now)
  return queries.invalidateQueries({ queryKey: meQueries.own(client).queryKey })
}

export function outdatePrograms(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['programs'] })
}
