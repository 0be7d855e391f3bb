import { sql } from 'kysely'
import { z } from 'zod'
import type { App, HttpContext } from '../context.ts'

export function addHealthRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/healthz',
    {
      schema: {
        operationId: 'checkHealth',
        tags: ['Operations'],
        summary: 'Check that the process answers',
        response: { 200: z.object({ status: z.literal('ok') }).describe('It answers.') },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'checkReadiness',
        tags: ['Operations'],
        summary: 'Check that the service is ready',
        response: {
          200: z.object({ status: z.literal('ready') }).describe('Ready: the database can be reached.'),
          503: z
            .object({ status: z.literal('not ready'), waiting_for: z.string() })
            .describe('Not ready right now; `waiting_for` says why.'),
        },
      },
    },
    async (_request, reply) => {
      try {
        const tooLong = new Promise((_resolve, reject) => setTimeout(reject, 2000).unref())
        await Promise.race([sql`select 1`.execute(database), tooLong])
        return { status: 'ready' as const }
      } catch {
        return reply.status(503).send({ status: 'not ready', waiting_for: 'database' })
      }
    },
  )
}
