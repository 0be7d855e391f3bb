import type { ModelRevision } from '../src/domain/model.ts'
import type { Transcript } from '../src/domain/transcript.ts'
import type { JudgeBench } from './judge.ts'

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
  const revision = writeModel(questions)
  const answered: Readonly<Record<string, Asked>>[] = []
  for (const { transcript } of conversations) {
    const { answers } = await judge.judge(
      { transcript, revision, metadata: {}, agentName: '' },
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
  return {
    modelId: 1,
    number: 1,
    name: 'Impressions',
    description: '',
    prompt: '',
    transcriptionPrompt: '',
    summarizeCall: false,
    summarizePrompt: '',
    scoring: false,
    variables: Object.entries(questions).map(([key, description]) => ({
      uuid: key,
      key,
      type: 'BOOLEAN',
      required: false,
      readableName: key.replaceAll('_', ' '),
      description,
      category: null,
      weight: 1,
      orderNumber: null,
      critical: false,
      passesWhen: true,
      options: null,
    })),
    categories: [],
    metadata: [],
  }
}
