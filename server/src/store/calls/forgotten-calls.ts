import { sql } from 'kysely'
import type { CallStatus } from '../../domain/call.ts'
import type { Database } from '../database.ts'

/**
 * Calls that are neither finished nor queued. Status and job change in one transaction, so there are none unless jobs
 * were lost with a restored backup or by somebody's hand. However many wait, this stays one pass over both.
 */
export async function listForgottenCalls(database: Database): Promise<{ id: string; status: CallStatus }[]> {
  const found = await sql<{ id: string; status: CallStatus }>`
    select id, status from call
    where enabled and status not in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR')
      and not exists (
        select from pgboss.job
        where name like 'call-%' and state in ('created', 'retry', 'active') and data->>'callId' = call.id::text
      )`.execute(database)
  return found.rows
}
