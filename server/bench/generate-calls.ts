import { sql } from 'kysely'
import type { ModelRevision } from '../src/domain/model.ts'
import type { Database } from '../src/store/database.ts'
import { markDrawn, opening, percentage, questionsOf } from './generated-marks.ts'

/** All generated calls lie in these two whole years, in order of time. */
export const firstDay = '2024-01-01'
export const days = 731
const perStatement = 20_000

/** Removes every call and writes `count` finished ones: the same ones for the same count, whatever the machine. */
export async function generateCalls(
  database: Database,
  clientId: string,
  models: readonly ModelRevision[],
  count: number,
): Promise<void> {
  await sql`truncate call, stats_pending, stats_rollup, stats_course, stats_criterion_course cascade`.execute(
    database,
  )
  const indexes = await dropIndexes(database)
  let drawn = 0
  const insertRest = async () => {
    while (drawn < count) {
      const first = drawn
      const next = Math.min(first + perStatement, count)
      drawn = next
      await insertCalls(database, clientId, models, { first, next, count })
      await insertTranscriptions(database, first, next)
    }
  }
  await Promise.all([insertRest(), insertRest()])
  await insertAgents(database, clientId)
  await Promise.all([
    sql`insert into call_search select * from call_as_words order by created_at`.execute(database),
    sql`insert into call_fact select * from call_as_counted order by created_at`.execute(database),
  ])
  await sql`
    insert into stats_pending (call_id, model_id, created_at)
    select call_id, model_id, created_at from call_fact`.execute(database)
  for (const index of indexes) await sql.raw(index).execute(database)
  await sql`vacuum analyze`.execute(database)
}

