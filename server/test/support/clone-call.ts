import { sql } from 'kysely'
import { recordCallFact } from '../../src/store/stats/call-facts.ts'
import type { TestService } from './service.ts'

export interface CloneOptions {
  readonly externalId: string
  readonly createdAt?: Date
  /** What the machine answered to this criterion instead. */
  readonly answer?: { readonly key: string; readonly value: boolean }
}

/** A finished call once more, without its sound and transcript: it is found, counted and reviewed like any other. */
export async function cloneCall(
  { database }: Pick<TestService, 'database'>,
  callId: string,
  { externalId, createdAt = new Date(), answer }: CloneOptions,
): Promise<string> {
  const changed = JSON.stringify({ value: answer?.value ?? null })
  const { rows } = await sql<{ id: string }>`
    insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
      original_file_name, audio_sha256, duration_seconds, analysis_result, xscore_result, total_score, expected_score,
      score_percentage, review_needed, created_at, created_by)
    select gen_random_uuid(), workspace_id, ${externalId}, agent_id, agent_name, model_id, model_revision, status,
      original_file_name, md5(${externalId}), duration_seconds, jsonb_set(analysis_result::jsonb, '{answers}', (
        select jsonb_agg(case when answer ->> 'key' = ${answer?.key ?? ''} then answer || ${changed}::jsonb else answer end)
        from jsonb_array_elements(analysis_result::jsonb -> 'answers') as answer
      ))::json, xscore_result, total_score, expected_score, score_percentage, review_needed, ${createdAt}, created_by
    from call where id = ${callId}
    returning id`.execute(database)
  const { id } = rows[0]!
  await database.transaction().execute((tx) => recordCallFact(tx, id))
  return id
}
