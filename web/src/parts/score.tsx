import { useFormats } from '../words/use-formats.ts'
import { defineWords, useWords } from '../words/use-words.ts'
import styles from './score.module.css'
import { useGrades } from './use-grades.ts'

export const scoreWords = defineWords('parts.score', {
  none: 'No score',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
})

/** A percentage as a badge. Its colour is also said, for those who do not see it. */
export function Score({
  value,
  model,
}: {
  readonly value: number | null | undefined
  /** Whose targets it goes by: name or ID; undefined: of calls of any model. */
  readonly model: string | number | undefined
}) {
  const words = useWords(scoreWords)
  const { percent } = useFormats()
  const { gradeOf } = useGrades()
  if (value === null || value === undefined) return <span className={styles.none}>{words.none}</span>
  const grade = gradeOf(value, { model })
  return (
    <span className={`${styles.score} ${grade ? styles[grade] : ''}`}>
      {percent(value)} {grade && <span className="visually-hidden">({words[grade]})</span>}
    </span>
  )
}
