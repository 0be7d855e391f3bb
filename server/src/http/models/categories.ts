import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { categories } from '../../store/models/model-categories.ts'
import type { App, HttpContext } from '../context.ts'
import { CategoryInput, CategoryOutput, showCategory, toCategory } from './category-schemas.ts'
import { handleParts } from './handle-parts.ts'
import { ParentParams, PartParams } from './model-params.ts'

const frozen = 'Rejected if the model has call analyses: duplicate the model and change the copy.'

export function addCategoryRoutes(app: App, { database }: HttpContext): void {
  const parts = handleCategories(database)
  addListRoutes(app, parts)
  addOneCategoryRoutes(app, parts)
}

type Parts = ReturnType<typeof handleCategories>

function handleCategories(database: Database) {
  return handleParts(database, categories, { at: 'categories', read: toCategory, show: showCategory })
}

function addListRoutes(app: App, parts: Parts): void {
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
    parts.list,
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
    parts.create,
  )
}

function addOneCategoryRoutes(app: App, parts: Parts): void {
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
    parts.get,
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
    parts.replace,
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
    parts.remove,
  )
}
