/** What can come of a scored criterion on a call. The database writes the first letters. */
export const criterionOutcomes = ['passed', 'failed', 'open', 'not_applicable'] as const
export type CriterionOutcome = (typeof criterionOutcomes)[number]

/** What calls can be found by: also what failed without a quote, since nothing that was said shows it. */
export const findableOutcomes = [...criterionOutcomes, 'not_said'] as const
export type FindableOutcome = (typeof findableOutcomes)[number]

/** As the database writes it. */
export function letterOf(outcome: FindableOutcome): string {
  return outcome === 'not_said' ? 'f' : outcome[0]!
}
