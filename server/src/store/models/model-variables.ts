import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { type ModelVariable, tidyName } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { type CategoryRecord, findRest, selectCategories } from './model-categories.ts'
import type { PartKind } from './model-parts.ts'

export const mostVariables = 500

export type VariableRow = Selectable<Schema['model_variable']>

/** A variable with the slug of the category it is scored in. */
export type VariableRecord = VariableRow & { readonly category: string | null }

/** A variable as its author writes it. */
export type VariableFields = Omit<ModelVariable, 'uuid' | 'category'> & {
  /** Slug or name; null: none; undefined: the one it has. */
  readonly category: string | null | undefined
}

/** Listed in the order they are shown. */
export const variables: PartKind<VariableFields, VariableRecord, VariableColumns> = {
  table: 'model_variable',
  subject: 'variable',
  one: 'variable',
  many: 'variables',
  most: mostVariables,
  calledBy: { field: 'key', index: 'model_variable_key', taken: 'variable_key_taken' },
  list: (database, modelId) =>
    selectVariables(database, modelId)
      .orderBy('model_variable.order_number', (order) => order.asc().nullsLast())
      .orderBy('model_variable.id')
      .execute(),
  find: (database, modelId, id) =>
    selectVariables(database, modelId).where('model_variable.id', '=', id).executeTakeFirst(),
  columnsWithin: async (tx, modelId) => {
    const categories = await selectCategories(tx, modelId).execute()
    const categoryOf = placeVariables(categories, findRest(categories))
    return (variable, standing, place) => {
      const path = place === undefined ? 'category' : `template_variables.${place}.category`
      return columnsOf(variable, categoryOf(variable, standing?.category ?? null, path))
    }
  },
  insert: (tx, modelId, author, variables) => {
    const rows = variables.map((columns) => ({
      uuid: newId(),
      model_id: modelId,
      ...columns,
      options: writeOptions(columns),
      created_by: author,
    }))
    return tx.insertInto('model_variable').values(rows).returning(['id', 'model_id']).execute()
  },
  update: (tx, id, columns) =>
    tx
      .updateTable('model_variable')
      .set({ ...columns, options: writeOptions(columns) })
      .where('id', '=', id)
      .execute(),
  // If the clash is with another variable's key, the category has lost this one, its last scored variable.
  pathOfClash: (key, variable) => {
    if (variable.key === key) return 'key'
    if (variable.category !== key) return 'category'
    return variable.weight === 0 ? 'weight' : 'type'
  },
}

function selectVariables(database: Database, modelId: number) {
  return database
    .selectFrom('model_variable')
    .leftJoin('model_category', 'model_category.id', 'model_variable.category_id')
    .selectAll('model_variable')
    .select('model_category.slug as category')
    .where('model_variable.model_id', '=', modelId)
    .where('model_variable.enabled', '=', true)
}

/**
 * Finds the category a variable belongs in: the one it names, by slug or by name; the one it has, if it names none; or else
 * the one that holds the rest, if there is one. Whoever does not know of categories must not undo them.
 */
export function placeVariables<C extends { readonly slug: string; readonly name: string }>(
  categories: readonly C[],
  rest: C | undefined,
) {
  const byName = new Map(categories.map((category) => [tidyName(category.name).toLowerCase(), category]))
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  return ({ category }: VariableFields, standing: string | null, path: string): C | undefined => {
    if (category === undefined) return bySlug.get(standing ?? '') ?? rest
    if (category === null) return rest
    const found = bySlug.get(category) ?? byName.get(tidyName(category).toLowerCase())
    if (found) return found
    const known = categories.map(({ slug }) => slug).join(', ')
    const wayOn = known ? `There are: ${known}.` : 'It has none yet.'
    throw new AppError(
      'validation',
      `There is no category "${category.slice(0, 128)}" in this model. ${wayOn}`,
      path,
    )
  }
}

type VariableColumns = ReturnType<typeof columnsOf>

function columnsOf(variable: VariableFields, category: CategoryRecord | undefined) {
  return {
    category_id: category?.id ?? null,
    key: variable.key,
    type: variable.type,
    required: variable.required,
    readable_name: variable.readableName,
    description: variable.description,
    weight: variable.weight,
    order_number: variable.orderNumber,
    critical: variable.critical,
    passes_when: variable.passesWhen,
    options: variable.options,
  }
}

function writeOptions({ options }: VariableColumns): string | null {
  return options && JSON.stringify(options)
}
