import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { atOneMoment } from '../../src/stats/at-one-moment.ts'
import { basicTotals } from '../../src/stats/basic-totals.ts'
import { scoresByGroup } from '../../src/stats/scores-by-group.ts'
import { closePast, rollUp, startRoller } from '../../src/stats/start-roller.ts'
import { trendOfCalls } from '../../src/stats/trend-of-calls.ts'
import { openDatabase } from '../../src/store/database.ts'
import { forgetCallFact } from '../../src/store/stats/call-facts.ts'
import {
  closePeriod,
  listOpenPeriods,
  listPendingMonths,
  rollUpDays,
} from '../../src/store/stats/stats-rollups.ts'
import { expectedBasic } from '../support/expected-stats.ts'
import { callForm, type Json, send } from '../support/http.ts'
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
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
let model: PlainModel
const draw = makeDraw(7)
const everything = { calls: 1, seconds: 0 }
before(async () => {
  service = await startTestService({ work: true })
  token = await service.token()
  const json = {
    name: 'Quality',
    xscore_template: true,
    summarize_call: false,
    categories: [{ name: 'Care', max_score: 50, order_number: 1 }],
    template_variables: [{ key: 'greeted', type: 'BOOLEAN', category: 'care' }],
  }
  const created = await createPlainModel(service.address, token, service.clientId, json)
  model = await readCategories(service.database, created)
})
after(() => service.stop())

const basic = async (): Promise<Json> => (await send(`${service.address}/v1/stats/basic`, { token })).body
const forget = (id: string) => service.database.transaction().execute((tx) => forgetCallFact(tx, id))

async function forgetAll(): Promise<void> {
  const facts = await service.database.selectFrom('call_fact').select('call_id').execute()
  for (const { call_id } of facts) await forget(call_id)
  await rollUp(service.database, everything)
  assert.equal((await basic()).total_requests, 0)
}

const drawOn = (day: string) =>
  drawCall(draw, model, BigInt(Date.parse(`${day}T00:00:00Z`)) * 1000n + BigInt(draw(86_400)) * 1_000_000n)

// Holds Statistics, decided: a call counts at once, and no more when it is erased
test('a call counts the moment it has its final status, and no more when it is erased', async () => {
  const submit = async (externalId: string) => {
    const fields = { external_id: externalId, additional_parameters: '{"campaign":"spring"}' }
    const body = callForm({ fields, audio: writeToneWav(2) })
    const { body: call } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
    return service.client.calls.wait(call.id)
  }
  const call = await submit('first')
  assert.equal(call.status, 'PROCESS_COMPLETED')
  const counted = await basic()
  assert.equal(counted.total_requests, 1)
  assert.deepEqual(counted.statuses, [{ status: 'PROCESS_COMPLETED', count: 1 }])
  assert.equal(counted.avg_score, call.score_percentage)
  assert.equal(counted.avg_duration, '00:00:02')
  const answers = await send(`${service.address}/v1/stats/extracted-key/greeted`, { token })
  assert.equal(answers.body.total, 1)
  const groups = await send(`${service.address}/v1/stats/grouping-fields?grouping_field_key=campaign`, {
    token,
  })
  assert.deepEqual(
    groups.body.map((group: Json) => group.grouping_field_value),
    ['spring'],
  )
  await submit('second')
  assert.equal((await basic()).total_requests, 2)
  const erased = await send(`${service.address}/v1/call-analysis/${call.id}`, { method: 'DELETE', token })
  assert.equal(erased.status, 204)
  assert.equal((await basic()).total_requests, 1)
  await forgetAll()
})

test('counting a call twice counts it once, and forgetting it twice forgets it once', async () => {
  const calls = [drawOn('2025-02-03'), drawOn('2025-02-03')]
  await insertFinishedCalls(service.database, calls)
  await rollUp(service.database, everything)
  await Promise.all([forget(calls[0]!.id), forget(calls[0]!.id)])
  assert.equal((await basic()).total_requests, 1)
  await forgetAll()
})

test('a call that is not finished, or not there, is not counted', async () => {
  const call = drawOn('2025-02-03')
  await insertFinishedCalls(service.database, [{ ...call, status: 'AUDIO_TRANSCRIBED' }])
  assert.equal((await basic()).total_requests, 0)
  await forget(call.id)
})

test('a year is whole even when a month in it has come apart', async () => {
  const calls = ['2024-03-05', '2024-03-06', '2024-07-01', '2024-07-02'].map(drawOn)
  await insertFinishedCalls(service.database, calls)
  await rollUp(service.database, everything)
  await closePast(service.database)
  assert.deepEqual(await listOpenPeriods(service.database), [])
  await forget(calls[0]!.id)
  const open = await listOpenPeriods(service.database)
  assert.deepEqual(
    open.map(({ period, start }) => [period, start]),
    [
      ['month', '2024-03-01'],
      ['year', '2024-01-01'],
    ],
  )
  await closePeriod(service.database, open[1]!)
  assert.deepEqual(await basic(), {
    ...expectedBasic(calls.slice(1), calls.slice(1)),
    agents: (await basic()).agents,
  })
  await closePast(service.database)
  assert.deepEqual(await listOpenPeriods(service.database), [])
  assert.equal((await basic()).total_requests, 3)
  await forgetAll()
})

