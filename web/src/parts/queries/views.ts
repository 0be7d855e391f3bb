import type { CallmarkClient } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Lists of calls under a name: the workspace's and one's own. */
export const viewQueries = {
  all: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['views'],
      queryFn: ({ signal }) => client.views.list({ signal }),
      staleTime: 60_000,
    }),
}

export function outdateViews(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['views'] })
}
