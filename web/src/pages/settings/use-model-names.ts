import { useQuery } from '@tanstack/react-query'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'

/** The models' names by their ids. */
export function useModelNames(): ReadonlyMap<number, string> {
  const models = useQuery(modelQueries.every(useClient()))
  return new Map(models.data?.map(({ id, name }) => [id, name]))
}
