import type { Database } from '../database.ts'
import type { CallFilter } from './call-filter.ts'
import type { CallPlace, Stretch } from './call-order.ts'
import { findPlaces } from './find-places.ts'
import { findByWords } from './search-calls.ts'

/** The first places of a stretch, by whichever way is the shortest. */
export async function findInStretch(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  if (stretch.by === 'no score' && (filter.minScore ?? filter.maxScore) !== undefined) return []
  if (stretch.by === 'no duration' && (filter.minDuration ?? filter.maxDuration) !== undefined) return []
  const find = filter.words === undefined ? findPlaces : findByWords
  return find(database, filter, stretch, limit)
}
