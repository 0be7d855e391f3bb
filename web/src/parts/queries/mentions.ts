import type { CallmarkClient } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

export const mentionQueries = {
  /** Comments that mention whoever is signed in. */
  own: (client: CallmarkClient, query: { readonly unread: boolean; readonly limit: number }) =>
    queryOptions({
      queryKey: ['mentions', query],
      queryFn: ({ signal }) => client.me.mentions(query, { signal }),
    }),

  /** Who can be mentioned in a comment on the call. */
  mentionable: (client: CallmarkClient, callId: string, isAsked: boolean) =>
    queryOptions({
      queryKey: ['call', callId, 'mentionable'],
      queryFn: async ({ signal }) => (await client.reviews.comments.mentionable(callId, { signal })).items,
      enabled: isAsked,
      staleTime: 60_000,
    }),
}

export function outdateMentions(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['mentions'] })
}
