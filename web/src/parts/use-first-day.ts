import { CallmarkError } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { dayOf } from './period.ts'

export interface FirstDay {
  /** Undefined: there is none, or this client may not list calls and nobody can tell. */
  readonly day: string | undefined
  readonly hasNoCalls: boolean
}

/** The day of the oldest call, where "all time" begins. */
export function useFirstDay() {
  const client = useClient()
  return useQuery({
    queryKey: ['first-day'],
    queryFn: async ({ signal }): Promise<FirstDay> => {
      try {
        const { items } = await client.calls.listPage(
          { sort: 'created_at', limit: 1, fields: ['created_at'] },
          { signal },
        )
        const [oldest] = items
        return { day: oldest && dayOf(new Date(oldest.created_at)), hasNoCalls: !oldest }
      } catch (error) {
        if (error instanceof CallmarkError && error.status === 403)
          return { day: undefined, hasNoCalls: false }
        throw error
      }
    },
    staleTime: 60_000,
  })
}
