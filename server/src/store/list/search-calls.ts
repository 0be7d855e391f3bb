import { sql } from 'kysely'
import type { CallStatus } from '../../domain/call.ts'
import type { Database } from '../database.ts'
import type { CallFilter } from './call-filter.ts'
import type { CallPlace, Stretch } from './call-order.ts'
import { areFactsRare, everyPlace, pickPlaces, walkPlaces, wayOf } from './find-places.ts'
import { areWordsRare, findInIndex } from './search-index.ts'
import { withoutWorkers } from './without-workers.ts'

/** How many calls are looked at one by one before the index of words is asked, and how many of them at a time. */
const lookedAt = 1_000
const lookedAtOnce = 200
/** Calls that are sorted sooner than they are found by words. */
const few = 10_000
/** In these, nothing has been written down yet, or could be. */
const wordless: readonly CallStatus[] = [
  'PENDING',
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
  'TRANSCRIPTION_FAILED',
]

/** A text somebody looks for, as the database reads it. */
export interface WordSearch {
  readonly query: string
  /** Nothing can be found by it: it holds no word, or only words that must not be there. */
  readonly searchable: 'yes' | 'no words' | 'only exclusions'
}

/** Reads a search as people type it: words, "phrases", -exclusions, or. */
export async function readWordSearch(database: Database, text: string): Promise<WordSearch> {
  const found = await sql<{ query: string; positive: string }>`
    select query::text, querytree(query) as positive
    from websearch_to_tsquery('call_words', plain_letters(${text})) as query`.execute(database)
  const { query, positive } = found.rows[0]!
  const searchable = query === '' ? 'no words' : positive === 'T' ? 'only exclusions' : 'yes'
  return { query, searchable }
}

/**
 * Looks along the list first, which is enough when the words are common. If that comes by few calls, because of the other
 * conditions, it looks at the first of all that these leave. Otherwise the words are rare, and their index leads to them.
 */
export async function findByWords(
  database: Database,
  wanted: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  const filter = withWords(wanted)
  if (await areRareAlong(database, filter, stretch)) return findInIndex(database, filter, stretch, limit)
  const found = await withoutWorkers(database, (tx) => findAmongFirst(tx, filter, stretch, limit))
  return found ?? findInIndex(database, filter, stretch, limit)
}

/** Undefined: there may be more than those that were looked at. */
async function findAmongFirst(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[] | undefined> {
  if (!(await areFactsRare(database, filter, stretch))) {
    const walked = await walkPlaces(database, filter, stretch, lookedAt)
    const found = await keepMatching(database, filter, walked, limit)
    if (found.length === limit) return found
    if (walked.length === lookedAt) return undefined
  }
  if (!(await areFew(database, filter, stretch))) return undefined
  const first = await pickPlaces(database, filter, stretch, lookedAt)
  const matching = await keepMatching(database, filter, first, limit)
  return matching.length === limit || first.length < lookedAt ? matching : undefined
}

/**
 * Few matches among the first calls may mean that the words are rare everywhere, which the index tells at once. Whatever
 * else is asked of the calls is left out here: it may take longer to tell than whether the words are in them.
 */
async function areRareAlong(database: Database, filter: CallFilter, stretch: Stretch): Promise<boolean> {
  const first = await walkPlaces(database, wayOf(filter, stretch), stretch, lookedAtOnce)
  if (first.length < lookedAtOnce) return false
  const matching = await keepMatching(database, filter, first, lookedAtOnce / 100 + 1)
  return matching.length <= lookedAtOnce / 100 && (await areWordsRare(database, filter))
}

function withWords(filter: CallFilter): CallFilter {
  const { statuses, ...rest } = filter
  return statuses ? { ...rest, statuses: statuses.filter((status) => !wordless.includes(status)) } : filter
}

async function areFew(database: Database, filter: CallFilter, stretch: Stretch): Promise<boolean> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select from (${everyPlace(filter, stretch)}) as call limit ${few + 1}
    ) as place`.execute(database)
  return counted.rows[0]!.count <= few
}

/** A few at a time, since often the first few are enough. */
async function keepMatching(
  database: Database,
  { words }: CallFilter,
  places: readonly CallPlace[],
  limit: number,
): Promise<CallPlace[]> {
  const kept: CallPlace[] = []
  for (let start = 0; start < places.length && kept.length < limit; start += lookedAtOnce) {
    const some = places.slice(start, start + lookedAtOnce)
    const ids = some.map(({ id }) => id)
    const matching = await sql<{ call_id: string }>`
      select call_id from unnest(${ids}::uuid[]) as place (id)
        cross join lateral (select call_id, words from call_search where call_id = place.id offset 0) as said
      where said.words @@ ${words}::tsquery`.execute(database)
    const found = new Set(matching.rows.map((row) => row.call_id))
    kept.push(...some.filter(({ id }) => found.has(id)))
  }
  return kept.slice(0, limit)
}
