import { sql } from 'kysely'
import { newId } from '../domain/new-id.ts'
import type { Database } from './database.ts'

/** Longer than any attempt takes; after it, whoever had the delivery is dead and another sends it. */
const leaseSeconds = 30

/** A delivery in the hands of somebody who sends it. */
export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: number
  readonly clientId: string
  readonly url: string
  readonly payload: string
  readonly isTest: boolean
  /** 1 for the first try. */
  readonly tries: number
  readonly claim: string
}

export interface Room {
  /** How many more can be sent at once. */
  readonly free: number
  readonly perWebhook: number
  /** How many are being sent to each webhook already. */
  readonly busy: ReadonlyMap<number, number>
}

/** Takes due deliveries in hand, those that have waited longest first, but of each webhook only as many as it has room for. */
export async function claimDeliveries(database: Database, room: Room): Promise<ClaimedDelivery[]> {
  const claim = newId()
  const busy = [...room.busy]
  const claimed = await sql<Omit<ClaimedDelivery, 'claim'>>`
    with busy as (
      select * from unnest(${busy.map(([id]) => id)}::integer[], ${busy.map(([, count]) => count)}::integer[])
        as b (webhook_id, sending)
    ), due as materialized (
      select found.id from webhook
        left join busy on busy.webhook_id = webhook.id
        cross join lateral (
          select id, next_attempt_at from webhook_delivery
          where webhook_id = webhook.id and status = 'PENDING' and next_attempt_at <= now() and payload is not null
          order by next_attempt_at
          limit greatest(0, ${room.perWebhook} - coalesce(busy.sending, 0))
          for update skip locked
        ) as found
      where webhook.enabled
      order by found.next_attempt_at
      limit ${room.free}
    )
    update webhook_delivery as delivery
    set claim = ${claim}, tries = tries + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from due, webhook
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, webhook.id as "webhookId", webhook.client_id as "clientId", webhook.url, delivery.payload,
      delivery.call_id is null as "isTest", delivery.tries`.execute(database)
  return claimed.rows.map((row) => ({ ...row, claim }))
}
