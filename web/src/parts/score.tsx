import { useFormats } from '../words/use-formats.ts'
import { defineWords, useWords } from '../words/use-words.ts'
import styles from './score.module.css'

const scoreWords = defineWords({
  en: { none: 'No score', good: 'good', fair: 'fair', poor: 'poor' },
  es: { none: 'Sin nota', good: 'bien', fair: 'regular', poor: 'mal' },
})

export type Grade = 'good' | 'fair' | 'poor'

/** The bands every page uses: from 80 on good, from 60 on fair. */
export function gradeOf(percentage: number): Grade {
  return percentage >= 80 ? 'good' : percentage >= 60 ? 'fair' : 'poor'
}

/** A percentage as a badge. Its colour is also said, for those who do not see it. */
export function Score({ value }: { readonly value: number | null | undefined }) {
  const words = useWords(scoreWords)
  const { percent } = useFormats()
  if (value === null || value === undefined) return <span className={styles.none}>{words.none}</span>
  const grade = gradeOf(value)
  return (
    <span className={`${styles.score} ${styles[grade]}`}>
      {percent(value)} <span className="visually-hidden">({words[grade]})</span>
    </span>
  )
}
