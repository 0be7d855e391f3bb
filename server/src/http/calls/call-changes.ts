import { z } from 'zod'
import { eraseCall } from '../../calls/erase-calls.ts'
import { rerunCall } from '../../calls/rerun-call.ts'
import { AppError } from '../../domain/errors.ts'
import type { App, HttpContext } from '../context.ts'
import { CallId, CallOutput, RerunInput, showCall } from './call-schemas.ts'

export function addCallChangeRoutes(app: App, context: HttpContext): void {
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
      if (!(await eraseCall(context, caller.by, id)))
        throw new AppError('not_found', 'There is no call analysis with this id.')
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
      const call = await rerunCall(context, caller.by, id, body?.from)
      return reply.status(201).header('Location', `/v1/call-analysis/${id}`).send(showCall(call))
    },
  )
}
