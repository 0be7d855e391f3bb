import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type Team = Answer<'get', '/v1/teams/{id}'>
export type Agent = Answer<'get', '/v1/agents/{agent_id}'>
export type AgentInput = BodyOf<'post', '/v1/agents'>
export type AgentReplacement = BodyOf<'put', '/v1/agents/{agent_id}'>
export type AgentPage = Answer<'get', '/v1/agents'>
export type AgentQuery = QueryOf<'get', '/v1/agents'>

export function teamsGroup({ request }: Api) {
  return {
    list: async (options: RequestOptions = {}): Promise<readonly Team[]> =>
      (await request('get', '/v1/teams', options)).items,

    get: (id: number, options: RequestOptions = {}): Promise<Team> =>
      request('get', '/v1/teams/{id}', { path: { id }, ...options }),

    create: (name: string, options: RequestOptions = {}): Promise<Team> =>
      request('post', '/v1/teams', { body: { name }, ...options }),

    rename: (id: number, name: string, options: RequestOptions = {}): Promise<Team> =>
      request('put', '/v1/teams/{id}', { path: { id }, body: { name }, ...options }),

    /** Only one without agents. */
    delete: (id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/teams/{id}', { path: { id }, ...options }),
  }
}

/** Who takes calls: known from the first call on, or entered before it. */
export function agentsGroup({ request }: Api) {
  return {
    /** One page; its `next` is the `after` of the next. */
    listPage: (query: AgentQuery = {}, options: RequestOptions = {}): Promise<AgentPage> =>
      request('get', '/v1/agents', { query, ...options }),

    get: (agentId: string, options: RequestOptions = {}): Promise<Agent> =>
      request('get', '/v1/agents/{agent_id}', { path: { agent_id: agentId }, ...options }),

    create: (agent: AgentInput, options: RequestOptions = {}): Promise<Agent> =>
      request('post', '/v1/agents', { body: agent, ...options }),

    replace: (agentId: string, agent: AgentReplacement, options: RequestOptions = {}): Promise<Agent> =>
      request('put', '/v1/agents/{agent_id}', { path: { agent_id: agentId }, body: agent, ...options }),

    /** Only one without calls. */
    delete: (agentId: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/agents/{agent_id}', { path: { agent_id: agentId }, ...options }),
  }
}
