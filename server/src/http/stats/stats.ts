import { z } from 'zod'
import { agentProfile } from '../../stats/agent-profile.ts'
import { answersOfVariable } from '../../stats/answers-of-variable.ts'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { basicTotals } from '../../stats/basic-totals.ts'
import { scoresOfAgent } from '../../stats/scores-by-category.ts'
import { scoresByGroup } from '../../stats/scores-by-group.ts'
import { tableOfCalls, withoutAnswers } from '../../stats/table-of-calls.ts'
import { trendOfCalls } from '../../stats/trend-of-calls.ts'
import { readCallCursor, writeCallCursor } from '../calls/call-cursor.ts'
import { listHiddenFrom } from '../calls/hide-answers.ts'
import type { App, HttpContext } from '../context.ts'
import { wholeNumber } from '../query-values.ts'
import { jsonOrCsv, onPage, sendTable } from '../send-table.ts'
import { text } from '../text-schemas.ts'
import {
  AgentProfile,
  Basic,
  Category,
  ExtractedKey,
  Group,
  groupLimit,
  interval,
  standardGroups,
  statsQuery,
  Table,
  Trend,
  toFilter,
} from './stats-schemas.ts'
import { csvOf } from './stats-tables.ts'

const config = { scope: 'read:call-analysis-stats' } as const
/** The one order of the table's rows. */
const order = '-created_at'
const standardRows = 50
const points =
  'Includes points without calls, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points.'
const counted = 'Only finished, enabled calls count, by the time they were submitted.'

export function addStatsRoutes(app: App, context: HttpContext): void {
  addGroupsRoute(app, context)
  addAgentCategoriesRoute(app, context)
  addExtractedKeyRoute(app, context)
  addTableRoute(app, context)
  addBasicRoute(app, context)
  addTrendRoute(app, context)
  addAgentProfileRoute(app, context)
}

function addGroupsRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/grouping-fields',
    {
      config,
      schema: {
        operationId: 'groupCalls',
        tags: ['Statistics'],
        summary: 'Scores and durations by any field',
        description: `${counted} Groups with the most calls first. Calls without the field are in no group.`,
        querystring: z.object({
          ...statsQuery,
          grouping_field_key: text
            .min(1)
            .describe(
              '`agent_id`, `agent_name`, `model_name`, `status`; otherwise a key of the metadata or additional_parameters of a call; otherwise the key of an extracted variable.',
            ),
          limit: groupLimit,
        }),
        response: jsonOrCsv(z.array(Group)),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const groups = await atOneMoment(database, (tx) =>
        scoresByGroup(tx, filter, query.grouping_field_key, query.limit ?? standardGroups),
      )
      return sendTable(request, reply, groups, csvOf.groups)
    },
  )
}

function addAgentCategoriesRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/xscore-by-agent',
    {
      config,
      schema: {
        operationId: 'scoreAgentByCategory',
        tags: ['Statistics'],
        summary: "An agent's points by category",
        description: `${counted} Calls in which a category was not applicable are not counted for it. Lower order numbers first; without one, last.`,
        querystring: z.object({ ...statsQuery, agent_id: text.min(1) }),
        response: jsonOrCsv(z.array(Category)),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const categories = await atOneMoment(database, (tx) => scoresOfAgent(tx, filter, query.agent_id))
      return sendTable(request, reply, categories, csvOf.categories)
    },
  )
}

function addExtractedKeyRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/extracted-key/:key',
    {
      config,
      schema: {
        operationId: 'countExtractedValues',
        tags: ['Statistics'],
        summary: 'How often each answer to a variable was given',
        description: `${counted} Most frequent first. A key that no model has gives a total of 0.`,
        params: z.object({ key: text.describe('Key of the variable.') }),
        querystring: z.object({ ...statsQuery, limit: groupLimit }),
        response: jsonOrCsv(ExtractedKey),
      },
    },
    async (request, reply) => {
      const { caller, query, params } = request
      const filter = toFilter(caller, query)
      const answers = await atOneMoment(database, (tx) =>
        answersOfVariable(tx, filter, params.key, query.limit ?? standardGroups),
      )
      return sendTable(request, reply, answers, csvOf.extractedKey)
    },
  )
}

function addTableRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/dynamic-table-data',
    {
      config: { ...config, noted: 'exported' },
      schema: {
        operationId: 'tabulateCalls',
        tags: ['Statistics'],
        summary: "Calls of a model, one row each, with the model's own columns",
        description: `${counted} Scores and answers of calls that you have yet to answer blind or in a calibration are null. The \`Link\` header leads to the next page, as \`next_cursor\` does.`,
        querystring: z.object({
          ...statsQuery,
          model_name: text.min(1),
          limit: wholeNumber({ min: 1, max: 200 })
            .optional()
            .meta({ default: standardRows })
            .describe('Calls per page.'),
          cursor: z
            .string()
            .max(500)
            .refine(
              (cursor) => readCallCursor(cursor, order),
              'This is not a cursor of this list. Take `next_cursor` of the page before.',
            )
            .optional()
            .describe('`next_cursor` of the previous page. Keep the other parameters unchanged.'),
        }),
        response: jsonOrCsv(Table),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = { ...toFilter(caller, query), modelName: query.model_name }
      const place = query.cursor === undefined ? undefined : readCallCursor(query.cursor, order)
      const { next, ...page } = await tableOfCalls(database, filter, query.limit ?? standardRows, place)
      const next_cursor = next ? writeCallCursor(order, next) : null
      const hidden = await listHiddenFrom(
        database,
        caller,
        page.rows.map((row) => String(row.call_id)),
      )
      const rows = page.rows.map((row) => (hidden.has(String(row.call_id)) ? withoutAnswers(row) : row))
      if (next_cursor) reply.header('Link', `<${onPage(request.url, next_cursor)}>; rel="next"`)
      return sendTable(request, reply, { ...page, rows, next_cursor }, csvOf.table)
    },
  )
}

function addBasicRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/basic',
    {
      config,
      schema: {
        operationId: 'summarizeCalls',
        tags: ['Statistics'],
        summary: 'Totals, averages, statuses, categories and agents',
        description: counted,
        querystring: z.object({
          ...statsQuery,
          agents: wholeNumber({ min: 0, max: 1_000 })
            .optional()
            .meta({ default: 100 })
            .describe('How many agents to list: those with the most calls.'),
        }),
        response: jsonOrCsv(Basic),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const totals = await atOneMoment(database, (tx) => basicTotals(tx, filter, query.agents))
      return sendTable(request, reply, totals, csvOf.basic)
    },
  )
}

function addTrendRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/trend',
    {
      config,
      schema: {
        operationId: 'trendCalls',
        tags: ['Statistics'],
        summary: 'Volume, score and duration by day, week or month',
        description: `${counted} ${points}`,
        querystring: z.object({ ...statsQuery, interval }),
        response: jsonOrCsv(Trend),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const points = await atOneMoment(database, (tx) => trendOfCalls(tx, filter, query.interval))
      const trend = { interval: query.interval, time_zone: query.time_zone, points }
      return sendTable(request, reply, trend, csvOf.trend)
    },
  )
}

function addAgentProfileRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/agent-profile',
    {
      config,
      schema: {
        operationId: 'profileAgent',
        tags: ['Statistics'],
        summary: 'One agent compared with the team: overall, by category and over time',
        description: `${counted} ${points} An unknown agent has no calls. As CSV: the points over time.`,
        querystring: z.object({ ...statsQuery, agent_id: text.min(1), interval }),
        response: jsonOrCsv(AgentProfile),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const profile = await atOneMoment(database, (tx) =>
        agentProfile(tx, filter, query.agent_id, query.interval),
      )
      const shown = { ...profile, interval: query.interval, time_zone: query.time_zone }
      return sendTable(request, reply, shown, csvOf.agentProfile)
    },
  )
}
