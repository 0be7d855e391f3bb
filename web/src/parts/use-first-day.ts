import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { dayOf } from './period.ts'

/** The day of the oldest call, where "all time" begins; null: there is no call at all. */
export function useFirstDay() {
  const client = useClient()
  return useQuery({
    queryKey: ['first-day'],
    queryFn: async ({ signal }) => {
      const { items } = await client.calls.listPage(
        { sort: 'created_at', limit: 1, fields: ['created_at'] },
        { signal },
      )
      return items[0] ? dayOf(new Date(items[0].created_at)) : null
    },
    staleTime: 60_000,
  })
}
