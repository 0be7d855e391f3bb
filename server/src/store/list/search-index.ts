import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { type Database, isTooSlow, type Transaction } from '../database.ts'
import { type CallFilter, conditionsOf, isToldBesideWords } from './call-filter.ts'
import { type CallPlace, isInStretch, orderOf, type Stretch, sortValueOf } from './call-order.ts'

/** Calls that are looked up one by one sooner than month by month. */
const rare = 3_000
/** A phrase of common words that hardly ever follow each other has to be looked for call by call. */
const patienceMs = 10_000

/** The first places of a stretch whose calls hold the words. */
export function findInIndex(
  database: Database,
  filter: CallFilter,
  stretch: Stretch,
  limit: number,
): Promise<CallPlace[]> {
  // Months come in the order of a list by time, and those after the last one needed are never looked into.
  const perTerm = stretch.by === 'time' ? sql`order by ${orderOf(stretch)} limit ${limit}` : sql`offset 0`
  return searchIndex(database, async (tx) => {
    const whole = await isRare(tx, filter)
    const overall = stretch.by === 'time' && !whole ? sql`` : sql`order by ${orderOf(stretch)}`
    const found = await sql<CallPlace>`
      with term as materialized (${whole ? wholeTerm(filter) : monthTerms(filter, stretch)})
      select call.id, ${sortValueOf(stretch)} as value from term cross join lateral (
        ${callsOfTerm(filter, isInStretch(stretch))} ${perTerm}
      ) as call
      ${overall} limit ${limit}`.execute(tx)
    return found.rows
  })
}

export function countInIndex(database: Database, filter: CallFilter): Promise<number> {
  const { from, until } = filter
  const isSaidByLabels = isToldBesideWords(filter)
  return searchIndex(database, async (tx) => {
    const whole = await isRare(tx, filter)
    // Labels and time stand beside the words; for anything else each call has to be looked up.
    const calls =
      isSaidByLabels && !whole
        ? sql`select from call_search where words @@ term.term
            and created_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
            and created_at < coalesce(${until ?? null}::timestamptz, 'infinity')`
        : callsOfTerm(filter, sql`true`)
    const counted = await sql<{ count: number }>`
      with term as materialized (${whole ? wholeTerm(filter) : monthTerms(filter)})
      select count(*) as count from term cross join lateral (${calls} offset 0) as call`.execute(tx)
    return counted.rows[0]!.count
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

/** Whether the words, together with agent and model, lead to few calls of all there are. */
export function areWordsRare(database: Database, filter: CallFilter): Promise<boolean> {
  return searchIndex(database, (tx) => isRare(tx, filter))
}

/** Then it is sooner to take all these calls than to go month by month. */
async function isRare(tx: Transaction, filter: CallFilter): Promise<boolean> {
  // The index knows which calls hold the words of a phrase, not in which they follow each other: to count is to read all.
  if (/<(-|\d+)>/.test(filter.words ?? '')) return false
  const counted = await sql<{ count: number }>`
    with term as materialized (${wholeTerm(filter)})
    select count(*) as count from term cross join lateral (
      select from call_search where words @@ term.term limit ${rare + 1}
    ) as found`.execute(tx)
  return counted.rows[0]!.count <= rare
}

function callsOfTerm(filter: CallFilter, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select call.* from call_search
      cross join lateral (
        select call.id, call.created_at, call.score_percentage, call.duration_seconds from call
        where call.id = call_search.call_id and ${conditionsOf(filter)} and ${condition} offset 0
      ) as call
    where call_search.words @@ term.term`
}

/** The words, and the labels of agent and model. */
function wholeTerm({ agentId, modelId, words }: CallFilter): RawBuilder<unknown> {
  const terms = [sql`${words}::tsquery`]
  if (agentId !== undefined) terms.push(sql`${termOf(`agent ${agentId}`)}::tsquery`)
  if (modelId !== undefined) terms.push(sql`${termOf(`model ${modelId}`)}::tsquery`)
  return sql`select ${sql.join(terms, sql` && `)} as term`
}

/** The same for each of the client's months, in the order of the stretch and no further than it reaches. */
function monthTerms(filter: CallFilter, stretch?: Stretch): RawBuilder<unknown> {
  const { workspaceId, from, until } = filter
  const after = stretch?.by === 'time' ? stretch.after?.value : undefined
  const first = stretch?.descending ? from : (after ?? from)
  const last = stretch?.descending ? (after ?? until) : until
  const label = termOf(`month ${workspaceId} `).slice(0, -1)
  return sql`
    select whole.term && (${label} || to_char(month, 'YYYY-MM') || '''')::tsquery as term from (
      select min(created_at) as first, max(created_at) as last from call where workspace_id = ${workspaceId} and enabled
    ) as kept cross join lateral generate_series(
      date_trunc('month', greatest(kept.first, ${first ?? null}::timestamptz) at time zone 'UTC'),
      least(kept.last, ${last ?? null}::timestamptz) at time zone 'UTC',
      '1 month'
    ) as month cross join (${wholeTerm(filter)}) as whole
    order by month ${stretch?.descending ? sql`desc` : sql`asc`}`
}

/** A search term that stands for a label, whatever characters are in it. */
function termOf(label: string): string {
  return `'${label.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
