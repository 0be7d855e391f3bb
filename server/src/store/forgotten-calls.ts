import { sql } from 'kysely'
import type { CallStatus } from '../domain/call.ts'
import type { Database } from './database.ts'

/**
 * Calls that are neither finished nor queued. Status and job change in one transaction, so there are none
 * unless jobs were lost with a restored backup or by somebody's hand.
 */
export async function listForgottenCalls(database: Database): Promise<{ id: string; status: CallStatus }[]> {
  const found = await sql<{ id: string; status: CallStatus }>`
    select id, status from call
    where enabled and status not in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR')
      and id::text not in (
        select data->>'callId' from pgboss.job
        where name like 'call-%' and state in ('created', 'retry', 'active') and data->>'callId' is not null
      )`.execute(database)
  return found.rows
}
