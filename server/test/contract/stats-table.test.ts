import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { countedCalls } from '../support/expected-stats.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import type { PlainCall } from '../support/seeded-calls.ts'
import type { TestService } from '../support/service.ts'
import { type StatsService, startStatsService } from '../support/stats-service.ts'

let stats: StatsService
let service: TestService
let get: StatsService['get']
let calls: PlainCall[]
before(async () => {
  stats = await startStatsService()
  ;({ service, get } = stats)
  calls = [...stats.calls]
  await rollUp(service.database, { calls: 1, seconds: 0 })
  await closePast(service.database)
})
after(() => service.stop())

describe('the table of calls', () => {
  // Holds Statistics: `/v1/stats/dynamic-table-data`: adapts to the model
  // Holds Statistics, decided: `next_cursor` of the table
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
      page = await send(`${service.address}${next}`, { token: stats.token })
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

  // Holds Statistics: start and end of the range, name of the model
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

  // Holds Statistics, decided: dates and model optional; the table needs `model_name`
  test('needs a model that is there and a cursor that is its own', async () => {
    assertInvalid(await get('dynamic-table-data'), 'query', 'model_name')
    const unknown = await get('dynamic-table-data', { model_name: 'Nobody' })
    assertInvalid(unknown, 'query', 'model_name')
    assert.match(unknown.body.detail[0].msg, /GET \/v1\/models/)
    assertInvalid(await get('dynamic-table-data', { model_name: 'Notes', cursor: 'eyJ9' }), 'query', 'cursor')
    assertInvalid(await get('dynamic-table-data', { model_name: 'Notes', limit: '201' }), 'query', 'limit')
    assertInvalid(
      await get('dynamic-table-data', { model_name: 'Survey' }, stats.otherToken),
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
