import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import {
  type FigureMeasure,
  factsBy,
  factsWith,
  figureMeasures,
  isAny,
  isCountedFor,
  measuresOfOne,
  partsOf,
  type Sums,
  sumsOf,
} from './counted/counted-parts.ts'
import { rolledPeriods } from './counted/counted-periods.ts'
import { type Figures, figuresOf } from './figures.ts'

export interface Group extends Figures {
  readonly grouping_field_value: string
}

/** Bytes of values in roll-ups from which on it is quicker to count them first: a hundred thousand or so. */
const many = 1_000_000

/**
 * Scores and durations of the groups that the field divides the calls into, largest first. A field of the record itself
 * comes before one that callers gave under the same name, and that before a variable. Calls without it are in no group.
 */
export async function scoresByGroup(
  database: Database,
  filter: CallFilter,
  field: string,
  limit: number,
  manyBytes = many,
): Promise<Group[]> {
  const calls = await findCountedCalls(database, filter)
  if (field === 'model_name') return scoresByModel(database, calls, limit)
  if (isOwnField(field)) return readGroups(database, sumEvery(calls, field, limit))
  const given = await sumGiven(database, calls, `m:${field}`, limit, manyBytes)
  return given.length > 0 ? given : sumGiven(database, calls, `v:${field}`, limit, manyBytes)
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

type GroupRow = Sums<FigureMeasure> & { readonly value: string }

async function readGroups(database: Database, groups: RawBuilder<GroupRow>): Promise<Group[]> {
  const found = await groups.execute(database)
  return found.rows.map(({ value, ...sums }) => ({ grouping_field_value: value, ...figuresOf(sums) }))
}

async function sumGiven(
  database: Database,
  calls: CountedCalls,
  key: string,
  limit: number,
  manyBytes: number,
): Promise<Group[]> {
  const isMany = await hasManyValues(database, calls, key, manyBytes)
  return readGroups(database, isMany ? sumLargest(calls, key, limit) : sumEvery(calls, key, limit))
}

function sumEvery(calls: CountedCalls, key: string, limit: number): RawBuilder<GroupRow> {
  return sql<GroupRow>`
    with ${partsOf(calls, key, factsBy(key), figureMeasures)}
    select value, ${sumsOf(figureMeasures)}
    from part
    where value is not null
    group by value
    order by calls desc, value collate "C"
    limit ${limit}`
}

/** Of many values, most have few calls: all are counted, and only the calls of the largest groups are looked at. */
function sumLargest(calls: CountedCalls, key: string, limit: number): RawBuilder<GroupRow> {
  return sql<GroupRow>`
    with ${partsOf(calls, key, factsBy(key), ['calls'], { cover: 'net' })}, largest as materialized (
      select value, ${sumsOf(['calls'])} from part where value is not null group by value having ${isAny}
      order by calls desc, value collate "C" limit ${limit}
    ), single as (
      select value, ${measuresOfOne(figureMeasures)}
      from (${factsWith(calls, key, 'largest')}) as given
    )
    select value, ${sumsOf(figureMeasures)}
    from single
    group by value
    order by calls desc, value collate "C"`
}

/** By the size of the roll-ups that would be added up, which is told without reading them; none are where none may be used. */
async function hasManyValues(
  database: Database,
  calls: CountedCalls,
  key: string,
  manyBytes: number,
): Promise<boolean> {
  // Most keys have few values, and a glance at the largest roll-ups is enough to see it.
  const glance = await sql<{ isLarge: boolean }>`
    select exists (
      select from stats_rollup
      where model_id = any(${calls.modelIds}) and key = ${key} and period in ('month', 'year')
        and pg_column_size(value) > ${manyBytes / 100}::float8
    ) as "isLarge"`.execute(database)
  if (!glance.rows[0]!.isLarge) return false
  const { rows } = await sql<{ bytes: number }>`
    with ${rolledPeriods(calls, 'net')}
    select coalesce(sum(pg_column_size(value)), 0) as bytes
    from rolled cross join lateral (
      select value from stats_rollup
      where model_id = rolled.model_id and key = ${key} and period = rolled.period and start = rolled.start
        and ${isCountedFor(calls)}
      offset 0
    ) as rollup`.execute(database)
  return rows[0]!.bytes > manyBytes
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
