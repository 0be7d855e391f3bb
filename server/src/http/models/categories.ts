import { z } from 'zod'
import {
  addCategory,
  getCategory,
  listCategories,
  removeCategory,
  replaceCategory,
} from '../../store/models/model-categories.ts'
import type { App, HttpContext } from '../context.ts'
import { CategoryInput, CategoryOutput, showCategory, toCategory } from './category-schemas.ts'
import { ParentParams, PartParams } from './model-params.ts'

const frozen = 'Rejected if the model has call analyses: duplicate the model and change the copy.'

export function addCategoryRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/models/:model_id/categories',
    {
      config: { scope: 'read:model-category' },
      schema: {
        operationId: 'listCategories',
        tags: ['Categories'],
        summary: "List a model's active categories",
        description: 'Lower order numbers first; without one, last.',
        params: ParentParams,
        response: { 200: z.array(CategoryOutput) },
      },
    },
    async ({ caller, params }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return (await listCategories(database, address)).map(showCategory)
    },
  )

  app.post(
    '/v1/models/:model_id/categories',
    {
      config: { scope: 'write:model-category', refusals: ['category_name_taken'] },
      schema: {
        operationId: 'createCategory',
        tags: ['Categories'],
        summary: 'Add a category to a model',
        description: 'Allowed at any time; earlier calls keep the categories they were scored with.',
        params: ParentParams,
        body: CategoryInput,
        response: { 201: CategoryOutput },
      },
    },
    async ({ caller, params, body }, reply) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      const category = await addCategory(database, address, toCategory(body))
      return reply
        .status(201)
        .header('Location', `/v1/models/${category.model_id}/categories/${category.id}`)
        .send(showCategory(category))
    },
  )

  app.get(
    '/v1/models/:model_id/categories/:id',
    {
      config: { scope: 'read:model-category' },
      schema: {
        operationId: 'getCategory',
        tags: ['Categories'],
        summary: 'Read a category',
        params: PartParams,
        response: { 200: CategoryOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return showCategory(await getCategory(database, address, params.id))
    },
  )

  app.put(
    '/v1/models/:model_id/categories/:id',
    {
      config: { scope: 'write:model-category', refusals: ['category_name_taken', 'category_frozen'] },
      schema: {
        operationId: 'replaceCategory',
        tags: ['Categories'],
        summary: 'Replace a category',
        description: `The slug is made from the name, with a number if another category already has it. ${frozen}`,
        params: PartParams,
        body: CategoryInput,
        response: { 200: CategoryOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      return showCategory(await replaceCategory(database, address, params.id, toCategory(body)))
    },
  )

  app.delete(
    '/v1/models/:model_id/categories/:id',
    {
      config: { scope: 'write:model-category', refusals: ['category_frozen'] },
      schema: {
        operationId: 'deleteCategory',
        tags: ['Categories'],
        summary: 'Delete a category',
        description: `Its variables stay, without a category: extracted, no longer scored. When a scoring model loses its last category, it gets "General" back, which takes in those variables. ${frozen}`,
        params: PartParams,
        response: { 204: z.undefined() },
      },
    },
    async ({ caller, params }, reply) => {
      const address = { clientId: caller.clientId, modelId: params.model_id }
      await removeCategory(database, address, params.id)
      return reply.status(204).send()
    },
  )
}
