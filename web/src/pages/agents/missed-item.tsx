import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../parts/calls-link.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { listQuery, type Period } from '../../parts/period.ts'
import { callListQueries } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './moments-cards.module.css'
import type { Missed } from './pick-missed.ts'
import type { Whose } from './use-lessons.ts'
import { words as pageWords } from './words.ts'

const mostCalls = 3
const fields = ['external_id', 'created_at'] as const

/** A criterion that was left out: how often, in which calls, and what the model asks for. Nothing is quoted, for nothing was said. */
export function MissedItem(props: {
  readonly missed: Missed
  /** Whose calls, as the service is asked for them and as the list of calls is. */
  readonly of: Whose
  readonly limits: CallsSearch
  readonly period: Period
  readonly models: readonly Model[] | undefined
}) {
  const { missed, of, limits, period, models } = props
  const { moments: words } = useWords(pageWords).agent
  const { count, date, decimal } = useFormats()
  const variable = models
    ?.find(({ name }) => name === missed.model)
    ?.template_variables.find(({ key }) => key === missed.key)
  const description = variable?.description.trim()
  const latest = useQuery(
    callListQueries.moments(useClient(), {
      ...listQuery({ ...period, model: missed.model }),
      ...of,
      ...{ criterion: missed.key, criterion_outcome: 'not_said', limit: mostCalls, fields },
    }),
  )
  return (
    <li className={styles.moment}>
      <div className={styles.head}>
        <h3>{missed.name}</h3>
        <span className={styles.lost}>{words.lostInAll(decimal(missed.lost))}</span>
      </div>
      <p className={styles.missed}>
        {words.missed(count(missed.calls), count(missed.asked))}
        {description && <> {words.asks(description)}</>}
      </p>
      <ul className={styles.calls}>
        {latest.data?.items.map((call) => (
          <li key={call.id}>
            <Link to="/calls/$callId" params={{ callId: call.id }} className={styles.call}>
              {call.external_id}
            </Link>{' '}
            · {date(call.created_at)}
          </li>
        ))}
        {missed.calls > mostCalls && (
          <li>
            <CallsLink
              period={period}
              limits={{ ...limits, model: missed.model, criterion: missed.key, outcome: 'not_said' }}
              className={styles.call}
            >
              {words.allMissed(count(missed.calls))}
            </CallsLink>
          </li>
        )}
      </ul>
    </li>
  )
}
