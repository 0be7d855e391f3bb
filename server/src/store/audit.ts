import type { Acting } from '../domain/people/roles.ts'
import type { Database } from './database.ts'
import type { AuditDetail } from './schema.ts'

/** What was changed, read or taken along. */
export type AuditSubject =
  | 'call_analysis'
  | 'model'
  | 'category'
  | 'variable'
  | 'metadata'
  | 'webhook'
  | 'client'
  | 'signing_key'
  | 'workspace'
  | 'person'
  | 'session'
  | 'passkey'
  | 'team'
  | 'view'
  | 'agent'
  | 'sso'
  | 'audit'
  | 'export'
  | 'review'
  | 'appeal'
  | 'comment'
  | 'review_plan'
  | 'review_task'
  | 'calibration'
  | 'trust'
  | 'target'
  | 'topic'
  | 'coaching_session'
  | 'alert_rule'
  | 'alert_settings'
  | 'digest_settings'
  | 'phone_system'

export interface AuditEntry extends Omit<Acting, 'workspaceId'> {
  /** Whose things they are; null: the installation's own. */
  readonly workspaceId: string | null
  /** A verb in the past: `created`, `replaced`, `erased`, `listened` … */
  readonly action: string
  readonly subject: AuditSubject
  readonly subjectId: string
  /** Names of fields and plain figures; never what a customer said and never a secret. */
  readonly detail?: AuditDetail
}

/** Notes a change in the transaction that makes it, so that neither stands without the other. */
export async function noteAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      workspace_id: entry.workspaceId,
      actor: entry.actor,
      actor_name: entry.actorName ?? null,
      address: entry.address ?? null,
      action: entry.action,
      subject_type: entry.subject,
      subject_id: entry.subjectId,
      detail: entry.detail ? JSON.stringify(entry.detail) : null,
    })
    .execute()
}
