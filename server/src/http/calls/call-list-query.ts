import { z } from 'zod'
import { callStatuses } from '../../domain/call.ts'
import { findableOutcomes } from '../../domain/results/criterion-outcomes.ts'
import { reviewStatuses } from '../../domain/results/review.ts'
import type { CallLimits } from '../../store/list/call-filter.ts'
import { callSorts } from '../../store/list/call-order.ts'
import { dateRangeQuery } from '../date-range.ts'
import { decimal, flag, severalOf, wanted, wholeNumber } from '../query-values.ts'
import { teamFilter } from '../stats/criteria-schemas.ts'
import { text, textOf } from '../text-schemas.ts'
import { readCallCursor } from './call-cursor.ts'
import { callFields } from './call-schemas.ts'

const score = decimal({ min: 0, max: 100 }).optional()
const seconds = decimal({ min: 0, max: 1_000_000 }).optional()
const share = decimal({ min: 0, max: 1 }).optional()

const fieldList = z
  .string()
  .max(1_000)
  .transform((given, context) => {
    const names = given.split(',').map((name) => name.trim())
    const unknown = names.find((name) => !(callFields as string[]).includes(name))
    if (unknown !== undefined) {
      const message = `"${unknown.slice(0, 100)}" is not a field of a call. The fields are: ${callFields.join(', ')}.`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    return callFields.filter((name) => name === 'id' || names.includes(name))
  })
  .optional()

/** What is read by name: by `readCallFilter`, which has to look something up for it, or by the route. */
type ReadByName =
  | 'limit'
  | 'cursor'
  | 'model_name'
  | 'model_id'
  | keyof typeof dateRangeQuery
  | 'lost_points_in'
  | 'criterion'
  | 'criterion_outcome'
  | 'agent_name'
  | 'team_id'
  | 'category'
  | 'min_category_score'
  | 'max_category_score'
  | 'metadata_key'
  | 'metadata_value'
  | 'q'
  | 'include_hits'
  | 'include_facts'
  | 'grouping_field_key'
  | 'grouping_field_value'
  | 'fields'
  | 'enabled'
  | 'sort'
  | 'include_total'

/** A parameter that is itself a limit of the list: the store has the condition for it. */
function sets<Name extends keyof CallLimits, S extends z.ZodType<CallLimits[Name]>>(limit: Name, schema: S) {
  return { limit, schema }
}

function checkParameters<
  P extends {
    [Name in keyof P]: Name extends ReadByName ? z.ZodType : { limit: keyof CallLimits; schema: z.ZodType }
  },
>(given: P): P {
  return given
}

const parameters = checkParameters({
  limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: 50 }).describe('Calls per page.'),
  cursor: z
    .string()
    .max(500)
    .optional()
    .describe('`next_cursor` of the previous page. Keep the other parameters unchanged.'),
  external_id: sets('externalId', wanted.describe("The sender's own ID.")),
  agent_id: sets('agentId', wanted),
  agent_name: textOf({ max: 500 })
    .optional()
    .describe(
      'Part of the name of an agent, as `GET /v1/agents` has it; accents and capitals make no difference.',
    ),
  team_id: teamFilter,
  model_name: wanted.describe('Case-insensitive. An unknown model has no calls.'),
  model_id: z
    .string()
    .regex(/^\d{1,20}$/, 'This must be a whole number of at least 0.')
    .transform(Number)
    .optional(),
  status: sets(
    'statuses',
    severalOf(callStatuses).describe('Repeat it for calls in any of several statuses.'),
  ),
  ...dateRangeQuery,
  review_status: sets(
    'reviewStatus',
    severalOf(reviewStatuses).describe('Repeat it for calls in any of several.'),
  ),
  agreement: sets(
    'agreement',
    z
      .enum(['agrees', 'differs'])
      .optional()
      .describe("Reviewed calls on which every answer people gave is the machine's, or not every."),
  ),
  topic_id: sets(
    'topicId',
    z
      .union([z.uuid(), z.literal('other')], 'This must be the id of a topic, or other.')
      .optional()
      .describe('Only calls of this topic: an id of `GET /v1/topics`. `other`: calls that fit no topic.'),
  ),
  reviewed_by: sets('reviewedBy', wanted.describe('ID of a person or client who has submitted a review.')),
  min_score: sets('minScore', score.describe('Lowest `score_percentage`, inclusive.')),
  max_score: sets('maxScore', score.describe('Highest `score_percentage`, inclusive.')),
  lost_points_in: wanted.describe(
    'Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category.',
  ),
  category: text
    .min(1)
    .optional()
    .describe(
      'Only finished calls that scored from `min_category_score` to `max_category_score` in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model. Requires at least one of the two.',
    ),
  min_category_score: score.describe(
    'In percent of the points there were to earn, inclusive. Requires `category`.',
  ),
  max_category_score: score.describe('Inclusive. Requires `category`.'),
  criterion: text
    .min(1)
    .optional()
    .describe(
      'Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model.',
    ),
  criterion_outcome: z
    .enum(findableOutcomes)
    .optional()
    .describe('Requires `criterion`. `not_said`: failed, and nothing that was said shows it.'),
  metadata_key: text
    .min(1)
    .optional()
    .describe(
      'Only finished calls that were sent with `metadata_value` in this field of `additional_parameters`. Texts of up to 256 characters, numbers and truth values can be found.',
    ),
  metadata_value: wanted.describe('The whole value, in these capitals. Requires `metadata_key`.'),
  min_duration: sets('minDuration', seconds.describe('Shortest `duration`, in seconds, inclusive.')),
  max_duration: sets('maxDuration', seconds.describe('Longest `duration`, in seconds, inclusive.')),
  language: sets(
    'language',
    z
      .string()
      .regex(/^[A-Za-z]{2,3}$/, 'This must be the code of a language, like en.')
      .toLowerCase()
      .optional()
      .describe('Only finished calls in this language: its ISO 639-1 code.'),
  ),
  min_silence_share: sets(
    'minSilence',
    share.describe('Smallest `metrics.silence_share`, 0 to 1, inclusive.'),
  ),
  max_silence_share: sets(
    'maxSilence',
    share.describe('Largest `metrics.silence_share`, 0 to 1, inclusive.'),
  ),
  min_talk_over_share: sets(
    'minTalkOver',
    share.describe(
      "Smallest part of the agent's talking in which somebody else spoke too, 0 to 1: `metrics.talk_over.Agent.share`. Not of calls on which nobody is known to be the agent.",
    ),
  ),
  max_talk_over_share: sets('maxTalkOver', share.describe('Largest such part, inclusive.')),
  q: textOf({ max: 1_000 })
    .optional()
    .describe(
      'Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives.',
    ),
  include_hits: flag(false).describe(
    'With `q`: show where the words were said. Also needs the scope `read:call-analysis-transcription`.',
  ),
  include_facts: flag(false).describe(
    'Show what statistics count of each scored call: language, silence, talk-over, the score of each category and what came of each criterion.',
  ),
  grouping_field_key: text
    .min(1)
    .optional()
    .describe(
      'Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset.',
    ),
  grouping_field_value: wanted.describe('As shown there. Requires `grouping_field_key`.'),
  fields: fieldList.describe(
    'Names of the fields to show, separated by commas; `id` is always included. Default: all.',
  ),
  enabled: flag(true).describe('False: erased calls.'),
  sort: z
    .enum(callSorts)
    .default('-created_at')
    .describe(
      'Calls without a score, or a duration, always come last. `most_to_learn` requires `criterion`: calls with a quote that can be heard first; in turns of the agents; those nobody has reviewed, then those that lost more points, then the surer ones, then the newer. So are the 500 newest calls of the list; older ones follow, newest first.',
    ),
  include_total: flag(false).describe(
    'Count all calls that match the filters, not only this page. Counting reads every call: ask for it once, not with every page.',
  ),
})

