import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { DeliveryStatus, WebhookEvent } from '../../domain/webhook.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { writeTestPayload } from './webhook-outbox.ts'
import { getWebhook, lockWebhook, type WebhookAddress } from './webhooks.ts'

/** Of a delivery that was sent by hand again and again, only the latest attempts are shown. */
const mostAttempts = 100

export type Delivery = Omit<
  Selectable<Schema['webhook_delivery']>,
  'claim' | 'call_history_id' | 'notice_id'
> & {
  readonly attempt_count: number
  /** Null: it has not been tried yet. */
  readonly last_attempt: (Omit<Attempt, 'id' | 'delivery_id' | 'at'> & { readonly at: string }) | null
}
export type Attempt = Selectable<Schema['webhook_attempt']>

export interface DeliveryQuery {
  readonly statuses: readonly DeliveryStatus[] | undefined
  readonly events: readonly WebhookEvent[] | undefined
  readonly limit: number
  /** The last delivery of the page before. */
  readonly after: string | undefined
}

/** The newest first. */
export async function listDeliveries(
  database: Database,
  address: WebhookAddress,
  { statuses, events, limit, after }: DeliveryQuery,
): Promise<{ deliveries: Delivery[]; next: string | undefined }> {
  const { id } = await getWebhook(database, address)
  let query = selectDeliveries(database)
    .where('webhook_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (statuses) query = query.where('status', 'in', statuses)
  if (events) query = query.where('event', 'in', events)
  if (after !== undefined) query = query.where('id', '<', after)
  const rows = await query.execute()
  const deliveries = rows.slice(0, limit)
  return { deliveries, next: rows.length > limit ? deliveries.at(-1)!.id : undefined }
}

export async function getDelivery(
  database: Database,
  address: WebhookAddress,
  deliveryId: string,
): Promise<{ delivery: Delivery; attempts: Attempt[] }> {
  const { id } = await getWebhook(database, address)
  const delivery = await selectDeliveries(database)
    .where('id', '=', deliveryId)
    .where('webhook_id', '=', id)
    .executeTakeFirst()
  if (!delivery) return refuseUnknown()
  const attempts = await database
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(mostAttempts)
    .execute()
  return { delivery, attempts: attempts.reverse() }
}

/** Sends the delivery once more, now, under the id and with the words it had; should that fail, all retries follow. */
export async function redeliver(
  database: Database,
  address: WebhookAddress,
  deliveryId: string,
): Promise<Delivery> {
  await database.transaction().execute(async (tx) => {
    const webhook = await lockWebhook(tx, address)
    const delivery = await tx
      .selectFrom('webhook_delivery')
      .select(['payload', 'claim', sql<boolean>`next_attempt_at > now()`.as('held')])
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', webhook.id)
      .forUpdate()
      .executeTakeFirst()
    if (!delivery) refuseUnknown()
    if (delivery.payload === null) throw new AppError('call_erased')
    if (!webhook.enabled) throw new AppError('webhook_disabled')
    if (delivery.claim !== null && delivery.held) throw new AppError('delivery_in_progress')
    await tx
      .updateTable('webhook_delivery')
      .set({ status: 'PENDING', tries: 0, claim: null, settled_at: null, next_attempt_at: sql<Date>`now()` })
      .where('id', '=', deliveryId)
      .execute()
  })
  return (await getDelivery(database, address, deliveryId)).delivery
}

/** Queues an event about no call. It is tried once, and what comes of it changes nothing about the webhook. */
export async function sendTest(
  database: Database,
  address: WebhookAddress,
  event: WebhookEvent | undefined,
): Promise<Delivery> {
  const id = newId()
  await database.transaction().execute(async (tx) => {
    const webhook = await lockWebhook(tx, address)
    if (!webhook.enabled) throw new AppError('webhook_disabled')
    const chosen = event ?? webhook.events[0]!
    const payload = writeTestPayload(chosen, new Date(), webhook.format)
    await tx
      .insertInto('webhook_delivery')
      .values({ id, webhook_id: webhook.id, event: chosen, payload })
      .execute()
  })
  return (await getDelivery(database, address, id)).delivery
}

/** Forgets deliveries that are older, but none that an enabled webhook still waits for. Resolves to how many. */
export async function removeOldDeliveries(
  database: Database,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  const atOnce = 5_000
  let removed = 0
  for (let found = atOnce; found === atOnce && !signal?.aborted; ) {
    // By the database's clock alone: a process whose own is wrong would forget what has only just happened.
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_delivery where id in (
        select delivery.id from webhook_delivery as delivery join webhook on webhook.id = delivery.webhook_id
        where delivery.created_at < now() - make_interval(days => ${days})
          and (delivery.status <> 'PENDING' or not webhook.enabled)
        order by delivery.created_at limit ${atOnce} for update of delivery skip locked
      )`.execute(database)
    found = Number(numAffectedRows)
    removed += found
  }
  return removed
}

function selectDeliveries(database: Database) {
  return database
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'webhook_id',
      'event',
      'call_id',
      'payload',
      'status',
      'tries',
      'created_at',
      'settled_at',
    ])
    .select('next_attempt_at')
    .select(
      sql<number>`(select count(*) from webhook_attempt where delivery_id = webhook_delivery.id)`.as(
        'attempt_count',
      ),
    )
    .select(
      sql<Delivery['last_attempt']>`(
        select json_build_object('at', at, 'status_code', status_code, 'duration_ms', duration_ms, 'reason', reason)
        from webhook_attempt where delivery_id = webhook_delivery.id order by id desc limit 1)`.as(
        'last_attempt',
      ),
    )
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no delivery with this id.')
}
