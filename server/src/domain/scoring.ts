import { sharePoints } from '@callmark/client/model-rules'
import type { Answer } from './answers.ts'
import { isScored, type ModelCategory, type ModelRevision, type ModelVariable } from './model.ts'
import type { AnswerValue } from './result.ts'
import { explain } from './sentences/reasons.ts'

/** One thing a judge has to answer, and how many points hang on it. */
export interface Question extends Omit<ModelVariable, 'required' | 'category' | 'weight' | 'orderNumber'> {
  /** null: extracted, not scored. */
  readonly category: string | null
  readonly expectedScore: number
}

export interface ScoredAnswer extends Answer {
  readonly score: number
  readonly expectedScore: number
  /** False: nobody could tell. That a question does not arise is an answer. */
  readonly determined: boolean
}

export interface CategoryScore {
  readonly category: ModelCategory
  readonly score: number
  readonly expectedScore: number
  readonly questions: readonly { question: Question; score: number; expectedScore: number }[]
}

export interface CallScore {
  readonly answers: readonly ScoredAnswer[]
  readonly categories: readonly CategoryScore[]
  readonly totalScore: number
  readonly expectedScore: number
  /** null: nothing was expected, so there is no score. */
  readonly scorePercentage: number | null
  /** Keys of the critical variables that failed and so made the total 0. */
  readonly failedCritical: readonly string[]
  /** Keys of the answers that a person has to give before the score is final. */
  readonly undetermined: readonly string[]
  /** Points that hang on them: they stand on neither side. */
  readonly pointsOpen: number
}

/** Every question of a model revision, in the order of categories and variables, with its points. */
export function listQuestions(revision: ModelRevision): Question[] {
  const questions: Question[] = []
  const asked = new Set<string>()
  for (const category of revision.scoring ? inOrder(revision.categories) : []) {
    const scored = inOrder(revision.variables).filter(
      (variable) => variable.category === category.slug && isScored(variable),
    )
    if (scored.length === 0) {
      questions.push({
        key: category.slug,
        uuid: category.uuid,
        readableName: category.name,
        description: category.description ?? '',
        type: 'INTEGER',
        options: null,
        passesWhen: true,
        critical: false,
        category: category.slug,
        expectedScore: category.maxScore,
      })
      continue
    }
    const shares = sharePoints(
      category.maxScore,
      scored.map((variable) => variable.weight),
    )
    scored.forEach((variable, index) => {
      asked.add(variable.key)
      questions.push(questionOf(variable, category.slug, shares[index]!))
    })
  }
  for (const variable of inOrder(revision.variables)) {
    if (!asked.has(variable.key)) questions.push(questionOf(variable, null, 0))
  }
  return questions
}

function questionOf(variable: ModelVariable, category: string | null, expectedScore: number): Question {
  const { required: _, category: __, weight: ___, orderNumber: ____, ...asked } = variable
  return { ...asked, category, expectedScore }
}

/** Lower order numbers first, those without one last, otherwise as given. */
export function inOrder<T extends { readonly orderNumber: number | null }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (a.orderNumber ?? Infinity) - (b.orderNumber ?? Infinity) || 0)
}

/**
 * Turns a judge's answers into points. Pure arithmetic: anyone can redo it from the stored answers. An answer that does not
 * count stays what it is, and its points stand on neither side, like those of what nobody could tell.
 */
export function scoreAnswers(
  revision: ModelRevision,
  answers: readonly Answer[],
  uncounted: ReadonlySet<string> = new Set(),
): CallScore {
  const questions = listQuestions(revision)
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const scored = questions.map((question) => ({
    question,
    ...scoreAnswer(question, given.get(question.key), !uncounted.has(question.key)),
  }))
  const categories = (revision.scoring ? inOrder(revision.categories) : []).map((category) => {
    const mine = scored.filter(({ question }) => question.category === category.slug)
    return {
      category,
      score: mine.reduce((sum, { answer }) => sum + answer.score, 0),
      expectedScore: mine.reduce((sum, { answer }) => sum + answer.expectedScore, 0),
      questions: mine.map(({ question, answer }) => ({
        question,
        score: answer.score,
        expectedScore: answer.expectedScore,
      })),
    }
  })
  const failedCritical = scored.filter(({ failed }) => failed).map(({ question }) => question.key)
  const expectedScore = categories.reduce((sum, { expectedScore }) => sum + expectedScore, 0)
  const totalScore = failedCritical.length > 0 ? 0 : categories.reduce((sum, { score }) => sum + score, 0)
  const scoredAnswers = scored.map(({ answer }) => answer)
  const open = listOpen(revision, scoredAnswers, uncounted)
  return {
    answers: scoredAnswers,
    categories,
    totalScore,
    expectedScore,
    scorePercentage: percentage(totalScore, expectedScore),
    failedCritical,
    undetermined: open.map(({ key }) => key),
    pointsOpen: open.reduce((sum, { expectedScore }) => sum + expectedScore, 0),
  }
}

/** Questions that nobody could answer, and whose answer can change the score: by its points, or by failing the call. */
export function listOpen(
  revision: ModelRevision,
  answers: readonly ScoredAnswer[],
  uncounted: ReadonlySet<string> = new Set(),
): Question[] {
  if (!revision.scoring) return []
  const isOpen = ({ key, determined }: ScoredAnswer) => !determined || uncounted.has(key)
  const open = new Set(answers.filter(isOpen).map(({ key }) => key))
  return listQuestions(revision).filter(
    ({ key, expectedScore, critical }) => open.has(key) && (expectedScore > 0 || critical),
  )
}

function scoreAnswer(
  question: Question,
  given: Answer | undefined,
  counts: boolean,
): { answer: ScoredAnswer; failed: boolean } {
  const answer: Answer = given ?? {
    key: question.key,
    value: null,
    notApplicable: false,
    confidence: 0,
    ...explain({ code: 'no_answer' }),
    evidence: [],
  }
  const isNoNumber = typeof answer.value === 'number' && !Number.isFinite(answer.value)
  const value = isNoNumber ? null : answer.value
  const shown = { ...answer, value, determined: answer.notApplicable || value !== null }
  // What does not apply, what nobody could tell and what does not count stand on neither side.
  if (answer.notApplicable || value === null || !counts)
    return { answer: { ...shown, score: 0, expectedScore: 0 }, failed: false }
  const { expectedScore, critical } = question
  return {
    answer: { ...shown, score: pointsFor(question, value), expectedScore },
    failed: critical && !passes(question, value),
  }
}

function pointsFor(question: Question, value: AnswerValue): number {
  if (question.type === 'BOOLEAN') return value === question.passesWhen ? question.expectedScore : 0
  if (typeof value !== 'number') return 0
  return Math.min(question.expectedScore, Math.max(0, Math.round(value)))
}

export function passes(question: Question, value: AnswerValue): boolean {
  if (question.type === 'BOOLEAN') return value === question.passesWhen
  return question.expectedScore === 0 || pointsFor(question, value) > 0
}

/** Whether an answer earns all that can be earned. */
export function passesFully(question: Question, value: AnswerValue): boolean {
  if (question.type === 'BOOLEAN') return value === question.passesWhen
  return pointsFor(question, value) >= question.expectedScore
}

/** `100·achieved/expected` with two decimals; null where nothing was expected. */
export function percentage(achieved: number, expected: number): number | null {
  return expected > 0 ? Math.round((10_000 * achieved) / expected) / 100 : null
}
