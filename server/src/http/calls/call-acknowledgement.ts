import { z } from 'zod'
import { acknowledgeCall } from '../../store/calls/acknowledge-call.ts'
import type { App, HttpContext } from '../context.ts'
import { CallId } from './call-schemas.ts'

const Acknowledgement = z
  .object({
    acknowledged_at: z.iso.datetime(),
    acknowledgement_outdated: z.boolean(),
  })
  .meta({ id: 'Acknowledgement', description: 'That an agent has read the result of a call.' })

export function addCallAcknowledgementRoute(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/call-analysis/:id/acknowledge',
    {
      config: { scope: 'person', refusals: ['call_erased'] },
      schema: {
        operationId: 'acknowledgeCall',
        tags: ['Calls'],
        summary: 'Say that you have read the result of a call of yours',
        description:
          'By the agent of the call, once it is released. Said again, it changes nothing, unless the result has changed or was released again since.',
        params: CallId,
        response: { 200: Acknowledgement },
      },
    },
    async ({ caller, params }) => {
      const call = await acknowledgeCall(database, caller.by, params.id, caller.reach)
      return {
        acknowledged_at: call.acknowledged_at!.toISOString(),
        acknowledgement_outdated: call.acknowledgement_outdated,
      }
    },
  )
}
