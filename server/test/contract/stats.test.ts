import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { forgetCallFact } from '../../src/store/call-facts.ts'
import { createClient } from '../../src/store/clients.ts'
import { listPendingMonths, rollUpDays } from '../../src/store/stats-rollups.ts'
import {
  countedCalls,
  expectedAnswers,
  expectedBasic,
  expectedCategories,
  expectedGroups,
  expectedTrend,
  type StatsQuery,
} from '../support/expected-stats.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import {
  createPlainModel,
  drawCall,
  insertFinishedCalls,
  makeDraw,
  type PlainCall,
  type PlainModel,
  readCategories,
} from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

const quality = {
  name: 'Quality',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 30, order_number: 2 },
    { name: 'Care', max_score: 50, order_number: 1 },
    { name: 'Closing', max_score: 20 },
  ],
  template_variables: [
    { key: 'greeted', type: 'BOOLEAN', category: 'opening' },
    { key: 'rating', type: 'INTEGER' },
    { key: 'amount', type: 'DECIMAL' },
    { key: 'mood', type: 'STRING' },
  ],
  template_metadata: [{ key: 'campaign' }],
}
const survey = {
  name: 'Survey',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 10, order_number: 2 }],
  template_variables: [
    { key: 'rating', type: 'DECIMAL' },
    { key: 'greeted', type: 'STRING' },
  ],
}
const notes = { name: 'Notes', template_variables: [{ key: 'mood', type: 'STRING' }] }

let service: TestService
let token: string
let otherToken: string
let models: PlainModel[]
let calls: PlainCall[] = []
let otherCalls: PlainCall[] = []
const draw = makeDraw(20_250_309)

const get = (path: string, query: object = {}, as = token) => {
  const search = new URLSearchParams(Object.entries(query))
  return send(`${service.address}/v1/stats/${path}?${search}`, { token: as })
}

before(async () => {
  service = await startTestService()
  token = await service.token()
  const other = await createClient(service.database, 'other', scopes)
  const signedIn = await send(`${service.address}/v1/auth`, { json: other })
  otherToken = signedIn.body.access_token
  const create = async (json: Json, as: string, clientId: string) =>
    readCategories(service.database, await createPlainModel(service.address, as, clientId, json))
  models = []
  for (const json of [quality, survey, notes]) models.push(await create(json, token, service.clientId))
  const otherModel = await create(quality, otherToken, other.client_id)
  calls = drawMoments(320).map((moment) => drawCall(draw, models[draw(3)]!, moment))
  calls.push(...drawSlowCalls())
  otherCalls = drawMoments(40).map((moment) => drawCall(draw, otherModel, moment))
  await insertFinishedCalls(service.database, [...calls, ...otherCalls])
})
after(() => service.stop())

/** Over half a year and the last days, many of them around the midnights and the changed clocks of the time zones below. */
function drawMoments(count: number): bigint[] {
  const edges = [
    '2024-11-03T04:00:00Z', // midnight in New York, with the clock set back that night
    '2024-12-31T18:15:00Z', // midnight in Kathmandu
    '2025-01-01T00:00:00Z',
    '2025-02-01T00:00:00Z',
    '2025-03-09T05:00:00Z', // midnight in New York, with the clock set forward that night
    '2025-03-10T04:00:00Z',
    '2025-03-31T18:15:00Z',
  ].map((text) => BigInt(Date.parse(text)) * 1000n)
  const first = BigInt(Date.parse('2024-10-20T00:00:00Z')) * 1000n
  const day = 86_400_000_000
  return Array.from({ length: count }, () => {
    const kind = draw(10)
    if (kind < 3) return edges[draw(edges.length)]! + BigInt([-1, 0, 1, -900_000_000, 899_999_999][draw(5)]!)
    if (kind === 3) return BigInt(Date.now()) * 1000n - BigInt(draw(1_000_000)) * 200_000n
    return first + BigInt(draw(170)) * BigInt(day) + BigInt(draw(1_000_000)) * 86_400n
  })
}

