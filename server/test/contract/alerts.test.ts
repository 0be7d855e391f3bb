import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { checkDueRule } from '../../src/store/alerts/check-rules.ts'
import { removeOldNotices, tellAlerts } from '../../src/store/alerts/notices.ts'
import { endAgain, failCritically, writeScores } from '../support/alert-scene.ts'
import { checkEvent } from '../support/check-answer.ts'
import { deliverDue, openDeliveryDesk } from '../support/delivery-desk.ts'
import { addModel } from '../support/ended-calls.ts'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const base = 'https://calls.example'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let service: TestService
let token: string
let modelId: number
let receiver: WebhookReceiver

before(async () => {
  service = await startTestService({ env: { WEBHOOK_ALLOW: '127.0.0.1' } })
  token = await service.token()
  modelId = await addModel(service, 'Quality')
  receiver = await startWebhookReceiver()
  await service.client.webhooks.create({ url: receiver.url, events: ['alert.raised'] })
})
after(async () => {
  await service.stop()
  await receiver.close()
})
beforeEach(async () => {
  receiver.received.length = 0
  await service.database.deleteFrom('alert_rule').execute()
  await service.database.deleteFrom('alert').execute()
  await service.database.deleteFrom('alert_hours').execute()
  await service.database.deleteFrom('webhook_delivery').execute()
})

