import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

export const serviceQueries = {
  /** Whether it keeps up, looked at every few seconds. */
  status: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['status'],
      queryFn: ({ signal }) => client.service.status({ signal }),
      refetchInterval: 5_000,
    }),
}
