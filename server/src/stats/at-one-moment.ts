import { sql } from 'kysely'
import type { Database, Transaction } from '../store/database.ts'

/**
 * Answers a question from one view of the data, whatever changes meanwhile. The planner cannot know how many values an
 * array holds and would sort them; adding them up in memory is quicker.
 */
export function atOneMoment<T>(database: Database, ask: (tx: Transaction) => Promise<T>): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`
        select set_config('enable_sort', 'off', true), set_config('work_mem', '64MB', true),
          set_config('jit', 'off', true)`.execute(tx)
      return ask(tx)
    })
}
