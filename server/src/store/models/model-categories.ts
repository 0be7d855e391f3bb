import { slugOf } from '@callmark/client/model-rules'
import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { freeSlug, type ModelCategory } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import type { Database, Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { changedBy } from './change-model.ts'
import type { PartKind } from './model-parts.ts'
import type { ModelRow } from './model-revisions.ts'

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

/** Listed in the order they are shown. Those of a model with calls may not be changed, but others be added. */
export const categories: PartKind<CategoryFields, CategoryRecord, CategoryColumns> = {
  table: 'model_category',
  subject: 'category',
  one: 'category',
  many: 'categories',
  most: mostCategories,
  calledBy: { field: 'name', index: 'model_category_name', taken: 'category_name_taken' },
  list: (database, modelId) =>
    selectCategories(database, modelId)
      .orderBy('order_number', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute(),
  find: (database, modelId, id) =>
    selectCategories(database, modelId).where('id', '=', id).executeTakeFirst(),
  columnsWithin: async (tx, modelId) => {
    const active = await selectCategories(tx, modelId).execute()
    return (category, standing) => ({ ...columnsOf(category), slug: slugAmong(active, category, standing) })
  },
  insert: insertRows,
  update: (tx, id, columns) => tx.updateTable('model_category').set(columns).where('id', '=', id).execute(),
  refuseFrozen: refuseWithCalls,
  afterRemoval: releaseVariables,
  pathOfClash: () => 'name',
}

/**
 * Ids of a client's categories with this slug, or this uuid; of one model, or of all. Those deleted since are among them, for
 * the calls they scored are still there.
 */
export async function findCategoryIds(
  database: Database,
  workspaceId: string,
  modelId: number | undefined,
  slugOrUuid: string,
): Promise<number[]> {
  const found = await database
    .selectFrom('model_category')
    .innerJoin('model', 'model.id', 'model_category.model_id')
    .select('model_category.id')
    .where('model.workspace_id', '=', workspaceId)
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

/** They are still extracted, but no longer scored, unless nothing but "General" is left to score by. */
async function releaseVariables(tx: Transaction, model: ModelRow, id: number, author: string): Promise<void> {
  await tx
    .updateTable('model_variable')
    .set({ category_id: null, ...changedBy(author) })
    .where('category_id', '=', id)
    .where('enabled', '=', true)
    .execute()
  if (model.scoring) await fallBackToGeneral(tx, model.id, author)
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
    ...columnsOf(category),
    slug: category.slug,
    holds_rest: category.holdsRest ?? false,
  }))
  return insertRows(tx, modelId, author, rows)
}

function insertRows(
  tx: Transaction,
  modelId: number,
  author: string,
  categories: readonly CategoryColumns[],
): Promise<CategoryRecord[]> {
  const rows = categories.map((columns) => ({
    uuid: newId(),
    model_id: modelId,
    ...columns,
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

/** It stays as long as the name would give the same, whatever has become of the others since. */
function slugAmong(
  active: readonly CategoryRecord[],
  { name }: CategoryFields,
  standing: CategoryRecord | undefined,
): string {
  if (standing && slugOf(name) === slugOf(standing.name)) return standing.slug
  return freeSlug(name, new Set(active.filter(({ id }) => id !== standing?.id).map(({ slug }) => slug)))
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

type CategoryColumns = ReturnType<typeof columnsOf> & {
  readonly slug: string
  readonly holds_rest?: boolean
}

function columnsOf(category: CategoryFields) {
  return {
    name: category.name,
    description: category.description,
    max_score: category.maxScore,
    order_number: category.orderNumber,
  }
}
