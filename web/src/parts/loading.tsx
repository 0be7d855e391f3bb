import { defineWords, useWords } from '../words/use-words.ts'
import styles from './loading.module.css'

export const loadingWords = defineWords('parts.loading', { loading: 'Loading…' })

/** Grey lines in the place of what is on its way, so that nothing jumps when it comes. */
export function Loading({ lines = 3 }: { readonly lines?: number }) {
  const words = useWords(loadingWords)
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{words.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}
