import { useFormats } from '../../words/use-formats.ts'
import { defineWords, useWords } from '../../words/use-words.ts'
import styles from './trend-line.module.css'

export const countLineWords = defineWords('parts.count-line', {
  countsFrom: (first: string, last: string, most: string) => `From ${first} to ${last}, at most ${most}`,
  noCounts: 'too short',
})

const [width, height, edge] = [92, 28, 3]

/** How a number went, from 0 to the most there was, in the size of a word. */
export function CountLine({ counts }: { readonly counts: readonly number[] }) {
  const words = useWords(countLineWords)
  const { count } = useFormats()
  const most = Math.max(...counts, 0)
  const [first, last] = [counts[0], counts.at(-1)]
  if (first === undefined || last === undefined || counts.length < 2 || most === 0)
    return <span className={styles.none}>{words.noCounts}</span>
  const x = (index: number) => edge + ((width - 2 * edge) * index) / (counts.length - 1)
  const y = (value: number) => edge + ((height - 2 * edge) * (most - value)) / most
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.countsFrom(count(first), count(last), count(most))}
    >
      <line className={styles.floor} x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
      <polyline points={counts.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle cx={x(counts.length - 1)} cy={y(last)} r="2.5" />
    </svg>
  )
}
