import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

export type AuditRecord = Selectable<Schema['audit_entry']>

export interface AuditFilter {
  readonly workspaceId: string
  readonly action: string | undefined
  readonly subjectType: string | undefined
  readonly subjectId: string | undefined
  readonly actor: string | undefined
  readonly address: string | undefined
  /** From `from` on, up to but without `until`, as text for a `timestamptz`. */
  readonly from?: string
  readonly until?: string
}

/** Newest first, from before the entry with the number `before`. In order of the chain, which has no gaps to fill later. */
export function listAudit(
  database: Database,
  filter: AuditFilter,
  { limit, before }: { readonly limit: number; readonly before: number | undefined },
): Promise<AuditRecord[]> {
  let query = database
    .selectFrom('audit_entry')
    .selectAll()
    .where(sql<boolean>`coalesce(workspace_id, '') = ${filter.workspaceId}`)
    .orderBy('number', 'desc')
    .limit(limit)
  const { action, subjectType, subjectId, actor, address, from, until } = filter
  if (before !== undefined) query = query.where('number', '<', before)
  if (action !== undefined) query = query.where('action', '=', action)
  if (subjectType !== undefined) query = query.where('subject_type', '=', subjectType)
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (address !== undefined) query = query.where('address', '=', address)
  if (from !== undefined) query = query.where(sql<boolean>`at >= ${from}`)
  if (until !== undefined) query = query.where(sql<boolean>`at < ${until}`)
  return query.execute()
}
