import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { forgetCallFact } from '../../src/store/stats/call-facts.ts'
import { listPendingMonths, rollUpDays } from '../../src/store/stats/stats-rollups.ts'
import {
  countedCalls,
  expectedAnswers,
  expectedBasic,
  expectedCategories,
  expectedGroups,
  expectedProfile,
  expectedTrend,
  type StatsQuery,
} from '../support/expected-stats.ts'
import { assertInvalid, type Json } from '../support/http.ts'
import { drawCall, insertFinishedCalls, type PlainCall } from '../support/seeded-calls.ts'
import type { TestService } from '../support/service.ts'
import { drawMoments, type StatsService, startStatsService, statsModels } from '../support/stats-service.ts'

let stats: StatsService
let service: TestService
let get: StatsService['get']
let calls: PlainCall[]
before(async () => {
  stats = await startStatsService()
  ;({ service, get } = stats)
  calls = [...stats.calls]
})
after(() => service.stop())

const queries: StatsQuery[] = [
  {},
  { start_date: '2025-01-01', end_date: '2025-01-31' },
  { start_date: '2024-11-01', end_date: '2025-03-31' },
  { start_date: '2024-10-25T03:12:45.000001Z', end_date: '2025-03-09T07:30:00Z' },
  { start_date: '2025-03-09T05:00:00Z', end_date: '2025-03-09T05:00:00.000001Z' },
  { start_date: '2025-01-05T01:00:00Z', end_date: '2025-01-05T22:00:00Z' },
  { start_date: '2025-01-31T10:00:00Z', end_date: '2025-02-01T20:00:00Z' },
  { start_date: '2025-03-08', end_date: '2025-03-10', time_zone: 'America/New_York' },
  { end_date: '2024-11-03', time_zone: 'America/New_York' },
  { start_date: '2025-01-01', end_date: '2025-03-31', time_zone: 'Asia/Kathmandu' },
  { start_date: '2025-02-01', model_name: 'qUALITY' },
  { model_name: 'Notes' },
  { model_name: 'Nobody' },
  { start_date: '2031-01-01' },
  { start_date: '2025-02-02', end_date: '2025-02-01' },
]

const fields = [
  'agent_id',
  'agent_name',
  'model_name',
  'status',
  'campaign',
  'mood',
  'rating',
  'odd, "key" 🚀/%',
  'k'.repeat(200),
  'nothing',
]
const typeOf = (key: string, model: string | undefined): string | null => {
  const asked = statsModels
    .filter(({ name }) => model === undefined || name.toLowerCase() === model.toLowerCase())
    .flatMap(({ template_variables }) => template_variables.filter((variable) => variable.key === key))
  const types = [...new Set(asked.map(({ type }) => type))]
  if (types.length <= 1) return types[0] ?? null
  return types.every((type) => type === 'INTEGER' || type === 'DECIMAL') ? 'DECIMAL' : 'STRING'
}

async function checkEverything(state: string): Promise<void> {
  for (const query of queries) {
    const counted = countedCalls(calls, query)
    const check = async (path: string, more: object, expected: Json) => {
      const { status, body } = await get(path, { ...query, ...more })
      assert.equal(status, 200, JSON.stringify(body))
      const asked = `${path} ${JSON.stringify({ ...query, ...more })}, ${state}`
      assert.deepEqual(body, expected, `${asked} is not as counted by hand`)
    }
    await Promise.all([
      ...fields.map((field) =>
        check('grouping-fields', { grouping_field_key: field }, expectedGroups(counted, field)),
      ),
      ...['a-1', '=1+1', 'nobody'].map((agent) =>
        check('xscore-by-agent', { agent_id: agent }, expectedCategories(counted, agent)),
      ),
      ...['greeted', 'rating', 'amount', 'mood', 'nothing'].map((key) =>
        check(`extracted-key/${key}`, {}, expectedAnswers(counted, key, typeOf(key, query.model_name))),
      ),
      check('basic', {}, expectedBasic(counted, calls)),
      ...(
        [
          ['a-1', 'day'],
          ['a-1', 'month'],
          ['nobody', 'day'],
        ] as const
      ).map(([agent_id, interval]) =>
        check(
          'agent-profile',
          { agent_id, interval },
          expectedProfile(counted, calls, { ...query, agent_id }, interval),
        ),
      ),
      ...(['day', 'week', 'month'] as const).map((interval) => {
        const points = expectedTrend(counted, query, interval)
        return check('trend', { interval }, { interval, time_zone: query.time_zone ?? 'UTC', points })
      }),
    ])
  }
  const { body } = await get('basic', {}, stats.otherToken)
  assert.deepEqual(
    body,
    expectedBasic(stats.otherCalls, stats.otherCalls),
    `another client's calls, ${state}`,
  )
}

