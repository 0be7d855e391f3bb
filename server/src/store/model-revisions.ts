import type { ModelRevision } from '../domain/model.ts'
import type { Transaction } from './database.ts'
import type { Schema } from './schema.ts'

export type ModelRow = Omit<Schema['model'], 'id' | 'created_at'> & { id: number; created_at: Date }

/** Freezes the model as it stands in its tables now: from here on, calls are analysed by this. */
export async function saveRevision(tx: Transaction, row: ModelRow, author: string): Promise<ModelRevision> {
  const revision = await readRevision(tx, row)
  await tx
    .insertInto('model_revision')
    .values({
      model_id: row.id,
      number: row.revision,
      snapshot: JSON.stringify(revision),
      created_by: author,
    })
    .execute()
  return revision
}

async function readRevision(tx: Transaction, row: ModelRow): Promise<ModelRevision> {
  const mine = { model_id: row.id, enabled: true }
  const categories = await tx
    .selectFrom('model_category')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const variables = await tx
    .selectFrom('model_variable')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const metadata = await tx
    .selectFrom('model_metadata')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const slugs = new Map(categories.map((category) => [category.id, category.slug]))
  return {
    modelId: row.id,
    number: row.revision,
    name: row.name,
    description: row.description,
    prompt: row.prompt,
    transcriptionPrompt: row.transcription_prompt,
    summarizeCall: row.summarize_call,
    summarizePrompt: row.summarize_prompt,
    scoring: row.scoring,
    categories: categories.map((category) => ({
      uuid: category.uuid,
      name: category.name,
      slug: category.slug,
      description: category.description,
      maxScore: category.max_score,
      orderNumber: category.order_number,
    })),
    variables: variables.map((variable) => ({
      uuid: variable.uuid,
      key: variable.key,
      type: variable.type,
      required: variable.required,
      readableName: variable.readable_name,
      description: variable.description,
      category: variable.category_id === null ? null : (slugs.get(variable.category_id) ?? null),
      weight: variable.weight,
      orderNumber: variable.order_number,
      critical: variable.critical,
      passesWhen: variable.passes_when,
      options: variable.options,
    })),
    metadata: metadata.map((field) => ({
      key: field.key,
      readableName: field.readable_name,
      type: field.type,
      required: field.required,
      grouping: field.grouping,
    })),
  }
}
