import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../session/session.tsx'

/** Who is signed in, what they may do and what holds for them. */
export function useAccount() {
  const client = useClient()
  return useQuery({ queryKey: ['account'], queryFn: ({ signal }) => client.account.get({ signal }) })
}