const ask = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/${path}`, { token, ...init })
const makeRule = async (watch: Json, more: Json = {}): Promise<Json> => {
  const { status, body } = await ask('alert-rules', { json: { name: 'Watched', watch, ...more } })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const listed = async (query = ''): Promise<Json[]> => (await ask(`alerts${query}`)).body.items
const tell = (now?: Date) => tellAlerts(service.database, base, now)
const deliver = async (): Promise<Json[]> => {
  receiver.received.length = 0
  await deliverDue(openDeliveryDesk(service))
  return receiver.received.map(({ body }) => JSON.parse(body))
}
/** Looks once at every rule. */
const look = async (now: Date): Promise<void> => {
  while (await checkDueRule(service.database, 1, now));
}

describe('a critical criterion that failed', () => {
  test('is told with its moment and a link, and without a word that was said', async () => {
    await makeRule({ kind: 'critical_failed' })
    const callId = await failCritically(service, modelId)
    assert.equal(await tell(), 1)
    const [event] = await deliver()
    await checkEvent(service.address, event)
    assert.equal(event.type, 'alert.raised')
    assert.equal(event.data.total, 1)
    const [alert] = event.data.alerts
    assert.deepEqual(alert.evidence.moments, [{ start: 12.5, end: 14 }])
    assert.equal(alert.link, `${base}/calls/${callId}?at=12.5`)
    assert.match(
      alert.text,
      /^Wilhelmina failed the critical criterion "verifies" on the call .+\. Listen at 0:12\.$/,
    )
    const stored = await sql`select * from alert, webhook_delivery`.execute(service.database)
    assert.ok(!JSON.stringify([stored.rows, event]).includes('zanzibarquux'))
    const [shown] = await listed()
    assert.deepEqual([shown.call_id, shown.text], [callId, alert.text])
    assert.notEqual(shown.told_at, null)
  })

  test('is told once, however many tell and however often the call is run again', async () => {
    await makeRule({ kind: 'critical_failed' })
    const callId = await failCritically(service, modelId)
    const told = await Promise.all([tell(), tell(), tell()])
    assert.equal(
      told.reduce((sum, count) => sum + count, 0),
      1,
    )
    await endAgain(service, callId)
    assert.equal(await tell(new Date(Date.now() + day)), 0)
    assert.equal((await deliver()).length, 1)
  })

  test('is told in one message with others, at ever longer intervals while it goes on', async () => {
    await makeRule({ kind: 'critical_failed' })
    const start = Date.now()
    await failCritically(service, modelId)
    assert.equal(await tell(new Date(start)), 1)
    for (let count = 0; count < 12; count++) await failCritically(service, modelId)
    assert.equal(await tell(new Date(start + 14 * minute)), 0)
    assert.equal(await tell(new Date(start + 15 * minute)), 1)
    const last = (await deliver()).find(({ data }) => data.total === 12)!
    assert.match(last.data.text, /^Watched: 12 alerts\n/)
    assert.match(last.data.text, /\n… and 2 more\.$/)
    await failCritically(service, modelId)
    assert.equal(await tell(new Date(start + 44 * minute)), 0)
    assert.equal(await tell(new Date(start + 45 * minute)), 1)
    // After a calm it is told at once, and the waits begin anew.
    await failCritically(service, modelId)
    assert.equal(await tell(new Date(start + 10 * hour)), 1)
    await failCritically(service, modelId)
    assert.equal(await tell(new Date(start + 10 * hour + 15 * minute)), 1)
  })

  test('goes to a chat as one text, in which a name is no markup', async () => {
    const chat = await service.client.webhooks.create({
      url: `${receiver.url}/chat`,
      events: ['alert.raised'],
      format: 'text',
    })
    await makeRule({ kind: 'critical_failed' }, { name: 'Alarm <!everyone>' })
    await failCritically(service, modelId)
    await tell()
    await deliver()
    const { body } = receiver.received.find(({ path }) => path.endsWith('/chat'))!
    const { text, ...rest } = JSON.parse(body)
    assert.deepEqual(rest, {})
    assert.match(text, /^Alarm &lt;!everyone&gt;\n• Wilhelmina failed .+ https:\/\/calls\.example\/calls\//)
    const refused = await ask('webhooks', { json: { url: receiver.url, format: 'text' } })
    assert.deepEqual([refused.status, refused.body.path], [422, 'events'])
    await service.client.webhooks.delete(chat.id)
  })

  test('of another model, or another criterion, is not told', async () => {
    const other = await addModel(service, `Other ${Math.random()}`)
    await makeRule({ kind: 'critical_failed', model_id: other })
    await makeRule({ kind: 'critical_failed', keys: ['greets'] })
    await makeRule({ kind: 'critical_failed' }, { enabled: false })
    await failCritically(service, modelId)
    assert.deepEqual(await listed(), [])
  })

  test('leaves nothing when its call is erased, and others of the same message stay', async () => {
    await makeRule({ kind: 'critical_failed' })
    const [gone, kept] = [await failCritically(service, modelId), await failCritically(service, modelId)]
    await tell()
    const erase = (id: string) => ask(`call-analysis/${id}`, { method: 'DELETE' })
    assert.equal((await erase(gone)).status, 204)
    const [event] = await deliver()
    assert.deepEqual(
      event.data.alerts.map(({ call_id }: Json) => call_id),
      [kept],
    )
    assert.ok(!JSON.stringify(event).includes(gone))
    assert.match(event.data.alerts[0].link, /^https:\/\/calls\.example\/calls\//)
    await erase(kept)
    const rows = await service.database.selectFrom('webhook_delivery').selectAll().execute()
    assert.deepEqual(
      rows.map(({ payload }) => payload),
      [null],
    )
    assert.deepEqual(await listed(), [])
  })

  test('waits for the end of quiet hours in the time zone of the workspace', async () => {
    const night = {
      time_zone: 'America/New_York',
      quiet_from: '20:00',
      quiet_until: '08:00',
      quiet_weekends: true,
    }
    assert.equal((await ask('alert-settings', { method: 'PUT', json: night })).status, 200)
    await makeRule({ kind: 'critical_failed' })
    await failCritically(service, modelId)
    // A Friday in January, when it is five hours earlier there.
    for (const at of ['2026-01-10T01:00Z', '2026-01-09T12:59Z', '2026-01-10T17:00Z', '2026-01-11T17:00Z'])
      assert.equal(await tell(new Date(at)), 0, at)
    assert.equal(await tell(new Date('2026-01-12T13:00Z')), 1)
  })

  test('is forgotten after its time', async () => {
    await makeRule({ kind: 'critical_failed' })
    await failCritically(service, modelId)
    await tell()
    await removeOldNotices(service.database, 400)
    assert.equal((await listed()).length, 1)
    await service.database
      .updateTable('alert_notice')
      .set({ told_at: new Date(Date.now() - 401 * day) } as never)
      .execute()
    await removeOldNotices(service.database, 400)
    assert.deepEqual(await listed(), [])
  })
})

describe('an agent who falls', () => {
  test('is told once, with the numbers; one who does not is not', async () => {
    const model = await addModel(service, `Falls ${Math.random()}`)
    const random = seeded(7)
    const start = Date.parse('2026-03-02T12:00:00Z')
    const scores = []
    for (let number = 0; number < 45; number++)
      for (const agentId of ['steady', 'falls'])
        for (let call = 0; call < 10; call++) {
          const level = agentId === 'falls' && number >= 38 ? 65 : 80
          scores.push({ agentId, at: new Date(start + number * day), score: level + random() * 20 - 10 })
        }
    await writeScores(service.database, service.clientId, model, scores)
    const rule = await makeRule({ kind: 'agent_falling', model_id: model })
    await look(new Date(start + 38 * day))
    assert.deepEqual(await listed(), [])
    await look(new Date(start + 45 * day))
    await look(new Date(start + 45 * day + hour))
    const [alert, ...others] = await listed('?kind=agent_falling')
    assert.deepEqual(others, [])
    const { fall } = alert.evidence
    assert.deepEqual([alert.agent_id, alert.rule_id, fall.since], ['falls', rule.id, '2026-04-09'])
    assert.ok(fall.interval[0] <= -15 && fall.interval[1] >= -15, JSON.stringify(fall))
    assert.ok(fall.weight >= fall.threshold)
    assert.match(alert.text, /^Agent falls's score has fallen from \d+\.\d to \d+\.\d since 2026-04-09: /)
    await look(new Date(start + 46 * day))
    assert.equal((await listed()).length, 1)
  })

  test('is found by the share of calls that pass, also where all had passed', async () => {
    const model = await addModel(service, `Shares ${Math.random()}`)
    const start = Date.parse('2026-03-02T12:00:00Z')
    const scores = []
    for (let number = 0; number < 30; number++)
      for (let call = 0; call < 8; call++) {
        const score = number >= 25 && call % 2 === 0 ? 50 : 90
        scores.push({ agentId: 'perfect', at: new Date(start + number * day), score })
      }
    await writeScores(service.database, service.clientId, model, scores)
    await makeRule({ kind: 'agent_falling', model_id: model, measure: 'pass_rate' })
    await look(new Date(start + 30 * day))
    const [alert] = await listed()
    assert.deepEqual([alert.evidence.fall.before, alert.evidence.fall.after], [100, 50])
  })
})

describe('reviews and backlogs', () => {
  test('a review that is overdue is told once', async () => {
    await makeRule({ kind: 'review_overdue', hours: 2 })
    const callId = await failCritically(service, modelId)
    assert.equal((await ask('review-queue', { json: { call_ids: [callId] } })).status, 200)
    const due = new Date()
    await service.database
      .updateTable('review_task')
      .set({ due_at: due })
      .where('call_id', '=', callId)
      .execute()
    await look(new Date(due.getTime() + hour))
    assert.deepEqual(await listed(), [])
    await look(new Date(due.getTime() + 2 * hour))
    await look(new Date(due.getTime() + 3 * hour))
    const [alert, ...others] = await listed()
    assert.deepEqual([alert.call_id, others], [callId, []])
    assert.equal(alert.evidence.review.due_at, due.toISOString())
  })

  test('a backlog that grows is told once, and again when it has doubled', async () => {
    await makeRule({ kind: 'backlog', of: 'reviews', at_least: 3, growth_percent: 50, hours: 1 })
    const grow = async (count: number) => {
      for (let made = 0; made < count; made++) {
        const id = await failCritically(service, modelId)
        await ask('review-queue', { json: { call_ids: [id] } })
      }
    }
    await service.database.deleteFrom('review_task').execute()
    const start = Date.now()
    const after = (hours: number) => look(new Date(start + hours * hour))
    await grow(2)
    await after(0)
    await after(1)
    assert.deepEqual(await listed(), [])
    await grow(1)
    await after(2)
    const [alert] = await listed()
    assert.deepEqual(alert.evidence.backlog, { of: 'reviews', length: 3, before: 2, hours: 1 })
    assert.equal(alert.text, '3 calls wait to be reviewed; an hour ago it was 2.')
    await grow(2)
    await after(3)
    assert.equal((await listed()).length, 1)
    await grow(1)
    await after(4)
    await after(5)
    assert.equal((await listed()).length, 2)
  })
})

describe('a rule', () => {
  test('takes only models and people of its own, and no time zone that does not exist', async () => {
    const watch = { kind: 'critical_failed' }
    const nobody = '018f0000-0000-7000-8000-000000000000'
    for (const [json, path] of [
      [{ name: 'x', watch: { ...watch, model_id: 999_999 } }, 'watch.model_id'],
      [{ name: 'x', watch, tell: { people: [nobody] } }, 'tell.people.0'],
      [{ name: ' ', watch }, 'name'],
      [{ name: 'x', watch: { kind: 'weather' } }, 'watch.kind'],
      // Here nothing is read for search by meaning, so there are no topics.
      [{ name: 'x', watch: { kind: 'topic_rising' } }, 'watch.kind'],
    ] as const) {
      const { status, body } = await ask('alert-rules', { json })
      assert.deepEqual([status, body.path], [422, path], JSON.stringify(body))
    }
    const hours = { quiet_from: '22:00', quiet_until: '06:00', quiet_weekends: false }
    for (const wrong of [
      { ...hours, time_zone: 'Mars/Olympus' },
      { ...hours, time_zone: '+02:00' },
      { ...hours, time_zone: 'UTC', quiet_until: null },
      { ...hours, time_zone: 'UTC', quiet_from: '25:00' },
    ])
      assert.equal((await ask('alert-settings', { method: 'PUT', json: wrong })).status, 422)
    const rule = await makeRule(watch)
    const json = { name: 'x', watch: { kind: 'review_overdue' } }
    assert.equal((await ask(`alert-rules/${rule.id}`, { method: 'PUT', json })).body.path, 'watch.kind')
  })

  test('is not overwritten by somebody who has read an older one', async () => {
    const rule = await makeRule({ kind: 'review_overdue', hours: 1 })
    assert.equal(rule.version, 1)
    const put = (json: Json) => ask(`alert-rules/${rule.id}`, { method: 'PUT', json })
    const first = await put({ ...rule, name: 'First' })
    assert.deepEqual([first.status, first.body.version], [200, 2])
    const second = await put({ ...rule, name: 'Second' })
    assert.deepEqual([second.status, second.body.code], [409, '008-003-0002'])
    const { version: _, ...without } = rule
    assert.equal((await put({ ...without, name: 'Third' })).body.version, 3, 'without a version, as before')
  })

  test('sends a test to its webhooks at once, also when it is off and it is night', async () => {
    const rule = await makeRule({ kind: 'critical_failed' }, { enabled: false })
    const night = { time_zone: 'UTC', quiet_from: '00:00', quiet_until: '23:59', quiet_weekends: true }
    await ask('alert-settings', { method: 'PUT', json: night })
    const { status, body } = await ask(`alert-rules/${rule.id}/test`, { method: 'POST' })
    assert.equal(status, 200)
    assert.deepEqual(body, { webhooks: 1, mails_sent: 0, mails_failed: 0, can_mail: false })
    const [event] = await deliver()
    await checkEvent(service.address, event)
    assert.deepEqual([event.data.test, event.data.text], [true, 'This is only a test.'])
    assert.deepEqual(await listed(), [], 'nothing has happened')
    const silent = await makeRule({ kind: 'critical_failed' }, { tell: { webhooks: false } })
    const none = await ask(`alert-rules/${silent.id}/test`, { method: 'POST' })
    assert.equal(none.body.webhooks, 0)
  })

  test('is written to the audit log, and takes what waits with it when it is deleted', async () => {
    const rule = await makeRule({ kind: 'critical_failed' })
    await failCritically(service, modelId)
    await tell()
    await failCritically(service, modelId)
    assert.equal((await listed()).length, 2)
    assert.equal((await ask(`alert-rules/${rule.id}`, { method: 'DELETE' })).status, 204)
    const [left, ...others] = await listed()
    assert.deepEqual([left.rule_id, left.rule_name, others], [null, 'Watched', []])
    const { body } = await ask(`audit?subject_type=alert_rule&subject_id=${rule.id}`)
    assert.deepEqual(
      body.items.map(({ action }: Json) => action),
      ['removed', 'created'],
    )
  })

  test('is one of fifty at most', async () => {
    for (let count = 0; count < 50; count++) await makeRule({ kind: 'review_overdue' })
    const json = { name: 'One too many', watch: { kind: 'review_overdue' } }
    const { status, body } = await ask('alert-rules', { json })
    assert.deepEqual([status, body.code], [409, '008-003-0001'])
  })
})
