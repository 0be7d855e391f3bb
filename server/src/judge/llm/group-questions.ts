import type { ModelRevision } from '../../domain/model.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'
import { describeQuestion, type QuestionGroup, questionId } from './prompt.ts'
import { countTokens } from './show-call.ts'

/** Beyond so many, small models forget some and large ones run out of breath. */
const mostQuestions = 8

/** Of what a request holds, at most this goes to long questions. */
const shareOfQuestions = 0.5

/** One group per category and one for what is only extracted; large ones are shared out, long questions to fewer each. */
export function groupQuestions(revision: ModelRevision, contextTokens: number): QuestionGroup[] {
  const questions = listQuestions(revision)
  const slugs = [...new Set(questions.map(({ category }) => category))]
  return slugs.flatMap((slug) => {
    const mine = questions.filter(({ category }) => category === slug)
    const category = revision.categories.find((one) => one.slug === slug) ?? null
    const count = Math.ceil(mine.length / mostQuestions)
    const size = Math.ceil(mine.length / count)
    return Array.from({ length: count }, (_, index) => mine.slice(index * size, (index + 1) * size))
      .flatMap((group) => splitLong(group, shareOfQuestions * contextTokens))
      .map((group) => ({ category, questions: group }))
  })
}

function splitLong(questions: readonly Question[], mostTokens: number): Question[][] {
  const groups: Question[][] = []
  let room = 0
  for (const question of questions) {
    const tokens = countTokens(describeQuestion(question, questionId(0)))
    if (tokens > room) {
      groups.push([])
      room = mostTokens
    }
    groups.at(-1)!.push(question)
    room -= tokens
  }
  return groups
}
