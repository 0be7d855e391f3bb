import { sql } from 'kysely'
import { stageNames } from '../../domain/call.ts'
import type { Database } from '../database.ts'

/** How many calls wait for a worker, in whatever stage; counts no further than `atMost`. */
export async function countWaitingCalls(database: Database, atMost: number): Promise<number> {
  const queues = stageNames.map((stage) => `call-${stage}`)
  const found = await sql<{ waiting: number }>`
    select count(*) as waiting from (
      select 1 from pgboss.job where name = any(${queues}) and state < 'active' and not blocked limit ${atMost}
    ) as job`.execute(database)
  return found.rows[0]!.waiting
}
