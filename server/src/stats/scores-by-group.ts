import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted-calls.ts'
import { type FigureMeasure, factsBy, figureMeasures, partsOf, type Sums, sumsOf } from './counted-parts.ts'
import { type Figures, figuresOf } from './figures.ts'

export interface Group extends Figures {
  readonly grouping_field_value: string
}

/**
 * Scores and durations of the groups that the field divides the calls into, largest first. A field of the record itself
 * comes before one that callers gave under the same name, and that before a variable. Calls without it are in no group.
 */
export async function scoresByGroup(
  database: Database,
  filter: CallFilter,
  field: string,
  limit: number,
): Promise<Group[]> {
  const calls = await findCountedCalls(database, filter)
  if (field === 'model_name') return scoresByModel(database, calls, limit)
  if (isOwnField(field)) return sumGroups(database, calls, field, limit)
  const given = await sumGroups(database, calls, `m:${field}`, limit)
  return given.length > 0 ? given : sumGroups(database, calls, `v:${field}`, limit)
}

/** Whose the field is among these calls: the record's own, the callers' (`m:…`) or the judge's (`v:…`). */
export async function findGroupingKey(
  database: Database,
  filter: CallFilter,
  field: string,
): Promise<OwnField | `m:${string}` | `v:${string}`> {
  if (isOwnField(field)) return field
  const calls = await findCountedCalls(database, filter)
  const key = `m:${field}` as const
  const { rows } = await sql<{ given: boolean }>`
    with ${partsOf(calls, key, factsBy(key), ['calls'])}
    select exists (select from part where value is not null) as given`.execute(database)
  return rows[0]!.given ? key : `v:${field}`
}

const ownFields = ['agent_id', 'agent_name', 'model_name', 'status'] as const
type OwnField = (typeof ownFields)[number]

function isOwnField(field: string): field is OwnField {
  return (ownFields as readonly string[]).includes(field)
}

async function sumGroups(
  database: Database,
  calls: CountedCalls,
  key: string,
  limit: number,
): Promise<Group[]> {
  const found = await sql<Sums<FigureMeasure> & { value: string }>`
    with ${partsOf(calls, key, factsBy(key), figureMeasures)}
    select value, ${sumsOf(figureMeasures)}
    from part
    where value is not null
    group by value
    order by calls desc, value collate "C"
    limit ${limit}`.execute(database)
  return found.rows.map(({ value, ...sums }) => ({ grouping_field_value: value, ...figuresOf(sums) }))
}

async function scoresByModel(database: Database, calls: CountedCalls, limit: number): Promise<Group[]> {
  const found = await sql<Sums<FigureMeasure> & { model_id: number }>`
    with ${partsOf(calls, 'all', factsBy('all'), figureMeasures)}
    select model_id, ${sumsOf(figureMeasures)}
    from part
    group by model_id`.execute(database)
  const names = new Map(calls.models.map(({ id, name }) => [id, name]))
  return found.rows
    .map(({ model_id, ...sums }) => ({ grouping_field_value: names.get(model_id)!, ...figuresOf(sums) }))
    .sort(byCallsThenName)
    .slice(0, limit)
}

function byCallsThenName(a: Group, b: Group): number {
  return (
    b.total_requests - a.total_requests ||
    Buffer.compare(Buffer.from(a.grouping_field_value), Buffer.from(b.grouping_field_value))
  )
}
