import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { type ModelVariable, tidyName } from '../../domain/model.ts'
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
import { type CategoryRecord, findRest, selectCategories } from './model-categories.ts'

export const mostVariables = 500

export type VariableRow = Selectable<Schema['model_variable']>

/** A variable with the slug of the category it is scored in. */
export type VariableRecord = VariableRow & { readonly category: string | null }

/** A variable as its author writes it. */
export type VariableFields = Omit<ModelVariable, 'uuid' | 'category'> & {
  /** Slug or name; null: none; undefined: the one it has. */
  readonly category: string | null | undefined
}

/** The variables of a model, in the order they are shown. */
export async function listVariables(database: Database, address: ModelAddress): Promise<VariableRecord[]> {
  const model = await getModelRow(database, address)
  return selectVariables(database, model.id)
    .orderBy('model_variable.order_number', (order) => order.asc().nullsLast())
    .orderBy('model_variable.id')
    .execute()
}

export async function getVariable(
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<VariableRecord> {
  const model = await getModelRow(database, address)
  return pickVariable(database, model.id, id)
}

export async function addVariable(
  database: Database,
  address: ModelAddress,
  variable: VariableFields,
): Promise<VariableRecord> {
  return changeVariable(database, address, variable, async (tx, modelId, place) => {
    const { length } = await selectVariables(tx, modelId).execute()
    if (length >= mostVariables) {
      throw new AppError('validation', `A model may have at most ${mostVariables} variables.`)
    }
    const categoryOf = await readPlaces(tx, modelId)
    place.category = categoryOf(variable, null, 'category')
    const [id] = await insertVariables(tx, modelId, address.clientId, [columnsOf(variable, place.category)])
    await noteModelChange(tx, address, 'created', { subject: 'variable', id: id! })
    return pickVariable(tx, modelId, id!)
  })
}

export async function replaceVariable(
  database: Database,
  address: ModelAddress,
  id: number,
  variable: VariableFields,
): Promise<VariableRecord> {
  return changeVariable(database, address, variable, async (tx, modelId, place) => {
    const record = await pickVariable(tx, modelId, id)
    const categoryOf = await readPlaces(tx, modelId)
    place.category = categoryOf(variable, record.category, 'category')
    const columns = columnsOf(variable, place.category)
    await updateVariable(tx, id, columns, address.clientId)
    if (!hasValues(record, columns))
      await noteModelChange(tx, address, 'replaced', { subject: 'variable', id })
    return pickVariable(tx, modelId, id)
  })
}

export async function removeVariable(database: Database, address: ModelAddress, id: number): Promise<void> {
  await changeModel(database, address, async (tx, model) => {
    await pickVariable(tx, model.id, id)
    await disableVariables(tx, [id], address.clientId)
    await noteModelChange(tx, address, 'removed', { subject: 'variable', id })
  })
}

/** Variables of a key that stays remain themselves; the others go, and new ones come. */
export async function replaceVariables(
  tx: Transaction,
  modelId: number,
  author: string,
  variables: readonly VariableFields[],
): Promise<void> {
  const categoryOf = await readPlaces(tx, modelId)
  const existing = new Map(
    (await selectVariables(tx, modelId).execute()).map((record) => [record.key, record]),
  )
  const added: VariableColumns[] = []
  for (const [index, variable] of variables.entries()) {
    const record = existing.get(variable.key)
    const path = `template_variables.${index}.category`
    const columns = columnsOf(variable, categoryOf(variable, record?.category ?? null, path))
    existing.delete(variable.key)
    if (!record) added.push(columns)
    else if (!hasValues(record, columns)) await updateVariable(tx, record.id, columns, author)
  }
  const gone = [...existing.values()].map(({ id }) => id)
  if (gone.length > 0) await disableVariables(tx, gone, author)
  if (added.length > 0) await insertVariables(tx, modelId, author, added)
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

async function pickVariable(database: Database, modelId: number, id: number): Promise<VariableRecord> {
  const record = await selectVariables(database, modelId)
    .where('model_variable.id', '=', id)
    .executeTakeFirst()
  if (!record) throw new AppError('not_found', 'There is no variable with this id in this model.')
  return record
}

/** Where the variable that is being written has been put. */
interface Place {
  category: CategoryRecord | undefined
}

async function changeVariable(
  database: Database,
  address: ModelAddress,
  variable: VariableFields,
  change: (tx: Transaction, modelId: number, place: Place) => Promise<VariableRecord>,
): Promise<VariableRecord> {
  const place: Place = { category: undefined }
  // If the clash is with another variable's key, the category has lost this one, its last scored variable.
  const pathOfClash = (key: string) => {
    if (variable.key === key) return 'key'
    if (place.category?.slug !== key) return 'category'
    return variable.weight === 0 ? 'weight' : 'type'
  }
  try {
    const { result } = await changeModel(
      database,
      address,
      (tx, model) => change(tx, model.id, place),
      pathOfClash,
    )
    return result
  } catch (error) {
    if (isDuplicate(error, 'model_variable_key')) {
      const message = `The model has a variable with the key "${variable.key}" already; choose another key.`
      throw new AppError('variable_key_taken', message, 'key')
    }
    throw error
  }
}

async function readPlaces(tx: Transaction, modelId: number) {
  const categories = await selectCategories(tx, modelId).execute()
  return placeVariables(categories, findRest(categories))
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

async function insertVariables(
  tx: Transaction,
  modelId: number,
  author: string,
  variables: readonly VariableColumns[],
): Promise<number[]> {
  const rows = variables.map((columns) => ({
    uuid: newId(),
    model_id: modelId,
    ...columns,
    options: columns.options && JSON.stringify(columns.options),
    created_by: author,
  }))
  const inserted = await tx.insertInto('model_variable').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

async function updateVariable(
  tx: Transaction,
  id: number,
  columns: VariableColumns,
  author: string,
): Promise<void> {
  const options = columns.options && JSON.stringify(columns.options)
  await tx
    .updateTable('model_variable')
    .set({ ...columns, options, ...changedBy(author) })
    .where('id', '=', id)
    .execute()
}

async function disableVariables(tx: Transaction, ids: readonly number[], author: string): Promise<void> {
  await tx
    .updateTable('model_variable')
    .set({ enabled: false, ...changedBy(author) })
    .where('id', 'in', ids)
    .execute()
}
