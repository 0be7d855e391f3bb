import type { Answer } from '../../domain/answers.ts'
import type { Question } from '../../domain/scoring.ts'
import { explain, reasonsOf } from '../../domain/sentences/reasons.ts'

/**
 * One answer from those of a long call's parts. Evidence has been checked before: what can be shown outweighs what is
 * only stated.
 * - Yes or no: the answer with words to show for it wins ("greeted" in the first part; "interrupted" in the third), then
 *   the surer one. Where no part shows any, the least sure decides: that nothing was said has to hold for all of them.
 * - Something extracted: likewise, and between equals the earlier.
 * - A grade: the mean of the parts that could be judged, the surer ones weighing more.
 * - Not applicable only where no part says otherwise.
 */
export function mergeAnswers(question: Question, answers: readonly Answer[]): Answer {
  const [only, ...others] = answers
  if (only && others.length === 0) return only
  const telling = answers.filter(({ value, notApplicable }) => value !== null && !notApplicable)
  if (telling.length === 0)
    return answers.find(({ notApplicable }) => notApplicable) ?? only ?? unanswered(question)
  const graded = question.category !== null && question.type !== 'BOOLEAN'
  return graded ? meanOf(question, telling) : bestOf(telling)
}

function bestOf(telling: readonly Answer[]): Answer {
  const best = telling.reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first))
  const agreeing = telling.filter(({ value }) => value === best.value)
  const shown = best.evidence.length > 0
  const against = telling.filter(
    ({ value, evidence }) => value !== best.value && (evidence.length > 0 || !shown),
  )
  const confidence = shown ? best.confidence : Math.min(...agreeing.map((answer) => answer.confidence))
  return {
    ...best,
    evidence: agreeing.flatMap(({ evidence }) => evidence).slice(0, 5),
    // Another answer was given with as much right: somebody should look.
    confidence: twoDecimals(confidence * (against.length > 0 ? 0.6 : 1)),
  }
}

function weightOf({ evidence, confidence }: Answer): number {
  return (evidence.length > 0 ? 2 : 0) + confidence
}

function meanOf(question: Question, telling: readonly Answer[]): Answer {
  const weights = telling.map(({ confidence }) => Math.max(0.05, confidence))
  const sum = weights.reduce((a, b) => a + b, 0)
  const mean = telling.reduce((total, { value }, index) => total + Number(value) * weights[index]!, 0) / sum
  const surest = telling.reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first))
  return {
    ...surest,
    value: question.type === 'INTEGER' ? Math.round(mean) : twoDecimals(mean),
    evidence: telling.flatMap(({ evidence }) => evidence).slice(0, 5),
    confidence: twoDecimals(
      telling.reduce((total, { confidence }) => total + confidence, 0) / telling.length,
    ),
    ...explain({ code: 'mean_of_parts', values: { parts: telling.length } }, ...reasonsOf(surest)),
  }
}

/** A question to which no usable answer came. The call goes on without it. */
export function unanswered({ key }: Pick<Question, 'key'>): Answer {
  return {
    key,
    value: null,
    notApplicable: false,
    confidence: 0,
    ...explain({ code: 'open_unusable' }, { code: 'needs_review' }),
    evidence: [],
  }
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
