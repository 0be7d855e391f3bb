import type { Call } from '@callmark/client'
import { defineWords } from '../words/use-words.ts'

export type ReviewStatus = Call['review_status']

export const reviewStatuses = ['none', 'needed', 'in_progress', 'reviewed', 'appealed'] as const

export const reviewStatusWords = defineWords('parts.review-status', {
  none: 'Not reviewed',
  needed: 'Needs review',
  in_progress: 'Review in progress',
  reviewed: 'Reviewed',
  appealed: 'Appealed',
})

/** Whether people answered as the machine had. */
export const agreements = ['agrees', 'differs'] as const
export type Agreement = (typeof agreements)[number]

export const sameAnswerWords = defineWords('parts.same-answers', {
  agrees: 'The same answers',
  differs: 'Other answers',
})
