import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { createModel, findModel, listModels } from '../../store/models.ts'
import type { App, HttpContext } from '../context.ts'
import { ModelInput, ModelOutput, showModel, toNewModel } from '../model-schemas.ts'

const ModelId = z.object({ id: z.string().regex(/^\d{1,20}$/, 'A model id is a whole number.') })
const largestId = 2_147_483_647

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

export function addModelRoutes(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/models',
    {
      config: { scope: 'write:prompt-template' },
      schema: { body: ModelInput, response: { 201: ModelOutput } },
    },
    async ({ caller, body }, reply) => {
      const model = await createModel(database, caller.clientId, toNewModel(body))
      return reply.status(201).header('Location', `/v1/models/${model.id}`).send(showModel(model))
    },
  )

  app.get(
    '/v1/models',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        querystring: z.object({ order_by_name: flag, include_disabled: flag }),
        response: { 200: z.array(ModelOutput) },
      },
    },
    async ({ caller, query }) => {
      const options = { orderByName: query.order_by_name, includeDisabled: query.include_disabled }
      return (await listModels(database, caller.clientId, options)).map(showModel)
    },
  )

  app.get(
    '/v1/models/:id',
    {
      config: { scope: 'read:prompt-template' },
      schema: { params: ModelId, response: { 200: ModelOutput } },
    },
    async ({ caller, params }) => {
      // An id too large for the database is still a well-formed id that no model has.
      const id = Number(params.id)
      const model = id <= largestId ? await findModel(database, caller.clientId, id) : undefined
      if (!model) throw new AppError('not_found', 'There is no model with this id.')
      return showModel(model)
    },
  )
}
