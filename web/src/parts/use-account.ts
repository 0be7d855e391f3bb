import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { accountQueries } from './queries/account.ts'

/** Who is signed in, what they may do and what holds for them. */
export function useAccount() {
  return useQuery(accountQueries.own(useClient()))
}
