import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

export const meQueries = {
  /** Who is signed in, and what they may do. */
  own: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => client.me.get({ signal }),
      staleTime: 10_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),
}
