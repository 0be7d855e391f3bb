import { type CallmarkClient, CallmarkError, type Topics, type TopicsQuery } from '@callmark/client'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

const queryKey = ['topics'] as const

/** Why customers call. */
export const topicQueries = {
  /** `found` is undefined where search by meaning is switched off. */
  list: (client: CallmarkClient, query: TopicsQuery) =>
    queryOptions({
      queryKey: [...queryKey, query],
      queryFn: async ({ signal }): Promise<{ readonly found: Topics | undefined }> => {
        try {
          return { found: await client.topics.list(query, { signal }) }
        } catch (error) {
          if (error instanceof CallmarkError && error.status === 404) return { found: undefined }
          throw error
        }
      },
      placeholderData: keepPreviousData,
    }),
}

/** A topic was named, merged or taken out of another: calls count elsewhere from now on. */
export async function outdateTopics(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey })
  await queries.invalidateQueries({ queryKey: ['calls'] })
}
