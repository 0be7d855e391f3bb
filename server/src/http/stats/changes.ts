import { z } from 'zod'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { type Changes, changesOfScores } from '../../stats/changes/changes-of-scores.ts'
import { findTimeBefore } from '../../stats/time-before.ts'
import type { App, HttpContext } from '../context.ts'
import { wanted, wholeNumber } from '../query-values.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { statsQuery, toFilter } from './stats-schemas.ts'
import { writeObjects } from './stats-tables.ts'

const standardRows = 20
const points = z.number().nullable()

const changed = {
  change: points.describe('In percentage points; null where one of the two periods has nothing to compare.'),
  change_low: points.describe('Lower end of its 95 % interval.'),
  change_high: points.describe('Its upper end.'),
}

const average = {
  scored_requests: z.int(),
  avg_score: points.describe('null if no call has a score.'),
}

export const scoreChange = {
  ...average,
  before: z.object(average).nullable().describe('The same in the period before; null where there is none.'),
  ...changed,
  beyond_chance: z
    .boolean()
    .describe("Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both."),
}

const contribution = points.describe(
  'Percentage points of the change of the score: by its own average having moved, and by its share of the calls having changed.',
)

const rate = {
  passed: z.int(),
  failed: z.int(),
  pass_rate: points,
}

const ChangesOutput = z
  .object({
    time_zone: z.string(),
    before: z
      .object({ start_date: z.string(), end_date: z.string() })
      .nullable()
      .describe('The period of the same length directly before; null where an end of the range is open.'),
    score: z.object(scoreChange),
    agents: z
      .array(z.object({ agent_id: z.string(), agent_name: z.string(), ...scoreChange, contribution }))
      .describe('What moved the score most first. Over all agents, contributions add up to the change.'),
    grouping_field_key: z.string().nullable(),
    groups: z
      .array(z.object({ grouping_field_value: z.string(), ...scoreChange, contribution }))
      .describe('By the field asked for, what moved the score most first. Calls without it are in no group.'),
    criteria: z
      .array(
        z.object({
          model_name: z.string(),
          key: z.string(),
          name: z.string().describe('As in the last revision that scores by it.'),
          category_name: z.string().nullable(),
          category_slug: z.string().nullable(),
          critical: z.boolean(),
          ...rate,
          before: z.object(rate).nullable(),
          ...changed,
          beyond_chance: z
            .boolean()
            .describe("Whether the 95 % interval of the pass rate's change, by Newcombe, leaves out 0."),
          contribution: points.describe(
            'To the share of points earned, in percentage points: what it lost of all points possible, before less now.',
          ),
        }),
      )
      .describe('Of every model, what moved the points most first.'),
  })
  .meta({ id: 'StatsChanges', description: 'What has changed since the period before.' })
type ChangesOutput = z.infer<typeof ChangesOutput>

export function addChangesRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/changes',
    {
      config: { scope: 'read:call-analysis-stats' },
      schema: {
        operationId: 'compareScores',
        tags: ['Statistics'],
        summary: 'What has changed since the period before, and where it comes from',
        description:
          'Only finished, enabled calls count, by the time they were submitted. As CSV: one row for the score and for every agent, group and criterion.',
        querystring: z.object({
          ...statsQuery,
          grouping_field_key: wanted.describe('As for `grouping-fields`. If left out, there are no groups.'),
          limit: wholeNumber({ min: 1, max: 1_000 })
            .optional()
            .meta({ default: standardRows })
            .describe('How many agents, and how many groups.'),
        }),
        response: jsonOrCsv(ChangesOutput),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const { before, changes } = await atOneMoment(database, async (tx) => {
        const before = await findTimeBefore(tx, query, filter)
        const changes = await changesOfScores(tx, filter, {
          before: before ? toFilter(caller, { ...query, ...before }) : undefined,
          groupingField: query.grouping_field_key || undefined,
          limit: query.limit ?? standardRows,
        })
        return { before, changes }
      })
      const answer = {
        time_zone: query.time_zone,
        before,
        grouping_field_key: query.grouping_field_key || null,
        ...show(changes),
      }
      return sendTable(request, reply, answer, toCsv)
    },
  )
}

function show({ score, agents, groups, criteria }: Changes) {
  return {
    score,
    agents: agents.map(({ value, ...agent }) => ({ agent_id: value, ...agent })),
    groups: groups.map(({ value, ...group }) => ({ grouping_field_value: value, ...group })),
    criteria: [...criteria],
  }
}

const columns = [
  ...['section', 'key', 'name', 'model_name', 'count', 'value', 'before_count', 'before_value'],
  ...['change', 'change_low', 'change_high', 'beyond_chance', 'contribution'],
]

function toCsv({ score, agents, groups, criteria }: ChangesOutput): string {
  const ofScore = <One extends ChangesOutput['score']>(one: One) => ({
    ...one,
    count: one.scored_requests,
    value: one.avg_score,
    before_count: one.before?.scored_requests,
    before_value: one.before?.avg_score,
  })
  return writeObjects(columns, [
    { section: 'score', ...ofScore(score) },
    ...agents.map((one) => ({ section: 'agent', key: one.agent_id, name: one.agent_name, ...ofScore(one) })),
    ...groups.map((one) => ({ section: 'group', key: one.grouping_field_value, ...ofScore(one) })),
    ...criteria.map((one) => ({
      ...one,
      section: 'criterion',
      count: one.passed + one.failed,
      value: one.pass_rate,
      before_count: one.before && one.before.passed + one.before.failed,
      before_value: one.before?.pass_rate,
    })),
  ])
}