describe('every figure is exactly what counting call by call gives', () => {
  // Holds Statistics: start and end of the range, name of the model · `/v1/stats/grouping-fields`: by a field
  // Holds Statistics: `/v1/stats/xscore-by-agent`: an agent's categories
  // Holds Statistics: `/v1/stats/extracted-key/{key}`: answers of a variable
  // Holds Group item: `grouping_field_value` · `total_requests` · `avg_score` · `min_score` · `max_score`
  // Holds Category item: `order_number` · `category_name` · `avg_category_score` · `min_score` · `max_score`
  // Holds Category item: `expected_score`
  // Holds Statistics, decided: dates and date-times: the end of a day included, a moment excluded
  // Holds Statistics, decided: `grouping_field_key`: agent, model, status, metadata, extracted variable
  // Holds Statistics, decided: dates and model optional; the table needs `model_name`
  // Holds Statistics, decided: only finished, enabled calls count · `GET /v1/stats/basic` · `GET /v1/stats/trend`
  test('as soon as calls have finished', () => checkEverything('nothing rolled up'))

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('while some of them are rolled up and some are not', async () => {
    const months = await listPendingMonths(service.database, { calls: 1, seconds: 0 })
    for (const [index, month] of months.entries())
      if (index % 3 !== 0) await rollUpDays(service.database, month, index % 3 === 1 ? 4 : 1000)
    await checkEverything('half rolled up')
  })

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('when all are rolled up by day', async () => {
    await rollUp(service.database, { calls: 1, seconds: 0 })
    await checkEverything('rolled up by day')
  })

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('when past months and years are rolled up too', async () => {
    await closePast(service.database)
    await checkEverything('rolled up by year')
  })

  // Holds Statistics, decided: only finished, enabled calls count
  test('after some of them have been forgotten', async () => {
    const forgotten = new Set(calls.filter(() => stats.draw(12) === 0).map(({ id }) => id))
    assert.ok(forgotten.size > 10)
    for (const id of forgotten) await service.database.transaction().execute((tx) => forgetCallFact(tx, id))
    // Also where it knows the agents' latest names from.
    await service.database
      .updateTable('call')
      .set({ enabled: false })
      .where('id', 'in', [...forgotten])
      .execute()
    calls = calls.filter(({ id }) => !forgotten.has(id))
    await checkEverything('some forgotten')
  })

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('when new ones have finished since, and old ones are rolled up again', async () => {
    const { draw, models } = stats
    const late = drawMoments(draw, 40).map((moment) => drawCall(draw, models[draw(3)]!, moment))
    calls.push(...late.slice(0, 20))
    await insertFinishedCalls(service.database, late.slice(0, 20))
    await rollUp(service.database, { calls: 1, seconds: 0 })
    await closePast(service.database)
    calls.push(...late.slice(20))
    await insertFinishedCalls(service.database, late.slice(20))
    await checkEverything('rolled up again, with new ones')
  })
})

// Holds Group item: `avg_duration` · `min_duration` · `max_duration`
test('an average call of 31 hours is shown as such', async () => {
  const { body } = await get('grouping-fields', { grouping_field_key: 'agent_id' })
  const slow = body.find((group: Json) => group.grouping_field_value === 'slow')
  assert.equal(slow.avg_duration, '31:05:09')
  assert.equal(slow.max_duration, '32:05:09')
})

test('a day is the day of the time zone, also where clocks change at midnight or offsets are odd', async () => {
  const zones = 'America/Havana Atlantic/Azores Asia/Beirut Africa/Cairo America/Santiago Australia/Lord_Howe'
  const odd = 'Pacific/Chatham Pacific/Kiritimati America/St_Johns Asia/Calcutta Etc/GMT+5 EST5EDT utc'
  for (const time_zone of `${zones} ${odd}`.split(' ')) {
    const query = { start_date: '2024-11-03', end_date: '2025-03-09', time_zone }
    const counted = countedCalls(calls, query)
    assert.equal((await get('basic', query)).body.total_requests, counted.length, time_zone)
    const { body } = await get('trend', query)
    assert.deepEqual(body.points, expectedTrend(counted, query, 'day'), time_zone)
  }
})

