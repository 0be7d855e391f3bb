import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scoresByCriterion } from '../../src/stats/scores-by-criterion.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { revision, variable } from '../support/bank-call.ts'
import { createTestDatabase } from '../support/service.ts'

const category = {
  ...{ uuid: newId(), name: 'Opening', slug: 'opening', description: null },
  ...{ maxScore: 10, orderNumber: null },
}
const snapshot = revision([variable('greets', 'BOOLEAN', '', { category: 'opening' })], {
  categories: [category],
})
const answer = (value: boolean | null, points: number, expected = 10) => ({
  ...{ key: 'greets', value, score: points, expected_score: expected, not_applicable: false, confidence: 1 },
  ...{ rationale: '', evidence: [] },
})
/** Of the first version, of today, reviewed, and one that failed. */
const calls: readonly {
  readonly at: string
  readonly points: number | null
  readonly machine?: number
  readonly answers: readonly object[] | null
}[] = [
  { at: '2024-12-31T10:00Z', points: 0, answers: [answer(null, 0)] },
  { at: '2025-01-01T10:00Z', points: 10, answers: [{ ...answer(true, 10), determined: true }] },
  {
    ...{ at: '2025-01-02T10:00Z', points: 10, machine: 0 },
    answers: [
      {
        ...answer(false, 0),
        ...{ determined: true },
        reviewed: { value: true, not_applicable: false, determined: true, score: 10, expected_score: 10 },
      },
    ],
  },
  { at: '2025-01-03T10:00Z', points: null, answers: null },
]
const marks = (points: number) => [
  { id: category.uuid, name: 'Opening', total_score: points, expected_total_score: 10, variables: [] },
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
  await sql`
    insert into model_category (uuid, model_id, name, slug, max_score, order_number, created_by)
      select ${category.uuid}::uuid, id, 'Opening', 'opening', 10, 1, 'ours' from model`.execute(database)
  for (const { at, points, machine, answers } of calls) {
    const own = machine === undefined ? null : JSON.stringify(resultOf(machine))
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
        duration_seconds, analysis_result, xscore_result, total_score, expected_score, score_percentage, machine_result,
        created_at, created_by)
      select ${newId()}, 'ours', ${at}, 'a-1', 'Ana', id, 1, ${points === null ? 'ERROR' : 'PROCESS_COMPLETED'}, ${at}, 60,
        ${answers && JSON.stringify({ answers })}, ${points === null ? null : JSON.stringify(marks(points))}, ${points},
        ${points === null ? null : 10}, ${points === null ? null : 10 * points}, ${own}, ${at}, 'ours' from model`.execute(
      database,
    )
  }
  // Counted, and the days, their months and years rolled up, by the version before.
  await sql`
    insert into call_fact select * from call_as_counted;
    insert into stats_rollup (model_id, key, period, start, value, calls, scored, score_sum, score_min, score_max, timed,
      duration_sum, duration_min, duration_max, score_squares, expected_sum)
    select model_id, 'all', period, date_trunc(period, created_at at time zone 'UTC')::date, array[''], array[count(*)],
      array[count(*)], array[0], array[0], array[0], array[0], array[0], array[0], array[0], array[0], array[0]
    from call_fact, (values ('day'), ('month'), ('year')) as wanted (period)
    group by 1, 3, 4`.execute(database)
}

const resultOf = (points: number) => ({
  ...{ total_score: points, expected_score: 10, score_percentage: 10 * points },
  xscore_result: marks(points),
})

// Holds Statistics, decided: the figures stay the same however they are kept
test('after an upgrade, criteria of calls from before count, by the record and by the machine', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public`.execute(database)
    await migrate(own.connection, '0028-calibration-version')
    await writeBefore(database)

    await migrate(own.connection)

    const days = await sql<{ start: string }>`
      select start::text from stats_rollup where period = 'day' order by start`.execute(database)
    assert.deepEqual(
      days.rows.map(({ start }) => start),
      ['2025-01-03'],
      'a day on which nothing was asked stays as it is',
    )
    for (const state of ['one by one', 'rolled up']) {
      assert.deepEqual(await readCounts(database, 'record'), [2, 0, 1, 10, 30], state)
      assert.deepEqual(await readCounts(database, 'machine'), [1, 1, 1, 20, 30], state)
      await rollUp(database, { calls: 1, seconds: 0 })
      await closePast(database)
    }
  } finally {
    await database.destroy()
    await own.drop()
  }
})

async function readCounts(database: Database, scoreOf: 'record' | 'machine'): Promise<unknown[]> {
  const filter = { workspaceId: 'ours', timeZone: 'UTC', scoreOf }
  const [greets] = await scoresByCriterion(database, filter, { interval: 'day', agentIds: undefined })
  const { passed, failed, open, points_lost, points_possible } = greets!
  // What nobody could tell lost its points in the first version, and still does.
  return [passed, failed, open, points_lost, points_possible]
}
