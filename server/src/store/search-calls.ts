import { type RawBuilder, sql } from 'kysely'
import type { CallStatus } from '../domain/call.ts'
import { AppError } from '../domain/errors.ts'
import { type CallFilter, conditionsOf } from './call-filter.ts'
import { type CallPlace, isInStretch, orderOf, type Stretch, sortValueOf } from './call-order.ts'
import { type Database, isTooSlow, type Transaction } from './database.ts'
import { pickPlaces, walkPlaces } from './find-places.ts'

/** How many calls are looked at one by one before the index of words is asked, and how many of them at a time. */
const lookedAt = 1_000
const lookedAtOnce = 200
/** Calls that are sorted sooner than they are found by words. */
const few = 10_000
/** A phrase of common words that hardly ever follow each other has to be looked for call by call. */
const patienceMs = 10_000

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
  const walked = await walkPlaces(database, filter, stretch, lookedAt)
  const found = await keepMatching(database, filter, walked, limit)
  if (found.length === limit) return found
  if (walked.length < lookedAt && (await areFew(database, filter, stretch))) {
    const first = await pickPlaces(database, filter, stretch, lookedAt)
    const matching = await keepMatching(database, filter, first, limit)
    if (matching.length === limit || first.length < lookedAt) return matching
  }
  return findInIndex(database, filter, stretch, limit)
}

export function countByWords(database: Database, filter: CallFilter): Promise<number> {
  return searchIndex(database, async (tx) => {
    const counted = await sql<{ count: number }>`
      with label as materialized (${labelsOf(filter)})
      select count(*) as count from label cross join lateral (
        ${labelledCalls(filter, sql`true`)} offset 0
      ) as call`.execute(tx)
    return counted.rows[0]!.count
  })
}

function withWords(filter: CallFilter): CallFilter {
  const { statuses, ...rest } = filter
  return statuses ? { ...rest, statuses: statuses.filter((status) => !wordless.includes(status)) } : filter
}

async function areFew(database: Database, filter: CallFilter, stretch: Stretch): Promise<boolean> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select from call where ${conditionsOf(filter)} and ${isInStretch(stretch)} limit ${few + 1}
    ) as call`.execute(database)
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

function findInIndex(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  // The labels come in the order of the list by time, and those after the last one needed are never looked into.
  const perLabel = stretch.by === 'time' ? sql`order by ${orderOf(stretch)} limit ${limit}` : sql`offset 0`
  const overall = stretch.by === 'time' ? sql`` : sql`order by ${orderOf(stretch)}`
  return searchIndex(database, async (tx) => {
    const found = await sql<CallPlace>`
      with label as materialized (${labelsOf(filter, stretch)})
      select call.id, ${sortValueOf(stretch)} as value from label cross join lateral (
        ${labelledCalls(filter, isInStretch(stretch))} ${perLabel}
      ) as call
      ${overall} limit ${limit}`.execute(tx)
    return found.rows
  })
}

/** The planner cannot know how common words are, nor what it costs to look into a call for them: it gets no choice. */
async function searchIndex<T>(database: Database, search: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await database.transaction().execute(async (tx) => {
      await sql`
        select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
          set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(tx)
      return await search(tx)
    })
  } catch (error) {
    if (!isTooSlow(error)) throw error
    const message = 'This search takes too long. Add a rarer word, or limit it to days, an agent or a model.'
    throw new AppError('validation', message, 'q')
  }
}

function labelledCalls(filter: CallFilter, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select call.* from call_search
      cross join lateral (
        select call.id, call.created_at, call.score_percentage from call
        where call.id = call_search.call_id and ${conditionsOf(filter)} and ${condition} offset 0
      ) as call
    where call_search.words @@ (label.term && ${filter.words}::tsquery)`
}

/** The agent's label; or those of the client's months, in the order of the stretch and no further than it reaches. */
function labelsOf(filter: CallFilter, stretch?: Stretch): RawBuilder<unknown> {
  const { clientId, agentId, modelId, from, until } = filter
  if (agentId !== undefined) return sql`select ${termOf(`agent ${agentId}`)}::tsquery as term`
  const after = stretch?.by === 'time' ? stretch.after?.value : undefined
  const first = stretch?.descending ? from : (after ?? from)
  const last = stretch?.descending ? (after ?? until) : until
  const monthTerm = termOf(`month ${clientId} `).slice(0, -1)
  const model = modelId === undefined ? sql`` : sql` && ${termOf(`model ${modelId}`)}::tsquery`
  return sql`
    select (${monthTerm} || to_char(month, 'YYYY-MM') || '''')::tsquery${model} as term from (
      select min(created_at) as first, max(created_at) as last from call where client_id = ${clientId} and enabled
    ) as kept cross join lateral generate_series(
      date_trunc('month', greatest(kept.first, ${first ?? null}::timestamptz) at time zone 'UTC'),
      least(kept.last, ${last ?? null}::timestamptz) at time zone 'UTC',
      '1 month'
    ) as month
    order by month ${stretch?.descending ? sql`desc` : sql`asc`}`
}

/** A search term that stands for a label, whatever characters are in it. */
function termOf(label: string): string {
  return `'${label.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
