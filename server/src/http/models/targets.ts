import { z } from 'zod'
import { poorBelow } from '../../domain/results/target.ts'
import { mostCategories } from '../../store/models/model-categories.ts'
import { getTargets, listTargets, type ModelTargets, replaceTargets } from '../../store/models/targets.ts'
import type { App, HttpContext } from '../context.ts'
import { ModelParams } from './model-params.ts'
import { refuseRepeats } from './model-schemas.ts'

const tags = ['Targets']

const percentage = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.round(100 * value) / 100 === value, 'This must have at most two decimals.')

const target = percentage.describe('From this percentage of the possible points on, it is good.')
const poorBelowField = percentage.describe('Below this percentage it is poor; from here to the target, fair.')
const slug = z.string().describe('Slug of a category of the model.')

const bounds = {
  target,
  poor_below: poorBelowField.optional().describe('If left out, 20 below the target.'),
}

const TargetInput = z.strictObject(bounds).superRefine(refuseCrossed).transform(complete)

const CategoryTargetInput = z
  .strictObject({ category_slug: slug, ...bounds })
  .superRefine(refuseCrossed)
  .transform(complete)

const TargetsInput = z
  .strictObject({
    score: TargetInput.nullable().default(null).describe('Of the score of a call; null: none.'),
    categories: z
      .array(CategoryTargetInput)
      .max(mostCategories)
      .superRefine((items, context) =>
        refuseRepeats(
          items.map(({ category_slug }) => category_slug),
          'category_slug',
          context,
        ),
      )
      .default([])
      .describe('Of the points in a category. A category that is left out has no target.'),
  })
  .meta({ id: 'TargetsRequest', description: 'The targets of a model.' })

const shown = { target, poor_below: poorBelowField }

const TargetsOutput = z
  .object({
    model_id: z.int(),
    model_name: z.string(),
    enabled: z.boolean().describe('Whether calls can be sent to the model.'),
    score: z.object(shown).nullable().describe('null: none is set.'),
    categories: z
      .array(
        z.object({
          category_id: z.uuid().describe('As in `xscore_result`.'),
          category_slug: slug,
          category_name: z.string(),
          ...shown,
        }),
      )
      .describe('Those with a target, in display order.'),
  })
  .meta({
    id: 'ModelTargets',
    description: 'From when on scores of a model are good, and when they are poor.',
  })

export function addTargetRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/targets',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'listTargets',
        tags,
        summary: 'List the targets of all models',
        description: 'By name: enabled models, also those without targets, and disabled ones with targets.',
        response: { 200: z.object({ items: z.array(TargetsOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listTargets(database, caller.workspaceId)).map(show) }),
  )

  app.get(
    '/v1/models/:id/targets',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'getTargets',
        tags,
        summary: 'Get the targets of a model',
        params: ModelParams,
        response: { 200: TargetsOutput },
      },
    },
    async ({ caller, params }) => show(await getTargets(database, { ...caller.by, modelId: params.id })),
  )

  app.put(
    '/v1/models/:id/targets',
    {
      config: { scope: 'write:prompt-template' },
      schema: {
        operationId: 'replaceTargets',
        tags,
        summary: 'Set the targets of a model',
        description:
          'All of them: what is left out has no target any more. They change how scores are shown, never a score, and make no new revision of the model.',
        params: ModelParams,
        body: TargetsInput,
        response: { 200: TargetsOutput },
      },
    },
    async ({ caller, params, body }) =>
      show(await replaceTargets(database, { ...caller.by, modelId: params.id }, body)),
  )
}

function complete<T extends { readonly target: number; readonly poor_below?: number | undefined }>(given: T) {
  return { ...given, poor_below: given.poor_below ?? poorBelow(given.target) }
}

function refuseCrossed(
  { target, poor_below }: { readonly target: number; readonly poor_below?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (poor_below !== undefined && poor_below > target)
    context.addIssue({
      code: 'custom',
      path: ['poor_below'],
      message: 'This must not be above the target.',
    })
}

function show({ categories, ...targets }: ModelTargets): z.infer<typeof TargetsOutput> {
  return { ...targets, categories: [...categories] }
}
