import type { ModelRevision } from '../../../domain/model.ts'
import type { Question } from '../../../domain/scoring.ts'
import type { Finding } from '../answers/finding.ts'
import { type Wording, wordingOf } from '../questions/wording.ts'
import type { ValueType } from '../spoken/find-values.ts'
import { answerChoice } from './answer-choice.ts'
import { answerMet, type Bounds } from './answer-met.ts'
import { answerPoints } from './answer-points.ts'
import { answerValue } from './answer-value.ts'
import type { ReadableCall } from './read-call.ts'

const leastToAnswer = 0.85
const leastToFailTheCall = 0.95

export function answerQuestion(
  question: Question,
  revision: ModelRevision,
  call: ReadableCall,
): Promise<Finding> {
  const wording = wordingOf(question, revision)
  const { text } = wording
  const bounds: Bounds = {
    least: leastToAnswer,
    leastToFail: question.critical ? leastToFailTheCall : leastToAnswer,
    passesWhen: question.passesWhen,
  }
  switch (question.type) {
    case 'BOOLEAN':
      return answerMet(text, call, bounds)
    case 'INTEGER':
    case 'DECIMAL':
      return question.category === null
        ? answerValue(text, 'number', call, bounds, Number)
        : answerPoints(text, question.expectedScore, call, bounds)
    case 'STRING':
      return question.options && question.options.length > 0
        ? answerChoice(text, question.options, call, bounds)
        : answerValue(text, typeOf(wording), call, bounds)
    case 'TIME':
      return answerValue(text, 'time', call, bounds)
    default:
      return answerValue(text, 'date', call, bounds)
  }
}

/** Whether a text that is asked for is somebody's name or the number of something. */
function typeOf({ name, text }: Wording): ValueType {
  return /\b(?:name|who|whom|person|surname)\b/i.test(`${name} ${text}`) ? 'name' : 'code'
}
