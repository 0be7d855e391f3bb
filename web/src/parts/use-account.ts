import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'

/** Who is signed in, what they may do and what holds for them. */
export function useAccount() {
  const client = useClient()
  return useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => client.account.get({ signal }),
    staleTime: 60_000,
  })
}

/** Tells whether the client is known to lack a scope: what it may not do is not offered. */
export function useLacks(): (scope: string) => boolean {
  const scopes: readonly string[] | undefined = useAccount().data?.scopes
  return (scope) => scopes !== undefined && !scopes.includes(scope)
}
