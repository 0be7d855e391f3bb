import { useFormats } from '../words/use-formats.ts'
import { defineWords, useWords } from '../words/use-words.ts'
import styles from './score.module.css'

export const scoreWords = defineWords('parts.score', {
  none: 'No score',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
})

export type Grade = 'good' | 'fair' | 'poor'

/** From here on a score is good, on every page. */
export const good = 80
/** The highest score that is not: scores have two decimals. */
export const belowGood = good - 0.01
const fair = 60

export function gradeOf(percentage: number): Grade {
  return percentage >= good ? 'good' : percentage >= fair ? 'fair' : 'poor'
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
