import type { Answer } from '../../domain/answers.ts'
import { listQuestions, type Question } from '../../domain/scoring.ts'
import type { Turn } from '../../domain/transcript.ts'
import { checkEvidence } from '../evidence/check-evidence.ts'
import type { Case } from '../judge.ts'
import { shapeAnswers } from './answer-shape.ts'
import { groupQuestions } from './group-questions.ts'
import { mergeAnswers, unanswered } from './merge-answers.ts'
import type { AskModel } from './model/ask-model.ts'
import type { Usage } from './model/count-usage.ts'
import { type QuestionGroup, questionId, writeInstructions } from './prompt.ts'
import { type ReadAnswers, readAnswers } from './read-answers.ts'
import { type Head, newMark, type Part, showCall } from './show-call.ts'
import { showExamples } from './show-examples.ts'
import { openCall } from './split-work.ts'

export interface Asker {
  readonly ask: AskModel
  /** How much of a transcript fits into one request. */
  readonly contextTokens: number
}

/** One answer per question of the revision, by its key: one request per group of questions and part of the call. */
export async function askQuestions(
  subject: Case,
  markedTurns: ReadonlySet<number>,
  asker: Asker,
  usage: Usage,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Answer>> {
  const { revision } = subject
  const call = openCall(subject, markedTurns, asker.contextTokens)
  const asked = groupQuestions(revision, asker.contextTokens).flatMap((group) => {
    const instructions = writeInstructions(group, revision, { mark: newMark(), part: '', faults: [] })
    const examples = showExamples(group.questions, subject)
    return call
      .partsBeside(examples ? instructions + JSON.stringify(examples) : instructions)
      .map((part) => askGroup(group, part, call.head, subject, asker.ask, usage, signal))
  })
  const answers = Map.groupBy((await Promise.all(asked)).flat(), ({ key }) => key)
  return new Map(
    listQuestions(revision).map((question) => [
      question.key,
      mergeAnswers(question, answers.get(question.key) ?? []),
    ]),
  )
}

/** Asks, and asks once more for what was not answered as it should be, or was quoted wrong. */
async function askGroup(
  group: QuestionGroup,
  part: Part,
  head: Head,
  subject: Case,
  ask: AskModel,
  usage: Usage,
  signal: AbortSignal,
): Promise<Answer[]> {
  const { transcript, revision } = subject
  const put = async ({ category, questions }: QuestionGroup, faults: readonly string[]) => {
    const mark = newMark()
    const place = part.count > 1 ? `${part.index + 1} of ${part.count}` : null
    const examples = showExamples(questions, subject)
    const options = { mark, part: place, faults, withExamples: examples !== undefined }
    const reply = await ask(
      () => ({
        instructions: writeInstructions({ category, questions }, revision, options),
        data: showCall(part, head, mark, examples),
        shape: shapeAnswers(questions),
      }),
      usage,
      signal,
    )
    return proveAnswers(
      readAnswers(reply, questions, transcript.turns),
      questions,
      transcript.turns,
      revision.leastConfidence,
    )
  }
  const first = await put(group, [])
  const again = [...first.unanswered, ...first.misquoted]
  if (again.length === 0) return [...first.answers]
  const second = await put(
    { ...group, questions: again.map(({ question }) => question) },
    again.map(({ fault }, index) => `${questionId(index)}: ${fault}`),
  )
  const given = new Map([...first.answers, ...second.answers].map((answer) => [answer.key, answer]))
  return group.questions.map((question) => given.get(question.key) ?? unanswered(question))
}

const misquoting = 'its quotes do not stand in the call: copy them word for word from the turn they name'

/** Checks the quotes; `misquoted` are answers that would count if theirs stood. */
function proveAnswers(
  { answers, unanswered }: ReadAnswers,
  questions: readonly Question[],
  turns: readonly Turn[],
  least: number,
) {
  const proven = checkEvidence(answers, turns)
  const isMisquoted = ({ value }: Answer, index: number) =>
    value !== null && answers[index]!.confidence >= least && proven[index]!.confidence < least
  const misquoted = proven
    .filter(isMisquoted)
    .map(({ key }) => ({ question: questions.find((one) => one.key === key)!, fault: misquoting }))
  return { answers: proven, unanswered, misquoted }
}
