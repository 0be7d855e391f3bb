import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { insertPassagesDue, removePassages } from '../passages/passages.ts'

/**
 * Has the call found by what its transcript and its summary say now, and soon by what they mean. A call without a
 * transcript is not found.
 */
export async function saveCallWords(tx: Transaction, callId: string): Promise<void> {
  await insertCallWords(callId).execute(tx)
  await insertPassagesDue(callId).execute(tx)
}

/** The same as a statement, or as part of one. */
export function insertCallWords(callId: string): RawBuilder<unknown> {
  return sql`
    insert into call_search (call_id, created_at, words)
    select call_id, created_at, words from call_as_words where call_id = ${callId}
    on conflict (call_id) do update set words = excluded.words`
}

export async function removeCallWords(tx: Transaction, callId: string): Promise<void> {
  await tx.deleteFrom('call_search').where('call_id', '=', callId).execute()
  await removePassages(tx, callId)
}
