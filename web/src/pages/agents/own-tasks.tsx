import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { SessionList } from '../../parts/coaching/session-list.tsx'
import { MentionsCard } from '../../parts/mentions/mentions-card.tsx'
import { callListQueries } from '../../parts/queries/calls.ts'
import { coachingQueries } from '../../parts/queries/coaching.ts'
import { Score } from '../../parts/score.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { agentCoachingWords } from './coaching-words.ts'
import moments from './moments-cards.module.css'
import own from './own-page.module.css'

const looked = 50
const mostShown = 5
const mostSessions = 5
const fields = [
  'model_id',
  'external_id',
  'created_at',
  'score_percentage',
  'acknowledged_at',
  'acknowledgement_outdated',
] as const

/** What waits for an agent: coaching, results to acknowledge, comments that mention them. */
export function OwnTasks({ agentId }: { readonly agentId: string }) {
  return (
    <>
      <div className={moments.pair}>
        <OwnCoaching agentId={agentId} />
        <MentionsCard which="unread" />
      </div>
      <ToAcknowledge />
    </>
  )
}

function OwnCoaching({ agentId }: { readonly agentId: string }) {
  const words = useWords(agentCoachingWords)
  const sessions = useQuery(coachingQueries.list(useClient(), { agent_id: agentId, limit: mostSessions }))
  if (!sessions.data?.items.length) return null
  return (
    <Card title={words.ownTitle}>
      <SessionList sessions={sessions.data.items} />
    </Card>
  )
}

function ToAcknowledge() {
  const words = useWords(agentCoachingWords)
  const { dateTime } = useFormats()
  const latest = useQuery(
    callListQueries.moments(useClient(), { status: ['PROCESS_COMPLETED'], limit: looked, fields }),
  )
  const waiting = (latest.data?.items ?? []).filter(
    ({ acknowledged_at, acknowledgement_outdated }) => acknowledged_at === null || acknowledgement_outdated,
  )
  if (waiting.length === 0) return null
  return (
    <Card title={words.toAcknowledge} aside={<span className="quiet">{words.toAcknowledgeLead}</span>}>
      <ul className={own.calls}>
        {waiting.slice(0, mostShown).map((call) => (
          <li key={call.id} className={own.call}>
            <Score value={call.score_percentage} model={call.model_id} />
            <div>
              <Link to="/calls/$callId" params={{ callId: call.id }} search={{}}>
                {call.external_id}
              </Link>
              <p className="quiet">
                {dateTime(call.created_at)}
                {call.acknowledgement_outdated && ` · ${words.changed}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {waiting.length > mostShown && (
        <Link to="/calls" search={{}} className={own.more}>
          {words.more}
        </Link>
      )}
    </Card>
  )
}
