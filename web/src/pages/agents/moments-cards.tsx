import type { Model } from '@callmark/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { listQuery, type Period } from '../../parts/period.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useEveryModel } from '../../parts/use-every-model.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './moments-cards.module.css'
import { lostPoints, type Moment, pickMoments } from './pick-moments.ts'
import { words as pageWords } from './words.ts'

const looked = 50
const fields = ['external_id', 'model_id', 'created_at', 'analysis_result'] as const

/** What to play to the agent, and what to play to others. */
export function MomentsCards({ agentId, period }: { readonly agentId: string; readonly period: Period }) {
  const { moments: words } = useWords(pageWords).agent
  const { count } = useFormats()
  const client = useClient()
  const query = {
    ...listQuery(period),
    agent_id: agentId,
    status: ['PROCESS_COMPLETED' as const],
    limit: looked,
    fields,
  }
  const calls = useQuery({
    queryKey: ['moments', query],
    queryFn: ({ signal }) => client.calls.listPage(query, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState query={calls} lines={6}>
      {({ items }) => {
        const { worst, best } = pickMoments(items)
        const lead = words.lead(count(items.length))
        return (
          <div className={styles.pair}>
            <Moments title={words.worst} lead={lead} none={words.noneWorst} moments={worst} />
            <Moments title={words.best} lead={lead} none={words.noneBest} moments={best} />
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
}) {
  const { title, lead, none, moments } = props
  const models = useQuery(useEveryModel())
  return (
    <Card title={title}>
      <p className={styles.lead}>{lead}</p>
      {moments.length === 0 && <p>{none}</p>}
      <ul className={styles.moments}>
        {moments.map((moment) => (
          <MomentItem
            key={`${moment.call.id} ${moment.answer.key}`}
            moment={moment}
            name={nameOf(moment, models.data)}
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

/** As the model's author named it; a variable the model no longer has goes by its key. */
function nameOf({ call, answer }: Moment, models: readonly Model[] = []): string {
  const model = models.find(({ id }) => id === call.model_id)
  return model?.template_variables.find(({ key }) => key === answer.key)?.readable_name ?? answer.key
}
