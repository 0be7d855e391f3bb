import { z } from 'zod'
import { callStatuses } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import { criterionOutcomes } from '../../domain/results/criterion-outcomes.ts'
import { reviewStatuses } from '../../domain/results/review.ts'
import type { Database } from '../../store/database.ts'
import type { CallFilter, CallLimits } from '../../store/list/call-filter.ts'
import { callSorts } from '../../store/list/call-order.ts'
import { readWordSearch } from '../../store/list/search-calls.ts'
import { findCategoryIds } from '../../store/models/model-categories.ts'
import { findNamedModel } from '../../store/models/models.ts'
import type { Caller } from '../access/tokens.ts'
import { dateRangeQuery, readDateRange } from '../date-range.ts'
import { decimal, flag, severalOf, wanted, wholeNumber } from '../query-values.ts'
import { text, textOf } from '../text-schemas.ts'
import { readCallCursor } from './call-cursor.ts'
import { callFields } from './call-schemas.ts'
import { limitToGroup } from './limit-to-group.ts'

const score = decimal({ min: 0, max: 100 }).optional()
const largestId = 2_147_483_647

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
  | 'q'
  | 'include_hits'
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
  reviewed_by: sets('reviewedBy', wanted.describe('ID of a person or client who has submitted a review.')),
  min_score: sets('minScore', score.describe('Lowest `score_percentage`, inclusive.')),
  max_score: sets('maxScore', score.describe('Highest `score_percentage`, inclusive.')),
  lost_points_in: wanted.describe(
    'Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category.',
  ),
  criterion: text
    .min(1)
    .optional()
    .describe(
      'Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model.',
    ),
  criterion_outcome: z.enum(criterionOutcomes).optional().describe('Requires `criterion`.'),
  q: textOf({ max: 1_000 })
    .optional()
    .describe(
      'Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives.',
    ),
  include_hits: flag(false).describe(
    'With `q`: show where the words were said. Also needs the scope `read:call-analysis-transcription`.',
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
  sort: z.enum(callSorts).default('-created_at').describe('Calls without a score always come last.'),
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
type FoundLimits = { readonly [Name in Exclude<keyof CallLimits, SetLimit>]: CallLimits[Name] }

const shape = Object.fromEntries(
  Object.entries(parameters).map(([name, given]) => [name, 'limit' in given ? given.schema : given]),
) as Shape

/** Neither means anything without the other. */
const together = [
  ['grouping_field_key', 'grouping_field_value'],
  ['criterion', 'criterion_outcome'],
] as const

export const CallListQuery = z.object(shape).superRefine((query, context) => {
  const { cursor, sort } = query
  if (cursor !== undefined && !readCallCursor(cursor, sort)) {
    const message =
      'This is not a cursor of this list, or the list was sorted in another way then. Take `next_cursor` of the page before.'
    context.addIssue({ code: 'custom', path: ['cursor'], message })
  }
  for (const [one, other] of together) {
    if ((query[one] === undefined) === (query[other] === undefined)) continue
    const missing = query[one] === undefined ? one : other
    const message = `"${missing}" is missing: ${one} and ${other} go together.`
    context.addIssue({ code: 'custom', path: [missing], message })
  }
})

export type CallListQuery = z.infer<typeof CallListQuery>

/** What the list is limited to; undefined: nothing can be in it. */
export async function readCallFilter(
  database: Database,
  { workspaceId, reach }: Pick<Caller, 'workspaceId' | 'reach'>,
  query: CallListQuery,
): Promise<CallFilter | undefined> {
  const named =
    query.model_name === undefined ? undefined : await findNamedModel(database, workspaceId, query.model_name)
  if (query.model_name !== undefined && !named) return undefined
  const modelId = named?.id ?? query.model_id
  if (modelId !== undefined && (modelId > largestId || (query.model_id ?? modelId) !== modelId))
    return undefined
  const words = await readWords(database, query.q)
  // Of an erased call no word is left.
  if (words === '' || (words !== undefined && !query.enabled)) return undefined
  const lostIn =
    query.lost_points_in === undefined
      ? undefined
      : await findCategoryIds(database, workspaceId, modelId, query.lost_points_in)
  if (lostIn && (lostIn.length === 0 || !query.enabled)) return undefined
  const criterion = readCriterion(query)
  // An erased call is not counted any more.
  if (criterion && !query.enabled) return undefined
  const { from, until } = readDateRange(query)
  const found: FoundLimits = { modelId, from, until, lostIn, criterion, reach, group: undefined }
  const filter: CallFilter = {
    workspaceId,
    enabled: query.enabled,
    words,
    ...limitsSetBy(query),
    ...found,
  }
  const { grouping_field_key: field, grouping_field_value: value } = query
  if (field === undefined || value === undefined) return filter
  return limitToGroup(database, filter, field, value)
}

function readCriterion({
  criterion: key,
  criterion_outcome: outcome,
}: CallListQuery): CallLimits['criterion'] {
  return key === undefined || outcome === undefined ? undefined : { key, outcome }
}

function limitsSetBy(query: CallListQuery): Pick<CallLimits, SetLimit> {
  const set = Object.entries(parameters).flatMap(([name, given]) =>
    'limit' in given ? [[given.limit, query[name as keyof CallListQuery]]] : [],
  )
  return Object.fromEntries(set)
}

/** Beyond this, no word is kept in the index either. */
const longestWord = 500

/** Undefined: there is no search; empty: one that nothing can match. */
async function readWords(database: Database, text: string | undefined): Promise<string | undefined> {
  if (text === undefined || text.trim() === '') return undefined
  if (
    text
      .normalize('NFKD')
      .split(/\s+/)
      .some((word) => word.length > longestWord)
  )
    return ''
  const { query, searchable } = await readWordSearch(database, text)
  if (searchable === 'only exclusions')
    throw new AppError('validation', 'Give at least one word to search for, not only words to exclude.', 'q')
  return query
}
