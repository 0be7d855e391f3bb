import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { basicTotals } from '../../src/stats/basic-totals.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { openDatabase } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { createTestDatabase } from '../support/service.ts'

const [opening, closing] = [newId(), newId()]
const category = (id: string, score: number, expected: number, percentage: number) => ({
  ...{ id, name: id === opening ? 'Opening' : 'Closing', total_score: score, expected_total_score: expected },
  ...{ score_percentage: percentage, expected_score_percentage: expected > 0 ? 100 : 0, variables: [] },
})
/** As the version before stored them: what nobody could tell earned nothing, and nothing of nothing was 0 %. */
const [noise, half] = [
  { id: newId(), results: [category(opening, 0, 0, 0), category(closing, 0, 0, 0)], total: 0, expected: 0 },
  {
    id: newId(),
    results: [category(opening, 5, 10, 50), category(closing, 0, 0, 0)],
    total: 5,
    expected: 10,
  },
]

// Holds Scoring: results of earlier versions
test('after an upgrade, calls on which nothing was expected have no score, and all others have the one they had', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public`.execute(database)
    await migrate(own.connection, '0016-dashboard')
    await sql`
      insert into client (id, name, secret_hash, scopes) values ('ours', 'Ours', '', '{}');
      insert into model (client_id, name, description, prompt, transcription_prompt, summarize_call, summarize_prompt, scoring,
        enabled, revision, created_by) values ('ours', 'Quality', '', '', '', true, '', true, true, 1, 'ours');
      insert into model_revision (model_id, number, snapshot, created_by)
        select id, 1, '{"variables": []}', 'ours' from model;
      insert into model_category (uuid, model_id, name, slug, max_score, order_number, created_by)
        select ${sql.lit(opening)}::uuid, id, 'Opening', 'opening', 10, 1, 'ours' from model;
      insert into model_category (uuid, model_id, name, slug, max_score, order_number, created_by)
        select ${sql.lit(closing)}::uuid, id, 'Closing', 'closing', 10, 2, 'ours' from model`.execute(
      database,
    )
    for (const { id, results, total, expected } of [noise, half]) {
      const percentage = expected > 0 ? (100 * total) / expected : 0
      await sql`
        insert into call (id, client_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
          duration_seconds, xscore_result, total_score, expected_score, score_percentage, created_at, created_by)
        select ${id}, 'ours', 'call', 'a-1', 'Ana', id, 1, 'PROCESS_COMPLETED', ${id}, 60, ${JSON.stringify(results)},
          ${total}, ${expected}, ${percentage}, '2025-01-01T10:00Z', 'ours' from model`.execute(database)
      await sql`
        insert into call_result (call_id, number, model_revision, status, xscore_result, total_score, expected_score,
          score_percentage, finished_at)
        values (${id}, 1, 1, 'PROCESS_COMPLETED', ${JSON.stringify(results)}, ${total}, ${expected}, ${percentage}, now())`.execute(
        database,
      )
    }
    // Counted, and rolled up by the version before.
    await sql`
      insert into call_fact select * from call_as_fact;
      insert into stats_rollup select id, 'all', 'day', '2025-01-01', '{""}', '{2}', '{2}', '{5000}', '{0}', '{5000}',
        '{2}', '{120000}', '{60000}', '{60000}', '{25000000}' from model`.execute(database)

    await migrate(own.connection)

    for (const table of ['call', 'call_result']) {
      const { rows } = await sql<{ expected_score: number; score_percentage: number; parts: unknown }>`
        select expected_score, score_percentage, jsonb_path_query_array(xscore_result, '$[*].score_percentage') as parts
        from ${sql.table(table)} order by expected_score`.execute(database)
      assert.deepEqual(rows, [
        { expected_score: 0, score_percentage: null, parts: [null, null] },
        { expected_score: 10, score_percentage: 50, parts: [50, null] },
      ])
    }
    const { rows } = await sql<{ xscore_result: object[] }>`
      select xscore_result from call where id = ${half.id}`.execute(database)
    assert.deepEqual(rows[0]!.xscore_result, [
      half.results[0],
      { ...half.results[1], score_percentage: null },
    ])
    for (const state of ['one by one', 'rolled up']) {
      const totals = await basicTotals(database, { workspaceId: 'ours', timeZone: 'UTC' })
      assert.deepEqual(
        [totals.total_requests, totals.unscored, totals.avg_score, totals.agents[0]!.avg_score],
        [2, 1, 50, 50],
        state,
      )
      assert.deepEqual(
        totals.categories.map(({ category_name, score_percentage }) => [category_name, score_percentage]),
        [['Opening', 50]],
        state,
      )
      await rollUp(database, { calls: 1, seconds: 0 })
      await closePast(database)
    }
  } finally {
    await database.destroy()
    await own.drop()
  }
})
