import type { CriteriaStats } from '@callmark/client'
import { CallsLink } from '../../../parts/calls-link.tsx'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { IntervalBar } from '../../../parts/charts/interval-bar.tsx'
import { TrendLine } from '../../../parts/charts/trend-line.tsx'
import type { Period } from '../../../parts/period.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { listWords } from '../list-words.ts'
import styles from './agent-criteria.module.css'

/** One criterion: how often it is passed, how sure that is, and the same of those beside whom it stands. */
export function CriterionLine(props: {
  readonly criterion: CriteriaStats['criteria'][number]
  /** Only what is clear is said. */
  readonly standing: 'below' | 'above' | undefined
  /** Who they are, and their pass rate. */
  readonly beside: string
  readonly rateBeside: number | null | undefined
  readonly period: Period
  /** Whose calls. */
  readonly limits: CallsSearch
}) {
  const { criterion, standing, beside, rateBeside = null, period, limits } = props
  const { criteria: words } = useWords(listWords)
  const { count, percent } = useFormats()
  const { pass_rate: rate, pass_rate_low: low, pass_rate_high: high, passed, failed } = criterion
  const calls = words.failed(failed, count(failed))
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {criterion.name}
        {criterion.critical && <span className={styles.critical}>{words.critical}</span>}
        {standing && <span className={styles[standing]}>{words[standing]}</span>}
      </span>
      <span className={styles.bar}>
        {rate !== null && <IntervalBar average={rate} low={low} high={high} team={rateBeside} />}
      </span>
      <span className={styles.trend}>
        <TrendLine points={criterion.points} />
      </span>
      <span className={styles.note}>
        {rate === null || low === null || high === null
          ? words.noRate
          : [
              words.rate(percent(rate), percent(low, 0), percent(high, 0)),
              words.of(count(passed + failed)),
              ...(rateBeside === null ? [] : [words.team(beside, percent(rateBeside))]),
            ].join(' · ')}
        {failed > 0 && (
          <>
            {' · '}
            <CallsLink
              period={period}
              limits={{ ...limits, criterion: criterion.key, outcome: 'failed' }}
              label={words.failedOf(calls, criterion.name)}
            >
              {calls}
            </CallsLink>
          </>
        )}
      </span>
    </li>
  )
}
