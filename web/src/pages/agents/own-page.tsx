import type { Standing } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { Figure, Figures } from '../../parts/figure.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { dayOf } from '../../parts/period.ts'
import { callListQueries } from '../../parts/queries/calls.ts'
import { ownQueries } from '../../parts/queries/own-account.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { ReviewFlag } from '../../parts/review-flag.tsx'
import { Score } from '../../parts/score.tsx'
import { useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './agents-page.module.css'
import { MomentsCards } from './moments-cards.tsx'
import own from './own-page.module.css'
import { ownWords } from './own-words.ts'

const OwnTasks = lazyPart(async () => (await import('./own-tasks.tsx')).OwnTasks)
const days = 30
const fields = [
  'model_id',
  'external_id',
  'created_at',
  'duration',
  'score_percentage',
  'review_needed',
  'summary',
] as const

/** Where an agent begins: their own calls, their score beside the team's, and what to listen to. */
export function OwnPage() {
  const words = useWords(ownWords)
  const { name, agent_id: agentId } = useMe()
  if (agentId === null)
    return (
      <Page title={words.hello(name)}>
        <EmptyState title={words.notLinked}>{words.notLinkedText}</EmptyState>
      </Page>
    )
  return (
    <Page title={words.hello(name)} lead={words.days(String(days))}>
      <OwnCalls agentId={agentId} />
    </Page>
  )
}

function OwnCalls({ agentId }: { readonly agentId: string }) {
  const client = useClient()
  const latest = useQuery(
    callListQueries.moments(client, { status: ['PROCESS_COMPLETED'], limit: 8, fields }),
  )
  const standing = useQuery(ownQueries.standing(client, days))
  return (
    <QueryState query={latest} shape="figures">
      {({ items }) =>
        items.length === 0 ? (
          <div className={styles.cards}>
            <OwnTasks agentId={agentId} />
            <NoneYet />
          </div>
        ) : (
          <div className={styles.cards}>
            <QueryState query={standing}>{(found) => <StandingFigures standing={found} />}</QueryState>
            <OwnTasks agentId={agentId} />
            <Latest calls={items} />
            <MomentsCards of={{ agent_id: agentId }} limits={{ agent: agentId }} period={lastDays()} />
          </div>
        )
      }
    </QueryState>
  )
}

function lastDays() {
  const start = new Date()
  start.setDate(start.getDate() - days + 1)
  return { from: dayOf(start), to: dayOf(new Date()) }
}

function NoneYet() {
  const words = useWords(ownWords)
  const { count } = useFormats()
  const workspace = useQuery(peopleQueries.workspace(useClient()))
  const after = workspace.data?.release_after_days
  return (
    <EmptyState title={words.none}>
      {after === undefined
        ? null
        : after === null
          ? words.noneText.whenReleased
          : after === 0
            ? words.noneText.atOnce
            : words.noneText.afterDays(after, count(after))}
    </EmptyState>
  )
}

function StandingFigures({ standing: { own: mine, team } }: { readonly standing: Standing }) {
  const words = useWords(ownWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  return (
    <Figures>
      <Figure label={words.calls} note={words.callsNote}>
        <Link to="/calls" search={lastDays()}>
          {count(mine.calls)}
        </Link>
      </Figure>
      <Figure label={words.average}>
        {mine.avg_score === null ? words.noScore : percent(mine.avg_score)}
      </Figure>
      {team?.avg_score != null ? (
        <Figure label={words.team(team.name)} note={words.teamNote(count(team.agents))}>
          {percent(team.avg_score)}
        </Figure>
      ) : (
        <Figure label={words.noTeam} note={words.noTeamNote}>
          {words.noTeamValue}
        </Figure>
      )}
      {team?.avg_score != null && mine.avg_score !== null && (
        <Figure label={words.against}>{words.points(signed(mine.avg_score - team.avg_score))}</Figure>
      )}
    </Figures>
  )
}

function Latest(props: {
  readonly calls: readonly {
    readonly id: string
    readonly external_id: string
    readonly created_at: string
    readonly model_id: number
    readonly duration: number | null
    readonly score_percentage: number | null
    readonly review_needed: boolean
    readonly summary?: unknown
  }[]
}) {
  const words = useWords(ownWords)
  const { dateTime, clock } = useFormats()
  return (
    <Card
      title={words.latest}
      aside={
        <Link to="/calls" search={{}}>
          {words.allCalls}
        </Link>
      }
    >
      <ul className={own.calls}>
        {props.calls.map((call) => (
          <li key={call.id} className={own.call}>
            <Score value={call.score_percentage} model={call.model_id} />
            <div>
              <Link to="/calls/$callId" params={{ callId: call.id }} search={{}}>
                {call.external_id}
              </Link>
              {call.review_needed && <ReviewFlag />}
              <p className="quiet">
                {dateTime(call.created_at)}
                {call.duration !== null && ` · ${clock(call.duration)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