/** An agent whose calls last 31 hours on average. */
function drawSlowCalls(): PlainCall[] {
  return [30, 31, 32].map((hours) => ({
    ...drawCall(draw, models[0]!, BigInt(Date.parse(`2025-01-${hours - 10}T10:00:00Z`)) * 1000n),
    agentId: 'slow',
    agentName: 'Slow',
    durationMs: hours * 3_600_000 + 309_400,
  }))
}

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
  const asked = [quality, survey, notes]
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
      ...(['day', 'week'] as const).map((interval) => {
        const points = expectedTrend(counted, query, interval)
        return check('trend', { interval }, { interval, time_zone: query.time_zone ?? 'UTC', points })
      }),
    ])
  }
  const { body } = await get('basic', {}, otherToken)
  assert.deepEqual(body, expectedBasic(otherCalls, otherCalls), `another client's calls, ${state}`)
}

describe('every figure is exactly what counting call by call gives', () => {
  test('as soon as calls have finished', () => checkEverything('nothing rolled up'))

  test('while some of them are rolled up and some are not', async () => {
    const months = await listPendingMonths(service.database, { calls: 1, seconds: 0 })
    for (const [index, month] of months.entries())
      if (index % 3 !== 0) await rollUpDays(service.database, month, index % 3 === 1 ? 4 : 1000)
    await checkEverything('half rolled up')
  })

  test('when all are rolled up by day', async () => {
    await rollUp(service.database, { calls: 1, seconds: 0 })
    await checkEverything('rolled up by day')
  })

  test('when past months and years are rolled up too', async () => {
    await closePast(service.database)
    await checkEverything('rolled up by year')
  })

  test('after some of them have been forgotten', async () => {
    const forgotten = new Set(calls.filter(() => draw(12) === 0).map(({ id }) => id))
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

  test('when new ones have finished since, and old ones are rolled up again', async () => {
    const late = drawMoments(40).map((moment) => drawCall(draw, models[draw(3)]!, moment))
    calls.push(...late.slice(0, 20))
    await insertFinishedCalls(service.database, late.slice(0, 20))
    await rollUp(service.database, { calls: 1, seconds: 0 })
    await closePast(service.database)
    calls.push(...late.slice(20))
    await insertFinishedCalls(service.database, late.slice(20))
    await checkEverything('rolled up again, with new ones')
  })
})

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

test('a variable may be asked for by any key whatever', async () => {
  for (const key of ['a/b', '%', '?', '#', 'ключ', '🚀', ' ', "'; drop table call; --", '__proto__']) {
    const { status, body } = await get(`extracted-key/${encodeURIComponent(key)}`)
    assert.equal(status, 200)
    assert.deepEqual(body, { key, type: null, total: 0, missing: 0, values: [] })
  }
  assertInvalid(await get('extracted-key/%00'), 'path', 'key')
})

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
  assertInvalid(await get('trend', { start_date: '1990-01-01', end_date: '2025-01-01' }), 'query', 'interval')
  const weeks = await get('trend', { start_date: '1990-01-01', end_date: '2025-01-01', interval: 'week' })
  assert.equal(weeks.body.points.length, 1827)
})

test('statistics need their scope', async () => {
  const limited = await service.token(['read:call-analysis-requests'])
  for (const path of [
    'grouping-fields',
    'xscore-by-agent',
    'extracted-key/x',
    'dynamic-table-data',
    'basic',
    'trend',
  ])
    assert.equal((await get(path, {}, limited)).status, 403)
})

