import type { CategoryResult } from '../result.ts'
import { type CallScore, percentage } from '../scoring.ts'

/** Points by category, criterion by criterion. */
export function breakDown({ categories }: CallScore): CategoryResult[] {
  return categories.map(({ category, score, expectedScore, questions }) => ({
    id: category.uuid,
    name: category.name,
    total_score: score,
    expected_total_score: expectedScore,
    score_percentage: percentage(score, expectedScore),
    expected_score_percentage: expectedScore > 0 ? 100 : 0,
    variables: questions.map(({ question, score, expectedScore }) => ({
      id: question.uuid,
      key: question.key,
      readable_name: question.readableName,
      description: question.description,
      score,
      expected_score: expectedScore,
    })),
  }))
}
