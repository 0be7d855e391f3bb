import { CallsLink } from '../../parts/calls-link.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { IntervalBar } from '../../parts/charts/interval-bar.tsx'
import { TrendLine } from '../../parts/charts/trend-line.tsx'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeCell } from './change-cell.tsx'
import styles from './criterion-table.module.css'
import { type Criterion, shareOf } from './sort-criteria.ts'
import { words as pageWords } from './words.ts'

const outcomes = ['failed', 'open', 'not_applicable'] as const

/** What the numbers of a table are of. */
export interface Counted {
  readonly period: Period
  readonly model: string
  /** Whose calls, and what they were sent with. */
  readonly limits: CallsSearch
  /** Whether a list can have exactly the calls behind a number. */
  readonly isListed: boolean
}

export function CriterionRow({ criterion, of }: { readonly criterion: Criterion; readonly of: Counted }) {
  const words = useWords(pageWords)
  const { decimal } = useFormats()
  return (
    <tr>
      <th scope="row">
        {criterion.name}
        {criterion.critical && (
          <>
            {' '}
            <span className={styles.critical}>{words.critical}</span>
          </>
        )}
        <span className={styles.small}>{criterion.category_name ?? words.noCategory}</span>
      </th>
      <td className={styles.rate} data-label={words.columns.rate}>
        <PassRate criterion={criterion} />
      </td>
      <td className={styles.change} data-label={words.columns.change}>
        <ChangeCell criterion={criterion} />
      </td>
      {outcomes.map((outcome) => (
        <td key={outcome} className={styles.count} data-label={words.columns[outcome]}>
          <OutcomeCount criterion={criterion} outcome={outcome} of={of} />
        </td>
      ))}
      <td className={styles.lost} data-label={words.columns.lost}>
        <span className={styles.figure}>{decimal(criterion.points_lost)}</span>
        <span className={styles.small}>{words.ofPoints(decimal(criterion.points_possible))}</span>
      </td>
      <td className={styles.trend}>
        <TrendLine points={criterion.points} />
      </td>
    </tr>
  )
}

function PassRate({ criterion }: { readonly criterion: Criterion }) {
  const { pass_rate: rate, pass_rate_low: low, pass_rate_high: high, passed, failed } = criterion
  const words = useWords(pageWords)
  const { count, percent } = useFormats()
  if (rate === null || low === null || high === null)
    return <span className={styles.small}>{words.noRate}</span>
  return (
    <div className={styles.rateParts}>
      <span className={styles.figure}>{percent(rate)}</span>
      <span className={styles.bar}>
        <IntervalBar average={rate} low={low} high={high} />
      </span>
      <span className={styles.small}>
        {words.between(percent(low, 0), percent(high, 0), count(passed + failed))}
      </span>
    </div>
  )
}

/** How many calls, and the way to exactly these. */
function OutcomeCount(props: {
  readonly criterion: Criterion
  readonly outcome: (typeof outcomes)[number]
  readonly of: Counted
}) {
  const { criterion, outcome, of } = props
  const words = useWords(pageWords)
  const { count, percent } = useFormats()
  const calls = criterion[outcome]
  const share = <span className={styles.small}>{percent(shareOf(calls, criterion), 0)}</span>
  if (calls === 0 || !of.isListed)
    return (
      <>
        <span className={calls === 0 ? styles.zero : styles.figure}>{count(calls)}</span>
        {calls > 0 && share}
      </>
    )
  return (
    <>
      <CallsLink
        period={of.period}
        limits={{
          ...of.limits,
          model: of.model,
          criterion: criterion.key,
          outcome,
        }}
        label={words.callsOf[outcome](count(calls), criterion.name)}
        className={styles.figure}
      >
        {count(calls)}
      </CallsLink>
      {share}
    </>
  )
}
