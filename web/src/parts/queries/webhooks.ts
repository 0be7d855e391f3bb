import type { CallmarkClient, DeliveryQuery } from '@callmark/client'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

type Status = NonNullable<DeliveryQuery['status']>[number]

export const webhookQueries = {
  list: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['webhooks'],
      queryFn: ({ signal }) => client.webhooks.list({ signal }),
    }),

  /** What was sent to one webhook, the newest first. */
  deliveries: (client: CallmarkClient, id: number, status: Status | undefined) =>
    infiniteQueryOptions({
      queryKey: ['deliveries', id, status],
      queryFn: ({ pageParam, signal }) =>
        client.webhooks.deliveriesPage(
          id,
          { ...(status ? { status: [status] } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      refetchInterval: 5_000,
    }),

  /** One of them, read again while it is on its way. */
  delivery: (client: CallmarkClient, id: number, deliveryId: string) =>
    queryOptions({
      queryKey: ['deliveries', id, 'one', deliveryId],
      queryFn: ({ signal }) => client.webhooks.delivery(id, deliveryId, { signal }),
      refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? 3_000 : false),
    }),
}

export function outdateWebhooks(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['webhooks'] })
}

/** Something has been sent to this webhook. */
export function outdateDeliveries(queries: QueryClient, id: number): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['deliveries', id] })
}
