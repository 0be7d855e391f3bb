import type { Answer } from '../../domain/answers.ts'
import { splitUtterances } from '../../domain/language/utterances.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'
import { explain, reasonsOf } from '../../domain/sentences/reasons.ts'
import type { Case, Verdict } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'
import { type Asker, askQuestions } from './ask-questions.ts'
import { holdBounds } from './hold-bounds.ts'
import { leaveOutExamples } from './leave-out-examples.ts'
import { type Prices, Usage } from './model/count-usage.ts'
import { findOrders } from './orders/find-orders.ts'
import { guardMark } from './orders/guard-marks.ts'
import { leaveOutOrders } from './orders/leave-out-orders.ts'

/** Has a language model answer every question, and believes only what can be checked. */
export async function judgeCall(
  subject: Case,
  asker: Asker,
  prices: Prices,
  signal: AbortSignal,
): Promise<Verdict> {
  const { transcript, revision } = subject
  const questions = listQuestions(revision)
  const metrics = measureConversation(transcript)
  if (splitUtterances(transcript.turns).length === 0)
    return { answers: questions.map(nothingSaid), metrics, tokens: null, cost: null }
  const usage = new Usage()
  const orders = findOrders(transcript.turns)
  const quiet = leaveOutOrders(subject, orders)
  const marked = new Set(orders.map(({ turnIndex }) => turnIndex))
  const [shown, control] = await Promise.all([
    askQuestions(subject, marked, asker, usage, signal),
    // What the same call earns when nobody speaks to the evaluator.
    quiet && askQuestions(quiet, new Set(), asker, usage, signal),
  ])
  const grounds = { turns: transcript.turns, orders, steered: quiet !== undefined }
  const settle = (answer: Answer, question: Question) =>
    holdBounds(guardMark(answer, question, grounds), question, revision.leastConfidence)
  const answers = questions.map((question) => {
    const answer = settle(shown.get(question.key)!, question)
    const plain = control?.get(question.key)
    return plain ? preferUnmoved(question, answer, settle(plain, question)) : answer
  })
  return { answers: leaveOutExamples(answers, subject), metrics, ...usage.total(prices) }
}

/** A mark that changes with what is said to the evaluator is the one without. */
function preferUnmoved(question: Question, answer: Answer, plain: Answer): Answer {
  const same = answer.value === plain.value && answer.notApplicable === plain.notApplicable
  if (question.category === null || same) return answer
  return { ...plain, ...explain(...reasonsOf(plain), { code: 'steering_left_out' }) }
}

function nothingSaid({ key }: Question): Answer {
  return {
    key,
    value: null,
    notApplicable: true,
    confidence: 0,
    ...explain({ code: 'no_speech' }),
    evidence: [],
  }
}
