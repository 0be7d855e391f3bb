import { askedConfidence } from '@callmark/client/model-rules'
import type { ModelCategory, ModelRevision, ModelVariable } from '../../src/domain/model.ts'
import type { Transcript, Turn } from '../../src/domain/transcript.ts'
import type { Case } from '../../src/judge/judge.ts'

export function variable(
  key: string,
  type: ModelVariable['type'],
  description: string,
  change: Partial<ModelVariable> = {},
): ModelVariable {
  return {
    uuid: `uuid-of-${key}`,
    key,
    type,
    required: false,
    readableName: key.replaceAll('_', ' '),
    description,
    category: null,
    weight: 1,
    orderNumber: null,
    critical: false,
    passesWhen: true,
    options: null,
    ...change,
  }
}

const care: ModelCategory = {
  uuid: 'uuid-of-closing',
  name: 'Closing',
  slug: 'closing',
  description: 'The agent offers further help, thanks the customer and says goodbye.',
  maxScore: 30,
  orderNumber: 1,
}

export function revision(
  variables: readonly ModelVariable[],
  change: Partial<ModelRevision> = {},
): ModelRevision {
  return {
    modelId: 1,
    number: 1,
    name: 'Bank',
    description: '',
    prompt: '',
    transcriptionPrompt: '',
    summarizeCall: true,
    summarizePrompt: '',
    scoring: true,
    leastConfidence: askedConfidence.usual,
    variables,
    categories: [care],
    metadata: [],
    ...change,
  }
}

/** One line per turn, three seconds each: `Agent: words`. */
export function transcript(...lines: readonly string[]): Transcript {
  const turns = lines.map((line, index): Turn => {
    const colon = line.indexOf(': ')
    return {
      speaker: line.slice(0, colon),
      startSeconds: 3 * index,
      endSeconds: 3 * index + 2.5,
      text: line.slice(colon + 2),
    }
  })
  return { turns, language: 'en', durationSeconds: 3 * lines.length }
}

export const bankCall = transcript(
  'Agent: Hello, this is Harper Valley National Bank. My name is Jennifer. How can I help you today?',
  'Customer: Hi, my name is Elizabeth Davis. I need to check my account balance.',
  'Agent: Which account would you like to check?',
  'Customer: My savings account.',
  'Agent: Your savings account balance is a hundred and thirty four dollars.',
  'Customer: Great, thank you so much.',
  'Agent: Is there anything else I can help you with?',
  "Customer: No, that's all.",
  'Agent: Thank you for calling. Have a great day!',
)

export function caseOf(model: ModelRevision, said: Transcript): Case {
  return { transcript: said, revision: model, metadata: {}, agentName: 'Jennifer' }
}
