import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { AgentChanges, CriterionChanges, ReasonChanges } from './change-lists.tsx'
import { changeWords } from './change-words.ts'
import styles from './changes-card.module.css'
import type { GroupingField } from './grouping-fields.ts'
import type { ScoreChanges } from './use-changes.ts'

/** Whether the score has moved since the period before, and what moved it. */
export function ChangesCard(props: {
  readonly period: Period
  readonly changes: ScoreChanges
  readonly field: GroupingField | undefined
}) {
  const { period, changes, field } = props
  const words = useWords(changeWords)
  if (!changes.before)
    return (
      <Card title={words.title}>
        <p className="quiet">{words.noBefore}</p>
      </Card>
    )
  return (
    <Card
      title={words.title}
      aside={
        <Link to="/criteria" search={period}>
          {words.allCriteria}
        </Link>
      }
    >
      <Headline period={period} score={changes.score} before={changes.before} />
      {changes.score.before?.scored_requests !== 0 && (
        <div className={styles.parts}>
          <CriterionChanges period={period} criteria={changes.criteria} />
          <AgentChanges period={period} agents={changes.agents} />
          {field && <ReasonChanges period={period} groups={changes.groups} field={field} />}
        </div>
      )}
    </Card>
  )
}

function Headline(props: {
  readonly period: Period
  readonly score: ScoreChanges['score']
  readonly before: NonNullable<ScoreChanges['before']>
}) {
  const { period, score, before } = props
  const words = useWords(changeWords)
  const { percent, date, decimal } = useFormats()
  const signed = useSigned()
  const { change, change_low: low, change_high: high, beyond_chance } = score
  const days = `${date(`${before.start_date}T12:00`)} – ${date(`${before.end_date}T12:00`)}`
  if (change === null || low === null || high === null || !score.before)
    return <p className={styles.headline}>{words.nothingBefore(days)}</p>
  const verdict = !beyond_chance ? 'same' : change > 0 ? 'rose' : 'fell'
  return (
    <p className={styles.headline}>
      <strong className={styles[verdict]}>
        {words[verdict](beyond_chance ? decimal(Math.abs(change), 1) : signed(change))}
      </strong>{' '}
      <span className="quiet">{words.between(signed(low), signed(high))}</span>
      <span className={styles.before}>
        <CallsLink
          period={{ ...period, from: before.start_date, to: before.end_date }}
          limits={{ state: 'finished', min: 0 }}
        >
          {words.before(days, percent(score.before.avg_score ?? 0))}
        </CallsLink>
      </span>
    </p>
  )
}
