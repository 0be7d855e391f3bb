import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { type CallsByTopic, callsByTopic } from '../../stats/calls-by-topic.ts'
import { findAgentIds } from '../../stats/counted/counted-criteria.ts'
import { findTimeBefore } from '../../stats/time-before.ts'
import { countDuePassages } from '../../store/passages/passages.ts'
import { mergeTopic, renameTopic, separateTopic, type TopicRecord } from '../../store/topics/topics.ts'
import type { App, HttpContext } from '../context.ts'
import { wanted } from '../query-values.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { checkMetadata, metadataFilter, readMetadata, teamFilter } from '../stats/criteria-schemas.ts'
import { interval, statsQuery, toFilter } from '../stats/stats-schemas.ts'
import { writeObjects } from '../stats/stats-tables.ts'
import { MergeInput, TopicInput, TopicOutput, TopicParams, TopicsOutput } from './topic-schemas.ts'

const tags = ['Topics']
const { score_of: _, ...periodQuery } = statsQuery

export function addTopicRoutes(app: App, context: HttpContext): void {
  addTopicsRoute(app, context)
  addTopicChangeRoutes(app, context)
}

function addTopicsRoute(app: App, { database, meaning }: HttpContext): void {
  app.get(
    '/v1/topics',
    {
      config: { scope: 'read:call-analysis-stats', refusals: ['not_found'] },
      schema: {
        operationId: 'listTopics',
        tags,
        summary: 'Why customers call, before and over time',
        description:
          'A topic is a reason for contact. It is made of calls that open with much the same and is named by their own words, until somebody names it. Every call is in one topic, or in none. Only finished, enabled calls count, by the time they were submitted; English calls only. As CSV: one row per topic, without the points over time.',
        querystring: z
          .object({
            ...periodQuery,
            agent_id: wanted.describe('Only calls of this agent.'),
            team_id: teamFilter,
            ...metadataFilter,
            interval,
          })
          .superRefine(checkMetadata),
        response: jsonOrCsv(TopicsOutput),
      },
    },
    async (request, reply) => {
      if (!meaning)
        throw new AppError('not_found', 'Topics need search by meaning, which is switched off here.')
      const { caller, query } = request
      const filterOf = (dates: object) => ({
        ...toFilter(caller, { ...query, ...dates, score_of: 'record' }),
        metadata: readMetadata(query),
      })
      const { before, found } = await atOneMoment(database, async (tx) => {
        const filter = filterOf({})
        const before = await findTimeBefore(tx, query, filter)
        const agentIds = await findAgentIds(tx, filter, { agentId: query.agent_id, teamId: query.team_id })
        const found = await callsByTopic(tx, filter, {
          interval: query.interval,
          agentIds,
          before: before ? filterOf(before) : undefined,
        })
        return { before, found }
      })
      const waiting = await countDuePassages(database, caller)
      const answer = { interval: query.interval, time_zone: query.time_zone, before, waiting, ...show(found) }
      return sendTable(request, reply, answer, toCsv)
    },
  )
}

function addTopicChangeRoutes(app: App, { database }: HttpContext): void {
  app.patch(
    '/v1/topics/:id',
    {
      config: { scope: 'write:prompt-template' },
      schema: {
        operationId: 'renameTopic',
        tags,
        summary: 'Name a topic',
        description: 'The name stays, whatever calls come. Two topics cannot have the same name: merge them.',
        params: TopicParams,
        body: TopicInput,
        response: { 200: TopicOutput },
      },
    },
    async ({ caller, params, body }) =>
      showTopic(await renameTopic(database, caller.by, params.id, body.name)),
  )

  app.post(
    '/v1/topics/:id/merge',
    {
      config: { scope: 'write:prompt-template' },
      schema: {
        operationId: 'mergeTopic',
        tags,
        summary: 'Merge a topic into another',
        description:
          'Its calls, and those that will be like them, count in the other. It can be undone by DELETE.',
        params: TopicParams,
        body: MergeInput,
        response: { 200: TopicOutput },
      },
    },
    async ({ caller, params, body }) =>
      showTopic(await mergeTopic(database, caller.by, params.id, body.into_id)),
  )

  app.delete(
    '/v1/topics/:id/merge',
    {
      config: { scope: 'write:prompt-template' },
      schema: {
        operationId: 'separateTopic',
        tags,
        summary: 'Take a topic out of the one it was merged into',
        description: 'With its own calls. One that stands by itself is left as it is.',
        params: TopicParams,
        response: { 200: TopicOutput },
      },
    },
    async ({ caller, params }) => showTopic(await separateTopic(database, caller.by, params.id)),
  )
}

function show({ topics, other, calls, unread }: CallsByTopic) {
  const figures = <F extends CallsByTopic['other']>({ points, ...rest }: F) => ({
    ...rest,
    points: [...points],
  })
  return {
    calls,
    unread,
    topics: topics.map(({ topic, parts, ...rest }) => ({
      id: topic.id,
      name: nameOfTopic(topic),
      renamed: topic.given_name !== null,
      ...figures(rest),
      parts: parts.map((part) => ({ id: part.id, name: nameOfTopic(part) })),
    })),
    other: figures(other),
  }
}

function showTopic(topic: TopicRecord): z.infer<typeof TopicOutput> {
  const { id, merged_into, updated_by } = topic
  return {
    id,
    name: nameOfTopic(topic),
    renamed: topic.given_name !== null,
    merged_into,
    created_at: topic.created_at.toISOString(),
    updated_at: topic.updated_at?.toISOString() ?? null,
    updated_by,
  }
}

function nameOfTopic({ name, given_name }: TopicRecord): string {
  return given_name ?? name
}

const columns = [
  ...['id', 'name', 'calls', 'share', 'before_calls', 'before_share'],
  ...['change', 'change_low', 'change_high', 'beyond_chance'],
]

function toCsv({ topics, other }: Pick<TopicsOutput, 'topics' | 'other'>): string {
  const withBefore = <F extends TopicsOutput['other']>(one: F) => ({
    ...one,
    before_calls: one.before?.calls,
    before_share: one.before?.share,
  })
  return writeObjects(columns, [
    ...topics.map(withBefore),
    { id: 'other', name: 'Other', ...withBefore(other) },
  ])
}
