import { z } from 'zod'
import { switchTeachingOff, switchTeachingOn } from '../../judge/teaching/switch-teaching.ts'
import { weighTeaching } from '../../judge/teaching/teach-model.ts'
import { getModel } from '../../store/models/models.ts'
import type { App, HttpContext } from '../context.ts'
import { ModelParams } from '../models/model-params.ts'
import {
  showSwitched,
  showTeaching,
  TeachingInput,
  TeachingList,
  TeachingSwitched,
} from './teaching-schemas.ts'

const tags = ['Reviews']

export function addTeachingRoutes(app: App, { database, judge }: HttpContext): void {
  app.get(
    '/v1/models/:id/teaching',
    {
      config: { scope: ['read:prompt-template', 'read:call-analysis-review'] },
      schema: {
        operationId: 'weighTeaching',
        tags,
        summary: 'What reviews could teach the judge',
        description:
          'Criterion by criterion, how well the embedded judge agrees with people as it is, and how well it would if it were taught by their answers; measured on calls that it was not taught by (5-fold). A language model is taught by examples, which takes one reviewed answer and is not measured: `kind` says which of the two judges calls. All submitted reviews in force count, blind or not.',
        params: ModelParams,
        response: { 200: TeachingList },
      },
    },
    async ({ caller, params }) => {
      const { revision } = await getModel(database, caller.workspaceId, params.id)
      const items = await weighTeaching(database, caller.workspaceId, revision)
      const kind = judge.taughtBy ?? 'weights'
      return { model_revision: revision.number, kind, items: items.map(showTeaching) }
    },
  )

  app.post(
    '/v1/models/:id/teaching',
    {
      config: {
        scope: ['write:prompt-template', 'read:call-analysis-review'],
        refusals: ['nothing_to_learn', 'teaching_not_better', 'teaching_moved_on'],
      },
      schema: {
        operationId: 'switchTeachingOn',
        tags,
        summary: 'Have the judge learn from reviews',
        description:
          'Makes a new revision in which the judge goes by what people have answered. `weights` is refused where it would not be better beyond chance. Earlier revisions and their calls stay as they are.',
        params: ModelParams,
        body: TeachingInput,
        response: { 200: TeachingSwitched },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...caller.by, modelId: params.id }
      const keys = [...new Set(body.keys)]
      return showSwitched(await switchTeachingOn(database, address, keys, body.kind))
    },
  )

  app.delete(
    '/v1/models/:id/teaching',
    {
      config: { scope: 'write:prompt-template' },
      schema: {
        operationId: 'switchTeachingOff',
        tags,
        summary: 'Have the judge forget what reviews taught it',
        description: 'Makes a revision without it. The reviews stay, so it can be switched on again.',
        params: ModelParams,
        querystring: z.object({
          keys: z
            .string()
            .min(1)
            .max(20_000)
            .optional()
            .describe('Keys of criteria, with commas between them; without it, all.'),
        }),
        response: { 200: TeachingSwitched },
      },
    },
    async ({ caller, params, query }) => {
      const address = { ...caller.by, modelId: params.id }
      return showSwitched(await switchTeachingOff(database, address, query.keys?.split(',')))
    },
  )
}
