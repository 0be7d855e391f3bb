import type { CallmarkClient, CoachingQuery, CoachingSession } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** What agents and their leads talk about. */
export const coachingQueries = {
  list: (client: CallmarkClient, query: CoachingQuery) =>
    queryOptions({
      queryKey: ['coaching', 'list', query],
      queryFn: ({ signal }) => client.coaching.listPage(query, { signal }),
    }),

  one: (client: CallmarkClient, id: string) =>
    queryOptions({
      queryKey: ['coaching', 'one', id],
      queryFn: ({ signal }) => client.coaching.get(id, { signal }),
    }),

  /** How the calls went before and after it was held. */
  effect: (client: CallmarkClient, { id, held_at, criteria }: CoachingSession) =>
    queryOptions({
      queryKey: ['coaching', 'effect', id, held_at, criteria],
      queryFn: ({ signal }) => client.coaching.effect(id, {}, { signal }),
      enabled: held_at !== null && criteria.length > 0,
    }),
}

/** Lays down a session as it is now; lists are read anew. */
export function coachingChanged(queries: QueryClient, client: CallmarkClient, now: CoachingSession): void {
  queries.setQueryData(coachingQueries.one(client, now.id).queryKey, now)
  void outdateCoaching(queries)
}

export function outdateCoaching(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['coaching', 'list'] })
}
