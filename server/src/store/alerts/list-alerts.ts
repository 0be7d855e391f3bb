import { sql } from 'kysely'
import type { AlertEvidence, AlertKind } from '../../domain/alerts/alert.ts'
import type { Reach } from '../../domain/people/roles.ts'
import type { Database } from '../database.ts'

export interface ListedAlert {
  readonly id: string
  readonly rule_id: string | null
  readonly rule_name: string
  readonly kind: AlertKind
  readonly agent_id: string | null
  readonly call_id: string | null
  readonly evidence: AlertEvidence
  readonly raised_at: Date
  readonly told_at: Date | null
  /** The moment as text, to the microsecond. */
  readonly place: string
}

export interface AlertFilter {
  readonly workspaceId: string
  readonly kinds: readonly AlertKind[] | undefined
  readonly agentId: string | undefined
  readonly before: { readonly at: string; readonly id: string } | undefined
  readonly limit: number
}

/** The newest first. */
export async function listAlerts(
  database: Database,
  { workspaceId, kinds, agentId, before, limit }: AlertFilter,
  reach: Reach | undefined,
): Promise<ListedAlert[]> {
  const { rows } = await sql<ListedAlert>`
    select alert.id, alert.rule_id, coalesce(alert_rule.name, alert_notice.rule_name) as rule_name, alert.kind,
      alert.agent_id, alert.call_id, alert.evidence, alert.raised_at, alert_notice.told_at,
      to_char(alert.raised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from alert
      left join alert_rule on alert_rule.id = alert.rule_id
      left join alert_notice on alert_notice.id = alert.notice_id
    where alert.workspace_id = ${workspaceId}
      and ${reach ? sql`alert.agent_id = any(${reach.agentIds}::text[])` : sql`true`}
      and ${kinds ? sql`alert.kind = any(${kinds}::text[])` : sql`true`}
      and ${agentId === undefined ? sql`true` : sql`alert.agent_id = ${agentId}`}
      and ${before ? sql`(alert.raised_at, alert.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by alert.raised_at desc, alert.id desc
    limit ${limit}`.execute(database)
  return rows
}
