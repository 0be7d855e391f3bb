import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { accountQueries } from './queries/account.ts'

/** Who is signed in, what they may do and what holds for them. */
export function useAccount() {
  return useQuery(accountQueries.own(useClient()))
}

/** Tells whether the client is known to lack a scope: what it may not do is not offered. */
export function useLacks(): (scope: string) => boolean {
  const scopes: readonly string[] | undefined = useAccount().data?.scopes
  return (scope) => scopes !== undefined && !scopes.includes(scope)
}
