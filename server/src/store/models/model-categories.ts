import { slugOf } from '@callmark/client/model-rules'
import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { freeSlug, type ModelCategory } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import {
  changedBy,
  changeModel,
  getModelRow,
  hasValues,
  type ModelAddress,
  noteModelChange,
} from './change-model.ts'

export const mostCategories = 100

export type CategoryRecord = Selectable<Schema['model_category']>

/** A category as its author writes it. */
export type CategoryFields = Omit<ModelCategory, 'uuid' | 'slug'>

/** What a scoring model gets when it has no category: while it is the only one, it holds every variable that names none. */
export const general = { name: 'General', description: null, maxScore: 100, orderNumber: 1, holdsRest: true }

/** A category of a model that is being made; a copy keeps its slug. */
export type FirstCategory = CategoryFields & { readonly holdsRest?: boolean; readonly slug?: string }

/** The categories a new model gets: its own, or the one for everything if it scores without any. */
export function firstCategories(
  categories: readonly FirstCategory[],
  scoring: boolean,
): readonly FirstCategory[] {
  return categories.length === 0 && scoring ? [general] : categories
}

/** Of the active categories of a model, the one that holds every variable without a category. */
export function findRest<C extends { readonly holds_rest: boolean }>(
  categories: readonly C[],
): C | undefined {
  return categories.length === 1 ? categories.find(({ holds_rest }) => holds_rest) : undefined
}

/** Each with its slug: the one it has, or the next that is free. */
export function giveSlugs<C extends FirstCategory>(
  categories: readonly C[],
  standing: readonly string[] = [],
): (C & { readonly slug: string })[] {
  const taken = new Set([...standing, ...categories.flatMap(({ slug }) => slug ?? [])])
  return categories.map((category) => {
    const slug = category.slug ?? freeSlug(category.name, taken)
    taken.add(slug)
    return { ...category, slug }
  })
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
 * the calls they scored are still there.
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
    const columns = { ...columnsOf(category), slug: await slugFor(tx, record, category.name) }
    if (!hasValues(record, columns))
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

/** Its variables are still extracted, but no longer scored, unless nothing but "General" is left to score by. */
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
    if (model.scoring) await fallBackToGeneral(tx, model.id, address.clientId)
  })
}

/** A model that scores never stops to because its last own category went: what is left is scored under "General". */
async function fallBackToGeneral(tx: Transaction, modelId: number, author: string): Promise<void> {
  const left = await selectCategories(tx, modelId).execute()
  const rest = findRest(left.length > 0 ? left : await insertCategories(tx, modelId, author, [general]))
  if (!rest) return
  await tx
    .updateTable('model_variable')
    .set({ category_id: rest.id, ...changedBy(author) })
    .where('model_id', '=', modelId)
    .where('enabled', '=', true)
    .where('category_id', 'is', null)
    .execute()
}

export async function insertCategories(
  tx: Transaction,
  modelId: number,
  author: string,
  categories: readonly FirstCategory[],
): Promise<CategoryRecord[]> {
  const standing = await selectCategories(tx, modelId).execute()
  const slugs = standing.map(({ slug }) => slug)
  const rows = giveSlugs(categories, slugs).map((category) => ({
    uuid: newId(),
    model_id: modelId,
    ...columnsOf(category),
    slug: category.slug,
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
    throw error
  }
}

/** It stays as long as the name would give the same, whatever has become of the others since. */
async function slugFor(tx: Transaction, record: CategoryRecord, name: string): Promise<string> {
  if (slugOf(name) === slugOf(record.name)) return record.slug
  const others = await selectCategories(tx, record.model_id).where('id', '<>', record.id).execute()
  return freeSlug(name, new Set(others.map(({ slug }) => slug)))
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
  const wayOn = `Create an editable copy of the model with POST /v1/models/${modelId}/duplicate.`
  throw new AppError(
    'category_frozen',
    `The model has call analyses, so its categories cannot be changed or deleted. ${wayOn}`,
  )
}

function columnsOf(category: CategoryFields) {
  return {
    name: category.name,
    description: category.description,
    max_score: category.maxScore,
    order_number: category.orderNumber,
  }
}
