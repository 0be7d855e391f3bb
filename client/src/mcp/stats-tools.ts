import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CallmarkClient, Model } from '../client.ts'
import { given, readOnly, tell } from './tell.ts'

const period = {
  start_date: z.string().optional().describe('First day, like 2026-01-01.'),
  end_date: z.string().optional().describe('Last day.'),
  time_zone: z.string().optional().describe('Of the days, like Europe/Lisbon. UTC if nothing is said.'),
}
const oneModel = z.string().describe('Name of the model. list_models has the names.')
const interval = z.enum(['day', 'week', 'month']).optional().describe('Length of the points over time.')

export function addStatsTools(server: McpServer, client: CallmarkClient): void {
  server.registerTool(
    'list_models',
    {
      title: 'List models',
      description:
        'The models calls are scored against: categories, criteria with their wording, and points.',
      inputSchema: z.object({}),
      annotations: readOnly,
    },
    (_, { mcpReq: { signal } }) =>
      tell(async () => {
        const models = await client.models.list({}, { signal })
        return Promise.all(models.map((model) => describeModel(client, model, signal)))
      }),
  )
  server.registerTool(
    'score_statistics',
    {
      title: 'Scores of a period',
      description:
        'How many calls there were in a period and how they scored; with an interval also the course over time.',
      inputSchema: z.object({ model_name: oneModel.optional(), ...period, interval }),
      annotations: readOnly,
    },
    ({ interval: every, ...limits }, { mcpReq: { signal } }) =>
      tell(async () => ({
        ...(await client.stats.basic(given(limits), { signal })),
        ...(every === undefined
          ? {}
          : { trend: await client.stats.trend({ ...given(limits), interval: every }, { signal }) }),
      })),
  )
  server.registerTool(
    'criteria_statistics',
    {
      title: 'Criteria of a period',
      description:
        'Every criterion of a model: how often it was passed, failed, open or not applicable, with interval, and the change against the period before. Most points lost first.',
      inputSchema: z.object({
        model_name: oneModel,
        agent_id: z.string().optional().describe('Calls of this agent only.'),
        team_id: z.number().int().optional().describe('Calls of this team only.'),
        ...period,
      }),
      annotations: readOnly,
    },
    ({ model_name, ...limits }, { mcpReq: { signal } }) =>
      tell(() => client.stats.criteria({ model_name, ...given(limits) }, { signal })),
  )
  server.registerTool(
    'agents_by_criterion',
    {
      title: 'Agents by criterion',
      description: 'How often each agent passed and failed each criterion of a model. Most calls first.',
      inputSchema: z.object({
        model_name: oneModel,
        team_id: z.number().int().optional().describe('Agents of this team only.'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(100)
          .optional()
          .describe('How many agents; 20 if nothing is said.'),
        ...period,
      }),
      annotations: readOnly,
    },
    ({ model_name, limit = 20, ...limits }, { mcpReq: { signal } }) =>
      tell(() => client.stats.criteriaByAgent({ model_name, limit, ...given(limits) }, { signal })),
  )
}

async function describeModel(client: CallmarkClient, model: Model, signal: AbortSignal) {
  const categories = await client.models.categories.list(model.id, { signal })
  return {
    ...{ id: model.id, name: model.name, description: model.description },
    categories: categories.map(({ slug, name, max_score }) => ({ slug, name, points: max_score })),
    criteria: model.template_variables.map(({ key, readable_name, description, type, category }) => ({
      ...{ key, name: readable_name, wording: description, type, category },
    })),
  }
}
