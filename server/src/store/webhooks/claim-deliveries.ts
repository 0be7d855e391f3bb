import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { Database } from '../database.ts'

/** Longer than any attempt takes; after it, whoever had the delivery is dead and another sends it. */
const leaseSeconds = 30

/** A delivery in the hands of somebody who sends it. */
export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: number
  readonly workspaceId: string
  readonly url: string
  readonly payload: string
  readonly isTest: boolean
  /** 1 for the first try. It counts when it is settled: what comes to nothing before costs none. */
  readonly tries: number
  readonly claim: string
}

export interface Room {
  /** How many more can be sent at once. */
  readonly free: number
  readonly perWebhook: number
  readonly perClient: number
  /** How many are being sent to each webhook already. */
  readonly busy: ReadonlyMap<number, number>
  /** Webhooks to leave alone for now. */
  readonly resting?: readonly number[]
}

/**
 * Takes due deliveries in hand, of each webhook and each client only as many as they have room for. First come those
 * whose client has the fewest on their way, and of a client those whose webhook has; among equals, what has waited
 * longest. So neither a thousand waiting nor a receiver that hangs holds up another.
 */
export async function claimDeliveries(database: Database, room: Room): Promise<ClaimedDelivery[]> {
  if (!(await isAnythingDue(database))) return []
  const claim = newId()
  const busy = [...room.busy]
  const claimed = await sql<Omit<ClaimedDelivery, 'claim'>>`
    with busy as (
      select webhook.id, webhook.workspace_id, sending
      from unnest(${busy.map(([id]) => id)}::integer[], ${busy.map(([, count]) => count)}::integer[]) as b (id, sending)
        join webhook on webhook.id = b.id
    ), busy_workspace as (
      select workspace_id, sum(sending) as sending from busy group by workspace_id
    ), found as (
      select oldest.id, oldest.next_attempt_at,
        coalesce(busy_workspace.sending, 0) + row_number() over (
          partition by webhook.workspace_id
          order by coalesce(busy.sending, 0) + oldest.nth, oldest.next_attempt_at
        ) as place
      from webhook
        join live_workspace on live_workspace.id = webhook.workspace_id
        left join busy on busy.id = webhook.id
        left join busy_workspace on busy_workspace.workspace_id = webhook.workspace_id
        cross join lateral (
          select id, next_attempt_at, row_number() over (order by next_attempt_at) as nth from webhook_delivery
          where webhook_id = webhook.id and status = 'PENDING' and next_attempt_at <= now()
          order by next_attempt_at
          limit greatest(0, ${room.perWebhook} - coalesce(busy.sending, 0))
        ) as oldest
      where webhook.enabled and webhook.id <> all (${room.resting ?? []}::integer[])
    ), chosen as (
      select id from found
      where place <= ${room.perClient}
      order by place, next_attempt_at
      limit ${room.free}
    ), due as materialized (
      -- Asked once more of whoever holds it: another process may have chosen the same. Only what is pending has a next
      -- attempt; asked for its status as well, all that is due might be gone through to find the few that are chosen.
      select id from webhook_delivery
      where id = any (array(select id from chosen)) and next_attempt_at <= now()
      for update skip locked
    )
    update webhook_delivery as delivery
    set claim = ${claim}, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from due, webhook
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, webhook.id as "webhookId", webhook.workspace_id as "workspaceId", webhook.url, delivery.payload,
      delivery.call_id is null and delivery.notice_id is null as "isTest", delivery.tries + 1 as tries`.execute(
    database,
  )
  return claimed.rows.map((row) => ({ ...row, claim }))
}

/** Most of the time nothing is: then no webhook is looked at. Asked in the words of an index made for it. */
async function isAnythingDue(database: Database): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from webhook_delivery
      where status = 'PENDING' and next_attempt_at at time zone 'UTC' <= now() at time zone 'UTC'
    ) as due`.execute(database)
  return rows[0]!.due
}
