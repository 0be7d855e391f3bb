import type { CallmarkClient, ModelTargets } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

const queryKey = ['targets'] as const

/** From when on scores are good. Every page with a score asks for them, so they are kept for a while. */
export const targetQueries = {
  list: (client: CallmarkClient) =>
    queryOptions({
      queryKey,
      queryFn: ({ signal }) => client.models.targets.list({ signal }),
      staleTime: 300_000,
    }),

  ofModel: (client: CallmarkClient, modelId: number) =>
    queryOptions({
      queryKey: [...queryKey, modelId],
      queryFn: ({ signal }) => client.models.targets.get(modelId, { signal }),
    }),
}

/** They have been set, and every page goes by them from now on. */
export async function takeTargets(queries: QueryClient, changed: ModelTargets): Promise<void> {
  queries.setQueryData([...queryKey, changed.model_id], changed)
  await queries.invalidateQueries({ queryKey, exact: true })
}
