import { sql } from 'kysely'
import type { App, HttpContext } from '../context.ts'

export function addHealthRoutes(app: App, { database }: HttpContext): void {
  /** The process answers. */
  app.get('/healthz', async () => ({ status: 'ok' }))

  /** It can also do its work: the database is there. */
  app.get('/readyz', async (_request, reply) => {
    try {
      const tooLong = new Promise((_resolve, reject) => setTimeout(reject, 2000).unref())
      await Promise.race([sql`select 1`.execute(database), tooLong])
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'not ready', waiting_for: 'database' })
    }
  })
}
