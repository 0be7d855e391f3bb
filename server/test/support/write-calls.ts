import { sql } from 'kysely'
import type { CallStatus } from '../../src/domain/call.ts'
import { newId } from '../../src/domain/new-id.ts'
import type { Database } from '../../src/store/database.ts'

/** A call as a test wants it to stand in the database. */
export interface WrittenCall {
  readonly id: string
  readonly externalId: string
  readonly agentId: string
  readonly modelId: number
  readonly status: CallStatus
  readonly score: number | null
  /** Microseconds since 1970. */
  readonly createdAt: bigint
  /** What was said; null: there is no transcript. */
  readonly said: string | null
  readonly summary: string | null
  readonly erased: boolean
}

/** Puts calls straight into the database, as processing would leave them. */
export async function writeCalls(
  database: Database,
  clientId: string,
  calls: readonly WrittenCall[],
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
        audio_sha256, score_percentage, summary, enabled, erased_at, created_at, created_by)
      select id, ${clientId}, "externalId", case when not erased then "agentId" end, case when not erased then 'Ana' end,
        "modelId", 1, status, case when not erased then id::text end, score, summary, not erased,
        case when erased then now() end, timestamptz 'epoch' + "createdAt" * interval '1 microsecond', ${clientId}
      from json_to_recordset(${toJson(calls)}::json) as call (id uuid, "externalId" text, "agentId" text, "modelId" integer,
        status text, score double precision, summary text, erased boolean, "createdAt" bigint)`.execute(tx)
    const heard = calls.filter(({ said, erased }) => said !== null && !erased)
    const transcripts = heard.map(({ id, said }) => ({ id: newId(), call_id: id, said }))
    await sql`
      insert into transcription (id, call_id, status, segments, text, created_by)
      select id, call_id, 'COMPLETED', json_build_array(json_build_object('speaker', 'Agent', 'start', 0, 'end', 1, 'text', said)),
        'Agent: ' || said, 'system'
      from json_to_recordset(${JSON.stringify(transcripts)}::json) as heard (id uuid, call_id uuid, said text)`.execute(
      tx,
    )
    await sql`
      insert into call_search select * from call_as_words
      where call_id in (select id from call where workspace_id = ${clientId}) on conflict do nothing`.execute(
      tx,
    )
  })
}

function toJson(calls: readonly WrittenCall[]): string {
  return JSON.stringify(calls, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
}
