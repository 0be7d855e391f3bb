import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { saveCallWords } from '../../src/store/calls/call-words.ts'
import { assertInvalid, send } from '../support/http.ts'
import { type StatsService, startStatsService } from '../support/stats-service.ts'

let stats: StatsService
before(async () => {
  stats = await startStatsService()
})
after(() => stats.service.stop())

const list = (query: Record<string, string>, as = stats.token) =>
  send(`${stats.service.address}/v1/call-analysis?${new URLSearchParams(query)}`, { token: as })
const counts = async (query: Record<string, string>, as?: string): Promise<number> => {
  const { status, body } = await list({ ...query, fields: 'id', include_total: 'true', limit: '200' }, as)
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.items.length, Math.min(200, body.total))
  return body.total
}

const fields = ['agent_id', 'agent_name', 'model_name', 'status', 'campaign', 'mood', 'rating', 'greeted']
const questions: Record<string, string>[] = [
  {},
  { start_date: '2025-01-01', end_date: '2025-01-31' },
  { model_name: 'Survey' },
]

test('behind every group of the statistics are just the calls that it counts', async () => {
  for (const question of questions) {
    for (const grouping_field_key of fields) {
      const { body: groups } = await stats.get('grouping-fields', { ...question, grouping_field_key })
      for (const { grouping_field_value, total_requests } of groups.slice(0, 12)) {
        const query = { ...question, grouping_field_key, grouping_field_value }
        assert.equal(await counts(query), total_requests, JSON.stringify(query))
      }
    }
  }
})

test('a group can be narrowed down further, and a value that nobody has is empty', async () => {
  const group = { grouping_field_key: 'agent_id', grouping_field_value: 'a-1' }
  const own = stats.calls.filter(({ agentId }) => agentId === 'a-1')
  const failed = own.filter(({ status }) => status === 'ERROR')
  assert.ok(failed.length > 0)
  assert.equal(await counts({ ...group, status: 'ERROR' }), failed.length)
  assert.equal(await counts({ ...group, agent_id: 'a-2' }), 0)
  assert.equal(await counts({ ...group, status: 'PENDING' }), 0)
  assert.equal(await counts({ ...group, enabled: 'false' }), 0)
  assert.equal(await counts({ ...group, model_name: 'Nobody' }), 0)
  for (const key of fields)
    assert.equal(await counts({ grouping_field_key: key, grouping_field_value: 'nobody has this' }), 0)
  const status = { grouping_field_key: 'status', grouping_field_value: 'PENDING' }
  assert.equal(await counts(status), 0)
})

test("another client's groups hold nothing of ours", async () => {
  const { body: groups } = await stats.get('grouping-fields', { grouping_field_key: 'campaign' })
  const own = stats.otherCalls
  for (const { grouping_field_value } of groups) {
    const query = { grouping_field_key: 'campaign', grouping_field_value }
    const theirs = own.filter(
      (call) => call.metadata?.campaign !== null && String(call.metadata?.campaign) === grouping_field_value,
    )
    assert.equal(await counts(query, stats.otherToken), theirs.length, grouping_field_value)
  }
})

test('half a group is refused, with the half that is missing', async () => {
  assertInvalid(await list({ grouping_field_key: 'agent_id' }), 'query', 'grouping_field_value')
  assertInvalid(await list({ grouping_field_value: 'a-1' }), 'query', 'grouping_field_key')
  assertInvalid(
    await list({ grouping_field_key: '', grouping_field_value: 'x' }),
    'query',
    'grouping_field_key',
  )
})

test('behind a category are just the calls that lost points in it', async () => {
  const lost = (uuids: readonly string[], calls = stats.calls) =>
    calls.filter(
      ({ scoreHundredths, points }) =>
        scoreHundredths !== null &&
        points.some(({ category, score, expected }) => uuids.includes(category.uuid) && score < expected),
    ).length
  const { body } = await stats.get('basic')
  assert.ok(body.categories.length > 3)
  for (const { category_id, category_slug, model_name } of body.categories) {
    const own = lost([category_id])
    assert.ok(own > 0)
    assert.equal(await counts({ lost_points_in: category_slug, model_name }), own, category_slug)
    assert.equal(await counts({ lost_points_in: category_id.toUpperCase() }), own)
  }
  const openings = stats.models
    .flatMap(({ categories }) => categories)
    .filter(({ name }) => name === 'Opening')
  const everywhere = lost(openings.map(({ uuid }) => uuid))
  assert.equal(await counts({ lost_points_in: 'opening' }), everywhere)
  const one = { lost_points_in: 'opening', sort: 'score_percentage', limit: '1', include_total: 'true' }
  const { body: page } = await list({ ...one, agent_id: 'a-1' })
  const [first] = page.items[0].xscore_result.filter(({ name }: { name: string }) => name === 'Opening')
  assert.ok(first.total_score < first.expected_total_score)
  assert.ok(page.total < everywhere)
  const group = { grouping_field_key: 'agent_id', grouping_field_value: 'a-1' }
  assert.equal(await counts({ lost_points_in: 'opening', ...group }), page.total)
  const none: Record<string, string>[] = [
    { lost_points_in: 'nobody' },
    { lost_points_in: 'opening', model_name: 'Notes' },
  ]
  for (const query of [...none, { lost_points_in: 'opening', enabled: 'false' }])
    assert.equal(await counts(query), 0)
  const theirs = lost([stats.otherCalls[0]!.model.categories[0]!.uuid], stats.otherCalls)
  assert.equal(await counts({ lost_points_in: 'opening' }, stats.otherToken), theirs)
  assert.equal(await counts({ lost_points_in: openings[0]!.uuid }, stats.otherToken), 0)
})

test('a phrase that was said leaves as many calls to count as to list, whatever else limits them', async () => {
  const { database } = stats.service
  const said = JSON.stringify([{ speaker: 'Agent', start: 0, end: 2, text: 'The refund has been promised' }])
  const heard = stats.calls.filter(({ status }) => status !== 'TRANSCRIPTION_FAILED').slice(0, 100)
  await database.transaction().execute(async (tx) => {
    for (const { id } of heard) {
      await sql`
        insert into transcription (id, call_id, status, segments, text, created_by)
        values (${id}, ${id}, 'COMPLETED', ${said}::jsonb, 'The refund has been promised', 'test')
        on conflict (call_id) do update set status = 'COMPLETED', segments = excluded.segments`.execute(tx)
      await saveCallWords(tx, id)
    }
  })
  const q = '"refund has been promised"'
  assert.equal(await counts({ q }), heard.length)
  const limits: Record<string, string>[] = [
    { lost_points_in: 'opening' },
    { min_score: '50' },
    { status: 'ERROR' },
    { agent_id: 'a-1' },
    { grouping_field_key: 'agent_id', grouping_field_value: 'a-1' },
  ]
  for (const limit of limits) assert.ok((await counts({ q, ...limit })) < heard.length)
})
