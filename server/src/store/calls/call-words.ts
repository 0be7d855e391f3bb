import { sql } from 'kysely'
import type { Transaction } from '../database.ts'

/** Has the call found by what its transcript and its summary say now. A call without a transcript is not found. */
export async function saveCallWords(tx: Transaction, callId: string): Promise<void> {
  await sql`
    insert into call_search (call_id, created_at, words)
    select call_id, created_at, words from call_as_words where call_id = ${callId}
    on conflict (call_id) do update set words = excluded.words`.execute(tx)
}

export async function removeCallWords(tx: Transaction, callId: string): Promise<void> {
  await tx.deleteFrom('call_search').where('call_id', '=', callId).execute()
}
