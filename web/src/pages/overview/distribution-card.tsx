import { CallsLink } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import type { Period } from '../../parts/period.ts'
import type { Basic } from '../../parts/queries/stats.ts'
import { useGrades } from '../../parts/use-grades.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './distribution-card.module.css'
import { words as pageWords } from './words.ts'

type Band = Basic['distribution'][number]

/** How many calls lie in each band of scores. */
export function DistributionCard(props: { readonly period: Period; readonly bands: readonly Band[] }) {
  const { period, bands } = props
  const { distribution: words } = useWords(pageWords)
  const { count } = useFormats()
  const most = Math.max(...bands.map((band) => band.count))
  return (
    <Card title={words.title}>
      {most === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <>
          <ol className={styles.columns}>
            {bands.map((band) => (
              <li key={band.from}>
                <Column period={period} band={band} share={band.count / most} />
              </li>
            ))}
          </ol>
          <div className={styles.axis} aria-hidden="true">
            {bands.map(({ from }) => (
              <span key={from}>{count(from)}</span>
            ))}
            <span>{count(100)}</span>
          </div>
          <p className={styles.unit}>{words.axis}</p>
        </>
      )}
    </Card>
  )
}

function Column(props: { readonly period: Period; readonly band: Band; readonly share: number }) {
  const { period, band, share } = props
  const { distribution: words } = useWords(pageWords)
  const { count } = useFormats()
  const grade = useGrades().gradeOf(band.from, { model: period.model })
  const label = words.band(count(band.from), count(band.to), count(band.count))
  if (band.count === 0)
    return (
      <span className={styles.column}>
        <span className="visually-hidden">{label}</span>
      </span>
    )
  return (
    <CallsLink
      period={period}
      // A band ends where the next begins; scores have two decimals.
      limits={{ min: band.from, max: band.to === 100 ? 100 : band.to - 0.01, sort: 'score_percentage' }}
      label={label}
      className={styles.column}
    >
      <span>{count(band.count)}</span>
      <span className={`${styles.bar} ${grade ? styles[grade] : ''}`} style={{ height: `${100 * share}%` }} />
    </CallsLink>
  )
}
