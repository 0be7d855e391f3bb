import { useQuery } from '@tanstack/react-query'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'

const none: ReadonlyMap<string, string> = new Map()

/** The categories of the chosen model: by slug, what their author called them. Empty without a model. */
export function useCategoryNames({ model }: CallsSearch): ReadonlyMap<string, string> {
  const client = useClient()
  const models = useQuery({ ...modelQueries.every(client), enabled: model !== undefined })
  const modelId = model === undefined ? undefined : models.data?.find(({ name }) => name === model)?.id
  const categories = useQuery({
    ...modelQueries.categories(client, modelId),
    select: (found) => new Map(found.map(({ slug, name }) => [slug, name])),
  })
  return categories.data ?? none
}
