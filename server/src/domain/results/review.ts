import type { Answer } from '../answers.ts'
import type { ModelRevision } from '../model.ts'
import type { AnalysisResult, AnswerValue, CategoryResult, StoredAnswer } from '../result.ts'
import { listQuestions, type Question, scoreAnswers } from '../scoring.ts'
import { explain } from '../sentences/reasons.ts'
import { breakDown } from './break-down.ts'
import { restoreAnswer } from './stored-answers.ts'

export const reviewStatuses = ['none', 'needed', 'in_progress', 'reviewed', 'appealed'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What a person says about one criterion. */
export interface ReviewedAnswer {
  readonly key: string
  /** null: cannot be told, or does not apply. */
  readonly value: AnswerValue
  readonly notApplicable: boolean
}

/** A person's answer that counts, with who gave it. */
export interface AnswerInForce extends ReviewedAnswer {
  readonly by: string
  readonly byName: string | null
  readonly at: string
  readonly reviewId: string
}

/** The record of a call as its answers in force make it. */
export interface RecordOfCall {
  readonly analysis_result: AnalysisResult
  readonly xscore_result: readonly CategoryResult[] | null
  readonly total_score: number | null
  readonly expected_score: number | null
  readonly score_percentage: number | null
}

/** What a criterion asks: a person's answer counts only as long as this stays the same. */
export function describeCriterion({
  key,
  type,
  readableName,
  description,
  options,
  passesWhen,
}: Pick<Question, 'key' | 'type' | 'readableName' | 'description' | 'options' | 'passesWhen'>): string {
  return JSON.stringify([key, type, readableName, description, options, passesWhen])
}

export function findQuestion(revision: ModelRevision, key: string): Question | undefined {
  return listQuestions(revision).find((question) => question.key === key)
}

/**
 * The machine's result with people's answers over it. The machine's own answers stay as they are; beside them stands what a
 * person said. Points are the same arithmetic as ever, over the answers in force. Where the machine is not trusted, its
 * answer counts only once a person has given theirs.
 */
export function applyReviews(
  revision: ModelRevision,
  machine: AnalysisResult,
  inForce: ReadonlyMap<string, AnswerInForce>,
  untrusted: ReadonlySet<string> = new Set(),
): RecordOfCall {
  const own = machine.answers.map(withoutReview)
  const answers = own.map((stored) => answerInForce(restoreAnswer(stored), inForce.get(stored.key)))
  const uncounted = new Set([...untrusted].filter((key) => !inForce.has(key)))
  const score = scoreAnswers(revision, answers, uncounted)
  const scored = new Map(score.answers.map((answer) => [answer.key, answer]))
  const { failed_critical: _, ...rest } = machine
  return {
    analysis_result: {
      ...rest,
      variables: Object.fromEntries(
        revision.variables.map(({ key }) => [key, scored.get(key)?.value ?? null]),
      ),
      categories: Object.fromEntries(
        score.categories.map(({ category, score: points, expectedScore }) => [
          category.slug,
          expectedScore > 0 ? points : null,
        ]),
      ),
      answers: own.map((alone) => {
        const stored = untrusted.has(alone.key) ? { ...alone, counts: false } : alone
        const said = inForce.get(stored.key)
        const points = scored.get(stored.key)
        if (!said || !points) return stored
        return {
          ...stored,
          reviewed: {
            value: said.value,
            not_applicable: said.notApplicable,
            determined: points.determined,
            score: points.score,
            expected_score: points.expectedScore,
            by: said.by,
            by_name: said.byName,
            at: said.at,
            review_id: said.reviewId,
          },
        }
      }),
      points_open: score.pointsOpen,
      undetermined: [...score.undetermined],
      // Whoever has said that it cannot be told has answered.
      review_needed: score.undetermined.some((key) => !inForce.has(key)),
      ...(score.failedCritical.length > 0 ? { failed_critical: [...score.failedCritical] } : {}),
    },
    xscore_result: revision.scoring ? breakDown(score) : null,
    total_score: revision.scoring ? score.totalScore : null,
    expected_score: revision.scoring ? score.expectedScore : null,
    score_percentage: revision.scoring ? score.scorePercentage : null,
  }
}

/** Whether people answered as the machine did, wherever they answered; null: they answered nothing that counts. */
export function agreementWith(
  machine: AnalysisResult,
  inForce: ReadonlyMap<string, AnswerInForce>,
): 'agrees' | 'differs' | null {
  const answered = machine.answers.filter(({ key }) => inForce.has(key))
  if (answered.length === 0) return null
  return answered.every((own) => isSameAnswer(own, inForce.get(own.key)!)) ? 'agrees' : 'differs'
}

/** Whether a person said what the machine says. */
export function isSameAnswer(
  own: Pick<StoredAnswer, 'value' | 'not_applicable'>,
  said: Pick<ReviewedAnswer, 'value' | 'notApplicable'>,
): boolean {
  return own.value === said.value && own.not_applicable === said.notApplicable
}

/** The machine's answer alone. */
export function withoutReview({ reviewed: _, counts: __, ...answer }: StoredAnswer): StoredAnswer {
  return answer
}

/** The criteria whose machine answers did not count when the record was made. */
export function listUncounted({ answers }: AnalysisResult): Set<string> {
  return new Set(answers.filter(({ counts }) => counts === false).map(({ key }) => key))
}

function answerInForce(machine: Answer, said: AnswerInForce | undefined): Answer {
  if (!said) return machine
  const { value, notApplicable } = said
  return { ...machine, value, notApplicable, confidence: 1, ...explain({ code: 'no_answer' }) }
}

/** What is wrong with an answer to this question; undefined: nothing. */
export function findAnswerFault(
  question: Question,
  { value, notApplicable }: ReviewedAnswer,
): string | undefined {
  if (value === null) return undefined
  if (notApplicable) return 'What does not apply has no value.'
  switch (question.type) {
    case 'BOOLEAN':
      return typeof value === 'boolean' ? undefined : 'This criterion is answered by true or false.'
    case 'INTEGER':
    case 'DECIMAL':
      return findNumberFault(question, value)
    default:
      return findTextFault(question, value)
  }
}

function findNumberFault(
  { type, category, expectedScore }: Question,
  value: AnswerValue,
): string | undefined {
  if (typeof value !== 'number') return 'This criterion is answered by a number.'
  if (type === 'INTEGER' && !Number.isInteger(value)) return 'This criterion is answered by a whole number.'
  if (category !== null && (value < 0 || value > expectedScore))
    return `This criterion is answered by 0 to ${expectedScore} points.`
  return undefined
}

function findTextFault({ options }: Question, value: AnswerValue): string | undefined {
  if (typeof value !== 'string') return 'This criterion is answered by a text.'
  if (options && !options.includes(value))
    return `This criterion is answered by one of: ${options.join(', ')}.`
  return [...value].length > 2_000 ? 'An answer has at most 2000 characters.' : undefined
}
