import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { ModelMetadataField } from '../../domain/model.ts'
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

export const mostMetadataFields = 100

export type MetadataRecord = Selectable<Schema['model_metadata']>

/** The metadata fields of a model, in the order they were made. */
export async function listMetadata(database: Database, address: ModelAddress): Promise<MetadataRecord[]> {
  const model = await getModelRow(database, address)
  return selectMetadata(database, model.id).orderBy('id').execute()
}

export async function getMetadataField(
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<MetadataRecord> {
  const model = await getModelRow(database, address)
  return pickField(database, model.id, id)
}

export async function addMetadataField(
  database: Database,
  address: ModelAddress,
  field: ModelMetadataField,
): Promise<MetadataRecord> {
  return changeField(database, address, field, async (tx, modelId) => {
    const { length } = await selectMetadata(tx, modelId).execute()
    if (length >= mostMetadataFields) {
      throw new AppError('validation', `A model may have at most ${mostMetadataFields} metadata fields.`)
    }
    const [added] = await insertFields(tx, modelId, address.clientId, [columnsOf(field)])
    await noteModelChange(tx, address, 'created', { subject: 'metadata', id: added!.id })
    return added!
  })
}

export async function replaceMetadataField(
  database: Database,
  address: ModelAddress,
  id: number,
  field: ModelMetadataField,
): Promise<MetadataRecord> {
  return changeField(database, address, field, async (tx, modelId) => {
    const record = await pickField(tx, modelId, id)
    const columns = columnsOf(field)
    if (!hasValues(record, columns))
      await noteModelChange(tx, address, 'replaced', { subject: 'metadata', id })
    return updateField(tx, id, columns, address.clientId)
  })
}

export async function removeMetadataField(
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<void> {
  await changeModel(database, address, async (tx, model) => {
    await pickField(tx, model.id, id)
    await disableFields(tx, [id], address.clientId)
    await noteModelChange(tx, address, 'removed', { subject: 'metadata', id })
  })
}

/** Fields of a key that stays remain themselves; the others go, and new ones come. */
export async function replaceMetadata(
  tx: Transaction,
  modelId: number,
  author: string,
  fields: readonly ModelMetadataField[],
): Promise<void> {
  const existing = new Map(
    (await selectMetadata(tx, modelId).execute()).map((record) => [record.key, record]),
  )
  const added: MetadataColumns[] = []
  for (const field of fields) {
    const columns = columnsOf(field)
    const record = existing.get(field.key)
    existing.delete(field.key)
    if (!record) added.push(columns)
    else if (!hasValues(record, columns)) await updateField(tx, record.id, columns, author)
  }
  const gone = [...existing.values()].map(({ id }) => id)
  if (gone.length > 0) await disableFields(tx, gone, author)
  if (added.length > 0) await insertFields(tx, modelId, author, added)
}

function selectMetadata(database: Database, modelId: number) {
  return database
    .selectFrom('model_metadata')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('enabled', '=', true)
}

async function pickField(database: Database, modelId: number, id: number): Promise<MetadataRecord> {
  const record = await selectMetadata(database, modelId).where('id', '=', id).executeTakeFirst()
  if (!record) throw new AppError('not_found', 'There is no metadata field with this id in this model.')
  return record
}

async function changeField(
  database: Database,
  address: ModelAddress,
  { key }: ModelMetadataField,
  change: (tx: Transaction, modelId: number) => Promise<MetadataRecord>,
): Promise<MetadataRecord> {
  try {
    const { result } = await changeModel(database, address, (tx, model) => change(tx, model.id))
    return result
  } catch (error) {
    if (isDuplicate(error, 'model_metadata_key')) {
      const message = `The model has a metadata field with the key "${key}" already; choose another key.`
      throw new AppError('metadata_key_taken', message, 'key')
    }
    throw error
  }
}

type MetadataColumns = ReturnType<typeof columnsOf>

function columnsOf(field: ModelMetadataField) {
  return {
    key: field.key,
    readable_name: field.readableName,
    type: field.type,
    required: field.required,
    grouping: field.grouping,
  }
}

function insertFields(
  tx: Transaction,
  modelId: number,
  author: string,
  fields: readonly MetadataColumns[],
): Promise<MetadataRecord[]> {
  const rows = fields.map((columns) => ({ model_id: modelId, ...columns, created_by: author }))
  return tx.insertInto('model_metadata').values(rows).returningAll().execute()
}

function updateField(
  tx: Transaction,
  id: number,
  columns: MetadataColumns,
  author: string,
): Promise<MetadataRecord> {
  return tx
    .updateTable('model_metadata')
    .set({ ...columns, ...changedBy(author) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function disableFields(tx: Transaction, ids: readonly number[], author: string): Promise<void> {
  await tx
    .updateTable('model_metadata')
    .set({ enabled: false, ...changedBy(author) })
    .where('id', 'in', ids)
    .execute()
}
