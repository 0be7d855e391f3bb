import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../session/session.tsx'
import { useAccount } from './use-account.ts'

/** The models' names by their ids; none for a client that may not see models. */
export function useModelNames(): ReadonlyMap<number, string> {
  const client = useClient()
  const account = useAccount()
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => client.models.list({}, { signal }),
    enabled: account.data?.scopes.includes('read:prompt-template') ?? false,
  })
  return new Map(models.data?.map(({ id, name }) => [id, name]))
}