test('a day is rolled up in as many steps as it takes', async () => {
  const calls = Array.from({ length: 25 }, () => drawOn('2025-05-05'))
  await insertFinishedCalls(service.database, calls)
  const [month] = await listPendingMonths(service.database, everything)
  for (const rolled of [10, 10, 5, 0]) {
    assert.equal(await rollUpDays(service.database, month!, 10), rolled)
    assert.deepEqual(await basic(), expectedBasic(calls, calls))
  }
  assert.deepEqual(await listPendingMonths(service.database, everything), [])
  await forgetAll()
})

test('calls are rolled up when many wait or one has waited long, in the background', async () => {
  const calls = Array.from({ length: 3 }, () => drawOn('2025-06-07'))
  await insertFinishedCalls(service.database, calls)
  assert.deepEqual(await listPendingMonths(service.database, { calls: 4, seconds: 600 }), [])
  assert.equal((await listPendingMonths(service.database, { calls: 3, seconds: 600 })).length, 1)
  await sql`update stats_pending set noted_at = now() - interval '11 minutes'`.execute(service.database)
  const roller = startRoller(service.database, { error: (_, message) => assert.fail(message) })
  // In this order: as long as calls wait, there may yet be periods to close.
  while ((await waiting()) > 0 || (await listOpenPeriods(service.database)).length > 0) await pause(20)
  await roller.stop()
  const { rows } = await sql<{ period: string }>`
    select period from stats_rollup where key = 'all' order by period`.execute(service.database)
  assert.deepEqual(
    rows.map(({ period }) => period),
    ['day', 'month', 'year'],
  )
  await forgetAll()
})

const waiting = async () =>
  (await service.database.selectFrom('stats_pending').select('call_id').execute()).length
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('calls finish, are erased and are rolled up all at once, and every answer adds up at every moment', async () => {
  const database = openDatabase(service.connection, 12)
  const days = ['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02', new Date().toISOString().slice(0, 10)]
  const kept: PlainCall[] = []
  let working = true
  const finishCalls = async () => {
    for (let count = 0; count < 60; count++) {
      const call = drawOn(days[draw(days.length)]!)
      await insertFinishedCalls(database, [call])
      kept.push(call)
    }
  }
  const eraseCalls = async () => {
    for (let count = 0; count < 40; count++) {
      while (kept.length < 3) await pause(1)
      const [call] = kept.splice(draw(kept.length), 1)
      await database.transaction().execute((tx) => forgetCallFact(tx, call!.id))
    }
  }
  const rollAlong = async () => {
    while (working) {
      await rollUp(database, everything)
      await closePast(database)
    }
  }
  let asked = 0
  const ask = async () => {
    const filter = { workspaceId: service.clientId, timeZone: 'America/New_York' }
    while (working) {
      await atOneMoment(database, async (tx) => {
        const facts = await tx.selectFrom('call_fact').select('duration_ms').execute()
        const { total_requests, total_duration, agents } = await basicTotals(tx, filter)
        assert.equal(total_requests, facts.length)
        const seconds = Math.round(facts.reduce((sum, { duration_ms }) => sum + duration_ms!, 0) / 1000)
        const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        const text = clock.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
        assert.equal(total_duration, text)
        assert.ok(agents.length <= 5)
        const groups = await scoresByGroup(tx, filter, 'status', 100)
        assert.equal(
          groups.reduce((sum, group) => sum + group.total_requests, 0),
          facts.length,
        )
        const points = await trendOfCalls(tx, filter, 'day')
        assert.equal(
          points.reduce((sum, point) => sum + point.total_requests, 0),
          facts.length,
        )
      })
      asked += 1
    }
  }
  const background = [rollAlong(), rollAlong(), ask(), ask()]
  await Promise.race([
    Promise.all([finishCalls(), finishCalls(), finishCalls(), eraseCalls(), eraseCalls()]),
    Promise.all(background),
  ]).finally(() => {
    working = false
  })
  await Promise.all(background)
  assert.equal(kept.length, 100)
  assert.ok(asked > 10)
  await rollUp(database, everything)
  await closePast(database)
  const { agents, ...totals } = await basic()
  const { agents: _, ...expected } = expectedBasic(kept, kept)
  assert.deepEqual(totals, expected)
  assert.ok(agents.length > 0)
  await database.destroy()
})
