import { plainWords } from '../../domain/language/spoken-words.ts'
import type { ModelRevision } from '../../domain/model.ts'
import type { AnswerValue } from '../../domain/result.ts'
import { describeCriterion } from '../../domain/results/review.ts'
import type { Transcript } from '../../domain/transcript.ts'
import type { Database } from '../../store/database.ts'
import { listToldAnswers, type ToldAnswer } from '../../store/teaching/reviewed-answers.ts'
import type { ShownExample } from '../judge.ts'
import { holdsOrder } from '../llm/orders/find-orders.ts'

const mostShown = 4
const mostWeighed = 100
const longestPassage = 300
const longestReason = 200

interface CallOfModel {
  readonly id: string
  readonly workspaceId: string
  readonly revision: ModelRevision
}

/**
 * Of each criterion that is taught by examples, what people answered on other calls of the workspace whose words are most
 * like this call's. None of this call: it would be told its own answers.
 */
export async function pickExamples(
  database: Database,
  { id, workspaceId, revision }: CallOfModel,
  transcript: Transcript,
): Promise<Readonly<Record<string, readonly ShownExample[]>>> {
  const taught = revision.variables.filter((variable) => variable.taught?.kind === 'examples')
  if (taught.length === 0) return {}
  const criteria = taught.map((variable) => ({ key: variable.key, criterion: describeCriterion(variable) }))
  const address = { workspaceId, modelId: revision.modelId, callId: id }
  const told = await listToldAnswers(database, address, criteria, mostWeighed)
  const words = wordsOf(transcript.turns.map(({ text }) => text).join(' '))
  return Object.fromEntries(
    criteria.map(({ key }) => [
      key,
      chooseExamples(
        told.filter((one) => one.key === key),
        words,
      ),
    ]),
  )
}

/** The most alike first, in turns of answers, so that each kind of answer is seen. */
export function chooseExamples(told: readonly ToldAnswer[], words: ReadonlySet<string>): ShownExample[] {
  const shown = told
    .map(showExample)
    .filter((one) => (one.said !== '' || one.why !== '') && !holdsOrder(one.said) && !holdsOrder(one.why))
    .map((one, place) => ({ one, place, alike: measureLikeness(wordsOf(one.said), words) }))
    .sort((a, b) => b.alike - a.alike || a.place - b.place)
  const byAnswer = [...Map.groupBy(shown, ({ one }) => one.answer).values()]
  const inTurns = Array.from({ length: mostShown }, (_, round) =>
    byAnswer.flatMap((some) => some[round] ?? []),
  )
  return inTurns
    .flat()
    .slice(0, mostShown)
    .map(({ one }) => one)
}

function showExample({
  value,
  not_applicable,
  comment,
  evidence,
  machine_evidence,
}: ToldAnswer): ShownExample {
  const quotes = evidence.length > 0 ? evidence : (machine_evidence ?? [])
  return {
    said: quotes
      .map(({ quote }) => quote)
      .join(' … ')
      .slice(0, longestPassage),
    answer: writeAnswer(value, not_applicable),
    why: comment.slice(0, longestReason),
  }
}

function writeAnswer(value: AnswerValue, notApplicable: boolean): string {
  if (notApplicable) return 'not applicable'
  if (value === null) return 'the call does not tell'
  return String(value).slice(0, longestReason)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 3),
  )
}

/** Share of its longer words that are spoken on this call, too. */
function measureLikeness(some: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return some.size === 0 ? 0 : [...some].filter((word) => words.has(word)).length / some.size
}
