import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { agreementWithPeople } from '../../src/stats/agreement-with-people.ts'
import { basicTotals } from '../../src/stats/basic-totals.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { createTestDatabase } from '../support/service.ts'

const category = newId()
const marks = (points: number) => [
  { id: category, name: 'Opening', total_score: points, expected_total_score: 10, variables: [] },
]
/** What a call earned of ten points, by the record and, once somebody has reviewed it, by the machine. */
const calls = [
  { id: newId(), at: '2025-01-01T10:00Z', record: 8, machine: 2 },
  { id: newId(), at: '2025-01-01T11:00Z', record: 5 },
  { id: newId(), at: '2025-01-02T10:00Z', record: 6, machine: 6 },
  { id: newId(), at: '2025-01-03T10:00Z', record: 10 },
]

async function writeBefore(database: Database): Promise<void> {
  await sql`
    insert into workspace (id, name) values ('ours', 'Ours');
    insert into model (workspace_id, name, description, prompt, transcription_prompt, summarize_call, summarize_prompt,
      scoring, enabled, revision, created_by) values ('ours', 'Quality', '', '', '', true, '', true, true, 1, 'ours');
    insert into model_revision (model_id, number, snapshot, created_by)
      select id, 1, '{"variables": []}', 'ours' from model;
    insert into model_category (uuid, model_id, name, slug, max_score, order_number, created_by)
      select ${sql.lit(category)}::uuid, id, 'Opening', 'opening', 10, 1, 'ours' from model`.execute(database)
  for (const { id, at, record, machine } of calls) {
    const own = machine === undefined ? null : resultOf(machine)
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
        duration_seconds, xscore_result, total_score, expected_score, score_percentage, machine_result, created_at, created_by)
      select ${id}, 'ours', ${id}, 'a-1', 'Ana', id, 1, 'PROCESS_COMPLETED', ${id}, 60, ${JSON.stringify(marks(record))},
        ${record}, 10, ${10 * record}, ${own && JSON.stringify(own)}, ${at}, 'ours' from model`.execute(
      database,
    )
  }
  await sql`
    insert into review (id, call_id, workspace_id, model_revision, status, blind, reviewer, comment, submitted_at)
      values (${calls[0]!.id}, ${calls[0]!.id}, 'ours', 1, 'submitted', true, 'eva', '', '2025-02-03T12:00Z')`.execute(
    database,
  )
  await sql`
    insert into review_answer (review_id, key, value, not_applicable, comment, criterion, machine) values
      (${calls[0]!.id}, 'greeted', 'true', false, '', 'asked',
        '{"value": false, "not_applicable": false, "confidence": 0.9, "rationale": "Not heard."}')`.execute(
    database,
  )
  // Counted, and the days, their month and their year rolled up, by the version before.
  await sql`
    insert into call_fact
      select call_as_fact.*, categories_with_losses(call.xscore_result)
      from call_as_fact join call on call.id = call_as_fact.call_id;
    insert into stats_rollup
      select model_id, key, period, date_trunc(period, created_at at time zone 'UTC')::date, array[value], array[count(*)],
        array[count(*)], array[sum(score)], array[min(score)], array[max(score)], array[count(*)], array[sum(duration_ms)],
        array[min(duration_ms)], array[max(duration_ms)], array[sum(score * score)], array[sum(part.expected)]
      from call_fact, (values ('day'), ('month'), ('year')) as wanted (period), lateral (
        values ('all', '', score_hundredths, 0), ('status', status, score_hundredths, 0),
          ('agent_id', agent_id, score_hundredths, 0),
          ('c:' || (select id from model_category), agent_id, score_hundredths / 1000, 10)
      ) as part (key, value, score, expected)
      group by 1, 2, 3, 4, value`.execute(database)
}

const resultOf = (points: number) => ({
  ...{ total_score: points, expected_score: 10, score_percentage: 10 * points },
  xscore_result: marks(points),
})

// Holds Statistics, decided: the figures stay the same however they are kept
test('after an upgrade, reviews from before count, and what the machine gave counts as what it gave', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public`.execute(database)
    await migrate(own.connection, '0026-coaching')
    await writeBefore(database)

    await migrate(own.connection)

    const days = await sql<{ start: string }>`
      select start::text from stats_rollup where key = 'all' order by start`.execute(database)
    assert.deepEqual(
      days.rows.map(({ start }) => start),
      ['2025-01-02', '2025-01-03'],
      'a day without a call that counts differently stays as it is',
    )
    for (const end of ['2025-02-05', '2025-03-01', '2026-01-01']) {
      const filter = { workspaceId: 'ours', timeZone: 'UTC', from: '2025-01-01 UTC', until: `${end} UTC` }
      const [greeted, ...others] = await agreementWithPeople(database, filter)
      assert.deepEqual(
        [greeted!.key, greeted!.n, greeted!.observed, others.length],
        ['greeted', 1, 0, 0],
        end,
      )
    }
    for (const state of ['one by one', 'rolled up']) {
      assert.deepEqual(await readScores(database, 'record'), [4, 72.5, 50, 100, 7.25, 72.5], state)
      assert.deepEqual(await readScores(database, 'machine'), [4, 57.5, 20, 100, 5.75, 57.5], state)
      await rollUp(database, { calls: 1, seconds: 0 })
      await closePast(database)
    }
  } finally {
    await database.destroy()
    await own.drop()
  }
})

async function readScores(database: Database, scoreOf: 'record' | 'machine'): Promise<unknown[]> {
  const totals = await basicTotals(database, { workspaceId: 'ours', timeZone: 'UTC', scoreOf })
  const { total_requests, avg_score, min_score, max_score, categories, agents } = totals
  return [
    ...[total_requests, avg_score, min_score, max_score],
    ...[categories[0]!.avg_category_score, agents[0]!.avg_score],
  ]
}
