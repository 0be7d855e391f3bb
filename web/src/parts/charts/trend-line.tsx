import { useFormats } from '../../words/use-formats.ts'
import { defineWords, useWords } from '../../words/use-words.ts'
import styles from './trend-line.module.css'

export const trendWords = defineWords('parts.trend-line', {
  trendFrom: (first: string, last: string) => `From ${first} to ${last}`,
  noTrend: 'too short',
})

const [width, height, edge] = [92, 28, 3]

/** How the pass rate went, from 0 to 100 %, in the size of a word. Times without calls are passed over. */
export function TrendLine(props: {
  readonly points: readonly { readonly passed: number; readonly failed: number }[]
}) {
  const { points } = props
  const words = useWords(trendWords)
  const { percent } = useFormats()
  const rates = points.flatMap(({ passed, failed }, index) =>
    passed + failed === 0 ? [] : [{ index, rate: (100 * passed) / (passed + failed) }],
  )
  const [first, last] = [rates[0], rates.at(-1)]
  if (!first || !last || first === last) return <span className={styles.none}>{words.noTrend}</span>
  const x = (index: number) => edge + ((width - 2 * edge) * index) / (points.length - 1)
  const y = (rate: number) => edge + ((height - 2 * edge) * (100 - rate)) / 100
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.trendFrom(percent(first.rate, 0), percent(last.rate, 0))}
    >
      <line className={styles.floor} x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
      <polyline points={rates.map(({ index, rate }) => `${x(index)},${y(rate)}`).join(' ')} />
      <circle cx={x(last.index)} cy={y(last.rate)} r="2.5" />
    </svg>
  )
}
