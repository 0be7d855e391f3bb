import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import type { CallFilter } from '../../src/store/list/call-filter.ts'
import { listCalls } from '../../src/store/list/list-calls.ts'
import { migrate } from '../../src/store/migrate.ts'
import { createTestDatabase } from '../support/service.ts'

const metrics = { silence_share: 0.25, talk_over: { Agent: { seconds: 2, share: 0.1 } } }
/** Of today, of a version that measured nothing, and one that failed. */
const results = { today: { answers: [], metrics }, old: { answers: [] }, failed: null }

async function writeBefore(database: Database): Promise<void> {
  const category = newId()
  await sql`
    insert into workspace (id, name) values ('ours', 'Ours');
    insert into model (workspace_id, name, description, prompt, transcription_prompt, summarize_call, summarize_prompt,
      scoring, enabled, revision, created_by) values ('ours', 'Quality', '', '', '', true, '', true, true, 1, 'ours');
    insert into model_revision (model_id, number, snapshot, created_by)
      select id, 1, '{"variables": [], "categories": [], "scoring": true}', 'ours' from model`.execute(
    database,
  )
  await sql`
    insert into model_category (uuid, model_id, name, slug, max_score, order_number, created_by)
      select ${category}::uuid, id, 'Opening', 'opening', 10, 1, 'ours' from model`.execute(database)
  for (const [name, result] of Object.entries(results)) {
    const marks = result && JSON.stringify([{ id: category, total_score: 7, expected_total_score: 10 }])
    const id = newId()
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
        duration_seconds, analysis_result, xscore_result, created_by)
      select ${id}, 'ours', ${name}, 'a-1', 'Ana', id, 1, ${result ? 'PROCESS_COMPLETED' : 'ERROR'}, ${name}, 60,
        ${result && JSON.stringify(result)}, ${marks}, 'ours' from model`.execute(database)
    await sql`
      insert into transcription (id, call_id, status, language, created_by)
      values (${newId()}, ${id}, ${result ? 'COMPLETED' : 'FAILED'}, 'es', 'system')`.execute(database)
  }
  await sql`insert into call_fact select * from call_as_counted`.execute(database)
}

test('after an upgrade, calls from before are found by language, talk and category', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public`.execute(database)
    await migrate(own.connection, '0029-statistics-of-criteria')
    await writeBefore(database)

    await migrate(own.connection)

    const found = async (limits: Partial<CallFilter>) => {
      const filter = { workspaceId: 'ours', enabled: true, ...limits }
      const page = { sort: 'created_at', limit: 10, after: undefined, fields: ['id', 'external_id'] } as const
      return (await listCalls(database, filter, page)).calls.map(({ external_id }) => external_id).sort()
    }
    const { rows } = await sql<{ id: number }>`select id from model_category`.execute(database)
    const ids = [rows[0]!.id]
    assert.deepEqual(await found({ language: 'es' }), ['old', 'today'])
    assert.deepEqual(await found({ minSilence: 0.25, maxSilence: 0.25 }), ['today'])
    assert.deepEqual(await found({ maxTalkOver: 0.1 }), ['today'])
    assert.deepEqual(await found({ categoryScore: { ids, min: 70, max: 70 } }), ['old', 'today'])
    assert.deepEqual(await found({ categoryScore: { ids, min: 70.01, max: 100 } }), [])
  } finally {
    await database.destroy()
    await own.drop()
  }
})