describe('the table of calls', () => {
  test('has the columns of the model and the newest call first, page after page', async () => {
    const query = { model_name: 'quality', limit: '7' }
    const first = await get('dynamic-table-data', query)
    assert.deepEqual(
      first.body.columns.map(({ key, type, group }: Json) => [key, type, group]),
      [
        ['call_id', 'STRING', 'call'],
        ['external_id', 'STRING', 'call'],
        ['agent_id', 'STRING', 'call'],
        ['agent_name', 'STRING', 'call'],
        ['created_at', 'DATETIME', 'call'],
        ['status', 'STRING', 'call'],
        ['duration', 'DECIMAL', 'call'],
        ['score_percentage', 'DECIMAL', 'call'],
        ['metadata.campaign', 'STRING', 'metadata'],
        ['category.care', 'INTEGER', 'category'],
        ['category.opening', 'INTEGER', 'category'],
        ['category.closing', 'INTEGER', 'category'],
        ['variable.greeted', 'BOOLEAN', 'variable'],
        ['variable.rating', 'INTEGER', 'variable'],
        ['variable.amount', 'DECIMAL', 'variable'],
        ['variable.mood', 'STRING', 'variable'],
      ],
    )
    const rows: Json[] = []
    for (let page = first; ; ) {
      rows.push(...page.body.rows)
      const link = page.headers.get('link')
      if (page.body.next_cursor === null) {
        assert.equal(link, null)
        break
      }
      assert.equal(page.body.rows.length, 7)
      const next = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1]
      page = await send(`${service.address}${next}`, { token })
      const byCursor = await get('dynamic-table-data', {
        ...query,
        cursor: page === first ? '' : rowsCursor(next!),
      })
      assert.deepEqual(page.body, byCursor.body)
    }
    assert.deepEqual(
      rows,
      calls
        .filter(({ model }) => model.name === 'Quality')
        .sort(newestFirst)
        .map(expectedRow),
    )
  })

  test('keeps to the dates', async () => {
    const query = {
      model_name: 'Survey',
      start_date: '2025-01-01',
      end_date: '2025-01-31',
      time_zone: 'Asia/Kathmandu',
    }
    const { body } = await get('dynamic-table-data', { ...query, limit: '200' })
    assert.deepEqual(
      body.rows.map(({ call_id }: Json) => call_id),
      countedCalls(calls, query)
        .sort(newestFirst)
        .map(({ id }) => id),
    )
  })

  test('needs a model that is there and a cursor that is its own', async () => {
    assertInvalid(await get('dynamic-table-data'), 'query', 'model_name')
    const unknown = await get('dynamic-table-data', { model_name: 'Nobody' })
    assertInvalid(unknown, 'query', 'model_name')
    assert.match(unknown.body.detail[0].msg, /GET \/v1\/models/)
    assertInvalid(await get('dynamic-table-data', { model_name: 'Notes', cursor: 'eyJ9' }), 'query', 'cursor')
    assertInvalid(await get('dynamic-table-data', { model_name: 'Notes', limit: '201' }), 'query', 'limit')
    assertInvalid(
      await get('dynamic-table-data', { model_name: 'Survey' }, otherToken),
      'query',
      'model_name',
    )
  })

  const rowsCursor = (address: string) => new URL(address, service.address).searchParams.get('cursor')!
  const newestFirst = (a: PlainCall, b: PlainCall) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

  function expectedRow(call: PlainCall): Json {
    const campaign = call.metadata?.campaign
    const points = (name: string) => {
      const result = call.points.find(({ category }) => category.name === name)
      return result && result.expected > 0 ? result.score : null
    }
    return {
      call_id: call.id,
      external_id: `call ${call.id.slice(-6)}`,
      agent_id: call.agentId,
      agent_name: call.agentName,
      created_at: new Date(Number(call.createdAt / 1000n)).toISOString(),
      status: call.status,
      duration: call.durationMs / 1000,
      score_percentage: call.scoreHundredths === null ? null : call.scoreHundredths / 100,
      'metadata.campaign': campaign === undefined || typeof campaign === 'object' ? null : campaign,
      'category.care': points('Care'),
      'category.opening': points('Opening'),
      'category.closing': points('Closing'),
      'variable.greeted': call.variables?.greeted ?? null,
      'variable.rating': call.variables?.rating ?? null,
      'variable.amount': call.variables?.amount ?? null,
      'variable.mood': call.variables?.mood ?? null,
    }
  }
})
