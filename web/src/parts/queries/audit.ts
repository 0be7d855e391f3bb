import type { AuditQuery, CallmarkClient } from '@callmark/client'
import { infiniteQueryOptions } from '@tanstack/react-query'

export const auditQueries = {
  /** Who changed what, the newest first. */
  log: (client: CallmarkClient, query: AuditQuery) =>
    infiniteQueryOptions({
      queryKey: ['audit', query],
      queryFn: ({ pageParam, signal }) =>
        client.audit.listPage({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
    }),
}
