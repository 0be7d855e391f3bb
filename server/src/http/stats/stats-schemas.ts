import { z } from 'zod'
import { callStatuses } from '../../domain/call.ts'
import { variableTypes } from '../../domain/model.ts'
import { type CallFilter, type ScoreOf, scoresOf } from '../../stats/counted/counted-calls.ts'
import { intervals } from '../../stats/course-of-calls.ts'
import type { Caller } from '../access/tokens.ts'
import { dateRangeQuery, readDateRange } from '../date-range.ts'
import { wanted, wholeNumber } from '../query-values.ts'

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'This must be the name of a time zone, like Europe/Lisbon.')
  .default('UTC')
  .describe('IANA name. Dates without a time, and days, weeks and months, are in this time zone.')

/** What every question can be limited to. */
export const statsQuery = {
  ...dateRangeQuery,
  model_name: wanted.describe('Only calls of this model, case-insensitive. An unknown model has no calls.'),
  time_zone: timeZone,
  score_of: z
    .enum(scoresOf)
    .default('record')
    .describe("`record`: as people's answers have made it; `machine`: the machine's own."),
}

export const interval = z.enum(intervals).default('day').describe('Weeks start on Monday.')

const mostGroups = 10_000
export const standardGroups = 1_000

export const groupLimit = wholeNumber({ min: 1, max: mostGroups })
  .optional()
  .meta({ default: standardGroups })
  .describe('How many at most: those with the most calls.')

export function toFilter(
  { workspaceId, reach }: Pick<Caller, 'workspaceId' | 'reach'>,
  query: {
    start_date?: string | undefined
    end_date?: string | undefined
    model_name?: string | undefined
    time_zone: string
    score_of: ScoreOf
  },
): CallFilter {
  const { from, until } = readDateRange(query, query.time_zone)
  return {
    workspaceId,
    reach,
    from,
    until,
    modelName: query.model_name,
    timeZone: query.time_zone,
    scoreOf: query.score_of,
  }
}

const clockTime = z
  .string()
  .regex(/^\d{2,}:[0-5]\d:[0-5]\d$/)
  .describe('HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration.')
const nullableScore = z.number().nullable()
const score = nullableScore.describe('Score percentage; null if no call has a score.')
const unscored = z.int().describe('How many of these calls have no score and count in no average.')

const figures = {
  total_requests: z.int(),
  scored_requests: z.int().describe('How many of these calls have a score; averages are based on them.'),
  unscored,
  avg_score: score,
  min_score: score,
  max_score: score,
  avg_duration: clockTime,
  min_duration: clockTime,
  max_duration: clockTime,
}

export const Group = z
  .object({ grouping_field_value: z.string(), ...figures })
  .meta({ id: 'StatsGroup', description: 'The calls that share one value of the field.' })

export const Category = z
  .object({
    order_number: z.int().nullable().describe('Display order of the category; null: none.'),
    category_name: z.string(),
    avg_category_score: z.number().describe('In points.'),
    min_score: z.number(),
    max_score: z.number(),
    expected_score: z.number().describe('Maximum possible for the category.'),
    score_percentage: z
      .number()
      .describe(
        'Points earned as a percentage of those possible in these calls, which may be fewer than `expected_score`.',
      ),
    total_requests: z.int().describe('Calls in which the category had points to earn.'),
    category_id: z.uuid().describe('As in `xscore_result`.'),
    category_slug: z
      .string()
      .describe('To find the calls that lost points there: `lost_points_in` of the list of calls.'),
    model_name: z.string().describe('Model of the category.'),
  })
  .meta({ id: 'StatsCategory', description: 'Points earned in one category.' })

export const ExtractedKey = z
  .object({
    key: z.string(),
    type: z
      .enum(variableTypes)
      .nullable()
      .describe(
        'null: no model has this variable. Where models differ: DECIMAL for numbers, otherwise STRING.',
      ),
    total: z.int().describe('Finished calls that were scored with this criterion.'),
    missing: z.int().describe('Of those, calls without an answer.'),
    values: z.array(
      z.object({
        value: z.union([z.string(), z.number(), z.boolean()]).describe('Text is cut at 256 characters.'),
        count: z.int(),
        percentage: z.number().describe('Of the calls with an answer.'),
        avg_score: z.number().nullable().describe('null if none of these calls has a score.'),
        unscored,
      }),
    ),
    numeric: z
      .object({ avg: z.number(), min: z.number(), max: z.number(), p50: z.number(), p90: z.number() })
      .optional()
      .describe('For INTEGER and DECIMAL variables with an answer; percentiles are interpolated.'),
  })
  .meta({ id: 'StatsExtractedKey', description: 'The answers to one variable.' })

