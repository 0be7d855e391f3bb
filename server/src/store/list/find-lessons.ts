import { sql } from 'kysely'
import { letterOf } from '../../domain/results/criterion-outcomes.ts'
import type { Database } from '../database.ts'
import type { CallFilter, CallLimits } from './call-filter.ts'
import type { CallPlace } from './call-order.ts'
import { findInStretch } from './find-in-stretch.ts'

/** So many of the newest calls are put in order; whoever has heard them will look for newer ones, not for older. */
export const mostLessons = 500
/** Before the time of a call that comes after all that are in order, and after any rank. */
const later = '~'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * The calls on which something came of a criterion, in the order of what can be learnt from them: something to hear before
 * nothing to hear; within that agents take turns, each with their best call first; of two calls the one that nobody has
 * reviewed, then the one that lost more points, then the one whose answer is surer, then the newer one. So are the newest
 * five hundred of the list; older ones follow, newest first. A place holds the time of the newest call of the first page, so
 * that calls that come in later move nothing.
 */
export async function findLessons(
  database: Database,
  filter: CallFilter,
  limit: number,
  after?: CallPlace,
): Promise<CallPlace[]> {
  const from = after && readLesson(after)
  if (from?.time !== undefined) return findOlder(database, filter, from, limit)
  const start = from && { value: from.newest, id: lastId }
  const newest = { by: 'time', descending: true, after: start } as const
  const calls = await findInStretch(database, filter, newest, mostLessons)
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last || !filter.criterion) return []
  const anchor = from?.newest ?? String(first.value)
  const ranked = await rankCalls(database, filter.criterion, calls)
  const places = ranked
    .filter((call) => !from || isPast(call, from))
    .slice(0, limit)
    .map(({ rank, id }) => ({ value: `${anchor} ${rank}`, id }))
  if (places.length === limit || calls.length < mostLessons) return places
  const older = { newest: anchor, time: String(last.value), id: last.id }
  return [...places, ...(await findOlder(database, filter, older, limit - places.length))]
}

async function findOlder(
  database: Database,
  filter: CallFilter,
  { newest, time, id }: { readonly newest: string; readonly time: string; readonly id: string },
  limit: number,
): Promise<CallPlace[]> {
  const stretch = { by: 'time', descending: true, after: { value: time, id } } as const
  const calls = await findInStretch(database, filter, stretch, limit)
  return calls.map(({ value, id }) => ({ value: `${newest} ${later}${value}`, id }))
}

interface Ranked {
  readonly rank: string
  readonly id: string
}

function isPast(call: Ranked, after: Ranked): boolean {
  return call.rank > after.rank || (call.rank === after.rank && call.id < after.id)
}

/** A place is after a rank, or after the time of an older call. */
function readLesson({ value, id }: CallPlace) {
  const [newest = '', place = ''] = String(value).split(' ')
  return place.startsWith(later)
    ? { newest, time: place.slice(later.length), rank: undefined, id }
    : { newest, time: undefined, rank: place, id }
}

/** In order. Ranks are digits of one length, so that texts are in the same order. */
async function rankCalls(
  database: Database,
  { key, outcome }: NonNullable<CallLimits['criterion']>,
  calls: readonly CallPlace[],
): Promise<readonly Ranked[]> {
  const { rows } = await sql<Ranked>`
    with lesson as (
      select call.id, call.agent_id, call.created_at,
        coalesce(quotes[place], 0) = 0 or call.audio_removed_at is not null or call.transcript_removed_at is not null
          as silent,
        coalesce(call.review_state in ('reviewed', 'appealed'), false) as reviewed,
        possible[place] - earned[place] as lost, coalesce(confidence[place], 0) as sure
      from call join call_fact on call_fact.call_id = call.id
        cross join lateral array_position(criteria, ${`${letterOf(outcome)}:${key}`}::text) as place
      where call.id = any(${calls.map(({ id }) => id)}::uuid[]) and place is not null
    ), turn as (
      select *, row_number() over (
        partition by silent, agent_id order by reviewed, lost desc, sure desc, created_at desc, id desc
      ) as turn
      from lesson
    ), ranked as (
      select id, concat(silent::integer, lpad(turn::text, 4, '0'), reviewed::integer,
        lpad((9999999 - lost)::text, 7, '0'), lpad((100 - sure)::text, 3, '0'),
        lpad((99999999999999999 - extract(epoch from created_at) * 1000000)::bigint::text, 17, '0')) as rank
      from turn
    )
    select id, rank from ranked
    order by rank collate "C", id desc`.execute(database)
  return rows
}
