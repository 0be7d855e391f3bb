import { CallsLink } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { changeWords } from './change-words.ts'
import styles from './changes-card.module.css'
import type { ScoreChanges } from './use-changes.ts'

/** What cost whole calls all their points, most often first, and exactly these calls. */
export function CriticalCard(props: {
  readonly period: Period
  readonly criteria: ScoreChanges['criteria']
}) {
  const { period, criteria } = props
  const { critical: words } = useWords(changeWords)
  const { count } = useFormats()
  const critical = criteria.filter((one) => one.critical)
  const failed = critical.filter((one) => one.failed > 0).sort((a, b) => b.failed - a.failed)
  const several = new Set(critical.map(({ model_name }) => model_name)).size > 1
  if (critical.length === 0) return null
  return (
    <Card title={words.title}>
      {failed.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {failed.map((one) => (
            <li key={`${one.model_name} ${one.key}`} className={styles.item}>
              <span className={styles.name}>
                {one.name}
                {several && <span className={styles.note}> {one.model_name}</span>}
              </span>
              <CallsLink
                period={period}
                limits={{ model: one.model_name, criterion: one.key, outcome: 'failed' }}
                label={words.calls(count(one.failed), one.name)}
                className={styles.count}
              >
                {count(one.failed)}
              </CallsLink>
              {one.before && <span className={styles.note}>{words.before(count(one.before.failed))}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
