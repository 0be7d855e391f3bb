import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '../../domain/people/roles.ts'

/** Whether a row of `call` is one that somebody may see; without limits, all are. */
export function isInReach(reach: Reach | undefined): RawBuilder<boolean> {
  if (!reach) return sql`true`
  const own = sql<boolean>`call.agent_id = any(${reach.agentIds}::text[])`
  return reach.released ? sql<boolean>`(${own} and ${isReleased(reach.released)})` : own
}

function isReleased({ afterDays }: NonNullable<Reach['released']>): RawBuilder<unknown> {
  const byTime =
    afterDays === null ? sql`false` : sql`call.created_at <= now() - make_interval(days => ${afterDays})`
  return sql`call.status = 'PROCESS_COMPLETED' and (call.released_at <= now() or ${byTime})`
}
