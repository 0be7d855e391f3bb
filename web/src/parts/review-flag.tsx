import { defineWords, useWords } from '../words/use-words.ts'
import styles from './review-flag.module.css'
import { type ReviewStatus, reviewStatusWords } from './review-status.ts'

export const reviewWords = defineWords('parts.review-flag', { needed: 'Needs review: some points are open' })

const signs = { none: '', needed: '⚑', in_progress: '✎', reviewed: '✓', appealed: '!' } as const

/** Stands beside the score of a call: what could not be determined, and how far people are with it. */
export function ReviewFlag({ status = 'needed' }: { readonly status?: ReviewStatus }) {
  const words = useWords(reviewWords)
  const statuses = useWords(reviewStatusWords)
  if (status === 'none') return null
  const name = status === 'needed' ? words.needed : statuses[status]
  return (
    <span className={styles.flag} data-status={status} title={name} role="img" aria-label={name}>
      {signs[status]}
    </span>
  )
}
