import pg from 'pg'
import { openOneConnection } from '../backup/one-connection.ts'
import { listOwnTables, quote } from '../backup/own-tables.ts'
import type { Connection } from '../database.ts'

const pauseMs = 500

export interface TraceReport {
  /** False: the server's own log files are not ours to clear, and keep old values until it overwrites them. */
  readonly logCleared: boolean
}

/** Somebody is still looking at the database as it was before. */
export class StillSeenError extends Error {}

/**
 * Erased values stay in the database's files, unreadable to queries, until their space is used again. This writes the
 * tables anew without them, takes them out of what the planner remembers of the tables, and has the log begin anew.
 * Each table is closed to everyone while it is written.
 */
export async function eraseTraces(connection: Connection, patienceMs: number): Promise<TraceReport> {
  const { client, database, close } = await openOneConnection(connection)
  try {
    const { rows } = await client.query('select pg_current_xact_id()::text as id')
    await waitForOlderViews(client, rows[0].id, patienceMs)
    const own = (await listOwnTables(database)).map(({ name }) => quote(name))
    const tables = [...own, ...(await listQueueTables(client))]
    for (const table of tables) await client.query(`vacuum (full, analyze) ${table}`)
    return { logCleared: await clearServersOwn(client, tables) }
  } finally {
    await close()
  }
}

/**
 * A table written anew keeps what an older transaction may still see: one that reads, such as that of a backup; one that
 * has written and was left open; one that was prepared; a copy of the server that is behind.
 */
async function waitForOlderViews(client: pg.Client, since: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as older from (
         select unnest(array[backend_xmin, backend_xid]) from pg_stat_activity
         where (datname = current_database() or backend_type = 'walsender') and pid <> pg_backend_pid()
         union all select transaction from pg_prepared_xacts where database = current_database()
         union all select unnest(array[xmin, catalog_xmin]) from pg_replication_slots
       ) as held (id)
       where age(id) >= age($1::text::xid)`,
      [String(BigInt(since) % 4_294_967_296n)],
    )
    if (rows[0].older === 0) return
    if (Date.now() > deadline)
      throw new StillSeenError(
        'Something still holds on to the database as it was before: a backup, a transaction that was left open or prepared, or a replication slot. Run this again when it has ended.',
      )
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function listQueueTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'pgboss'",
  )
  return rows.map(({ name }) => name)
}

/** What the planner remembers of the values, and the write-ahead log: twice, since the log before the last checkpoint is kept. */
async function clearServersOwn(client: pg.Client, tables: readonly string[]): Promise<boolean> {
  try {
    // Of a table in which nothing is left, analysing keeps what was known of it.
    await client.query('delete from pg_statistic where starelid = any($1::regclass[])', [tables])
    for (const table of tables) await client.query(`analyze ${table}`)
    await client.query('vacuum (full) pg_catalog.pg_statistic')
    for (let time = 0; time < 2; time++) {
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    }
    return true
  } catch (error) {
    // A server that is not ours alone: its keeper decides.
    if (error instanceof pg.DatabaseError && error.code === '42501') return false
    throw error
  }
}
