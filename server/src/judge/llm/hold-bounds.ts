import type { Answer } from '../../domain/answers.ts'
import { passes, type Question } from '../../domain/scoring.ts'
import { explain, reasonsOf } from '../../domain/sentences/reasons.ts'
import { leastToFailTheCall } from '../bounds.ts'

/** What is not sure enough after every check is left to a person, with what was found for it. */
export function holdBounds(answer: Answer, question: Question, leastConfidence: number): Answer {
  const { value, notApplicable, confidence } = answer
  if (value === null && !notApplicable) return answer
  const failsTheCall = question.critical && !notApplicable && !passes(question, value)
  const needed = failsTheCall ? Math.max(leastToFailTheCall, leastConfidence) : leastConfidence
  if (confidence >= needed) return answer
  const counts = question.expectedScore > 0 || question.critical
  return {
    ...answer,
    value: null,
    notApplicable: false,
    ...explain(
      {
        code: 'open_unsure',
        values: { percent: inPercent(confidence), needed: inPercent(needed), ...likelyOf(answer) },
      },
      ...reasonsOf(answer),
      ...(counts ? [{ code: 'needs_review' as const }] : []),
    ),
  }
}

/** The answer that was too unsure, where it has a name: any other value stands in its reason. */
function likelyOf({ value, notApplicable }: Answer): { likely?: 'yes' | 'no' | 'not_applicable' } {
  if (notApplicable) return { likely: 'not_applicable' }
  return typeof value === 'boolean' ? { likely: value ? 'yes' : 'no' } : {}
}

function inPercent(share: number): number {
  return Math.round(100 * share)
}
