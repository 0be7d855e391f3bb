import { AppError } from '../../domain/errors.ts'
import type { Database } from '../../store/database.ts'
import type { CallFilter, CallLimits, CategoryScore } from '../../store/list/call-filter.ts'
import { findAgents } from '../../store/list/find-agents.ts'
import { readWordSearch } from '../../store/list/search-calls.ts'
import { findCategoryIds } from '../../store/models/model-categories.ts'
import { findNamedModel } from '../../store/models/models.ts'
import type { Caller } from '../access/tokens.ts'
import { readDateRange } from '../date-range.ts'
import { type CallFilterQuery, type FoundLimits, limitsSetBy } from './call-list-query.ts'
import { limitToGroup } from './limit-to-group.ts'

const largestId = 2_147_483_647

/** What the list is limited to; undefined: nothing can be in it. */
export async function readCallFilter(
  database: Database,
  { workspaceId, reach }: Pick<Caller, 'workspaceId' | 'reach'>,
  query: CallFilterQuery,
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
  const metadata = readMetadata(query)
  const categoryScore = await readCategoryScore(database, workspaceId, modelId, query)
  // An erased call is not counted any more.
  if ((criterion || metadata || categoryScore) && !query.enabled) return undefined
  if (categoryScore && (categoryScore.ids.length === 0 || categoryScore.min > categoryScore.max))
    return undefined
  const agentIds = await readAgentIds(database, workspaceId, query)
  if (agentIds?.length === 0) return undefined
  const { from, until } = readDateRange(query)
  const found: FoundLimits = {
    ...{ modelId, from, until, lostIn, criterion, metadata, categoryScore, agentIds, reach },
    ...{ group: undefined, except: undefined },
  }
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
}: CallFilterQuery): CallLimits['criterion'] {
  return key === undefined || outcome === undefined ? undefined : { key, outcome }
}

function readMetadata({ metadata_key: key, metadata_value: value }: CallFilterQuery): CallLimits['metadata'] {
  return key === undefined || value === undefined ? undefined : { key, value }
}

async function readCategoryScore(
  database: Database,
  workspaceId: string,
  modelId: number | undefined,
  { category, min_category_score: min = 0, max_category_score: max = 100 }: CallFilterQuery,
): Promise<CategoryScore | undefined> {
  if (category === undefined) return undefined
  return { ids: await findCategoryIds(database, workspaceId, modelId, category), min, max }
}

/** Undefined: everybody. */
async function readAgentIds(
  database: Database,
  workspaceId: string,
  { agent_name: name, team_id: teamId }: CallFilterQuery,
): Promise<string[] | undefined> {
  const part = name?.trim() || undefined
  if (part === undefined && teamId === undefined) return undefined
  return findAgents(database, workspaceId, { name: part, teamId })
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