type Parameters = typeof parameters
type Shape = { [Name in keyof Parameters]: SchemaOf<Parameters[Name]> }
type SchemaOf<Parameter> = Parameter extends { readonly schema: infer S } ? S : Parameter
type LimitOf<Parameter> = Parameter extends { readonly limit: infer Limit } ? Limit : never
type SetLimit = LimitOf<Parameters[keyof Parameters]>

/** Limits that are looked up, or made of several parameters. Each is to be said, be it undefined. */
export type FoundLimits = { readonly [Name in Exclude<keyof CallLimits, SetLimit>]: CallLimits[Name] }

/** Every parameter of the list, as the schema of a query. */
export const listShape = Object.fromEntries(
  Object.entries(parameters).map(([name, given]) => [name, 'limit' in given ? given.schema : given]),
) as Shape

/** Neither means anything without the other. */
const together = [
  ['grouping_field_key', 'grouping_field_value'],
  ['criterion', 'criterion_outcome'],
  ['metadata_key', 'metadata_value'],
] as const

type PairedParameters = {
  readonly [Name in (typeof together)[number][number]]?: string | undefined
} & CategoryParameters & { readonly sort?: string | undefined }

export const CallListQuery = z.object(listShape).superRefine((query, context) => {
  const { cursor, sort } = query
  if (cursor !== undefined && !readCallCursor(cursor, sort)) {
    const message =
      'This is not a cursor of this list, or the list was sorted in another way then. Take `next_cursor` of the page before.'
    context.addIssue({ code: 'custom', path: ['cursor'], message })
  }
  checkPairs(query, context)
})

