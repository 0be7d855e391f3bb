import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { SessionForm, type WrittenSession } from '../../parts/coaching/session-form.tsx'
import { SessionList } from '../../parts/coaching/session-list.tsx'
import { coachingWords } from '../../parts/coaching/words.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { coachingChanged, coachingQueries } from '../../parts/queries/coaching.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { agentCoachingWords } from './coaching-words.ts'

const most = 10

/** What has been talked about with the agent, and what is to be. */
export function CoachingCard({ agentId }: { readonly agentId: string }) {
  const words = useWords(agentCoachingWords)
  const { title } = useWords(coachingWords)
  const may = useRights()
  const [planning, setPlanning] = useState(false)
  const sessions = useQuery({
    ...coachingQueries.list(useClient(), { agent_id: agentId, limit: most }),
    enabled: may('listCoachingSessions') !== undefined,
  })
  if (!may('listCoachingSessions')) return null
  return (
    <Card
      title={title}
      aside={
        may('createCoachingSession') && <Button onClick={() => setPlanning(true)}>{words.newSession}</Button>
      }
    >
      <QueryState query={sessions}>
        {({ items }) =>
          items.length === 0 ? <p className="quiet">{words.none}</p> : <SessionList sessions={items} />
        }
      </QueryState>
      {planning && <PlanDialog agentId={agentId} onClose={() => setPlanning(false)} />}
    </Card>
  )
}

function PlanDialog({ agentId, onClose }: { readonly agentId: string; readonly onClose: () => void }) {
  const words = useWords(agentCoachingWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const creating = useMutation({
    mutationFn: ({ criteria, ...written }: WrittenSession) =>
      client.coaching.create({ agent_id: agentId, ...written, criteria: [...criteria] }),
    onSuccess: (made) => {
      coachingChanged(queries, client, made)
      void navigate({ to: '/coaching/$sessionId', params: { sessionId: made.id } })
    },
  })
  return (
    <Dialog title={words.newSession} onClose={onClose}>
      <SessionForm saving={creating} onSave={(written) => creating.mutate(written)} onClose={onClose} />
    </Dialog>
  )
}
