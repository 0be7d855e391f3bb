import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../domain/errors.ts'
import type { ModelRevision, VariableType } from '../domain/model.ts'
import { inOrder } from '../domain/scoring.ts'
import type { Database } from '../store/database.ts'
import type { CallPlace } from '../store/list/call-order.ts'
import { findModelByName } from '../store/models/models.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import { everyFactOf } from './counted/counted-parts.ts'

export type ColumnGroup = 'call' | 'metadata' | 'category' | 'variable'

export interface Column {
  /** Unique in the table: the fields of the call as they are, all others behind their group: `variable.greeted`. */
  readonly key: string
  readonly label: string
  readonly type: VariableType
  readonly group: ColumnGroup
}

export type Cell = string | number | boolean | null

export interface TablePage {
  readonly columns: readonly Column[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
  /** undefined: this was the last page. */
  readonly next: CallPlace | undefined
}

const callColumns: readonly Column[] = [
  { key: 'call_id', label: 'Call', type: 'STRING', group: 'call' },
  { key: 'external_id', label: 'External id', type: 'STRING', group: 'call' },
  { key: 'agent_id', label: 'Agent id', type: 'STRING', group: 'call' },
  { key: 'agent_name', label: 'Agent', type: 'STRING', group: 'call' },
  { key: 'created_at', label: 'Created', type: 'DATETIME', group: 'call' },
  { key: 'status', label: 'Status', type: 'STRING', group: 'call' },
  { key: 'duration', label: 'Duration (s)', type: 'DECIMAL', group: 'call' },
  { key: 'score_percentage', label: 'Score (%)', type: 'DECIMAL', group: 'call' },
]

/** The counted calls of one model, newest first, with the columns its current revision defines. */
export async function tableOfCalls(
  database: Database,
  filter: CallFilter & { modelName: string },
  limit: number,
  after?: CallPlace,
): Promise<TablePage> {
  const model = await findModelByName(database, filter.workspaceId, filter.modelName)
  if (!model) {
    const message = 'There is no model with this name. GET /v1/models lists the models.'
    throw new AppError('validation', message, 'model_name')
  }
  const calls = await findCountedCalls(database, filter)
  const found = await sql<CallRow>`
    select call.id as call_id, call.external_id, call.agent_id, call.agent_name, call.status,
      to_char(call.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      to_char(call.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      call.duration_seconds as duration, ${scoreGiven(calls)} as score_percentage, call.additional_parameters as metadata,
      call.analysis_result -> 'variables' as variables, call_fact.points
    from (
      select * from (${everyFactOf(calls)}) as fact
      where model_id = ${model.id}
        ${after ? sql`and (created_at, call_id) < (${after.value}::timestamptz, ${after.id}::uuid)` : sql``}
      order by created_at desc, call_id desc
      limit ${limit + 1}
    ) as call_fact
      join call on call.id = call_fact.call_id
    order by call.created_at desc, call.id desc`.execute(database)
  const page = found.rows.slice(0, limit)
  const last = found.rows.length > limit ? page.at(-1) : undefined
  const categories = await findCategoryIds(database, model.revision)
  return {
    columns: columnsOf(model.revision),
    rows: page.map((row) => showRow(row, model.revision, categories)),
    next: last && { value: last.place, id: last.call_id },
  }
}

/** The machine may have given no score where people's answers made one. */
function scoreGiven({ scoreOf }: CountedCalls): RawBuilder<unknown> {
  if (scoreOf === 'record') return sql`call.score_percentage`
  return sql`case when call.machine_result is null then call.score_percentage
    else (call.machine_result ->> 'score_percentage')::float8 end`
}

/** For who is not to know how the call was judged: what was sent with it, and how long it is, stays. */
export function withoutAnswers(row: TablePage['rows'][number]): TablePage['rows'][number] {
  const isJudged = (key: string) => key === 'score_percentage' || /^(?:category|variable)\./.test(key)
  return Object.fromEntries(
    Object.entries(row).map(([key, cell]): [string, Cell] => [key, isJudged(key) ? null : cell]),
  )
}

interface CallRow {
  call_id: string
  external_id: string
  agent_id: string
  agent_name: string
  status: string
  place: string
  created_at: string
  duration: number | null
  score_percentage: number | null
  metadata: Record<string, unknown> | null
  variables: Record<string, unknown> | null
  points: Record<string, number>
}

async function findCategoryIds(database: Database, { modelId }: ModelRevision): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('model_category')
    .select(['id', 'uuid'])
    .where('model_id', '=', modelId)
    .execute()
  return new Map(rows.map(({ id, uuid }) => [uuid, id]))
}

function columnsOf(revision: ModelRevision): Column[] {
  return [
    ...callColumns,
    ...revision.metadata.map(({ key, readableName, type }) => ({
      key: `metadata.${key}`,
      label: readableName,
      type,
      group: 'metadata' as const,
    })),
    ...inOrder(revision.categories).map(({ slug, name }) => ({
      key: `category.${slug}`,
      label: name,
      type: 'INTEGER' as const,
      group: 'category' as const,
    })),
    ...inOrder(revision.variables).map(({ key, readableName, type }) => ({
      key: `variable.${key}`,
      label: readableName,
      type,
      group: 'variable' as const,
    })),
  ]
}

function showRow(
  { place: _, metadata, variables, points, ...call }: CallRow,
  revision: ModelRevision,
  categories: ReadonlyMap<string, number>,
): Record<string, Cell> {
  const cells: [string, Cell][] = [
    ...revision.metadata.map(({ key }): [string, Cell] => [`metadata.${key}`, cellOf(metadata, key)]),
    ...revision.categories.map(({ slug, uuid }): [string, Cell] => [
      `category.${slug}`,
      points[categories.get(uuid) ?? ''] ?? null,
    ]),
    ...revision.variables.map(({ key }): [string, Cell] => [`variable.${key}`, cellOf(variables, key)]),
  ]
  return { ...call, ...Object.fromEntries(cells) }
}

/** What is neither text nor number nor yes or no has no place in a cell. */
function cellOf(values: Record<string, unknown> | null, key: string): Cell {
  const value = values && Object.hasOwn(values, key) ? values[key] : null
  return typeof value === 'object' ? null : (value as Cell)
}
