import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

/** When the week is sent by mail. */
export const digestQueries = {
  settings: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['digest', 'settings'],
      queryFn: ({ signal }) => client.digest.settings({ signal }),
    }),

  /** Somebody's digest as it would be sent today; without a person, one's own. */
  preview: (client: CallmarkClient, personId: string | undefined) =>
    queryOptions({
      queryKey: ['digest', 'preview', personId ?? 'own'],
      queryFn: ({ signal }) =>
        personId === undefined ? client.me.digest({ signal }) : client.digest.preview(personId, { signal }),
      staleTime: 0,
    }),
}
