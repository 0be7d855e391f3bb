import { z } from 'zod'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { findAgentIds } from '../../stats/counted/counted-criteria.ts'
import { criteriaByAgent } from '../../stats/criteria-by-agent.ts'
import { scoresByCriterion } from '../../stats/scores-by-criterion.ts'
import { findTimeBefore } from '../../stats/time-before.ts'
import type { App, HttpContext } from '../context.ts'
import { wanted, wholeNumber } from '../query-values.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { text } from '../text-schemas.ts'
import {
  Criteria,
  CriteriaByAgent,
  checkMetadata,
  metadataFilter,
  readMetadata,
  teamFilter,
} from './criteria-schemas.ts'
import { csvOfCriteria } from './criteria-tables.ts'
import { interval, statsQuery, toFilter } from './stats-schemas.ts'

const config = { scope: 'read:call-analysis-stats' } as const
const counted =
  'Criteria that carry points, and critical ones. Only finished, enabled calls count, by the time they were submitted.'
const modelName = text
  .min(1)
  .describe('Only calls of this model, case-insensitive. An unknown model has no calls.')
const standardAgents = 100

export function addCriteriaRoutes(app: App, context: HttpContext): void {
  addCriteriaRoute(app, context)
  addCriteriaByAgentRoute(app, context)
}

function addCriteriaRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/criteria',
    {
      config,
      schema: {
        operationId: 'scoreCriteria',
        tags: ['Statistics'],
        summary: 'How often each criterion is passed and failed, before and over time',
        description: `${counted} Points include those without calls, at most 3,700. As CSV: one row per criterion, without the points over time.`,
        querystring: z
          .object({
            ...statsQuery,
            model_name: modelName,
            agent_id: wanted.describe('Only calls of this agent.'),
            team_id: teamFilter,
            ...metadataFilter,
            interval,
          })
          .superRefine(checkMetadata),
        response: jsonOrCsv(Criteria),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = { ...toFilter(caller, query), metadata: readMetadata(query) }
      const { interval, time_zone, model_name } = query
      const { before, criteria } = await atOneMoment(database, async (tx) => {
        const before = await findTimeBefore(tx, query, filter)
        const agentIds = await findAgentIds(tx, filter, { agentId: query.agent_id, teamId: query.team_id })
        const criteria = await scoresByCriterion(tx, filter, {
          interval,
          agentIds,
          before: before ? toFilter(caller, { ...query, ...before }) : undefined,
        })
        return { before, criteria }
      })
      const shown = criteria.map((criterion) => ({ ...criterion, points: [...criterion.points] }))
      const answer = { model_name, interval, time_zone, before, criteria: shown }
      return sendTable(request, reply, answer, csvOfCriteria.criteria)
    },
  )
}

function addCriteriaByAgentRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/criteria-by-agent',
    {
      config,
      schema: {
        operationId: 'scoreCriteriaByAgent',
        tags: ['Statistics'],
        summary: 'How often each agent passes and fails each criterion',
        description: `${counted} As CSV: one row per agent and criterion.`,
        querystring: z
          .object({
            ...statsQuery,
            model_name: modelName,
            team_id: teamFilter,
            ...metadataFilter,
            limit: wholeNumber({ min: 1, max: 10_000 })
              .optional()
              .meta({ default: standardAgents })
              .describe('How many agents at most: those with the most calls.'),
          })
          .superRefine(checkMetadata),
        response: jsonOrCsv(CriteriaByAgent),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = { ...toFilter(caller, query), metadata: readMetadata(query) }
      const found = await atOneMoment(database, async (tx) => {
        const agentIds = await findAgentIds(tx, filter, { teamId: query.team_id })
        return criteriaByAgent(tx, filter, { agentIds, limit: query.limit ?? standardAgents })
      })
      const answer = {
        model_name: query.model_name,
        criteria: [...found.criteria],
        agents: found.agents.map((agent) => ({ ...agent, criteria: [...agent.criteria] })),
      }
      return sendTable(request, reply, answer, csvOfCriteria.byAgent)
    },
  )
}
