import type { Selectable } from 'kysely'
import type { ModelMetadataField } from '../../domain/model.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { PartKind } from './model-parts.ts'

export const mostMetadataFields = 100

export type MetadataRecord = Selectable<Schema['model_metadata']>

/** Listed in the order they were made. */
export const metadataFields: PartKind<ModelMetadataField, MetadataRecord, MetadataColumns> = {
  table: 'model_metadata',
  subject: 'metadata',
  one: 'metadata field',
  many: 'metadata fields',
  most: mostMetadataFields,
  calledBy: { field: 'key', index: 'model_metadata_key', taken: 'metadata_key_taken' },
  list: (database, modelId) => selectMetadata(database, modelId).orderBy('id').execute(),
  find: (database, modelId, id) => selectMetadata(database, modelId).where('id', '=', id).executeTakeFirst(),
  columnsWithin: async () => columnsOf,
  insert: (tx, modelId, author, fields) => {
    const rows = fields.map((columns) => ({ model_id: modelId, ...columns, created_by: author }))
    return tx.insertInto('model_metadata').values(rows).returning(['id', 'model_id']).execute()
  },
  update: (tx, id, columns) => tx.updateTable('model_metadata').set(columns).where('id', '=', id).execute(),
}

function selectMetadata(database: Database, modelId: number) {
  return database
    .selectFrom('model_metadata')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('enabled', '=', true)
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
