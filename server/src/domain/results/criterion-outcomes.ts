/** What can come of a scored criterion on a call. The database writes the first letters. */
export const criterionOutcomes = ['passed', 'failed', 'open', 'not_applicable'] as const
export type CriterionOutcome = (typeof criterionOutcomes)[number]
