import { sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'

/** What is kept for a number of days. */
export type Kept = 'audio' | 'transcript'

/** Days for calls whose model and workspace have no rule of their own; undefined: for ever. */
export type RetentionRule = Readonly<Record<Kept, number | undefined>>

export interface DueCall {
  readonly id: string
  readonly workspaceId: string
  readonly modelId: number
}

/**
 * The next finished calls that have been kept long enough: by their model's rule, or else their workspace's, or else the
 * service's. Calls in somebody else's hands are left for another time.
 */
export async function lockDueCalls(
  tx: Transaction,
  kept: Kept,
  rule: RetentionRule,
  limit: number,
): Promise<DueCall[]> {
  const days = sql.ref(`retain_${kept}_days`)
  const found = await sql<DueCall>`
    select due.id, model.workspace_id as "workspaceId", model.id as "modelId"
    from model join workspace on workspace.id = model.workspace_id
      cross join lateral (
        select coalesce(model.${days}, workspace.${days}, ${rule[kept] ?? null}::integer) as days
      ) as rule
      cross join lateral (
        select id from call
        where call.model_id = model.id and call.enabled and call.${sql.ref(`${kept}_removed_at`)} is null
          and call.created_at < now() - make_interval(days => rule.days)
          and call.status in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR')
        order by created_at limit ${limit} for update skip locked
      ) as due
    where rule.days is not null
    limit ${limit}`.execute(tx)
  return found.rows
}

/** Holds for the transaction. False: another process is at it. */
export async function takeTurnAtLettingGo(tx: Database): Promise<boolean> {
  const found = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('callmark retention')) as mine`.execute(tx)
  return found.rows[0]!.mine
}
