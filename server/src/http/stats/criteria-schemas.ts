import { z } from 'zod'
import { intervals } from '../../stats/course-of-calls.ts'
import { wanted, wholeNumber } from '../query-values.ts'
import { text } from '../text-schemas.ts'
import { pointStart } from './stats-schemas.ts'

const largestId = 2_147_483_647

export const teamFilter = wholeNumber({ min: 1, max: largestId })
  .optional()
  .describe('Only calls of the agents who are in this team now. Nobody is in an unknown team.')

/** Of which calls, by what they were sent with. */
export const metadataFilter = {
  metadata_key: text
    .min(1)
    .optional()
    .describe(
      'Only calls that were sent with `metadata_value` in this field of `additional_parameters`. These are counted one by one, so that a long period takes longer.',
    ),
  metadata_value: wanted.describe('The whole value, in these capitals. Requires `metadata_key`.'),
}

interface MetadataQuery {
  readonly metadata_key?: string | undefined
  readonly metadata_value?: string | undefined
}

/** Neither means anything without the other. */
export function checkMetadata(query: MetadataQuery, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  if ((query.metadata_key === undefined) === (query.metadata_value === undefined)) return
  const missing = query.metadata_key === undefined ? 'metadata_key' : 'metadata_value'
  const message = `"${missing}" is missing: metadata_key and metadata_value go together.`
  context.addIssue({ code: 'custom', path: [missing], message })
}

export function readMetadata({ metadata_key: key, metadata_value: value }: MetadataQuery) {
  return key === undefined || value === undefined ? undefined : { key, value }
}

const percent = z.number().nullable()

const outcomes = {
  passed: z.int().describe('Calls in which it earned all its points.'),
  failed: z
    .int()
    .describe('Calls in which it earned fewer points than it could, or failed as a critical one.'),
  open: z.int().describe('Calls in which it was not determined, or the answer does not count yet.'),
  not_applicable: z.int(),
}

const passRate = {
  pass_rate: percent.describe('Passed as a percentage of passed and failed; null if neither.'),
  pass_rate_low: percent.describe('Lower end of its 95 % interval, by Wilson; null if there is no rate.'),
  pass_rate_high: percent.describe('Its upper end.'),
}

const asked = z.int().describe('Calls in which it was asked.')

const criterion = {
  key: z.string().describe('Of a variable, or the slug of a category without scored variables of its own.'),
  name: z.string().describe('As in the last revision that scores by it.'),
  category_name: z.string().nullable().describe('null: critical, and in no category.'),
}

const Criterion = z
  .object({
    ...criterion,
    category_slug: z.string().nullable(),
    critical: z.boolean(),
    total_requests: asked,
    ...outcomes,
    ...passRate,
    points_lost: z.number().describe('Of those possible.'),
    points_possible: z.number().describe('In the calls in which it was passed or failed.'),
    not_said: z
      .int()
      .describe(
        'Of `failed`, calls on which the answer has no quote: nothing that was said shows it. To list them: `criterion_outcome=not_said`.',
      ),
    not_said_points_lost: z.number().describe('Of `points_lost`, those of these calls.'),
    before: z
      .object({ total_requests: asked, ...outcomes, pass_rate: passRate.pass_rate })
      .nullable()
      .describe('The same in the period before; null where there is none.'),
    change: percent.describe('Of `pass_rate`, in percentage points; null where one of the two has none.'),
    change_low: percent.describe("Lower end of its 95 % interval, by Newcombe's method 10."),
    change_high: percent.describe('Its upper end.'),
    others: z
      .object({ total_requests: asked, ...outcomes, pass_rate: passRate.pass_rate })
      .nullable()
      .describe(
        'With `agent_id` or `team_id`: the same of all other agents whose calls you may see; otherwise null.',
      ),
    difference: percent.describe(
      'From the `pass_rate` of the others to this one, in percentage points; null where one of the two has none.',
    ),
    difference_low: percent.describe("Lower end of its 95 % interval, by Newcombe's method 10."),
    difference_high: percent.describe('Its upper end.'),
    points: z
      .array(z.object({ start: pointStart, ...outcomes }))
      .describe('The same points for every criterion.'),
  })
  .meta({ id: 'StatsCriterion', description: 'What came of one criterion.' })

export const Criteria = z
  .object({
    model_name: z.string(),
    interval: z.enum(intervals),
    time_zone: z.string(),
    before: z
      .object({ start_date: z.string(), end_date: z.string() })
      .nullable()
      .describe(
        'The period of the same length directly before, as days if both dates were days, otherwise as times; null where an end of the range is open.',
      ),
    criteria: z
      .array(Criterion)
      .describe('Those that were asked. Most points lost first, then the lowest `pass_rate`, then by key.'),
  })
  .meta({ id: 'StatsCriteria', description: 'What came of every criterion of a model.' })

export const CriteriaByAgent = z
  .object({
    model_name: z.string(),
    criteria: z
      .array(z.object(criterion))
      .describe(
        'Those that were asked, in the order of the model; what it does not have any more comes last.',
      ),
    agents: z
      .array(
        z.object({
          agent_id: z.string(),
          agent_name: z.string().describe('As in the latest call.'),
          total_requests: z.int().describe('All calls of the agent.'),
          criteria: z
            .array(z.object({ key: z.string(), ...outcomes, ...passRate }))
            .describe("Those that were asked on the agent's calls, in the same order."),
        }),
      )
      .describe('Most calls first.'),
  })
  .meta({ id: 'StatsCriteriaByAgent', description: 'What came of every criterion, agent by agent.' })
