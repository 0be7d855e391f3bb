import type { CoachingSession } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { coachingChanged } from '../../parts/queries/coaching.ts'
import { useClient } from '../../session/session.tsx'

/** What can be changed of a session. */
export type SessionChange = Partial<
  Pick<CoachingSession, 'title' | 'notes' | 'held_at' | 'shared' | 'moments' | 'criteria'>
>

/** Changes a part of a session; the rest stays as it is. */
export function useChanging(session: CoachingSession, onChanged?: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: SessionChange) => {
      const { title, notes, held_at, shared, moments, criteria } = { ...session, ...change }
      return client.coaching.replace(session.id, {
        title,
        notes,
        held_at,
        shared,
        moments: [...moments],
        criteria: [...criteria],
      })
    },
    onSuccess: (now) => {
      coachingChanged(queries, client, now)
      onChanged?.()
    },
  })
}
