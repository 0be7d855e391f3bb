import { z } from 'zod'
import { createAgent, deleteAgent, getAgent, listAgents, updateAgent } from '../../store/people/agents.ts'
import type { App, HttpContext } from '../context.ts'
import { wanted, wholeNumber } from '../query-values.ts'
import { agentId } from './person-schemas.ts'
import { AgentInput, AgentOutput, AgentReplacement, showAgent } from './team-schemas.ts'

const AgentParams = z.object({ agent_id: agentId })
const tags = ['People']
const standardAgents = 200

const AgentQuery = z.object({
  team_id: wholeNumber({ min: 1, max: 2_147_483_647 }).optional().describe('Only agents of this team.'),
  search: wanted.describe('A part of the name or the ID.'),
  limit: wholeNumber({ min: 1, max: 1_000 })
    .optional()
    .meta({ default: standardAgents })
    .describe('Agents per page.'),
  after: wanted.describe('`next` of the previous page. Keep the other parameters unchanged.'),
})

export function addAgentRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneAgentRoutes(app, context)
}

function addListRoutes(app: App, { database, sessions }: HttpContext): void {
  app.get(
    '/v1/agents',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'listAgents',
        tags,
        summary: 'List the agents',
        description: 'Everybody who has taken a call, and who was entered by hand; in order of their IDs.',
        querystring: AgentQuery,
        response: {
          200: z.object({
            items: z.array(AgentOutput),
            next: z.string().nullable().describe('For the next page; null on the last one.'),
          }),
        },
      },
    },
    async ({ caller, query }) => {
      const { team_id: teamId, search, after, limit = standardAgents } = query
      const filter = { teamId, search, after, limit: limit + 1 }
      const found = await listAgents(database, caller.workspaceId, filter, caller.reach)
      const items = found.slice(0, limit)
      return { items: items.map(showAgent), next: found.length > limit ? items.at(-1)!.agentId : null }
    },
  )

  app.post(
    '/v1/agents',
    {
      config: { scope: 'write:people', refusals: ['agent_taken'] },
      schema: {
        operationId: 'createAgent',
        tags,
        summary: 'Enter an agent who has no calls yet',
        body: AgentInput,
        response: { 201: AgentOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const fields = { name: body.name, teamId: body.team_id }
      const agent = await createAgent(database, caller.by, body.agent_id, fields)
      sessions.forget()
      reply.status(201).header('Location', `/v1/agents/${encodeURIComponent(agent.agentId)}`)
      return showAgent(agent)
    },
  )
}

function addOneAgentRoutes(app: App, { database, sessions }: HttpContext): void {
  app.get(
    '/v1/agents/:agent_id',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'getAgent',
        tags,
        summary: 'Read about an agent',
        params: AgentParams,
        response: { 200: AgentOutput },
      },
    },
    async ({ caller, params }) =>
      showAgent(await getAgent(database, caller.workspaceId, params.agent_id, caller.reach)),
  )

  app.put(
    '/v1/agents/:agent_id',
    {
      config: { scope: 'write:people' },
      schema: {
        operationId: 'updateAgent',
        tags,
        summary: 'Rename an agent, or move it to another team',
        params: AgentParams,
        body: AgentReplacement,
        response: { 200: AgentOutput },
      },
    },
    async ({ caller, params, body }) => {
      const fields = { name: body.name, teamId: body.team_id }
      const agent = await updateAgent(database, caller.by, params.agent_id, fields)
      sessions.forget()
      return showAgent(agent)
    },
  )

  app.delete(
    '/v1/agents/:agent_id',
    {
      config: { scope: 'write:people', refusals: ['agent_has_calls'] },
      schema: {
        operationId: 'deleteAgent',
        tags,
        summary: 'Delete an agent without calls',
        params: AgentParams,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteAgent(database, caller.by, params.agent_id)
      sessions.forget()
      return reply.status(204).send(null)
    },
  )
}
