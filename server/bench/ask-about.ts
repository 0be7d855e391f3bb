import type { ModelRevision } from '../src/domain/model.ts'
import type { Transcript } from '../src/domain/transcript.ts'
import { revision, variable } from '../test/support/bank-call.ts'
import type { JudgeBench } from './judge-quotes.ts'

export interface Asked {
  /** null: not determined, or not applicable. */
  readonly value: boolean | null
  readonly confidence: number
}

/** Asks the judge yes-or-no questions, given as key and description, about every conversation. */
export async function askAbout(
  { judge, quotes }: JudgeBench,
  questions: Readonly<Record<string, string>>,
  conversations: readonly { readonly transcript: Transcript }[],
): Promise<Readonly<Record<string, Asked>>[]> {
  const model = writeModel(questions)
  const answered: Readonly<Record<string, Asked>>[] = []
  for (const { transcript } of conversations) {
    const { answers } = await judge.judge(
      { transcript, revision: model, metadata: {}, agentName: '' },
      new AbortController().signal,
    )
    quotes.add(answers, transcript)
    answered.push(
      Object.fromEntries(
        answers.map(({ key, value, confidence }) => [
          key,
          { value: typeof value === 'boolean' ? value : null, confidence },
        ]),
      ),
    )
  }
  return answered
}

function writeModel(questions: Readonly<Record<string, string>>): ModelRevision {
  const variables = Object.entries(questions).map(([key, description]) =>
    variable(key, 'BOOLEAN', description),
  )
  return revision(variables, { scoring: false, categories: [] })
}
