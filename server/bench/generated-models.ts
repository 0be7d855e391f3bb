import type { ModelRevision, ModelVariable } from '../src/domain/model.ts'
import type { Database } from '../src/store/database.ts'
import { createModel } from '../src/store/models/models.ts'
import { actingAs } from '../test/support/acting-as.ts'

const variable = (
  key: string,
  type: ModelVariable['type'],
  category: string | null = null,
  options: readonly string[] | null = null,
): Omit<ModelVariable, 'uuid'> => ({
  key,
  type,
  required: true,
  readableName: key.replaceAll('_', ' '),
  description: `Whether and how: ${key.replaceAll('_', ' ')}.`,
  category,
  weight: 1,
  orderNumber: null,
  critical: false,
  passesWhen: true,
  options,
})

const variables = [
  variable('greets', 'BOOLEAN', 'opening'),
  variable('says_name', 'BOOLEAN', 'opening'),
  variable('verifies', 'BOOLEAN', 'handling'),
  variable('solves', 'BOOLEAN', 'handling'),
  variable('offers_more', 'BOOLEAN', 'closing'),
  variable('thanks', 'BOOLEAN', 'closing'),
  variable('satisfaction', 'INTEGER'),
  variable('amount', 'DECIMAL'),
  variable('reason', 'STRING', null, ['billing', 'delivery', 'refund', 'technical', 'contract', 'other']),
  variable('callback_on', 'DATE'),
]

const category = (name: string, maxScore: number, orderNumber: number) => ({
  name,
  description: `The ${name.toLowerCase()} of the call.`,
  maxScore,
  orderNumber,
})

const field = (key: string) => ({
  key,
  readableName: key,
  type: 'STRING' as const,
  required: true,
  grouping: true,
})

/** Four models of three categories, ten variables and three metadata fields each. */
export async function createBenchModels(database: Database, clientId: string): Promise<ModelRevision[]> {
  const models = []
  for (const name of ['Sales', 'Support', 'Billing', 'Retention']) {
    const model = await createModel(database, actingAs(clientId), {
      name,
      description: '',
      prompt: '',
      transcriptionPrompt: '',
      summarizeCall: true,
      summarizePrompt: '',
      scoring: true,
      leastConfidence: 0.85,
      enabled: true,
      categories: [category('Opening', 30, 1), category('Handling', 50, 2), category('Closing', 20, 3)],
      variables,
      metadata: [field('campaign'), field('queue'), field('store')],
    })
    models.push(model.revision)
  }
  return models
}
