import type { Database } from './database.ts'
import type { AuditDetail } from './schema.ts'

/** What a change was made to. */
export type AuditSubject =
  | 'call_analysis'
  | 'model'
  | 'category'
  | 'variable'
  | 'metadata'
  | 'webhook'
  | 'client'
  | 'signing_key'

export interface AuditEntry {
  /** Whose things were changed; null: the installation's own. */
  readonly clientId: string | null
  /** A client's id, `operator` for a command on this machine, `system` for what happens by itself. */
  readonly actor: string
  /** A verb in the past: `created`, `replaced`, `erased`, `secret_rotated` … */
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
      client_id: entry.clientId,
      actor: entry.actor,
      action: entry.action,
      subject_type: entry.subject,
      subject_id: entry.subjectId,
      detail: entry.detail ? JSON.stringify(entry.detail) : null,
    })
    .execute()
}
