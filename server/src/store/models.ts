import { AppError } from '../domain/errors.ts'
import {
  type ModelCategory,
  type ModelMetadataField,
  type ModelRevision,
  type ModelVariable,
  slugOf,
  tidyName,
} from '../domain/model.ts'
import { newId } from '../domain/new-id.ts'
import { type Database, isDuplicate, type Transaction } from './database.ts'
import { type ModelRow, saveRevision } from './model-revisions.ts'

/** A new model as its author writes it; ids, slugs and the first revision are made here. */
export interface NewModel {
  readonly name: string
  readonly description: string
  readonly prompt: string
  readonly transcriptionPrompt: string
  readonly summarizeCall: boolean
  readonly summarizePrompt: string
  readonly scoring: boolean
  readonly enabled: boolean
  readonly categories: readonly Omit<ModelCategory, 'uuid' | 'slug'>[]
  readonly variables: readonly Omit<ModelVariable, 'uuid'>[]
  readonly metadata: readonly ModelMetadataField[]
}

/** A model with its current revision, and who made it when. */
export interface Model {
  readonly id: number
  readonly clientId: string
  readonly enabled: boolean
  readonly revision: ModelRevision
  readonly createdAt: Date
  readonly createdBy: string
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}

export async function createModel(database: Database, clientId: string, model: NewModel): Promise<Model> {
  try {
    return await database.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('model')
        .values({
          client_id: clientId,
          name: model.name,
          description: model.description,
          prompt: model.prompt,
          transcription_prompt: model.transcriptionPrompt,
          summarize_call: model.summarizeCall,
          summarize_prompt: model.summarizePrompt,
          scoring: model.scoring,
          enabled: model.enabled,
          revision: 1,
          created_by: clientId,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const categoryIds = await insertCategories(tx, row.id, clientId, model)
      await insertVariables(tx, row.id, clientId, model, categoryIds)
      await insertMetadata(tx, row.id, clientId, model)
      const revision = await saveRevision(tx, row, clientId)
      return toModel(row, revision)
    })
  } catch (error) {
    if (isDuplicate(error, 'model_name')) {
      throw new AppError(
        'model_name_taken',
        `A model named "${model.name}" exists already; choose another name.`,
        'name',
      )
    }
    throw error
  }
}

export async function findModel(
  database: Database,
  clientId: string,
  id: number,
): Promise<Model | undefined> {
  const rows = await selectModels(database, clientId).where('model.id', '=', id).execute()
  return rows.map((row) => toModel(row, row.snapshot))[0]
}

/** The model of that name, enabled or not, upper or lower case alike. */
export async function findModelByName(
  database: Database,
  clientId: string,
  name: string,
): Promise<Model | undefined> {
  const rows = await selectModels(database, clientId)
    .where((where) =>
      where(where.fn('lower', ['model.name']), '=', where.fn('lower', [where.val(tidyName(name))])),
    )
    .execute()
  return rows.map((row) => toModel(row, row.snapshot))[0]
}

export async function listModels(
  database: Database,
  clientId: string,
  options: { orderByName: boolean; includeDisabled: boolean },
): Promise<Model[]> {
  let query = selectModels(database, clientId)
  if (!options.includeDisabled) query = query.where('model.enabled', '=', true)
  query = options.orderByName
    ? query.orderBy((order) => order.fn('lower', ['model.name'])).orderBy('model.id')
    : query.orderBy('model.id')
  return (await query.execute()).map((row) => toModel(row, row.snapshot))
}

function selectModels(database: Database, clientId: string) {
  return database
    .selectFrom('model')
    .innerJoin('model_revision', (join) =>
      join
        .onRef('model_revision.model_id', '=', 'model.id')
        .onRef('model_revision.number', '=', 'model.revision'),
    )
    .selectAll('model')
    .select('model_revision.snapshot')
    .where('model.client_id', '=', clientId)
}

async function insertCategories(
  tx: Transaction,
  modelId: number,
  author: string,
  model: NewModel,
): Promise<Map<string, number>> {
  const general = { name: 'General', description: null, maxScore: 100, orderNumber: 1, holdsRest: true }
  const given = model.categories.map((category) => ({ ...category, holdsRest: false }))
  const categories = given.length === 0 && model.scoring ? [general] : given
  const ids = new Map<string, number>()
  for (const category of categories) {
    const slug = slugOf(category.name)
    const { id } = await tx
      .insertInto('model_category')
      .values({
        uuid: newId(),
        model_id: modelId,
        name: category.name,
        slug,
        description: category.description,
        max_score: category.maxScore,
        order_number: category.orderNumber,
        holds_rest: category.holdsRest,
        created_by: author,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(slug, id)
  }
  return ids
}

async function insertVariables(
  tx: Transaction,
  modelId: number,
  author: string,
  model: NewModel,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rest = model.categories.length === 0 ? (categoryIds.get('general') ?? null) : null
  for (const variable of model.variables) {
    await tx
      .insertInto('model_variable')
      .values({
        uuid: newId(),
        model_id: modelId,
        category_id: variable.category === null ? rest : (categoryIds.get(variable.category) ?? null),
        key: variable.key,
        type: variable.type,
        required: variable.required,
        readable_name: variable.readableName,
        description: variable.description,
        weight: variable.weight,
        order_number: variable.orderNumber,
        critical: variable.critical,
        passes_when: variable.passesWhen,
        options: variable.options && JSON.stringify(variable.options),
        created_by: author,
      })
      .execute()
  }
}

async function insertMetadata(
  tx: Transaction,
  modelId: number,
  author: string,
  model: NewModel,
): Promise<void> {
  for (const field of model.metadata) {
    await tx
      .insertInto('model_metadata')
      .values({
        model_id: modelId,
        key: field.key,
        readable_name: field.readableName,
        type: field.type,
        required: field.required,
        grouping: field.grouping,
        created_by: author,
      })
      .execute()
  }
}

function toModel(row: ModelRow, revision: ModelRevision): Model {
  return {
    id: row.id,
    clientId: row.client_id,
    enabled: row.enabled,
    revision,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}
