import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type CallFilter, conditionsOf } from './call-filter.ts'
import {
  type CallPlace,
  type CallSort,
  type ColumnSort,
  isInStretch,
  placeValueOf,
  type Stretch,
  stretchesBefore,
  stretchesOf,
} from './call-order.ts'
import { findInStretch } from './find-in-stretch.ts'
import { findLessons, mostLessons } from './find-lessons.ts'

/** Beyond so many calls nobody counts along, and the database does not either. */
const countedCalls = 10_000
/** With words, each has to be looked into. */
const countedMatches = 1_000

export interface Neighbour {
  readonly id: string
  readonly external_id: string
}

export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  /** Which call of the list it is, from 1; undefined: it is not in it, or too far down to be counted. */
  readonly place: number | undefined
}

/** The calls beside one in a list, also of a call that has left the list since. */
export async function findNeighbours(
  database: Database,
  filter: CallFilter,
  sort: CallSort,
  callId: string,
): Promise<Neighbours> {
  if (sort === 'most_to_learn') return findLessonNeighbours(database, filter, callId)
  const own = await findPlace(database, filter, sort, callId)
  if (!own) return { previous: undefined, next: undefined, place: undefined }
  const [before, after] = [stretchesBefore(sort, own), stretchesOf(sort, own)]
  const [previous, next, place] = await Promise.all([
    findFirst(database, filter, before),
    findFirst(database, filter, after),
    countUpTo(database, filter, before, callId),
  ])
  return { previous, next, place }
}

/** Only of a call that is in the list: what has left it has no rank there. */
async function findLessonNeighbours(
  database: Database,
  filter: CallFilter,
  callId: string,
): Promise<Neighbours> {
  for (const most of [mostLessons, filter.words === undefined ? countedCalls : countedMatches]) {
    const places = await findLessons(database, filter, most + 1)
    const index = places.findIndex(({ id }) => id === callId)
    if (index < 0 || index === most) continue
    const [previous, next] = await Promise.all([
      readNeighbour(database, places[index - 1]),
      readNeighbour(database, places[index + 1]),
    ])
    return { previous, next, place: index + 1 }
  }
  return { previous: undefined, next: undefined, place: undefined }
}

/** Undefined: there is no such call, or its place in a list like this is hidden. */
async function findPlace(
  database: Database,
  { workspaceId, enabled, reach, except }: CallFilter,
  sort: ColumnSort,
  callId: string,
): Promise<CallPlace | undefined> {
  const found = await sql<CallPlace>`
    select call.id, ${placeValueOf(sort)} as value from call
    where call.id = ${callId}::uuid
      and ${conditionsOf({ workspaceId, enabled, reach, except })}`.execute(database)
  return found.rows[0]
}

async function findFirst(
  database: Database,
  filter: CallFilter,
  stretches: readonly Stretch[],
): Promise<Neighbour | undefined> {
  for (const stretch of stretches) {
    const [first] = await findInStretch(database, filter, stretch, 1)
    if (first) return readNeighbour(database, first)
  }
  return undefined
}

async function readNeighbour(
  database: Database,
  place: CallPlace | undefined,
): Promise<Neighbour | undefined> {
  if (!place) return undefined
  return database
    .selectFrom('call')
    .select(['id', 'external_id'])
    .where('id', '=', place.id)
    .executeTakeFirst()
}

async function countUpTo(
  database: Database,
  filter: CallFilter,
  before: readonly Stretch[],
  callId: string,
): Promise<number | undefined> {
  if (!(await isListed(database, filter, callId))) return undefined
  const most = filter.words === undefined ? countedCalls : countedMatches
  let count = 0
  for (const stretch of before) {
    count += await countStretch(database, filter, stretch, most + 1)
    if (count > most) return undefined
  }
  return count + 1
}

async function countStretch(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  most: number,
): Promise<number> {
  if (filter.words !== undefined) return (await findInStretch(database, filter, stretch, most)).length
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select from call where ${conditionsOf(filter)} and ${isInStretch(stretch)} limit ${most}
    ) as call`.execute(database)
  return counted.rows[0]!.count
}

/** It may have been reviewed, scored or erased since somebody opened it out of the list. */
async function isListed(database: Database, filter: CallFilter, callId: string): Promise<boolean> {
  const said =
    filter.words === undefined
      ? sql`true`
      : sql`exists (select from call_search where call_id = call.id and words @@ ${filter.words}::tsquery)`
  const found = await sql`
    select from call where call.id = ${callId}::uuid and ${conditionsOf(filter)} and ${said}`.execute(
    database,
  )
  return found.rows.length > 0
}
