import type { CallmarkClient } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** How far the machine is trusted with a model's criteria, and what it could learn about them. */
export const trustQueries = {
  trust: (client: CallmarkClient, modelId: number) =>
    queryOptions({
      queryKey: ['models', modelId, 'trust'],
      queryFn: ({ signal }) => client.models.trust(modelId, { signal }),
    }),

  teaching: (client: CallmarkClient, modelId: number) =>
    queryOptions({
      queryKey: ['models', modelId, 'teaching'],
      queryFn: ({ signal }) => client.reviews.teaching.weigh(modelId, { signal }),
    }),
}

export function outdateTrust(queries: QueryClient, modelId: number): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['models', modelId, 'trust'] })
}
