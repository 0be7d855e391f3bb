import { sql } from 'kysely'
import { type Database, type Transaction, withinTransaction } from '../database.ts'

/**
 * The planner takes rare calls for common ones, and has processes started to help it read them. Starting them takes longer
 * than to read the few there are.
 */
export function withoutWorkers<T>(database: Database, ask: (tx: Transaction) => Promise<T>): Promise<T> {
  return withinTransaction(database, async (tx) => {
    await sql`select set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx)
    return ask(tx)
  })
}
