import { sql } from 'kysely'
import type { Database, Transaction } from './database.ts'

/** Where a chain is broken, and how. */
export interface AuditBreak {
  readonly kind: 'altered' | 'missing' | 'begun_later' | 'removed_unnoted'
  /** Of the first entry that is not as it should be, or not there. */
  readonly number: number
  /** Of that entry or, where it is missing, of the next one; null: there is none. */
  readonly at: Date | null
}

export interface AuditChain {
  /** Null: the installation's own. */
  readonly workspaceId: string | null
  /** As far as it holds. */
  readonly entries: number
  /** The last entry that holds. Whoever writes these down elsewhere can tell later whether the newest have been cut off. */
  readonly newest: { readonly number: number; readonly at: Date; readonly hash: string } | null
  readonly break: AuditBreak | null
}

const perBatch = 5_000

/** Walks every chain there is from its beginning, one workspace after the other, while entries may be written. */
export async function* verifyAudit(database: Database): AsyncGenerator<AuditChain> {
  const found = await database
    .selectFrom('workspace')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const id of ['', ...found.map((workspace) => workspace.id)]) {
    // One view of it: retention may remove entries meanwhile.
    const chain = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => walkChain(tx, id))
    if (chain.entries > 0 || chain.break) yield chain
  }
}

async function walkChain(tx: Transaction, id: string): Promise<AuditChain> {
  const start = await tx
    .selectFrom('audit_start')
    .selectAll()
    .where('workspace_id', '=', id)
    .executeTakeFirst()
  let last: { number: number; hash: Buffer | null; at?: Date } = start ?? { number: 0, hash: null }
  let entries = 0
  const tell = (broken: AuditBreak | null): AuditChain => ({
    workspaceId: id || null,
    entries,
    newest:
      last.at && last.hash ? { number: last.number, at: last.at, hash: last.hash.toString('hex') } : null,
    break: broken,
  })
  for (let size = perBatch; size === perBatch; ) {
    const isFirst = entries === 0
    const batch = await readBatch(tx, id, last, isFirst)
    if (batch.broken) {
      entries += batch.held
      const { newest } = batch
      if (newest) last = newest
      return tell(nameBreak(batch.broken, isFirst && batch.held === 0))
    }
    size = batch.held
    entries += size
    if (batch.newest) last = batch.newest
  }
  const unchained = await findUnchained(tx, id)
  if (unchained) return tell({ kind: 'altered', number: last.number + 1, at: unchained.at })
  if (start && entries === 0) return tell({ kind: 'missing', number: start.number + 1, at: null })
  if (start && !(await isRemovalNoted(tx, id, start.number)))
    return tell({ kind: 'removed_unnoted', number: start.number, at: start.at })
  return tell(null)
}

interface Link {
  readonly number: number
  readonly at: Date
  readonly hash: Buffer
  readonly before: number
  readonly intact: boolean
  readonly place: number
  readonly broken: boolean
}

/** The next entries: the first that does not follow from the one before it, if there is one, and the last that does. */
async function readBatch(
  tx: Transaction,
  id: string,
  last: { readonly number: number; readonly hash: Buffer | null },
  isFirst: boolean,
) {
  // What stands before the beginning is no part of the chain and would be passed over.
  const from = isFirst ? sql`number is not null` : sql`number > ${last.number}`
  const { rows } = await sql<Link>`
    with batch as (
      select number, at, previous, hash, audit_fingerprint(audit_entry) = hash as intact
      from audit_entry where coalesce(workspace_id, '') = ${id} and ${from}
      order by number limit ${perBatch}
    ), linked as (
      select number, at, hash, intact, previous, row_number() over link as place,
        lag(number, 1, ${last.number}::bigint) over link as before, lag(hash, 1, ${last.hash}::bytea) over link as hash_before
      from batch window link as (order by number)
    ), checked as (
      select number, at, hash, intact, place, before,
        not (number = before + 1 and intact is true and previous is not distinct from hash_before) as broken
      from linked
    ), first_broken as (select min(place) as place from checked where broken)
    select checked.* from checked, first_broken
    where checked.place = first_broken.place
      or checked.place = coalesce(first_broken.place - 1, (select max(place) from checked))
    order by checked.place`.execute(tx)
  const broken = rows.find((row) => row.broken)
  const newest = rows.find((row) => !row.broken)
  return { broken, newest, held: broken ? broken.place - 1 : (newest?.place ?? 0) }
}

function nameBreak({ number, before, at }: Link, isBeginning: boolean): AuditBreak {
  if (number <= before + 1) return { kind: 'altered', number, at }
  return { kind: isBeginning ? 'begun_later' : 'missing', number: isBeginning ? number : before + 1, at }
}

/** An entry that was put in without its place: the database gives one to each that is written as it should be. */
async function findUnchained(tx: Transaction, id: string): Promise<{ at: Date } | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_entry where coalesce(workspace_id, '') = ${id} and number is null limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Retention says so in the chain itself whenever it lets its beginning go. */
async function isRemovalNoted(tx: Transaction, id: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    select from audit_entry
    where coalesce(workspace_id, '') = ${id} and action = 'audit_removed' and actor = 'system'
      and detail->'last' = to_jsonb(${number}::bigint)
    limit 1`.execute(tx)
  return rows.length > 0
}
