import { defineWords } from '../words/use-words.ts'

/** What can come of a criterion on a call. */
export const criterionOutcomes = ['passed', 'failed', 'open', 'not_applicable'] as const
export type CriterionOutcome = (typeof criterionOutcomes)[number]

/** What calls are found by: also what failed because nothing that was said shows it. */
export const findableOutcomes = [...criterionOutcomes, 'not_said'] as const
export type FindableOutcome = (typeof findableOutcomes)[number]

export const outcomeWords = defineWords('parts.criterion-outcome', {
  passed: 'Passed',
  failed: 'Failed',
  open: 'Open',
  not_applicable: 'Not applicable',
  not_said: 'Failed, not said',
})
