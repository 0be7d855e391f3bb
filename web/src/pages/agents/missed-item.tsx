import type { Model } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../parts/calls-link.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './moments-cards.module.css'
import { nameCriterion } from './name-criterion.ts'
import type { Missed } from './pick-missed.ts'
import { words as pageWords } from './words.ts'

const mostCalls = 3

/** A criterion that was left out: how often, in which calls, and what the model asks for. Nothing is quoted, for nothing was said. */
export function MissedItem(props: {
  readonly missed: Missed
  /** Whose calls. */
  readonly limits: CallsSearch
  readonly period: Period
  readonly models: readonly Model[] | undefined
}) {
  const { missed, limits, period, models } = props
  const { moments: words } = useWords(pageWords).agent
  const { count, date, decimal } = useFormats()
  const model = models?.find(({ id }) => id === missed.modelId)
  const variable = model?.template_variables.find(({ key }) => key === missed.key)
  const missedIn = model && limitsOf(missed, model, variable !== undefined)
  const description = variable?.description.trim()
  return (
    <li className={styles.moment}>
      <div className={styles.head}>
        <h3>{nameCriterion(model, missed.key)}</h3>
        <span className={styles.lost}>{words.lost(decimal(missed.lost), decimal(missed.expected))}</span>
      </div>
      <p className={styles.missed}>
        {words.missed(count(missed.calls.length), count(missed.asked))}
        {description && <> {words.asks(description)}</>}
      </p>
      <ul className={styles.calls}>
        {missed.calls.slice(0, mostCalls).map((call) => (
          <li key={call.id}>
            <Link to="/calls/$callId" params={{ callId: call.id }} className={styles.call}>
              {call.external_id}
            </Link>{' '}
            · {date(call.created_at)}
          </li>
        ))}
        {missedIn && missed.calls.length > mostCalls && (
          <li>
            <CallsLink period={period} limits={{ ...limits, ...missedIn }} className={styles.call}>
              {words.allMissed(count(missed.calls.length))}
            </CallsLink>
          </li>
        )}
      </ul>
    </li>
  )
}

/** The list of all such calls, where one filter tells them from others. */
function limitsOf({ key, value }: Missed, model: Model, isVariable: boolean): CallsSearch | undefined {
  if (!isVariable) return { model: model.name, lost: key }
  return value === undefined || value === null
    ? undefined
    : { model: model.name, field: key, value: String(value), state: 'ended' }
}
