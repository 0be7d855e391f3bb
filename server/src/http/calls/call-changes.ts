import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { eraseCall } from '../../store/calls/erase-call.ts'
import { forgetSoundToRemove } from '../../store/calls/let-go.ts'
import { rerunCall } from '../../store/calls/rerun-call.ts'
import type { App, HttpContext } from '../context.ts'
import { CallId, CallOutput, RerunInput, showCall } from './call-schemas.ts'

export function addCallChangeRoutes(app: App, context: HttpContext): void {
  const { database, recordings } = context

  app.delete(
    '/v1/call-analysis/:id',
    {
      config: { scope: 'delete:call-analysis' },
      schema: {
        operationId: 'eraseCall',
        tags: ['Calls'],
        summary: 'Erase a call',
        description:
          'Removes the recording, the transcript, all results, the agent and the metadata, whatever the status. What stays is a record with `enabled` false, as a note that the call existed. It no longer counts in the statistics. Cannot be undone; may be repeated.',
        params: CallId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      if (!(await eraseCall(database, caller.clientId, id)))
        throw new AppError('not_found', 'There is no call analysis with this id.')
      // Also when the call had been erased before: a file that could not be removed then is removed now.
      await recordings.remove(id)
      await recordings.removeDecoded(id)
      await forgetSoundToRemove(database, id)
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/v1/call-analysis/:id/rerun',
    {
      config: {
        scope: 'write:call-analysis-request',
        refusals: ['call_in_progress', 'model_disabled', 'audio_gone', 'transcript_gone', 'call_erased'],
      },
      schema: {
        operationId: 'rerunCall',
        tags: ['Calls'],
        summary: 'Run a call again',
        description:
          'With its model as it is now. The current result is kept and can be read with the earlier ones; the record shows the new one when it is ready.',
        params: CallId,
        body: RerunInput,
        response: { 201: CallOutput },
      },
    },
    async ({ caller, params: { id }, body }, reply) => {
      const call = await rerunCall(context, caller.clientId, id, body?.from)
      return reply.status(201).header('Location', `/v1/call-analysis/${id}`).send(showCall(call))
    },
  )
}