test('no date is too far off', async () => {
  for (const time_zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
    const query = { start_date: '0001-01-01', end_date: '9999-12-31', time_zone }
    assert.equal((await get('basic', query)).body.total_requests, calls.length)
    assertInvalid(await get('trend', query), 'query', 'interval')
    assert.deepEqual((await get('trend', { start_date: '9999-12-31', time_zone })).body.points, [])
  }
  // Africa/Monrovia was 44 minutes and 30 seconds behind; every call is looked at by itself there.
  const old = { start_date: '1971-12-30', end_date: '1972-01-10', time_zone: 'Africa/Monrovia' }
  assert.equal((await get('trend', old)).body.points.length, 12)
})

test('only as many groups are shown as were asked for, the largest first', async () => {
  const all = await get('grouping-fields', { grouping_field_key: 'amount' })
  const some = await get('grouping-fields', { grouping_field_key: 'amount', limit: '5' })
  assert.deepEqual(some.body, all.body.slice(0, 5))
  const answers = await get('extracted-key/amount', { limit: '3' })
  assert.equal(answers.body.values.length, 3)
  assert.equal(answers.body.total, (await get('extracted-key/amount')).body.total)
})

// Holds Statistics: `/v1/stats/extracted-key/{key}`: answers of a variable
test('a variable may be asked for by any key whatever', async () => {
  for (const key of ['a/b', '%', '?', '#', 'ключ', '🚀', ' ', "'; drop table call; --", '__proto__']) {
    const { status, body } = await get(`extracted-key/${encodeURIComponent(key)}`)
    assert.equal(status, 200)
    assert.deepEqual(body, { key, type: null, total: 0, missing: 0, values: [] })
  }
  assertInvalid(await get('extracted-key/%00'), 'path', 'key')
})

// Holds Statistics: invalid input gives the validation body
test('what cannot be asked is refused with its name', async () => {
  assertInvalid(await get('grouping-fields'), 'query', 'grouping_field_key')
  assertInvalid(await get('grouping-fields', { grouping_field_key: '' }), 'query', 'grouping_field_key')
  assertInvalid(await get('xscore-by-agent'), 'query', 'agent_id')
  assertInvalid(await get('basic', { start_date: 'yesterday' }), 'query', 'start_date')
  assertInvalid(await get('basic', { end_date: '2025-02-30' }), 'query', 'end_date')
  assertInvalid(await get('basic', { model_name: '\0' }), 'query', 'model_name')
  for (const zone of ['Atlantis/Main', '+02:00', 'UTC+3', "UTC'", '', 'x'.repeat(100)])
    assertInvalid(await get('basic', { time_zone: zone }), 'query', 'time_zone')
  for (const limit of ['0', '10001', '-1', '1.5', 'many', ''])
    assertInvalid(await get('grouping-fields', { grouping_field_key: 'status', limit }), 'query', 'limit')
  assertInvalid(await get('trend', { interval: 'hour' }), 'query', 'interval')
  assertInvalid(await get('agent-profile'), 'query', 'agent_id')
  assertInvalid(await get('agent-profile', { agent_id: 'a-1', interval: 'year' }), 'query', 'interval')
  assertInvalid(await get('trend', { start_date: '1990-01-01', end_date: '2025-01-01' }), 'query', 'interval')
  const weeks = await get('trend', { start_date: '1990-01-01', end_date: '2025-01-01', interval: 'week' })
  assert.equal(weeks.body.points.length, 1827)
})

// Holds Statistics: `read:call-analysis-stats` for all of them
test('statistics need their scope', async () => {
  const limited = await service.token(['read:call-analysis-requests'])
  for (const path of [
    'grouping-fields',
    'xscore-by-agent',
    'extracted-key/x',
    'dynamic-table-data',
    'basic',
    'trend',
    'agent-profile',
  ])
    assert.equal((await get(path, {}, limited)).status, 403)
})
