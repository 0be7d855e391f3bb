import { defineWords, useWords } from '../words/use-words.ts'
import styles from './loading.module.css'

export const loadingWords = defineWords('parts.loading', { loading: 'Loading…' })

/** What is on its way: words, figures over a chart, a table, or a card for each of several things. */
export type Shape = 'lines' | 'figures' | 'table' | 'cards'

/** Grey shapes in the place of what is on its way, so that nothing jumps when it comes. */
export function Loading({ lines = 3, shape = 'lines' }: { readonly lines?: number; readonly shape?: Shape }) {
  const words = useWords(loadingWords)
  return (
    <div className={`${styles.loading} ${styles[shape]}`} role="status">
      <span className="visually-hidden">{words.loading}</span>
      {shape === 'figures' && (
        <>
          <span className={styles.strip}>
            <Greys count={5} />
          </span>
          <span className={styles.chart} />
        </>
      )}
      {shape === 'table' && <span className={styles.head} />}
      {shape !== 'figures' && <Greys count={lines} />}
    </div>
  )
}

function Greys({ count }: { readonly count: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: count }, (_, index) => <span key={index} className={styles.line} />)
}
