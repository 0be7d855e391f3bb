import { type Selectable, sql } from 'kysely'
import { AppError } from '../domain/errors.ts'
import { type ModelCategory, slugOf } from '../domain/model.ts'
import { newId } from '../domain/new-id.ts'
import {
  changedBy,
  changeModel,
  getModelRow,
  hasValues,
  type ModelAddress,
  noteModelChange,
} from './change-model.ts'
import { type Database, isDuplicate, type Transaction } from './database.ts'
import type { Schema } from './schema.ts'

export const mostCategories = 100

export type CategoryRecord = Selectable<Schema['model_category']>

/** A category as its author writes it. */
export type CategoryFields = Omit<ModelCategory, 'uuid' | 'slug'>

/** What a scoring model gets when nobody gave it a category: it holds every variable that names none. */
export const general = { name: 'General', description: null, maxScore: 100, orderNumber: 1, holdsRest: true }

/** A category of a model that is being made. */
export type FirstCategory = CategoryFields & { readonly holdsRest?: boolean }

/** The categories a new model gets: its own, or the one for everything if it scores without any. */
export function firstCategories(
  categories: readonly FirstCategory[],
  scoring: boolean,
): readonly FirstCategory[] {
  return categories.length === 0 && scoring ? [general] : categories
}

/** The active categories of a model, in the order they are shown. */
export async function listCategories(database: Database, address: ModelAddress): Promise<CategoryRecord[]> {
  const model = await getModelRow(database, address)
  return selectCategories(database, model.id)
    .orderBy('order_number', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
}

/**
 * Ids of a client's categories with this slug, or this uuid; of one model, or of all. Those deleted since are among them, for
 * the calls they marked are still there.
 */
export async function findCategoryIds(
  database: Database,
  clientId: string,
  modelId: number | undefined,
  slugOrUuid: string,
): Promise<number[]> {
  const found = await database
    .selectFrom('model_category')
    .innerJoin('model', 'model.id', 'model_category.model_id')
    .select('model_category.id')
    .where('model.client_id', '=', clientId)
    .$if(modelId !== undefined, (query) => query.where('model.id', '=', modelId!))
    .where((where) =>
      where.or([
        where('model_category.slug', '=', slugOrUuid),
        where(sql<string>`model_category.uuid::text`, '=', slugOrUuid.toLowerCase()),
      ]),
    )
    .execute()
  return found.map(({ id }) => id)
}

export async function getCategory(
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<CategoryRecord> {
  const model = await getModelRow(database, address)
  return pickCategory(database, model.id, id)
}

/** Allowed even when the model has calls: they keep the revision they were judged by. */
export async function addCategory(
  database: Database,
  address: ModelAddress,
  category: CategoryFields,
): Promise<CategoryRecord> {
  const { result } = await changeCategories(database, address, category, async (tx, modelId) => {
    const { length } = await selectCategories(tx, modelId).execute()
    if (length >= mostCategories) {
      throw new AppError('validation', `A model may have at most ${mostCategories} categories.`)
    }
    // From here on the model has categories of its own, and a variable that names none is not scored.
    await tx
      .updateTable('model_category')
      .set({ holds_rest: false })
      .where('model_id', '=', modelId)
      .where('holds_rest', '=', true)
      .execute()
    const [added] = await insertCategories(tx, modelId, address.clientId, [category])
    await noteModelChange(tx, address, 'created', { subject: 'category', id: added!.id })
    return added!
  })
  return result
}

export async function replaceCategory(
  database: Database,
  address: ModelAddress,
  id: number,
  category: CategoryFields,
): Promise<CategoryRecord> {
  const { result } = await changeCategories(database, address, category, async (tx, modelId) => {
    const record = await pickCategory(tx, modelId, id)
    await refuseWithCalls(tx, modelId)
    const columns = columnsOf(category)
    if (hasValues(record, columns)) return record
    await noteModelChange(tx, address, 'replaced', { subject: 'category', id })
    return tx
      .updateTable('model_category')
      .set({ ...columns, ...changedBy(address.clientId) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return result
}

/** Its variables are still extracted, but no longer scored. */
export async function removeCategory(database: Database, address: ModelAddress, id: number): Promise<void> {
  await changeModel(database, address, async (tx, model) => {
    await pickCategory(tx, model.id, id)
    await refuseWithCalls(tx, model.id)
    await noteModelChange(tx, address, 'removed', { subject: 'category', id })
    const changed = changedBy(address.clientId)
    await tx
      .updateTable('model_category')
      .set({ enabled: false, ...changed })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('model_variable')
      .set({ category_id: null, ...changed })
      .where('category_id', '=', id)
      .where('enabled', '=', true)
      .execute()
  })
}

export function insertCategories(
  tx: Transaction,
  modelId: number,
  author: string,
  categories: readonly FirstCategory[],
): Promise<CategoryRecord[]> {
  const rows = categories.map((category) => ({
    uuid: newId(),
    model_id: modelId,
    ...columnsOf(category),
    holds_rest: category.holdsRest ?? false,
    created_by: author,
  }))
  return tx.insertInto('model_category').values(rows).returningAll().execute()
}

export function selectCategories(database: Database, modelId: number) {
  return database
    .selectFrom('model_category')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('enabled', '=', true)
}

async function pickCategory(database: Database, modelId: number, id: number): Promise<CategoryRecord> {
  const record = await selectCategories(database, modelId).where('id', '=', id).executeTakeFirst()
  if (!record) throw new AppError('not_found', 'There is no category with this id in this model.')
  return record
}

async function changeCategories<T>(
  database: Database,
  address: ModelAddress,
  { name }: CategoryFields,
  change: (tx: Transaction, modelId: number) => Promise<T>,
) {
  try {
    return await changeModel(
      database,
      address,
      (tx, model) => change(tx, model.id),
      () => 'name',
    )
  } catch (error) {
    if (isDuplicate(error, 'model_category_name')) {
      const message = `The model has a category named "${name}" already; choose another name.`
      throw new AppError('category_name_taken', message, 'name')
    }
    if (isDuplicate(error, 'model_category_slug')) {
      const message = `The name gives the slug "${slugOf(name)}", which another category of this model has already; choose another name.`
      throw new AppError('category_name_taken', message, 'name')
    }
    throw error
  }
}

async function refuseWithCalls(tx: Transaction, modelId: number): Promise<void> {
  const call = await tx
    .selectFrom('call')
    .select('id')
    .where('model_id', '=', modelId)
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!call) return
  const wayOn = `Make an editable copy of the model with POST /v1/models/${modelId}/duplicate.`
  throw new AppError(
    'category_frozen',
    `The model has call analyses, so its categories cannot be changed or deleted. ${wayOn}`,
  )
}

function columnsOf(category: CategoryFields) {
  return {
    name: category.name,
    slug: slugOf(category.name),
    description: category.description,
    max_score: category.maxScore,
    order_number: category.orderNumber,
  }
}
