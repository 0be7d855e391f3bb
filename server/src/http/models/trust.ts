import { z } from 'zod'
import { trustLevels } from '../../domain/results/trust.ts'
import { type CriterionTrust, listTrust, setTrust } from '../../store/reviews/criterion-trust.ts'
import type { App, HttpContext } from '../context.ts'
import { agreementFields } from '../stats/agreement-fields.ts'
import { textOf } from '../text-schemas.ts'
import { ModelParams } from './model-params.ts'

const tags = ['Reviews']
const level = z
  .enum(trustLevels)
  .describe(
    '`automatic`: the machine’s answer stands; `spot_checked`: people check samples; `by_people`: people answer.',
  )

const TrustOutput = z
  .object({
    key: z.string(),
    label: z.string(),
    level,
    level_by_rule: level,
    by: z.enum(['rule', 'person']).describe('Whether a person has set the level.'),
    since: z.iso.datetime().nullable().describe('Null: nothing has been measured or set yet.'),
    reason: z.string().describe('Why a person has set it.'),
    set_by: z.string().nullable(),
    set_by_name: z.string().nullable(),
    n: z.int().describe('Answers of blind reviews, from every revision in which it asked the same.'),
    ...agreementFields,
  })
  .meta({ id: 'CriterionTrust', description: 'How far the machine is trusted with a criterion, and why.' })

export function addTrustRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/models/:id/trust',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'getModelTrust',
        tags,
        summary: 'How far the machine is trusted with each criterion',
        description: 'From blind reviews alone, by the rules of the workspace, or as a person has set it.',
        params: ModelParams,
        response: { 200: z.object({ items: z.array(TrustOutput) }) },
      },
    },
    async ({ caller, params }) => ({
      items: (await listTrust(database, { ...caller.by, modelId: params.id })).map(show),
    }),
  )

  app.put(
    '/v1/models/:id/trust/:key',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'setCriterionTrust',
        tags,
        summary: 'Set how far the machine is trusted with a criterion',
        description: 'As long as it asks the same: once it is reworded, the rules apply again.',
        params: ModelParams.extend({ key: z.string().describe('Key of the criterion.') }),
        body: z.object({
          level: level.nullable().describe('Null: as the rules have it.'),
          reason: textOf({ max: 2_000 }).default(''),
        }),
        response: { 200: TrustOutput },
      },
    },
    async ({ caller, params, body }) =>
      show(await setTrust(database, { ...caller.by, modelId: params.id }, params.key, body)),
  )
}

function show({ since, interval, confusion, ...trust }: CriterionTrust): z.infer<typeof TrustOutput> {
  return {
    ...trust,
    since: since?.toISOString() ?? null,
    interval: interval && [...interval],
    confusion: [...confusion],
  }
}
