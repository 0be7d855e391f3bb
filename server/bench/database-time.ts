import { sql } from 'kysely'
import { openStore } from '../src/commands/house/open-store.ts'
import { readConfig } from '../src/config.ts'

export interface DatabaseTime {
  /** Milliseconds PostgreSQL has spent on statements so far, as far as its connections have told. */
  read(): Promise<number>
  close(): Promise<void>
}

/** A connection of PostgreSQL tells what it has done no later than so long after it has gone idle. */
export const toldMs = 11_000

/** How long the embedded database of a running service has been at work. */
export async function watchDatabase(dataDir: string): Promise<DatabaseTime> {
  const { database, close } = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  return {
    async read() {
      const { rows } = await sql<{ ms: number }>`
        select active_time::float8 as ms from pg_stat_database where datname = current_database()`.execute(
        database,
      )
      return Number(rows[0]?.ms)
    },
    close,
  }
}
