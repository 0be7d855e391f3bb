import type { Question } from '../../domain/scoring.ts'
import type { Case, ShownExample } from '../judge.ts'
import { neutraliseText } from './orders/neutralise-text.ts'
import { questionId } from './prompt.ts'

type ByQuestion = Readonly<Record<string, readonly ShownExample[]>>

/**
 * What people answered on other calls, by the names that the questions go by here; undefined: nothing. It stands within
 * the marks of the call and is made harmless like all that was said.
 */
export function showExamples(
  questions: readonly Question[],
  { examples = {} }: Pick<Case, 'examples'>,
): { readonly reviewed_examples: ByQuestion } | undefined {
  const shown = questions.flatMap(({ key }, index) => {
    const mine = Object.hasOwn(examples, key) ? examples[key]! : []
    return mine.length > 0 ? [[questionId(index), mine.map(showOne)] as const] : []
  })
  return shown.length > 0 ? { reviewed_examples: Object.fromEntries(shown) } : undefined
}

function showOne({ said, answer, why }: ShownExample): ShownExample {
  return { said: neutraliseText(said), answer: neutraliseText(answer), why: neutraliseText(why) }
}
