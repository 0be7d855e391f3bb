import { sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'

/**
 * A call's place in the queue, in seconds of audio. The database calls it `turn` (`call.turn`, `workspace_turn`, `turn_clock`);
 * everywhere else a turn is what one speaker says.
 */
export type Place = number

/** Far more audio than ever waits; a place that is further off than this is left from before the count started again. */
const farOff = 1_000_000_000
/** The queue knows priorities of 32 bits. Beyond, calls would go in the order they came. */
const lastPlace: Place = 2 ** 31 - 1

/**
 * Gives the call its place in the queue, so that clients share the service evenly however much each of them sends.
 * Self-clocked fair queueing: a call comes as many seconds of audio behind its client's last call as it lasts itself, but
 * never before the place the service has reached, so that nobody saves up places by staying away.
 */
export async function takePlace(
  tx: Transaction,
  { workspaceId, callId, seconds }: { workspaceId: string; callId: string; seconds: number },
): Promise<void> {
  const cost = Math.max(1, Math.round(seconds))
  const taken = await sql<{ turn: Place }>`
    with clock as (select last_value as now from turn_clock),
    mine as (
      insert into workspace_turn as known (workspace_id, turn) select ${workspaceId}, now + ${cost}::int from clock
      on conflict (workspace_id) do update set turn = ${cost}::int + (
        select case when known.turn > now + ${farOff}::int then now else greatest(known.turn, now) end from clock
      )
      returning turn
    )
    update call set turn = mine.turn from mine where call.id = ${callId} returning mine.turn`.execute(tx)
  if (taken.rows[0] && taken.rows[0].turn > farOff) await beginAnew(tx, workspaceId, callId, cost)
}

/** A call's place among all calls, null where it has taken none, and whose call it is. */
export interface PlaceOfCall {
  readonly place: Place | null
  readonly workspaceId?: string
}

export async function getPlace(tx: Transaction, callId: string): Promise<PlaceOfCall> {
  const row = await tx
    .selectFrom('call')
    .select(['turn', 'workspace_id'])
    .where('id', '=', callId)
    .executeTakeFirst()
  return row ? { place: row.turn, workspaceId: row.workspace_id } : { place: null }
}

/** The priority a job of the call is queued with: the smallest place first. */
export function priorityOf(place: Place | null): number {
  return place === null ? 0 : -Math.min(place, lastPlace)
}

/** Notes that the service has reached the place of `call`. Takes effect at once, whatever becomes of the transaction. */
export const notePlaceReached = sql`(
  select setval('turn_clock', call.turn) from turn_clock
  where call.turn > last_value and call.turn <= last_value + ${sql.lit(farOff)}
)`

/** How far a client's last call is from the place the service has reached: about the audio of its own that waits. */
export async function getWaitingSeconds(database: Database, workspaceId: string): Promise<number> {
  const found = await sql<{ seconds: number }>`
    select turn - last_value as seconds from workspace_turn, turn_clock where workspace_id = ${workspaceId}`.execute(
    database,
  )
  return Math.max(0, found.rows[0]?.seconds ?? 0)
}

/** Counts from nothing again once nobody waits. Whoever submits at this very moment is found far off the next time. */
async function beginAnew(tx: Transaction, workspaceId: string, callId: string, cost: number): Promise<void> {
  const busy = await sql`
    select 1 from pgboss.job where name like 'call-%' and state <= 'active' limit 1`.execute(tx)
  if (busy.rows.length > 0) return
  await sql`select setval('turn_clock', 0)`.execute(tx)
  // Rows that are locked are being written just now; waiting for them could be waiting for each other.
  await sql`
    delete from workspace_turn where workspace_id in (
      select workspace_id from workspace_turn where workspace_id <> ${workspaceId} for update skip locked
    )`.execute(tx)
  await sql`update workspace_turn set turn = ${cost}::int where workspace_id = ${workspaceId}`.execute(tx)
  await sql`update call set turn = ${cost}::int where id = ${callId}`.execute(tx)
}
