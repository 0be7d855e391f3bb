import { z } from 'zod'
import { getRevision, listRevisions } from '../../store/models/model-history.ts'
import type { App, HttpContext } from '../context.ts'
import { ModelParams, RevisionParams } from './model-params.ts'
import { RevisionNoteOutput, RevisionOutput, showRevision, showRevisionNote } from './revision-schemas.ts'

export function addRevisionRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/models/:id/revisions',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'listModelRevisions',
        tags: ['Models'],
        summary: "List a model's revisions, newest first",
        params: ModelParams,
        response: { 200: z.array(RevisionNoteOutput) },
      },
    },
    async ({ caller, params }) => {
      const address = { ...caller.by, modelId: params.id }
      return (await listRevisions(database, address)).map(showRevisionNote)
    },
  )

  app.get(
    '/v1/models/:id/revisions/:number',
    {
      config: { scope: 'read:prompt-template' },
      schema: {
        operationId: 'getModelRevision',
        tags: ['Models'],
        summary: 'Read one revision of a model',
        description: 'A call is scored with the revision that was current when it was submitted.',
        params: RevisionParams,
        response: { 200: RevisionOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { ...caller.by, modelId: params.id }
      return showRevision(await getRevision(database, address, params.number))
    },
  )
}
