import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../parts/use-account.ts'
import { useEveryModel } from '../../parts/use-every-model.ts'

/** The models' names by their ids; none for a client that may not see models. */
export function useModelNames(): ReadonlyMap<number, string> {
  const account = useAccount()
  const models = useQuery({
    ...useEveryModel(),
    enabled: account.data?.scopes.includes('read:prompt-template') ?? false,
  })
  return new Map(models.data?.map(({ id, name }) => [id, name]))
}
