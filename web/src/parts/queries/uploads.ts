import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

export const uploadQueries = {
  /** What has to be known before anything can be sent: who sends, and which models there are to send to. */
  ready: (client: CallmarkClient) =>
    queryOptions({
      queryKey: ['upload', 'ready'],
      queryFn: async ({ signal }) => {
        const [account, models] = await Promise.all([
          client.account.get({ signal }),
          client.models.list({}, { signal }),
        ])
        return { account, models: models.filter(({ enabled }) => enabled) }
      },
    }),

  /** Looks how far the service is with what was sent, again and again. */
  progress: (look: (signal: AbortSignal) => Promise<void>) =>
    queryOptions({
      queryKey: ['upload', 'progress'],
      queryFn: async ({ signal }) => {
        await look(signal)
        return null
      },
      refetchInterval: 1_500,
      staleTime: 0,
    }),
}
