import { defineWords, useWords } from '../words/use-words.ts'
import styles from './review-flag.module.css'

const reviewWords = defineWords({
  en: { needed: 'Needs review: some points are open' },
  es: { needed: 'Requiere revisión: hay puntos abiertos' },
})

/** Stands beside the score of a call on which something could not be determined. */
export function ReviewFlag() {
  const words = useWords(reviewWords)
  return (
    <span className={styles.flag} title={words.needed} role="img" aria-label={words.needed}>
      ⚑
    </span>
  )
}
