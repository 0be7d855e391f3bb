import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

export const accountQueries = {
  /** Who is signed in, what they may do and what holds for them. */
  own: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['account'],
      queryFn: ({ signal }) => client.account.get({ signal }),
      staleTime: 60_000,
    }),
}