/** Made anew at the end, an index takes a fraction of the time. Resolves to how that is done. */
async function dropIndexes(database: Database): Promise<string[]> {
  const found = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('call', 'call_search', 'call_fact') and indexname not like '%_pkey'`.execute(database)
  for (const { name } of found.rows) await sql`drop index ${sql.ref(name)}`.execute(database)
  return found.rows.map(({ definition }) => definition)
}

/** A number from 0 up to `below`, always the same for the same call and purpose. */
const draw = (purpose: number, below: number) =>
  sql.raw(`((hashint8extended(i, ${purpose}) & 1048575) % ${below})`)

/** Ids in the order of time, told by the call's number alone. */
const idOf = (i: string) =>
  sql.raw(`lpad(to_hex(${i}), 8, '0')::text || '-0000-7000-8000-' || lpad(to_hex(${i}), 12, '0')`)

async function insertCalls(
  database: Database,
  clientId: string,
  models: readonly ModelRevision[],
  { first, next, count }: { first: number; next: number; count: number },
): Promise<void> {
  await sql`
    with question as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(models.flatMap(questionsOf))}::jsonb) as question (
        model integer, model_id integer, place integer, id text, key text, readable_name text, description text,
        points integer, category_id text, category text, slug text)
    )
    insert into call (
      id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, error_message,
      original_file_name, additional_parameters, audio_sha256, duration_seconds, analysis_result, xscore_result,
      total_score, expected_score, score_percentage, review_needed, summary, insights, keywords, created_at, created_by
    )
    select (${idOf('i')})::uuid, ${clientId}, 'call-' || i, 'agent-' || agent, 'Agent ' || agent,
      (select model_id from question where question.model = drawn.model limit 1), 1,
      coalesce(failure, 'PROCESS_COMPLETED'),
      case when failure <> '' then 'The recording could not be understood.' end, 'call-' || i || '.wav',
      jsonb_build_object('campaign', 'campaign ' || ${draw(11, 10)}, 'queue', 'queue ' || ${draw(12, 20)},
        'store', 'store ' || ${draw(13, 200)}),
      md5(i::text) || md5(i::text), 30 + ${draw(14, 900_000)} / 1000.0,
      analysis_result::json, xscore_result, score, expected, ${percentage}, coalesce(undetermined <> '', false),
      case when failure is null then 'The customer called, and the agent took care of it.' end,
      case when failure is null then '["The agent could offer more help."]'::jsonb end,
      case when failure is null then '["service"]'::jsonb end,
      created_at, ${clientId}
    from (
      select i, ${draw(1, 50)} as agent, 1 + ${draw(2, 4)} as model,
        -- From seven in the morning to nine in the evening, every day.
        ${firstDay}::timestamp at time zone 'UTC' + make_interval(days => (i * ${sql.lit(days)} / ${sql.lit(count)})::int,
          secs => 25200 + 50400 * ((i * ${sql.lit(days)}) % ${sql.lit(count)}) / ${sql.lit(count)}::float8) as created_at,
        (array['TRANSCRIPTION_FAILED', 'TRANSCRIPTION_FAILED', 'ERROR'])[1 + ${draw(3, 100)}] as failure,
        ${draw(4, 20)} > 0 as is_closed,
        -- Most calls have little of either.
        round(power(${draw(5, 1_001)} / 1000.0, 4), 2) as silence, round(power(${draw(6, 1_001)} / 1000.0, 4), 2) as talk_over,
        array[${sql.join([90, 75, 60, 80, 50, 85].map((percent, index) => drawBoolean(30 + index, percent)))},
          case when ${draw(36, 30)} = 0 then 'null' else ${draw(37, 11)}::text end,
          case when ${draw(38, 10)} = 0 then 'null' else trim_scale(${draw(39, 50_000)} / 100.0)::text end,
          (array['"billing"', '"delivery"', '"refund"', '"technical"', '"contract"', '"other"'])[1 + ${draw(40, 6)}],
          case when ${draw(41, 2)} = 0 then 'null' else '"' || ${firstDay}::date + ${draw(42, 365)}::int || '"' end
        ] as answers
      from generate_series(${first}::bigint, ${next - 1}::bigint) as i
    ) as drawn cross join lateral (${markDrawn}) as marked`.execute(database)
}

/** Every agent, and a team of ten. */
async function insertAgents(database: Database, clientId: string): Promise<void> {
  await sql`
    insert into team (workspace_id, name, created_by) values (${clientId}, 'Ten', ${clientId})
    on conflict do nothing`.execute(database)
  await sql`
    insert into agent (workspace_id, agent_id, name, team_id)
    select ${clientId}, 'agent-' || agent, 'Agent ' || agent,
      case when agent < 10 then (select id from team where workspace_id = ${clientId} and name = 'Ten') end
    from generate_series(0, 49) as agent
    on conflict do nothing`.execute(database)
}

/** 'true', 'false' or, for one call in fifty, 'null'. */
const drawBoolean = (purpose: number, percent: number) =>
  sql`case when ${draw(purpose + 20, 50)} = 0 then 'null' when ${draw(purpose, 100)} < ${sql.lit(percent)} then 'true' else 'false' end`

/** What callers say. One word stands in one call of twenty thousand only. */
const sayings = [
  'I am calling about my bill, it is higher than last month.',
  'The parcel has not arrived and the driver left no card.',
  'Could you check my account balance, please?',
  'My internet connection has been slow since Monday morning.',
  'I would like to cancel the contract before it renews.',
  'The password reset email never came to my address.',
  'You charged my card twice for the same order.',
  'The screen is broken and it is still under warranty.',
  'Can I change the delivery date to next Tuesday?',
  'I was promised a refund three weeks ago.',
  'Which plan has the cheapest roaming abroad?',
  'My phone number has changed, please write it down.',
  'Let me look that up for you, one moment please.',
  'I am sorry to hear that, I understand this is annoying.',
  'May I have your full name and date of birth?',
  'Thank you, I have found your account.',
  'The technician will come between eight and twelve.',
  'I have booked the credit, it takes five working days.',
  'Is there anything else I can help you with today?',
  'No, that was all, thank you very much for your help.',
]

async function insertTranscriptions(database: Database, first: number, next: number): Promise<void> {
  const said = sql.raw(`array['${sayings.join("','")}']`)
  await sql`
    insert into transcription (id, call_id, status, language, segments, text, duration_seconds, speech_engine, created_by)
    select ('ffffffff-' || substr(id::text, 10))::uuid, id, 'COMPLETED',
      case when language = 0 then 'es' else 'en' end,
      jsonb_build_array(
        jsonb_build_object('speaker', 'Agent', 'start', 0, 'end', 12, 'text', opening),
        jsonb_build_object('speaker', 'Customer', 'start', 12, 'end', 40, 'text', said)),
      'Agent: ' || opening || E'\nCustomer: ' || said, 60, 'moonshine/telephone-en', 'system'
    from (
      select (${idOf('i')})::uuid as id, ${opening}::text as opening, ${draw(7, 1_000)} as language,
        ${sql.join(
          Array.from({ length: 7 }, (_, place) => sql`(${said})[1 + ${draw(60 + place, sayings.length)}]`),
          sql` || ' ' || `,
        )} || case when i % 20011 = 7 then ' Rhubarb.' else '' end as said
      from generate_series(${first}::bigint, ${next - 1}::bigint) as i
    ) as spoken`.execute(database)
}
