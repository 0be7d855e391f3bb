import { sql } from 'kysely'
import { type StageName, stageNames } from '../../domain/call.ts'
import type { Database } from '../database.ts'

export interface ClientStage {
  readonly stage: StageName
  readonly waiting: number
  readonly running: number
  /** Null: none waits. */
  readonly oldestWaitingSeconds: number | null
}

export interface ClientQueue {
  /** In the order of a call's life. */
  readonly stages: readonly ClientStage[]
  /** Webhook deliveries still to be made; not those of disabled webhooks. */
  readonly deliveries: number
}

/** What of one client's waits and is worked on. Others' calls are in the same queue, and nobody's business. */
export async function readClientQueue(database: Database, workspaceId: string): Promise<ClientQueue> {
  const { rows: stages } = await sql<ClientStage>`
    select stage.name as stage,
      count(*) filter (where job.state < 'active') as waiting,
      count(*) filter (where job.state = 'active') as running,
      case when count(*) filter (where job.state < 'active') > 0 then greatest(0, extract(epoch from now()
        - min(job.created_on) filter (where job.state < 'active')))::float8 end as "oldestWaitingSeconds"
    from unnest(${stageNames}::text[]) with ordinality as stage (name, place)
      left join (
        pgboss.job join call on call.id = (job.data ->> 'callId')::uuid and call.workspace_id = ${workspaceId}
          and call.enabled
      ) on job.name = 'call-' || stage.name and job.state <= 'active'
    group by stage.name, stage.place
    order by stage.place`.execute(database)
  const { rows } = await sql<{ deliveries: number }>`
    select count(*) as deliveries
    from webhook_delivery join webhook on webhook.id = webhook_delivery.webhook_id
    where webhook.workspace_id = ${workspaceId} and webhook.enabled and webhook_delivery.status = 'PENDING'`.execute(
    database,
  )
  return { stages, deliveries: rows[0]!.deliveries }
}
