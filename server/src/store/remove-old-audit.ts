import { type RawBuilder, sql } from 'kysely'
import { noteAudit } from './audit.ts'
import { takeTurnAtLettingGo } from './calls/due-calls.ts'
import type { Database, Transaction } from './database.ts'

const perBatch = 1_000

/**
 * Removes entries of more than so many whole days, from the beginning of each chain on, and notes how many. Where each
 * chain begins from then on is kept, so that what is left can still be verified. Resolves to the number of entries.
 */
export async function removeOldAudit(
  database: Database,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  // By whole days: the notes about it would otherwise become as many as the entries.
  const cutoff = sql`date_trunc('day', now(), 'UTC') - make_interval(days => ${days})`
  const due = await sql<{ id: string }>`
    select chain.id from (select id from workspace union all select '') as chain
      cross join lateral (
        select at from audit_entry where coalesce(workspace_id, '') = chain.id order by number limit 1
      ) as oldest
    where oldest.at < ${cutoff}`.execute(database)
  let removed = 0
  for (const { id } of due.rows) {
    for (let entries = perBatch; entries === perBatch && !signal?.aborted; ) {
      entries = await database.transaction().execute((tx) => removeSome(tx, id, cutoff))
      removed += entries
    }
  }
  return removed
}

async function removeSome(tx: Transaction, id: string, cutoff: RawBuilder<unknown>): Promise<number> {
  if (!(await takeTurnAtLettingGo(tx))) return 0
  // As whoever adds an entry does.
  await sql`select pg_advisory_xact_lock(hashtext('callmark audit'), hashtext(${id}))`.execute(tx)
  // Only a beginning without gaps: two entries that were made at once may stand in the other order.
  const { rows } = await sql<{ entries: number; number: number; hash: Buffer }>`
    with oldest as (
      select number, at from audit_entry where coalesce(workspace_id, '') = ${id} order by number limit ${perBatch}
    ), gone as (
      delete from audit_entry
      where coalesce(workspace_id, '') = ${id}
        and number <= (
          select max(number) from oldest
          where number < coalesce((select min(number) from oldest where at >= ${cutoff}), 'infinity'::float8)
        )
      returning number, hash
    )
    select number, hash, count(*) over () as entries from gone order by number desc limit 1`.execute(tx)
  const last = rows[0]
  if (!last) return 0
  const start = { number: last.number, hash: last.hash, at: new Date() }
  await tx
    .insertInto('audit_start')
    .values({ workspace_id: id, ...start })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(start))
    .execute()
  await noteAudit(tx, {
    workspaceId: id || null,
    actor: 'system',
    action: 'audit_removed',
    subject: 'audit',
    subjectId: id || 'installation',
    detail: { entries: last.entries, last: last.number },
  })
  return last.entries
}
