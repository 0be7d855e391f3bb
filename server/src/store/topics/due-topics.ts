import { type RawBuilder, sql } from 'kysely'
import { finalStatuses } from '../../domain/call.ts'
import type { Database, Transaction } from '../database.ts'

/** Of a call whose passages have been read; one that has its topic keeps it. */
export function insertTopicDue(callId: string): RawBuilder<unknown> {
  return sql`
    insert into topics_due (call_id, workspace_id)
    select call_id, workspace_id from call_passages
    where call_id = ${callId} and count > 0
      and not exists (select from call_topic where call_topic.call_id = call_passages.call_id)
    on conflict (call_id) do nothing`
}

/** What was said is no more, or is to be said anew: the call counts in no topic, and the topic is looked at again. */
export async function leaveTopic(tx: Transaction, callId: string): Promise<void> {
  await sql`
    with gone as (delete from call_topic where call_id = ${callId} returning workspace_id, topic_id)
    insert into topic_left (workspace_id, topic_id)
    select workspace_id, topic_id from gone where topic_id is not null`.execute(tx)
}

/** The call still counts in its topic, but no name can be made of its words. */
export async function takeWordsFromTopic(tx: Transaction, callId: string): Promise<void> {
  await sql`
    insert into topic_left (workspace_id, topic_id)
    select workspace_id, topic_id from call_topic
    where call_id = ${callId} and topic_id is not null`.execute(tx)
}

/** Workspaces with calls to be put into topics, and with topics that calls have left. */
export async function listTopicWork(
  database: Database,
): Promise<{ readonly growing: string[]; readonly left: string[] }> {
  const growing = await sql<{ id: string }>`
    select id from workspace where exists (select from topics_due where workspace_id = workspace.id)`.execute(
    database,
  )
  const left = await sql<{ id: string }>`select distinct workspace_id as id from topic_left`.execute(database)
  return { growing: growing.rows.map(({ id }) => id), left: left.rows.map(({ id }) => id) }
}

/**
 * Whoever has it is the only one who changes a workspace's topics until the transaction ends, but for people, who wait.
 * Everybody takes topics in the order of their ids, so that nobody waits for who waits for them. False: somebody else is.
 */
export async function takeTopicTurn(tx: Transaction, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('callmark topics'), hashtext(${workspaceId})) as mine`.execute(
    tx,
  )
  if (!rows[0]!.mine) return false
  await sql`select from topic where workspace_id = ${workspaceId} order by id for no key update`.execute(tx)
  return true
}

/**
 * Calls that are to be put into topics. Nobody erases them, runs them again or lets go of their words until the
 * transaction ends, so that what is made of them is true.
 */
export async function takeDueCalls(
  tx: Transaction,
  workspaceId: string,
  madeBy: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select call.id
    from topics_due
      join call on call.id = topics_due.call_id
      join call_passages on call_passages.call_id = call.id
    where topics_due.workspace_id = ${workspaceId} and call_passages.made_by = ${madeBy}
      and call.enabled and call.status = any(${finalStatuses}::text[])
    order by topics_due.call_id limit ${most}
    for share of call skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The newest calls that fit no topic, held in the same way. */
export async function takeLooseCalls(
  tx: Transaction,
  workspaceId: string,
  madeBy: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select call.id
    from call_topic
      join call on call.id = call_topic.call_id
      join call_passages on call_passages.call_id = call.id
    where call_topic.workspace_id = ${workspaceId} and call_topic.topic_id is null
      and call_passages.made_by = ${madeBy} and call.enabled
    order by call_topic.placed_at desc, call.id limit ${most}
    for share of call skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * When the newest call came in that fits no topic and is not one of these; null: there is none. One that somebody is at
 * this moment changing does not count: it would be taken for all that came before it.
 */
export async function findNewestLoose(
  tx: Transaction,
  workspaceId: string,
  but: readonly string[],
): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`
    select call.created_at
    from call_topic join call on call.id = call_topic.call_id
    where call_topic.workspace_id = ${workspaceId} and call_topic.topic_id is null
      and call.enabled and call.id <> all(${but}::uuid[])
    order by call.created_at desc limit 1
    for share of call skip locked`.execute(tx)
  return rows[0]?.created_at ?? null
}

/** How many calls fit no topic, up to so many, and how many of them have come since they were last looked through. */
export async function countLooseCalls(
  tx: Transaction,
  workspaceId: string,
  most: number,
): Promise<{ readonly all: number; readonly fresh: number }> {
  const { rows } = await sql<{ all: number; fresh: number }>`
    select count(*) as all, count(*) filter (where placed_at > coalesce(
      (select looked_at from topic_round where workspace_id = ${workspaceId}), '-infinity')) as fresh
    from (
      select placed_at from call_topic
      where workspace_id = ${workspaceId} and topic_id is null
      order by placed_at desc limit ${most}
    ) as loose`.execute(tx)
  return rows[0]!
}

export async function noteLookedThrough(tx: Transaction, workspaceId: string): Promise<void> {
  await sql`
    insert into topic_round (workspace_id, looked_at) values (${workspaceId}, clock_timestamp())
    on conflict (workspace_id) do update set looked_at = excluded.looked_at`.execute(tx)
}

export interface PlacedCall {
  readonly callId: string
  /** Undefined: it fits none. */
  readonly topicId: string | undefined
}

export async function savePlaces(
  tx: Transaction,
  workspaceId: string,
  placed: readonly PlacedCall[],
): Promise<void> {
  if (placed.length === 0) return
  const ids = placed.map(({ callId }) => callId)
  await sql`
    insert into call_topic (call_id, workspace_id, topic_id, placed_at)
    select call_id, ${workspaceId}, topic_id, clock_timestamp()
    from unnest(${ids}::uuid[], ${placed.map(({ topicId }) => topicId ?? null)}::uuid[]) as placed (call_id, topic_id)
    on conflict (call_id) do update set topic_id = excluded.topic_id, placed_at = excluded.placed_at`.execute(
    tx,
  )
}

/** They are placed, or cannot be: what they open with is gone or read again, and then they are due again. */
export async function dropDueCalls(tx: Transaction, callIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('topics_due').where('call_id', 'in', callIds).execute()
}

/** Topics that calls have left since somebody looked; whoever asks has to look now. */
export async function takeLeftTopics(tx: Transaction, workspaceId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`
    with looked_at as (
      select topic_id from topic_left where workspace_id = ${workspaceId} group by topic_id limit ${most}
    ), gone as (
      delete from topic_left
      where workspace_id = ${workspaceId} and topic_id in (select topic_id from looked_at)
    )
    select topic_id from looked_at`.execute(tx)
  return rows.map(({ topic_id }) => topic_id)
}
