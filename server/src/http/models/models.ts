import { z } from 'zod'
import { createModel, duplicateModel, getModel, listModels, replaceModel } from '../../store/models/models.ts'
import type { App, HttpContext } from '../context.ts'
import { flag } from '../query-values.ts'
import { ModelParams } from './model-params.ts'
import {
  largestModelBytes,
  ModelCopy,
  ModelInput,
  ModelOutput,
  ModelReplacement,
  mostModelValues,
  showModel,
  toModelFields,
  toNewModel,
} from './model-schemas.ts'

export function addModelRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneModelRoutes(app, context)
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/models',
    {
      bodyLimit: largestModelBytes,
      config: {
        scope: 'write:prompt-template',
        mostValues: mostModelValues,
        refusals: ['model_name_taken', 'category_name_taken'],
      },
      schema: {
        operationId: 'createModel',
        tags: ['Models'],
        summary: 'Create a model',
        description: 'Only `name` is required; the rest has defaults.',
        body: ModelInput,
        response: { 201: ModelOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const model = await createModel(database, caller.by, toNewModel(body))
      return reply.status(201).header('Location', `/v1/models/${model.id}`).send(showModel(model))
    },
  )

  app.get(
    '/v1/models',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'listModels',
        tags: ['Models'],
        summary: 'List the models',
        querystring: z.object({
          order_by_name: flag(false).describe(
            'In the order of their names, as a reader would put them; otherwise as they were made.',
          ),
          include_disabled: flag(false).describe('Show disabled models too.'),
        }),
        response: { 200: z.array(ModelOutput) },
      },
    },
    async ({ caller, query }) => {
      const options = { orderByName: query.order_by_name, includeDisabled: query.include_disabled }
      return (await listModels(database, caller.workspaceId, options)).map(showModel)
    },
  )
}

function addOneModelRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/models/:id',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'getModel',
        tags: ['Models'],
        summary: 'Read a model',
        params: ModelParams,
        response: { 200: ModelOutput },
      },
    },
    async ({ caller, params }) => showModel(await getModel(database, caller.workspaceId, params.id)),
  )

  app.put(
    '/v1/models/:id',
    {
      bodyLimit: largestModelBytes,
      config: {
        scope: 'write:prompt-template',
        mostValues: mostModelValues,
        refusals: ['model_name_taken'],
      },
      schema: {
        operationId: 'replaceModel',
        tags: ['Models'],
        summary: 'Replace a model',
        description:
          'Omitted fields return to their defaults; without `template_variables` the model has none. Variables and ' +
          'metadata fields are matched by key: those that stay keep their IDs. Accepts what reading the model returns. ' +
          'Categories have their own operations. A change makes a new revision; calls submitted before keep theirs.',
        params: ModelParams,
        body: ModelReplacement,
        response: { 200: ModelOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...caller.by, modelId: params.id }
      return showModel(await replaceModel(database, address, toModelFields(body)))
    },
  )

  app.post(
    '/v1/models/:id/duplicate',
    {
      config: { scope: 'write:prompt-template', refusals: ['model_name_taken'] },
      schema: {
        operationId: 'duplicateModel',
        tags: ['Models'],
        summary: 'Create an editable copy of a model',
        description:
          'With its categories, variables, metadata fields and prompts, but none of its calls. The copy is enabled.',
        params: ModelParams,
        body: ModelCopy,
        response: { 201: ModelOutput },
      },
    },
    async ({ caller, params, body }, reply) => {
      const address = { ...caller.by, modelId: params.id }
      const model = await duplicateModel(database, address, body.name)
      return reply.status(201).header('Location', `/v1/models/${model.id}`).send(showModel(model))
    },
  )
}