export const Table = z
  .object({
    columns: z.array(
      z.object({
        key: z
          .string()
          .describe(
            'Unique: `score_percentage`, `metadata.campaign`, `category.closing`, `variable.greeted`.',
          ),
        label: z.string(),
        type: z.enum(variableTypes),
        group: z.enum(['call', 'metadata', 'category', 'variable']),
      }),
    ),
    rows: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
      .describe('Newest call first; one field for each column.'),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
  })
  .meta({ id: 'StatsTable', description: "Finished calls of one model, with the model's own columns." })

/** How sure an average is. */
export const spread = {
  scored_requests: z.int(),
  unscored,
  avg_score: nullableScore.describe('null if no call has a score.'),
  score_deviation: nullableScore.describe('Sample standard deviation of the scores; null below two scores.'),
  avg_score_low: nullableScore.describe(
    "Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores.",
  ),
  avg_score_high: nullableScore.describe('Its upper end.'),
}

export const Basic = z
  .object({
    ...figures,
    total_duration: clockTime,
    statuses: z.array(z.object({ status: z.enum(callStatuses), count: z.int() })),
    distribution: z
      .array(z.object({ from: z.int(), to: z.int(), count: z.int() }))
      .describe('Calls with a score, in ten bands; 10 is in the second, 100 in the last.'),
    categories: z.array(Category),
    agents: z
      .array(
        z.object({
          agent_id: z.string(),
          agent_name: z.string().describe('As in the latest call.'),
          total_requests: z.int(),
          ...spread,
        }),
      )
      .describe('The 100 agents with the most calls.'),
  })
  .meta({ id: 'StatsBasic', description: 'All totals at a glance.' })

export const pointStart = z.iso.date().describe('The day, the Monday of the week, or the first of the month.')

export const Trend = z
  .object({
    interval: z.enum(intervals),
    time_zone: z.string(),
    points: z.array(
      z.object({
        start: pointStart,
        total_requests: z.int(),
        scored_requests: z.int(),
        unscored,
        avg_score: z.number().nullable(),
        avg_duration: clockTime,
      }),
    ),
  })
  .meta({ id: 'StatsTrend', description: 'Calls over time.' })

/** A category and what was earned in it. */
export const categoryScore = {
  category_id: z.uuid(),
  category_name: z.string(),
  category_slug: z.string(),
  model_name: z.string(),
  order_number: z.int().nullable(),
  expected_score: z.number().describe('Maximum possible for the category.'),
  avg_score: z.number().describe('In points, like the other scores of a category.'),
  score_percentage: z.number().describe('Points earned as a percentage of those possible in these calls.'),
}

export const AgentProfile = z
  .object({
    agent_id: z.string(),
    agent_name: z.string().nullable().describe('As in the latest call; null: unknown agent.'),
    interval: z.enum(intervals),
    time_zone: z.string(),
    total_requests: z.int(),
    ...spread,
    team: z
      .object({ agents: z.int(), scored_requests: z.int(), unscored, avg_score: nullableScore })
      .describe("All calls that match the same filters, including this agent's."),
    categories: z
      .array(
        z.object({
          ...categoryScore,
          total_requests: z.int().describe("The agent's calls in which the category had points to earn."),
          team_avg_score: z.number(),
          team_score_percentage: z.number(),
        }),
      )
      .describe('The categories the agent was scored in, in display order.'),
    points: z
      .array(
        z.object({
          start: pointStart,
          total_requests: z.int(),
          scored_requests: z.int(),
          unscored,
          avg_score: nullableScore,
          team_avg_score: nullableScore,
        }),
      )
      .describe('The agent over time. Includes points without calls.'),
  })
  .meta({ id: 'StatsAgentProfile', description: 'One agent compared with the team.' })

/** The names that both we and PostgreSQL know; offsets like +02:00 mean opposite things to different programs. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
