import { defineWords, useWords } from '../words/use-words.ts'
import styles from './review-flag.module.css'

export const reviewWords = defineWords('parts.review-flag', { needed: 'Needs review: some points are open' })

/** Stands beside the score of a call on which something could not be determined. */
export function ReviewFlag() {
  const words = useWords(reviewWords)
  return (
    <span className={styles.flag} title={words.needed} role="img" aria-label={words.needed}>
      ⚑
    </span>
  )
}
