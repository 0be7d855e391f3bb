import { z } from 'zod'
import {
  addMetadataField,
  getMetadataField,
  listMetadata,
  removeMetadataField,
  replaceMetadataField,
} from '../../store/models/model-metadata.ts'
import type { App, HttpContext } from '../context.ts'
import { MetadataInput, MetadataOutput, showMetadataField, toMetadataField } from './metadata-schemas.ts'
import { ParentParams, PartParams } from './model-params.ts'

export function addMetadataRoutes(app: App, { database }: HttpContext): void {
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
    async ({ caller, params }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return (await listMetadata(database, address)).map(showMetadataField)
    },
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
    async ({ caller, params, body }, reply) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      const field = await addMetadataField(database, address, toMetadataField(body))
      return reply
        .status(201)
        .header('Location', `/v1/models/${field.model_id}/metadata/${field.id}`)
        .send(showMetadataField(field))
    },
  )

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
    async ({ caller, params }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return showMetadataField(await getMetadataField(database, address, params.id))
    },
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
    async ({ caller, params, body }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return showMetadataField(
        await replaceMetadataField(database, address, params.id, toMetadataField(body)),
      )
    },
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
    async ({ caller, params }, reply) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      await removeMetadataField(database, address, params.id)
      return reply.status(204).send()
    },
  )
}
