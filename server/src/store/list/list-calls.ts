import { sql } from 'kysely'
import { type CallText, type PartOfCall, readPartsOfCalls } from '../calls/call-texts.ts'
import type { Database } from '../database.ts'
import { type CallFilter, conditionsOf } from './call-filter.ts'
import { type CallPlace, type CallSort, type Stretch, stretchesOf } from './call-order.ts'
import { findInStretch } from './find-in-stretch.ts'
import { findLessons } from './find-lessons.ts'
import { countInIndex } from './search-index.ts'

export interface CallPage {
  readonly calls: PartOfCall[]
  /** Where the next page goes on; undefined: there is none. */
  readonly next: CallPlace | undefined
}

export async function listCalls(
  database: Database,
  filter: CallFilter,
  page: {
    readonly sort: CallSort
    readonly limit: number
    readonly after: CallPlace | undefined
    readonly fields: readonly (keyof CallText)[]
  },
): Promise<CallPage> {
  const { sort, after } = page
  const places =
    sort === 'most_to_learn'
      ? await findLessons(database, filter, page.limit + 1, after)
      : await findAlong(database, filter, stretchesOf(sort, after), page.limit + 1)
  const shown = places.slice(0, page.limit)
  return {
    calls: await readCalls(database, filter, shown, page.fields),
    next: places.length > page.limit ? shown.at(-1) : undefined,
  }
}

async function findAlong(
  database: Database,
  filter: CallFilter,
  stretches: readonly Stretch[],
  limit: number,
): Promise<CallPlace[]> {
  const places: CallPlace[] = []
  for (const stretch of stretches) {
    const missing = limit - places.length
    if (missing === 0) break
    places.push(...(await findInStretch(database, filter, stretch, missing)))
  }
  return places
}

export async function countCalls(database: Database, filter: CallFilter): Promise<number> {
  if (filter.words !== undefined) return countInIndex(database, filter)
  const counted = await sql<{ count: number }>`
    select count(*) as count from call where ${conditionsOf(filter)}`.execute(database)
  return counted.rows[0]!.count
}

/** Only ids and sort values are looked for in the indexes; the wide rows are read for those that are shown. */
async function readCalls(
  database: Database,
  filter: CallFilter,
  places: readonly CallPlace[],
  fields: readonly (keyof CallText)[],
): Promise<PartOfCall[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  // One may have been erased in between.
  const rows = (await readPartsOfCalls(database, ids, fields)).filter(
    ({ enabled }) => enabled === filter.enabled,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
