import { z } from 'zod'
import type { CategoryFields, CategoryRecord } from '../../store/models/model-categories.ts'
import { authored, showAuthored } from '../authored.ts'
import { nameOf, textOf } from '../text-schemas.ts'

export const CategoryInput = z
  .object({
    name: nameOf({ max: 128 }).describe('Unique within the model, case-insensitive.'),
    description: textOf({ max: 512 }).nullish().describe('Purpose of the category.'),
    // A hundred categories of this size still add up within the database's whole numbers.
    max_score: z.int().min(0).max(1_000_000).describe('Maximum score achievable.'),
    order_number: z.int32().min(0).nullish().describe('Display order within the model; lower first.'),
  })
  .meta({ id: 'ModelCategoryRequest', description: 'A category to create or replace.' })

export const CategoryOutput = z
  .object({
    id: z.int(),
    client_prompt_template_id: z.int().describe('ID of the model it belongs to.'),
    name: z.string(),
    slug: z
      .string()
      .describe(
        'Made from the name, unique within the model; variables and results refer to the category by it.',
      ),
    description: z.string().nullable(),
    max_score: z.int(),
    order_number: z.int().nullable(),
    enabled: z.boolean(),
    ...authored,
  })
  .meta({ id: 'ModelCategory', description: 'A group of criteria inside a model.' })

export function toCategory(input: z.infer<typeof CategoryInput>): CategoryFields {
  return {
    name: input.name,
    description: input.description ?? null,
    maxScore: input.max_score,
    orderNumber: input.order_number ?? null,
  }
}

export function showCategory(category: CategoryRecord): z.infer<typeof CategoryOutput> {
  return {
    id: category.id,
    client_prompt_template_id: category.model_id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    max_score: category.max_score,
    order_number: category.order_number,
    enabled: category.enabled,
    ...showAuthored(category),
  }
}
