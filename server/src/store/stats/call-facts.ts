import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { lockYear, unrollDay } from './stats-rollups.ts'

/** Has a call counted that has just reached its final status. One that is not finished, or counted already, is let be. */
export async function recordCallFact(tx: Transaction, callId: string): Promise<void> {
  await sql`select count_call(${callId})`.execute(tx)
}

/**
 * Has a call counted no more, as if it had never been. Whoever forgets several in one transaction does it in the
 * order of their models and years, or two such transactions may wait for each other.
 */
export async function forgetCallFact(tx: Transaction, callId: string): Promise<void> {
  const found = await sql<{ model_id: number; day: string }>`
    select model_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from call_fact where call_id = ${callId}`.execute(tx)
  const fact = found.rows[0]
  if (!fact) return
  await lockYear(tx, fact.model_id, fact.day)
  const forgotten = await sql`delete from call_fact where call_id = ${callId}`.execute(tx)
  const waiting = await sql`delete from stats_pending where call_id = ${callId}`.execute(tx)
  if (forgotten.numAffectedRows === 1n && waiting.numAffectedRows === 0n)
    await unrollDay(tx, fact.model_id, fact.day)
}
