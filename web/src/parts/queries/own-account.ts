import type { CallmarkClient } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { meQueries } from './me.ts'

/** What belongs to whoever is signed in. */
export const ownQueries = {
  sessions: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['own', 'sessions'],
      queryFn: ({ signal }) => client.me.sessions({ signal }),
    }),

  passkeys: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['own', 'passkeys'],
      queryFn: ({ signal }) => client.me.passkeys({ signal }),
    }),

  standing: (client: CallmarkClient, days: number) =>
    queryOptions({
      queryKey: ['own', 'standing', days],
      queryFn: ({ signal }) => client.me.standing({ days }, { signal }),
    }),
}

export function outdateSessions(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['own', 'sessions'] })
}

/** One's own password, keys or sessions have changed: each may end some of the others. */
export async function outdateOwn(queries: QueryClient, client: CallmarkClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['own'] }),
    queries.invalidateQueries({ queryKey: meQueries.own(client).queryKey }),
  ])
}
