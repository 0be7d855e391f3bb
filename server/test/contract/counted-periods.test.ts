import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { answersOfVariable } from '../../src/stats/answers-of-variable.ts'
import { sumGroups } from '../../src/stats/changes/changes-of-scores.ts'
import { findCountedCalls } from '../../src/stats/counted/counted-calls.ts'
import { scoresByGroup } from '../../src/stats/scores-by-group.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { forgetCallFact } from '../../src/store/stats/call-facts.ts'
import { drawCall, insertFinishedCalls, makeDraw, type PlainCall } from '../support/seeded-calls.ts'
import type { TestService } from '../support/service.ts'
import { type StatsService, startStatsService } from '../support/stats-service.ts'

let stats: StatsService
let service: TestService
const everything = { calls: 1, seconds: 0 }
const draw = makeDraw(93)
const dayMs = 86_400_000
const first = Date.parse('2022-11-01T00:00:00Z')
const days = 850
const drawMs = () => first + draw(days) * dayMs + draw(dayMs)
let calls: PlainCall[]
before(async () => {
  stats = await startStatsService()
  service = stats.service
  calls = Array.from({ length: 300 }, () => drawCall(draw, stats.models[draw(3)]!, BigInt(drawMs()) * 1000n))
  await insertFinishedCalls(service.database, calls)
})
after(() => service.stop())

/** From the first or another day, midnight or not, to the last or another; and with no end at all. */
function drawSpan(): { from?: string; until?: string } {
  const drawEnd = () => {
    const ms = drawMs()
    return new Date(draw(2) === 0 ? ms : ms - (ms % dayMs)).toISOString()
  }
  const [from, until] = [drawEnd(), drawEnd()].sort()
  return { ...(draw(8) > 0 && { from }), ...(draw(8) > 0 && { until }) }
}

async function checkSpans(state: string): Promise<void> {
  const months = ['2023-01-01', '2023-02-01', '2023-02-15', '2023-12-31', '2024-01-01', '2024-03-01']
  const between = months.flatMap((from, index) =>
    months.slice(index + 1).map((until) => ({ from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` })),
  )
  for (const span of [...between, ...Array.from({ length: 40 }, drawSpan)]) {
    const filter = { workspaceId: service.clientId, timeZone: 'UTC', ...span }
    const groups = await sumGroups(
      service.database,
      await findCountedCalls(service.database, filter),
      'agent_id',
    )
    const within = sql`created_at >= ${span.from ?? '-infinity'} and created_at < ${span.until ?? 'infinity'}
      and model_id in (select id from model where workspace_id = ${service.clientId})`
    const { rows } = await sql<{ agent_id: string }>`
      select agent_id, count(*) as calls, count(score_hundredths) as scored, coalesce(sum(score_hundredths), 0) as score_sum,
        coalesce(sum(score_hundredths::bigint * score_hundredths), 0) as score_squares
      from call_fact where ${within} group by agent_id`.execute(service.database)
    const expected = new Map(rows.map(({ agent_id, ...sums }) => [agent_id, sums]))
    const asked = `${JSON.stringify(span)}, ${state}`
    assert.deepEqual(groups, expected, `${asked}: agents are not as counted one by one`)
    const { total, missing, numeric } = await answersOfVariable(service.database, filter, 'amount', 5)
    const found = await sql<{ total: number }>`
      select count(*) as total, count(*) filter (where amount is null) as missing, round(avg(amount), 4) as avg,
        min(amount) as min, max(amount) as max, percentile_cont(0.5) within group (order by amount)::numeric as p50,
        percentile_cont(0.9) within group (order by amount)::numeric as p90
      from (select (traits ->> 'v:amount')::numeric as amount from call_fact where ${within} and traits ? 'v:amount') as asked`.execute(
      service.database,
    )
    const nothing = { avg: null, min: null, max: null, p50: null, p90: null }
    assert.deepEqual({ total, missing, ...nothing, ...numeric }, found.rows[0], asked)
    const limit = draw(2) === 0 ? 5 : 1_000
    assert.deepEqual(
      await scoresByGroup(service.database, filter, 'amount', limit, -1),
      await scoresByGroup(service.database, filter, 'amount', limit),
      `${asked}: groups are not the same where their values are many`,
    )
  }
}

describe('whatever time is asked about, its calls are counted once, and no others', () => {
  // Holds Statistics, decided: the figures stay the same however they are kept
  test('where years and months are over', async () => {
    await rollUp(service.database, everything)
    await closePast(service.database)
    await checkSpans('all rolled up')
  })

  test('where a month has come apart, and its year is whole again', async () => {
    for (const { id } of calls.splice(0, 3))
      await service.database.transaction().execute((tx) => forgetCallFact(tx, id))
    await checkSpans('three forgotten')
    await rollUp(service.database, everything)
    await closePast(service.database)
    await sql`delete from stats_rollup where period = 'month' and start in ('2023-02-01', '2024-01-01')`.execute(
      service.database,
    )
    await checkSpans('years whole, months not')
  })

  test('where calls wait', async () => {
    const late = Array.from({ length: 40 }, () =>
      drawCall(draw, stats.models[draw(3)]!, BigInt(drawMs()) * 1000n),
    )
    await insertFinishedCalls(service.database, late)
    await checkSpans('some wait')
    await rollUp(service.database, everything)
    await checkSpans('days only, in part')
  })
})
