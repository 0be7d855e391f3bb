import { sql } from 'kysely'
import type { Acting } from '../../../domain/people/roles.ts'
import type { Database } from '../../database.ts'

/**
 * The calls whose answers are hidden from somebody: those they have claimed for a blind review, until it is submitted,
 * given back or over.
 */
export async function listHidden(database: Database, actor: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ call_id: string }>`
    select call_id from review_task
    where claimed_by = ${actor} and state = 'open' and claimed_blind and claimed_until > now()`.execute(
    database,
  )
  return new Set(rows.map(({ call_id }) => call_id))
}

/**
 * Whether the answers of this call are hidden from somebody who is about to be shown it. If they are not, and the call is or
 * was up for a blind review, it is noted that they have seen it: for them it is not blind any more.
 */
export async function hideOrNoteSeen(
  database: Database,
  { workspaceId, actor }: Acting,
  callId: string,
): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean | null }>`
    select bool_or(
      state = 'open' and claimed_by is not distinct from ${actor} and claimed_blind and coalesce(claimed_until > now(), false)
    ) as hidden
    from review_task where call_id = ${callId} and workspace_id = ${workspaceId} and blind`.execute(database)
  const hidden = rows[0]?.hidden ?? null
  if (hidden === null || hidden) return hidden ?? false
  await sql`
    insert into review_seen (call_id, actor) values (${callId}, ${actor}) on conflict do nothing`.execute(
    database,
  )
  return false
}

/** Whether somebody's review of this call is blind: they took it up without the answers, and have not seen them since. */
export async function isBlindFor(database: Database, actor: string, callId: string): Promise<boolean> {
  const { rows } = await sql<{ blind: boolean }>`
    select claimed_blind and not ${hasSeen(actor)} as blind from review_task
    where call_id = ${callId} and state = 'open' and claimed_by = ${actor}`.execute(database)
  return rows[0]?.blind ?? false
}

/** Of a row of `review_task`: whether somebody has seen the answers of its call. */
export function hasSeen(actor: string) {
  return sql<boolean>`exists (
    select from review_seen where review_seen.call_id = review_task.call_id and review_seen.actor = ${actor}
  )`
}

export async function hasSeenCall(database: Database, actor: string, callId: string): Promise<boolean> {
  const seen = await database
    .selectFrom('review_seen')
    .select('call_id')
    .where('call_id', '=', callId)
    .where('actor', '=', actor)
    .executeTakeFirst()
  return seen !== undefined
}