export type CallListQuery = z.infer<typeof CallListQuery>

const { limit, cursor, fields, include_hits, include_facts, include_total, ...filters } = listShape

/** What a list is limited to, and its order, without what is shown of it. */
export const CallFilterQuery = z.object(filters).superRefine(checkPairs)

export type CallFilterQuery = z.infer<typeof CallFilterQuery>

/** What means nothing without something else has to come with it. */
export function checkPairs(query: PairedParameters, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const categoryFault = findCategoryFault(query)
  if (categoryFault) context.addIssue({ code: 'custom', ...categoryFault })
  for (const [one, other] of together) {
    if ((query[one] === undefined) === (query[other] === undefined)) continue
    const missing = query[one] === undefined ? one : other
    const message = `"${missing}" is missing: ${one} and ${other} go together.`
    context.addIssue({ code: 'custom', path: [missing], message })
  }
  if (query.sort === 'most_to_learn' && query.criterion === undefined) {
    const message = 'This order needs criterion and criterion_outcome.'
    context.addIssue({ code: 'custom', path: ['sort'], message })
  }
}

/** The limits that parameters set by themselves. */
export function limitsSetBy(query: CallFilterQuery): Pick<CallLimits, SetLimit> {
  const set = Object.entries(parameters).flatMap(([name, given]) =>
    'limit' in given ? [[given.limit, query[name as keyof CallFilterQuery]]] : [],
  )
  return Object.fromEntries(set)
}

interface CategoryParameters {
  readonly category?: string | undefined
  readonly min_category_score?: number | undefined
  readonly max_category_score?: number | undefined
}

/** A category without a limit says nothing, nor does a limit without a category. */
function findCategoryFault(
  query: CategoryParameters,
): { readonly path: string[]; readonly message: string } | undefined {
  const isLimited = query.min_category_score !== undefined || query.max_category_score !== undefined
  if (isLimited === (query.category !== undefined)) return undefined
  const missing = isLimited ? 'category' : 'min_category_score'
  const message = `"${missing}" is missing: category goes together with min_category_score, max_category_score or both.`
  return { path: [missing], message }
}
