import type { CallmarkClient, PhoneRecording } from '@callmark/client'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

/** As many as the service gives at once. */
const most = 200

export const phoneQueries = {
  list: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['phone-systems'],
      queryFn: ({ signal }) => client.phoneSystems.list({ signal }),
    }),

  /** How many recordings of one wait or have failed; with `more`, at least so many. */
  unsettled: (client: CallmarkClient, id: string) =>
    queryOptions({
      queryKey: ['phone-recordings', id, 'unsettled'],
      async queryFn({ signal }) {
        const query = { status: ['PENDING', 'FAILED'] as const, limit: most }
        const { items, next_cursor } = await client.phoneSystems.listRecordingsPage(id, query, { signal })
        const waiting = items.filter(({ status }) => status === 'PENDING').length
        return { waiting, failed: items.length - waiting, more: next_cursor !== null }
      },
      refetchInterval: 15_000,
    }),

  /** What one has told of, the newest first. */
  recordings: (client: CallmarkClient, id: string, status: PhoneRecording['status'] | undefined) =>
    infiniteQueryOptions({
      queryKey: ['phone-recordings', id, 'listed', status],
      queryFn: ({ pageParam, signal }) =>
        client.phoneSystems.listRecordingsPage(
          id,
          { ...(status ? { status: [status] } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      refetchInterval: 5_000,
    }),
}

export function outdatePhoneSystems(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['phone-systems'] })
}

/** A recording of this phone system is fetched again. */
export function outdatePhoneRecordings(queries: QueryClient, id: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['phone-recordings', id] })
}
