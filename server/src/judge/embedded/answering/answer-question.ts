import type { ModelRevision } from '../../../domain/model.ts'
import type { Question } from '../../../domain/scoring.ts'
import type { Figures } from '../../../domain/teaching/head.ts'
import { leastToFailTheCall } from '../../bounds.ts'
import { answerInterruptions } from '../exact/interruptions.ts'
import { answerPhrases } from '../exact/quoted-phrases.ts'
import { type Finding, notDetermined } from '../finding.ts'
import { wordingOf } from '../questions/wording.ts'
import { answerChoice } from './answer-choice.ts'
import { answerMet, type Bounds } from './answer-met.ts'
import { answerMoment } from './answer-moment.ts'
import { answerPoints } from './answer-points.ts'
import { answerText } from './answer-text.ts'
import { answerValue } from './answer-value.ts'
import { findAmount, findOfType } from './find-said.ts'
import type { ReadableCall } from './read-call.ts'

const money =
  /\b(?:amounts?|balance|bill|charge[ds]?|costs?|credit(?:ed)?|deposit|dollars|euros|fees?|fine|money|owe[ds]?|paid|pay|payments?|pounds|premium|price[ds]?|quoted?|rates?|refund(?:ed)?|rent|sum|surcharge|tips?|total|worth)\b|[$£€]/i

/** `trust`: how much of a chance is left where it is not certain who speaks. */
export async function answerQuestion(
  question: Question,
  revision: ModelRevision,
  call: ReadableCall,
  trust: number,
  note: (figures: Figures) => void = () => {},
): Promise<Finding> {
  const wording = wordingOf(question, revision)
  const exact = question.type === 'BOOLEAN' ? answerExactly(wording.text, call) : undefined
  if (exact) return exact
  if (!isEnglish(call))
    return notDetermined({ code: 'open_language', values: { language: call.transcript.language } })
  const least = revision.leastConfidence / trust
  const bounds: Bounds = {
    least,
    leastToFail: question.critical ? Math.max(leastToFailTheCall / trust, least) : least,
    passesWhen: question.passesWhen,
  }
  switch (question.type) {
    case 'BOOLEAN':
      return answerMet(wording.text, call, bounds, { taught: question.taught, note })
    case 'INTEGER':
    case 'DECIMAL':
      return question.category === null
        ? answerValue(
            wording.text,
            money.test(wording.text) ? findAmount : findOfType('number'),
            call,
            bounds,
            Number,
          )
        : answerPoints(wording.text, question.expectedScore, call, bounds)
    case 'STRING':
      return question.options && question.options.length > 0
        ? answerChoice(wording.text, question.options, call, bounds)
        : answerText(wording, call, bounds)
    default:
      return answerMoment(wording.text, question.type, call, bounds)
  }
}

/** What code can tell for certain, it tells. */
function answerExactly(text: string, { transcript, parties }: ReadableCall): Finding | undefined {
  return (
    answerPhrases(text, transcript.turns, parties.partyOf) ??
    (parties.apart ? answerInterruptions(text, transcript, parties.partyOf) : undefined)
  )
}

function isEnglish({ transcript: { language } }: ReadableCall): boolean {
  return !language || /^en\b/i.test(language)
}
