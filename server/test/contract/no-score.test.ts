import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const spoken = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'Good morning, this is Ana.' },
  { speaker: 'Customer', startSeconds: 1, endSeconds: 2, text: 'My screen is black.' },
]
const model = {
  name: 'Quality',
  xscore_template: true,
  // So that nothing but the phrase is answered.
  least_confidence: 0.99,
  categories: [
    { name: 'Opening', max_score: 30 },
    { name: 'Solution', max_score: 70 },
  ],
  template_variables: [
    { key: 'greets', type: 'BOOLEAN', description: 'The agent says "good morning".', category: 'opening' },
    {
      key: 'solved',
      type: 'BOOLEAN',
      description: 'The problem was solved.',
      category: 'solution',
      critical: true,
    },
  ],
}

let service: TestService
let token: string
/** Two calls of one agent: one on which something was said, one of noise. */
const ids = { said: '', noise: '' }

before(async () => {
  service = await startTestService()
  token = await service.token()
  await send(at('/v1/models'), { token, json: model })
  for (const [name, turns] of [['said', spoken] as const, ['noise', []] as const]) {
    const body = callForm({ fields: { external_id: name }, audio: writeToneWav(1) })
    ids[name] = (await send(at('/v1/call-analysis'), { method: 'POST', token, body })).body.id
    await finishCalls(service, turns)
  }
})
after(() => service.stop())

const at = (path: string) => `${service.address}${path}`
const get = async (path: string, headers: Record<string, string> = {}): Promise<Json> => {
  const { status, body } = await send(at(path), { token, headers })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

// Holds Scoring: not determined leaves both scores and is open
test('what nobody could tell is on neither side of the score, and the record asks for a person', async () => {
  const call = await get(`/v1/call-analysis/${ids.said}`)
  const { answers, points_open, undetermined, review_needed, failed_critical } = call.analysis_result
  assert.deepEqual(
    answers.map(({ key, value, determined, score, expected_score }: Json) => [
      key,
      value,
      determined,
      score,
      expected_score,
    ]),
    [
      ['greets', true, true, 30, 30],
      ['solved', null, false, 0, 0],
    ],
  )
  assert.deepEqual(
    [points_open, undetermined, review_needed, failed_critical],
    [70, ['solved'], true, undefined],
  )
  assert.deepEqual([call.total_score, call.expected_score, call.score_percentage], [30, 30, 100])
  assert.deepEqual(call.analysis_result.categories, { opening: 30, solution: null })
  assert.equal(call.review_needed, true)
  assert.deepEqual(
    call.xscore_result.map(({ score_percentage, expected_score_percentage }: Json) => [
      score_percentage,
      expected_score_percentage,
    ]),
    [
      [100, 100],
      [null, 0],
    ],
  )
  const { items } = await get('/v1/call-analysis?fields=review_needed&sort=created_at')
  assert.deepEqual(items, [
    { id: ids.said, review_needed: true },
    { id: ids.noise, review_needed: false },
  ])
})

// Holds Scoring: no score: null in record, lists and statistics, counted as `unscored`
test('a recording of noise has no score and lowers nobody’s average', async () => {
  const call = await get(`/v1/call-analysis/${ids.noise}`)
  assert.deepEqual([call.status, call.review_needed], ['PROCESS_COMPLETED', false])
  assert.deepEqual([call.total_score, call.expected_score, call.score_percentage], [0, 0, null])
  assert.deepEqual(
    call.xscore_result.map(({ score_percentage }: Json) => score_percentage),
    [null, null],
  )

  const counts = { total_requests: 2, scored_requests: 1, unscored: 1, avg_score: 100 }
  const pick = (figures: Json) =>
    Object.fromEntries(Object.keys(counts).map((name) => [name, figures[name]])) as typeof counts
  const basic = await get('/v1/stats/basic')
  for (const most of [0, 1, 1_000])
    assert.deepEqual((await get(`/v1/stats/basic?agents=${most}`)).agents, basic.agents.slice(0, most))
  assert.deepEqual(pick(basic), counts)
  assert.deepEqual([basic.min_score, basic.max_score], [100, 100])
  assert.deepEqual(pick(basic.agents[0]), counts)
  assert.equal(
    basic.distribution.reduce((sum: number, { count }: Json) => sum + count, 0),
    1,
  )
  assert.deepEqual(
    basic.categories.map(({ category_name, total_requests, score_percentage }: Json) => [
      category_name,
      total_requests,
      score_percentage,
    ]),
    [['Opening', 1, 100]],
  )
  const [group] = await get('/v1/stats/grouping-fields?grouping_field_key=agent_id')
  assert.deepEqual(pick(group), counts)
  assert.deepEqual(pick((await get('/v1/stats/trend')).points[0]), counts)
  const profile = await get('/v1/stats/agent-profile?agent_id=agent-1')
  for (const figures of [profile, profile.points[0], { total_requests: 2, ...profile.team }])
    assert.deepEqual(pick(figures), counts)
  const table = await get('/v1/stats/dynamic-table-data?model_name=Quality')
  assert.deepEqual(
    table.rows.map((row: Json) => [row.score_percentage, row['category.opening'], row['category.solution']]),
    [
      [null, null, null],
      [100, 30, null],
    ],
  )
  const csv: string = await get('/v1/stats/dynamic-table-data?model_name=Quality', { accept: 'text/csv' })
  assert.match(csv, /\r\n[^\r]*,noise,[^\r]*PROCESS_COMPLETED,1,,/)
})

test('where no call of a group has a score, the group has none either', async () => {
  const groups = await get('/v1/stats/grouping-fields?grouping_field_key=greets')
  assert.deepEqual(
    groups.map(({ grouping_field_value, avg_score }: Json) => [grouping_field_value, avg_score]),
    [['true', 100]],
  )
  const none = await get('/v1/stats/basic?start_date=2031-01-01')
  assert.deepEqual(
    [none.total_requests, none.unscored, none.avg_score, none.min_score, none.max_score],
    [0, 0, null, null, null],
  )
})

// Holds Scoring: no score: null in record, lists and statistics, counted as `unscored`
test('a list by score ends with the calls that have none, whichever way it runs', async () => {
  for (const sort of ['score_percentage', '-score_percentage']) {
    const first = await get(`/v1/call-analysis?sort=${sort}&limit=1&fields=id`)
    const second = await get(
      `/v1/call-analysis?sort=${sort}&limit=1&fields=id&cursor=${encodeURIComponent(first.next_cursor)}`,
    )
    assert.deepEqual([...first.items, ...second.items], [{ id: ids.said }, { id: ids.noise }])
    assert.equal(second.next_cursor, null)
  }
  for (const limit of ['min_score=0', 'max_score=100'])
    assert.deepEqual((await get(`/v1/call-analysis?${limit}&fields=id`)).items, [{ id: ids.said }])
})
