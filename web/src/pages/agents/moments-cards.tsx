import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { Card } from '../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { ErrorNotice } from '../../parts/notice.tsx'
import type { Period } from '../../parts/period.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { MissedItem } from './missed-item.tsx'
import styles from './moments-cards.module.css'
import { nameCriterion } from './name-criterion.ts'
import { lostPoints, type Moment } from './pick-moments.ts'
import { momentsOf, useLessons, type Whose } from './use-lessons.ts'
import { words as pageWords } from './words.ts'

/** What to play to an agent or a team, and what to play to others. */
export function MomentsCards(props: {
  /** Whose calls, as the service is asked for them and as the list of calls is. */
  readonly of: Whose
  readonly limits: CallsSearch
  readonly period: Period
  /** Of which models, by name; undefined: of the one that most calls have. */
  readonly models?: readonly string[]
}) {
  const { of, limits, period, models: names } = props
  const { moments: words } = useWords(pageWords).agent
  const client = useClient()
  const models = useQuery(modelQueries.every(client))
  const lessons = useLessons(of, period, period.model ? [period.model] : names)
  const { failed } = lessons
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <QueryState query={lessons.calls} lines={6}>
      {(asked) => {
        const { worst, best } = momentsOf(asked)
        const missed = lessons.missed.map((each) => (
          <MissedItem
            key={`${each.model} ${each.key}`}
            missed={each}
            of={of}
            limits={limits}
            period={period}
            models={models.data}
          />
        ))
        return (
          <div className={styles.pair}>
            <Moments
              title={words.worst}
              lead={words.leadWorst}
              none={words.noneWorst}
              moments={worst}
              missed={missed}
            />
            <Moments title={words.best} lead={words.lead} none={words.noneBest} moments={best} />
          </div>
        )
      }}
    </QueryState>
  )
}

function Moments(props: {
  readonly title: string
  readonly lead: string
  readonly none: string
  readonly moments: readonly Moment[]
  readonly missed?: readonly ReactNode[] | undefined
}) {
  const { title, lead, none, moments, missed = [] } = props
  const models = useQuery(modelQueries.every(useClient()))
  return (
    <Card title={title}>
      <p className={styles.lead}>{lead}</p>
      {moments.length + missed.length === 0 && <p>{none}</p>}
      <ul className={styles.moments}>
        {missed}
        {moments.map((moment) => (
          <MomentItem
            key={`${moment.call.id} ${moment.answer.key}`}
            moment={moment}
            name={nameCriterion(
              models.data?.find(({ id }) => id === moment.call.model_id),
              moment.answer.key,
            )}
          />
        ))}
      </ul>
    </Card>
  )
}

function MomentItem({ moment, name }: { readonly moment: Moment; readonly name: string }) {
  const { moments: words } = useWords(pageWords).agent
  const speakers = useWords(speakerWords)
  const { clock, date, decimal, percent } = useFormats()
  const { call, answer, evidence } = moment
  const lost = lostPoints(moment)
  return (
    <li className={styles.moment}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className={lost > 0 ? styles.lost : styles.full}>
          {lost > 0
            ? words.lost(decimal(lost), decimal(answer.expected_score))
            : words.full(decimal(answer.expected_score), percent(100 * answer.confidence, 0))}
        </span>
      </div>
      <blockquote className={styles.quote}>
        {evidence.quote}
        <footer>
          {nameSpeaker(evidence.speaker, speakers)} · {clock(evidence.start)}
        </footer>
      </blockquote>
      <div className={styles.foot}>
        <Link
          to="/calls/$callId"
          params={{ callId: call.id }}
          search={{ at: evidence.start }}
          className={buttonClass()}
          aria-label={words.listenTo(name, clock(evidence.start))}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
          </svg>
          {words.listen}
        </Link>
        <span>
          <Link to="/calls/$callId" params={{ callId: call.id }} className={styles.call}>
            {call.external_id}
          </Link>{' '}
          · {date(call.created_at)}
        </span>
      </div>
    </li>
  )
}
