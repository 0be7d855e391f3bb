import { useQuery } from '@tanstack/react-query'
import { modelQueries } from '../../parts/queries/models.ts'
import { useAccount } from '../../parts/use-account.ts'
import { useClient } from '../../session/session.tsx'

/** The models' names by their ids; none for a client that may not see models. */
export function useModelNames(): ReadonlyMap<number, string> {
  const account = useAccount()
  const models = useQuery({
    ...modelQueries.every(useClient()),
    enabled: account.data?.scopes.includes('read:prompt-template') ?? false,
  })
  return new Map(models.data?.map(({ id, name }) => [id, name]))
}
