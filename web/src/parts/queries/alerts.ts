import type { CallmarkClient } from '@callmark/client'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

/** What happened, and the rules that watch for it. */
export const alertQueries = {
  list: (client: CallmarkClient) =>
    infiniteQueryOptions({
      queryKey: ['alerts', 'list'],
      queryFn: ({ pageParam, signal }) =>
        client.alerts.listPage(pageParam ? { cursor: pageParam } : {}, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      refetchInterval: 20_000,
    }),

  rules: (client: CallmarkClient, allowed: boolean) =>
    queryOptions({
      queryKey: ['alerts', 'rules'],
      queryFn: ({ signal }) => client.alerts.rules.list({ signal }),
      enabled: allowed,
    }),

  settings: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['alerts', 'settings'],
      queryFn: ({ signal }) => client.alerts.settings({ signal }),
    }),
}

export function outdateAlerts(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['alerts'] })
}
