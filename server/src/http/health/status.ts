import { z } from 'zod'
import { stageNames } from '../../domain/call.ts'
import { readClientQueue } from '../../store/queue/client-queue.ts'
import type { App, HttpContext } from '../context.ts'

const Status = z
  .object({
    version: z.string(),
    engines: z.object({ speech: z.string(), judge: z.string() }).describe('Engines used for new calls.'),
    stages: z.array(
      z.object({
        stage: z.enum(stageNames),
        waiting: z.int().describe('Calls waiting for a worker or for their next attempt.'),
        running: z.int(),
        oldest_waiting_seconds: z.number().nullable().describe('null: none is waiting.'),
      }),
    ),
    webhooks: z.object({ waiting: z.int().describe('Deliveries still to be sent.') }),
  })
  .meta({
    id: 'Status',
    description: "Engines, and the queue of this client's calls.",
  })

export function addStatusRoute(app: App, { database, about }: HttpContext): void {
  app.get(
    '/v1/status',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'getStatus',
        tags: ['Operations'],
        summary: 'Show what is waiting and what is in progress',
        description: "Counts only the client's own calls and webhooks.",
        response: { 200: Status },
      },
    },
    async ({ caller }) => {
      const { stages, deliveries } = await readClientQueue(database, caller.workspaceId)
      return {
        version: about.version,
        engines: { ...about.engines },
        stages: stages.map(({ stage, waiting, running, oldestWaitingSeconds }) => ({
          stage,
          waiting,
          running,
          oldest_waiting_seconds: oldestWaitingSeconds,
        })),
        webhooks: { waiting: deliveries },
      }
    },
  )
}
