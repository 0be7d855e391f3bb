import type { ModelCategory, ModelRevision } from '../../domain/model.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'

/** Questions that are asked together. */
export interface QuestionGroup {
  /** null: extracted, not scored. */
  readonly category: ModelCategory | null
  readonly questions: readonly Question[]
}

/** Beyond so many, small models forget some and large ones run out of breath. */
const mostQuestions = 8

/** One group per category and one for what is only extracted; large ones are shared out evenly. */
export function groupQuestions(revision: ModelRevision): QuestionGroup[] {
  const questions = listQuestions(revision)
  const slugs = [...new Set(questions.map(({ category }) => category))]
  return slugs.flatMap((slug) => {
    const mine = questions.filter(({ category }) => category === slug)
    const category = revision.categories.find((one) => one.slug === slug) ?? null
    const count = Math.ceil(mine.length / mostQuestions)
    const size = Math.ceil(mine.length / count)
    return Array.from({ length: count }, (_, index) => ({
      category,
      questions: mine.slice(index * size, (index + 1) * size),
    }))
  })
}
