import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scoresByCriterion } from '../../src/stats/scores-by-criterion.ts'
import { rollUp } from '../../src/stats/start-roller.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { revision, variable } from '../support/bank-call.ts'
import { createTestDatabase } from '../support/service.ts'

const category = {
  ...{ uuid: newId(), name: 'Opening', slug: 'opening', description: null },
  ...{ maxScore: 10, orderNumber: null },
}
const snapshot = revision(
  ['waves', 'Greets', 'offers'].map((key) => variable(key, 'BOOLEAN', '', { category: 'opening' })),
  { categories: [category] },
)
const quote = { speaker: 'Agent', start: 1, end: 2, quote: 'hello' }
const answer = (key: string, confidence: number, quotes: number, more: object = {}) => ({
  ...{ key, value: false, score: 0, expected_score: 3, not_applicable: false, confidence, rationale: '' },
  evidence: Array(quotes).fill(quote),
  ...more,
})
const reviewed = { value: false, not_applicable: false, determined: true, score: 0, expected_score: 3 }
/** As the judge left them, in no order; the topic is not scored. */
const answers = [
  answer('waves', 0.876, 0),
  answer('topic', 0.5, 4),
  answer('Greets', 0.9, 2),
  answer('offers', 0.6, 1, { reviewed }),
]

async function writeBefore(database: Database): Promise<void> {
  await sql`
    insert into workspace (id, name) values ('ours', 'Ours');
    insert into model (workspace_id, name, description, prompt, transcription_prompt, summarize_call, summarize_prompt,
      scoring, enabled, revision, created_by) values ('ours', 'Quality', '', '', '', true, '', true, true, 1, 'ours')`.execute(
    database,
  )
  await sql`
    insert into model_revision (model_id, number, snapshot, created_by)
      select id, 1, ${JSON.stringify(snapshot)}::jsonb, 'ours' from model`.execute(database)
  for (const name of ['kept', 'let go', 'failed']) {
    const isDone = name !== 'failed'
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
        duration_seconds, analysis_result, transcript_removed_at, created_by)
      select ${newId()}, 'ours', ${name}, 'a-1', 'Ana', id, 1, ${isDone ? 'PROCESS_COMPLETED' : 'ERROR'}, ${name}, 60,
        ${isDone ? JSON.stringify({ answers }) : null}, ${name === 'let go' ? new Date() : null}, 'ours' from model`.execute(
      database,
    )
  }
  await sql`insert into call_fact select * from call_as_counted`.execute(database)
  // Rolled up by the version before, which did not count what was not said.
  await sql`
    insert into stats_rollup (model_id, key, period, start, value, calls, scored, score_sum, score_min, score_max, timed,
      duration_sum, duration_min, duration_max, score_squares, expected_sum)
    select model_id, 'all', 'day', (now() at time zone 'UTC')::date, array[''], array[3], array[0], array[0], array[null::integer],
      array[null::integer], array[3], array[180000], array[60000], array[60000], array[0], array[0]
    from call_fact limit 1`.execute(database)
}

test('after an upgrade, of calls from before is known how sure their answers are and what is quoted', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public`.execute(database)
    await migrate(own.connection, '0072-finding-measured-calls')
    await writeBefore(database)

    await migrate(own.connection)

    const read = () =>
      sql`
        select external_id, criteria, confidence, quotes from call_fact join call on call.id = call_id
        order by external_id`.execute(database)
    const criteria = ['f:Greets', 'f:offers', 'f:waves']
    const confidence = [90, 100, 88]
    const expected = [
      { external_id: 'failed', criteria: [], confidence: [], quotes: [] },
      { external_id: 'kept', criteria, confidence, quotes: [2, 1, 0] },
      { external_id: 'let go', criteria, confidence, quotes: [] },
    ]
    assert.deepEqual((await read()).rows, expected)
    for (const state of ['one by one', 'rolled up']) {
      const filter = { workspaceId: 'ours', timeZone: 'UTC' }
      const criteria = await scoresByCriterion(database, filter, { interval: 'day', agentIds: undefined })
      const notSaid = criteria.map(({ key, failed, not_said }) => [key, failed, not_said]).sort()
      assert.deepEqual(
        notSaid,
        [
          ['Greets', 2, 0],
          ['offers', 2, 0],
          ['waves', 2, 1],
        ],
        state,
      )
      await rollUp(database, { calls: 1, seconds: 0 })
    }
    await sql`delete from call_fact; delete from stats_pending`.execute(database)
    await sql`select count_call(id) from call`.execute(database)
    assert.deepEqual((await read()).rows, expected, 'as of calls that are counted now')
  } finally {
    await database.destroy()
    await own.drop()
  }
})
