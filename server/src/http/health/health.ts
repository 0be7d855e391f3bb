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
        summary: 'Tell whether the process answers',
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
        summary: 'Tell whether the service can do its work',
        response: {
          200: z.object({ status: z.literal('ready') }).describe('It can: the database is there.'),
          503: z
            .object({ status: z.literal('not ready'), waiting_for: z.string() })
            .describe('It cannot just now; `waiting_for` says why.'),
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
