import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { metadataFields } from '../../store/models/model-metadata.ts'
import type { App, HttpContext } from '../context.ts'
import { handleParts } from './handle-parts.ts'
import { MetadataInput, MetadataOutput, showMetadataField, toMetadataField } from './metadata-schemas.ts'
import { ParentParams, PartParams } from './model-params.ts'

export function addMetadataRoutes(app: App, { database }: HttpContext): void {
  const parts = handleFields(database)
  addListRoutes(app, parts)
  addOneFieldRoutes(app, parts)
}

type Parts = ReturnType<typeof handleFields>

function handleFields(database: Database) {
  return handleParts(database, metadataFields, {
    at: 'metadata',
    read: toMetadataField,
    show: showMetadataField,
  })
}

function addListRoutes(app: App, parts: Parts): void {
  app.get(
    '/v1/models/:model_id/metadata',
    {
      config: { scope: 'read:model-metadata' },
      schema: {
        operationId: 'listMetadataFields',
        tags: ['Metadata'],
        summary: "List a model's metadata fields",
        description: 'In the order they were created.',
        params: ParentParams,
        response: { 200: z.array(MetadataOutput) },
      },
    },
    parts.list,
  )

  app.post(
    '/v1/models/:model_id/metadata',
    {
      config: { scope: 'write:model-metadata', refusals: ['metadata_key_taken'] },
      schema: {
        operationId: 'createMetadataField',
        tags: ['Metadata'],
        summary: 'Add a metadata field to a model',
        description: 'Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.',
        params: ParentParams,
        body: MetadataInput,
        response: { 201: MetadataOutput },
      },
    },
    parts.create,
  )
}

function addOneFieldRoutes(app: App, parts: Parts): void {
  app.get(
    '/v1/models/:model_id/metadata/:id',
    {
      config: { scope: 'read:model-metadata' },
      schema: {
        operationId: 'getMetadataField',
        tags: ['Metadata'],
        summary: 'Read a metadata field',
        params: PartParams,
        response: { 200: MetadataOutput },
      },
    },
    parts.get,
  )

  app.put(
    '/v1/models/:model_id/metadata/:id',
    {
      config: { scope: 'write:model-metadata', refusals: ['metadata_key_taken'] },
      schema: {
        operationId: 'replaceMetadataField',
        tags: ['Metadata'],
        summary: 'Replace a metadata field',
        description: 'Omitted fields return to their defaults. The field keeps its ID, even with a new key.',
        params: PartParams,
        body: MetadataInput,
        response: { 200: MetadataOutput },
      },
    },
    parts.replace,
  )

  app.delete(
    '/v1/models/:model_id/metadata/:id',
    {
      config: { scope: 'write:model-metadata' },
      schema: {
        operationId: 'deleteMetadataField',
        tags: ['Metadata'],
        summary: 'Delete a metadata field',
        params: PartParams,
        response: { 204: z.undefined() },
      },
    },
    parts.remove,
  )
}
