import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

export type Webhook = Answer<'get', '/v1/webhooks/{id}'>
export type WebhookInput = BodyOf<'post', '/v1/webhooks'>
export type WebhookWithSecret = Answer<'post', '/v1/webhooks'>
export type WebhookDelivery = Answer<'post', '/v1/webhooks/{id}/test'>
export type WebhookDeliveryDetail = Answer<'get', '/v1/webhooks/{id}/deliveries/{delivery_id}'>
/** What a list of deliveries can be limited to. */
export type DeliveryQuery = QueryOf<'get', '/v1/webhooks/{id}/deliveries'>
export type DeliveryPage = Answer<'get', '/v1/webhooks/{id}/deliveries'>

export function webhooksGroup({ request }: Api) {
  const deliveriesPage = (
    id: number,
    query: DeliveryQuery = {},
    options: RequestOptions = {},
  ): Promise<DeliveryPage> =>
    request('get', '/v1/webhooks/{id}/deliveries', { path: { id }, query, ...options })

  return {
    list: (options: RequestOptions = {}): Promise<readonly Webhook[]> =>
      request('get', '/v1/webhooks', options),

    get: (id: number, options: RequestOptions = {}): Promise<Webhook> =>
      request('get', '/v1/webhooks/{id}', { path: { id }, ...options }),

    /**
     * Its `secret` is shown here and never again: keep it where the receiver can read it. Null: an answer got lost on the
     * way and was asked for again; `rotateSecret` makes another.
     */
    create: (webhook: WebhookInput, options: RequestOptions = {}): Promise<WebhookWithSecret> =>
      request('post', '/v1/webhooks', { body: webhook, ...options }),

    /** What is left out returns to its default. The secret stays. */
    replace: (id: number, webhook: WebhookInput, options: RequestOptions = {}): Promise<Webhook> =>
      request('put', '/v1/webhooks/{id}', { path: { id }, body: webhook, ...options }),

    delete: (id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/webhooks/{id}', { path: { id }, ...options }),

    /** A new secret, shown here only. The one before it signs beside it for a day, or for `overlap_seconds`. */
    rotateSecret: (
      id: number,
      rotation: { readonly overlap_seconds?: number } = {},
      options: RequestOptions = {},
    ): Promise<WebhookWithSecret> =>
      request('post', '/v1/webhooks/{id}/rotate-secret', { path: { id }, body: rotation, ...options }),

    /** Sends an event about no call; read the delivery to see how it fared. */
    test: (
      id: number,
      test: BodyOf<'post', '/v1/webhooks/{id}/test'> = {},
      options: RequestOptions = {},
    ): Promise<WebhookDelivery> =>
      request('post', '/v1/webhooks/{id}/test', { path: { id }, body: test, ...options }),

    /** Every delivery the query asks for, the newest first, read page by page as it is needed. */
    deliveries: (
      id: number,
      query: DeliveryQuery = {},
      options: RequestOptions = {},
    ): PagedList<WebhookDelivery, DeliveryPage> =>
      pagedList(
        (cursor) => deliveriesPage(id, { ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    /** One page; its `next_cursor` is the `cursor` of the next. */
    deliveriesPage,

    /** A delivery with what is sent and every attempt. */
    delivery: (
      id: number,
      deliveryId: string,
      options: RequestOptions = {},
    ): Promise<WebhookDeliveryDetail> =>
      request('get', '/v1/webhooks/{id}/deliveries/{delivery_id}', {
        path: { id, delivery_id: deliveryId },
        ...options,
      }),

    /** Sends it again at once, with the same `webhook-id`. */
    redeliver: (id: number, deliveryId: string, options: RequestOptions = {}): Promise<WebhookDelivery> =>
      request('post', '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
        path: { id, delivery_id: deliveryId },
        ...options,
      }),
  }
}
