import styles from './interval-bar.module.css'

/** An average on a scale from 0 to 100 and how far off it may be; what it says is also written in words beside it. */
export function IntervalBar(props: {
  readonly average: number
  readonly low: number | null
  readonly high: number | null
  /** The average of all, as a thin line. */
  readonly team?: number | null
}) {
  const { average, low, high, team } = props
  return (
    <svg className={styles.scale} width="100%" height="18" aria-hidden="true">
      <rect className={styles.track} x="0" y="7" width="100%" height="4" rx="2" />
      {typeof team === 'number' && (
        <line className={styles.team} x1={`${team}%`} x2={`${team}%`} y1="0" y2="18" />
      )}
      {low !== null && high !== null && (
        <rect className={styles.range} x={`${low}%`} y="4" width={`${high - low}%`} height="10" rx="5" />
      )}
      <circle className={styles.average} cx={`${average}%`} cy="9" r="4.5" />
    </svg>
  )
}
