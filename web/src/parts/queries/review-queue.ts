import type { CallmarkClient, ReviewTaskQuery } from '@callmark/client'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** Calls are drawn every minute; what others take is gone at once. */
const pollMs = 20_000

/** What is up for review, and the plans that choose it. */
export const queueQueries = {
  /** The newest first, page by page. */
  tasks: (client: CallmarkClient, query: ReviewTaskQuery) =>
    infiniteQueryOptions({
      queryKey: ['reviews', 'tasks', query],
      queryFn: ({ pageParam, signal }) =>
        client.reviews.queue.listPage({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: pollMs,
    }),

  /** They are the oldest as a rule, so the first page of the list has none of them. */
  overdue: (client: CallmarkClient, query: ReviewTaskQuery, wanted: boolean) =>
    queryOptions({
      queryKey: ['reviews', 'overdue', query],
      queryFn: ({ signal }) =>
        client.reviews.queue.listPage({ ...query, overdue: true, limit: 200 }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: pollMs,
      enabled: wanted,
    }),

  counts: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['reviews', 'counts'],
      queryFn: ({ signal }) => client.reviews.queue.counts({ signal }),
      placeholderData: keepPreviousData,
      refetchInterval: pollMs,
    }),

  plans: (client: CallmarkClient, allowed: boolean) =>
    queryOptions({
      queryKey: ['reviews', 'plans'],
      queryFn: async ({ signal }) => (await client.reviews.plans.list({ signal })).items,
      enabled: allowed,
    }),
}

/** A plan, or who is at what, has changed. */
export function outdateQueue(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['reviews'] })
}
