import type { CoachingSession } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { SessionState } from '../../parts/coaching/session-list.tsx'
import { isMissing } from '../../parts/explain-error.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Page } from '../../parts/page.tsx'
import { coachingQueries } from '../../parts/queries/coaching.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AcknowledgeCard } from './acknowledge-card.tsx'
import { EffectCard } from './effect-card.tsx'
import { MomentsCard } from './moments-card.tsx'
import styles from './session.module.css'
import { SessionActions } from './session-actions.tsx'
import { sessionWords } from './words.ts'

/** One coaching session: what to listen to, what was said, and what came of it. */
export function SessionPage() {
  const words = useWords(sessionWords)
  const { sessionId } = useParams({ from: '/coaching/$sessionId' })
  const session = useQuery(coachingQueries.one(useClient(), sessionId))
  if (session.data) return <Session session={session.data} />
  // An address that was typed wrongly is refused as one.
  if (isMissing(session.error) || !/^[\da-f-]{36}$/i.test(sessionId))
    return (
      <MissingPage
        title={words.unknown}
        actions={
          <Link to="/" className={buttonClass('main')}>
            {words.back}
          </Link>
        }
      >
        {words.unknownText}
      </MissingPage>
    )
  return (
    <Page title={words.with}>
      <QueryState query={session} lines={6}>
        {() => null}
      </QueryState>
    </Page>
  )
}

function Session({ session }: { readonly session: CoachingSession }) {
  const words = useWords(sessionWords)
  const { date } = useFormats()
  const { created_by_name, created_at, held_at, notes, shared, state } = session
  return (
    <Page title={session.title} actions={<SessionActions session={session} />}>
      <div className={styles.facts}>
        <SessionState state={state} />
        <AgentName agentId={session.agent_id} />
        <span>{words.by(created_by_name ?? words.program, date(created_at))}</span>
        {held_at && <span>{words.held(date(held_at))}</span>}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={words.notes}>
            <p className={notes ? styles.notes : 'quiet'}>{notes || words.noNotes}</p>
            {held_at === null && <p className={styles.small}>{shared ? words.shared : words.notShared}</p>}
          </Card>
          <AcknowledgeCard session={session} />
        </div>
        <div className={styles.column}>
          <MomentsCard session={session} />
          <EffectCard session={session} />
        </div>
      </div>
    </Page>
  )
}

function AgentName({ agentId }: { readonly agentId: string }) {
  const words = useWords(sessionWords)
  const seesOthers = useRights()('profileAgent') !== 'own'
  const agents = useQuery({
    ...peopleQueries.agents(useClient(), { search: agentId, limit: 50 }),
    enabled: seesOthers,
  })
  if (!seesOthers) return null
  const name = agents.data?.items.find(({ agent_id }) => agent_id === agentId)?.name ?? agentId
  return (
    <span>
      {words.with}{' '}
      <Link to="/agents/$agentId" params={{ agentId }}>
        {name}
      </Link>
    </span>
  )
}
