import { sql } from 'kysely'
import { openStore } from '../../src/commands/house/open-store.ts'
import { readConfig } from '../../src/config.ts'

const agents = [
  'Ana Torres',
  'Ben Okafor',
  'Chloé Martin',
  'Dev Patel',
  'Elena Rossi',
  'Farid Haddad',
  'Grace Lin',
  'Hugo Sørensen',
]

/**
 * Gives the service a past: copies of its finished calls with other agents, on other days, and with other points. Their
 * transcripts and evidence are the originals', their sound is not kept. Every 25th has failed.
 */
export async function copyCalls(dataDir: string, past: { count: number; days: number }): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    await sql`
      create temporary table past as
      select gen_random_uuid() as id, original.id as original_id, number,
        now() - make_interval(secs => (${past.days} * 86400.0 * number / ${past.count})::int) as at,
        ${agents}::text[] as names, 1 + (number * 7 + number / 5) % ${agents.length} as agent,
        number % 25 = 24 as failed,
        least(1, 0.55 + 0.06 * ((number * 7 + number / 5) % ${agents.length}) + 0.25 * abs(sin(number))) as share
      from generate_series(1, ${past.count}) as number
        join lateral (
          select id from call where status = 'PROCESS_COMPLETED' order by id offset number % 3 limit 1
        ) as original on true`.execute(store.database)
    await store.database.transaction().execute(async (tx) => {
      const points = sql`(select jsonb_agg(item || jsonb_build_object('total_score',
        round((item ->> 'total_score')::numeric * share::numeric))) from jsonb_array_elements(call.xscore_result) item)`
      const total = sql`(select sum(round((item ->> 'total_score')::numeric * share::numeric))::int
        from jsonb_array_elements(call.xscore_result) item)`
      await sql`
        insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, error_message,
          original_file_name, additional_parameters, audio_sha256, duration_seconds, analysis_result, xscore_result,
          total_score, expected_score, score_percentage, summary, insights, keywords, created_at, created_by, updated_at)
        select past.id, workspace_id, 'past-' || lpad(number::text, 5, '0'), 'agent-' || agent, names[agent], model_id,
          model_revision, case when failed then 'ERROR' else status end,
          case when failed then 'The recording contains no decodable audio. Export it again.' end,
          original_file_name, additional_parameters, md5(past.id::text), duration_seconds * (0.6 + share),
          case when not failed then analysis_result end, case when not failed then ${points} end,
          case when not failed then ${total} end, case when not failed then expected_score end,
          case when not failed then round(100.0 * ${total} / expected_score, 2) end,
          summary, insights, keywords, at, created_by, at + interval '40 seconds'
        from past join call on call.id = original_id`.execute(tx)
      await sql`
        insert into agent (workspace_id, agent_id, name)
        select distinct call.workspace_id, 'agent-' || agent, names[agent]
        from past join call on call.id = original_id
        on conflict do nothing`.execute(tx)
      await sql`
        insert into recording (call_id, format, codec, bytes, channels, sample_rate, duration_seconds, peaks)
        select past.id, format, codec, bytes, channels, sample_rate, duration_seconds, peaks
        from past join recording on call_id = original_id`.execute(tx)
      await sql`
        insert into transcription (id, call_id, status, language, segments, text, duration_seconds, speech_engine, created_by)
        select gen_random_uuid(), past.id, status, language, segments, text, duration_seconds, speech_engine, created_by
        from past join transcription on call_id = original_id`.execute(tx)
      await sql`
        insert into call_history (call_id, at, status, note)
        select past.id, past.at + (history.at - call.created_at), history.status, history.note
        from past join call on call.id = original_id join call_history as history on history.call_id = original_id
        where not failed order by history.id`.execute(tx)
      await sql`insert into call_search select * from call_as_words where call_id in (select id from past)`.execute(
        tx,
      )
      await sql`
        insert into call_fact select * from call_as_counted where call_id in (select id from past)`.execute(
        tx,
      )
      await sql`
        insert into stats_pending (call_id, model_id, created_at)
        select call_id, model_id, created_at from call_fact where call_id in (select id from past)`.execute(
        tx,
      )
    })
  } finally {
    await store.close()
  }
}
