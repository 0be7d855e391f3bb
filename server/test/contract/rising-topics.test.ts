import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { checkDueRule } from '../../src/store/alerts/check-rules.ts'
import { tellAlerts } from '../../src/store/alerts/notices.ts'
import { removeEmptyTopic } from '../../src/store/topics/topic-centres.ts'
import { writeScores } from '../support/alert-scene.ts'
import { checkEvent } from '../support/check-answer.ts'
import { deliverDue, openDeliveryDesk } from '../support/delivery-desk.ts'
import { addModel } from '../support/ended-calls.ts'
import { type Json, send } from '../support/http.ts'
import { makeTopic } from '../support/make-topic.ts'
import { signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const base = 'https://calls.example'
const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-03-02T12:00:00Z')
const callsADay = 30

let service: TestService
let token: string
let receiver: WebhookReceiver

before(async () => {
  service = await startTestService({ env: { WEBHOOK_ALLOW: '127.0.0.1', SEARCH_MEANING: 'on' } })
  token = await service.token()
  receiver = await startWebhookReceiver()
  await service.client.webhooks.create({ url: receiver.url, events: ['alert.raised'] })
})
after(async () => {
  await service.stop()
  await receiver.close()
})
beforeEach(async () => {
  receiver.received.length = 0
  const { database } = service
  await database.deleteFrom('alert_rule').execute()
  await database.deleteFrom('alert').execute()
  await database.deleteFrom('webhook_delivery').execute()
  await database.deleteFrom('call_topic').execute()
  await sql`delete from topic`.execute(database)
})

const ask = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/${path}`, { token, ...init })
const makeRule = async (watch: Json = {}): Promise<Json> => {
  const json = { name: 'Reasons', watch: { kind: 'topic_rising', ...watch } }
  const { status, body } = await ask('alert-rules', { json })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const listed = async (): Promise<Json[]> => (await ask('alerts')).body.items
const look = async (now: Date): Promise<void> => {
  while (await checkDueRule(service.database, 1, now));
}
const topicCalled = (name: string) => makeTopic(service.database, service.clientId, name, [])

interface Course {
  readonly topicId: string | null
  /** How many of a day's 30 calls are about it: 40 days from 2 March on. */
  readonly calls: (number: number) => number
}

/** What is about no topic is placed as well: its share is of the calls whose reason was found. */
async function writeCourses(modelId: number, courses: readonly Course[]): Promise<void> {
  const { database, clientId } = service
  const scores = Array.from({ length: 40 * callsADay }, (_, index) => ({
    agentId: 'ana',
    at: new Date(start + Math.floor(index / callsADay) * day + (index % callsADay) * 1000),
    score: 80,
  }))
  await writeScores(database, clientId, modelId, scores)
  await sql`
    insert into call_topic (call_id, workspace_id)
    select id, workspace_id from call where model_id = ${modelId}`.execute(database)
  for (let number = 0; number < 40; number++) {
    let from = 0
    for (const { topicId, calls } of courses) {
      const end = from + calls(number)
      await sql`
        update call_topic set topic_id = ${topicId} from call
        where call.id = call_topic.call_id and call.model_id = ${modelId}
          and call.created_at >= ${new Date(start + number * day + from * 1000)}
          and call.created_at < ${new Date(start + number * day + end * 1000)}`.execute(database)
      from = end
    }
  }
}

/** Three calls a day give or take one, from the 33rd day on nine. */
const rises = (number: number) => (number < 33 ? 3 : 9) + [0, 1, -1][number % 3]!
const stays = (number: number) => 6 + [1, -1, 0, 1, -1][number % 5]!

test('a topic that rises is told once, with its share before and since; one that stays is not', async () => {
  const model = await addModel(service, `Rises ${Math.random()}`)
  const card = await topicCalled('lost card')
  await writeCourses(model, [
    { topicId: card, calls: rises },
    { topicId: await topicCalled('address'), calls: stays },
  ])
  await makeRule()
  await look(new Date(start + 33 * day))
  assert.deepEqual(await listed(), [])
  await look(new Date(start + 40 * day))
  await look(new Date(start + 40 * day + hour))
  const [alert, ...others] = await listed()
  assert.deepEqual(others, [])
  const { rise, topic } = alert.evidence
  assert.deepEqual([alert.kind, alert.agent_id, alert.call_id], ['topic_rising', null, null])
  assert.deepEqual(topic, { id: card, name: 'lost card' })
  assert.deepEqual(
    [rise.since, rise.until, rise.before, rise.calls_before],
    ['2026-04-04', '2026-04-10', 10, 990],
  )
  assert.ok(rise.after > 28 && rise.after < 32 && rise.interval[0] > 10, JSON.stringify(rise))
  assert.ok(rise.weight >= rise.threshold)
  assert.match(
    alert.text,
    /^More calls are about "lost card": \d+\.\d % since 2026-04-04, 10\.0 % before\. That is \d+\.\d points more, /,
  )
  assert.equal(await tellAlerts(service.database, base), 1)
  await deliverDue(openDeliveryDesk(service))
  const event = JSON.parse(receiver.received[0]!.body)
  await checkEvent(service.address, event)
  assert.equal(event.data.alerts[0].link, `${base}/calls?topic=${card}`)
  // Compared with the time since, it has not risen again.
  await look(new Date(start + 41 * day))
  assert.equal((await listed()).length, 1)
})

test('a topic counts with those that were put into it, and a rule of another model says nothing', async () => {
  const model = await addModel(service, `Merged ${Math.random()}`)
  const other = await addModel(service, `Other ${Math.random()}`)
  const [into, part] = [await topicCalled('refund'), await topicCalled('charged twice')]
  await writeCourses(model, [
    { topicId: into, calls: () => 3 },
    { topicId: part, calls: (number) => (number < 33 ? 2 : 9) },
  ])
  assert.equal((await ask(`topics/${part}/merge`, { json: { into_id: into } })).status, 200)
  await makeRule({ model_id: other })
  await look(new Date(start + 40 * day))
  assert.deepEqual(await listed(), [])
  await makeRule({ model_id: model })
  await look(new Date(start + 40 * day))
  const told = (await listed()).map(({ evidence }) => [evidence.topic.id, evidence.rise.before])
  assert.deepEqual(told, [[into, 16.67]])
})

test('calls that nobody has looked through for a topic are not taken for days without it', async () => {
  const model = await addModel(service, `Known ${Math.random()}`)
  const late = await topicCalled('outage')
  await writeCourses(model, [{ topicId: late, calls: (number) => (number < 20 ? 0 : 6) }])
  await sql`update topic set known_from = ${new Date(start + 20 * day)}`.execute(service.database)
  await makeRule()
  await look(new Date(start + 40 * day))
  assert.deepEqual(await listed(), [])
  await sql`update topic set known_from = null`.execute(service.database)
  await service.database.deleteFrom('alert_rule').execute()
  await makeRule()
  await look(new Date(start + 26 * day))
  assert.deepEqual(
    (await listed()).map(({ evidence }) => [evidence.rise.since, evidence.rise.before]),
    [['2026-03-22', 0]],
  )
})

test('alerts and messages that wait call a topic as it is called now, and leads are told nothing', async () => {
  const model = await addModel(service, `Names ${Math.random()}`)
  const card = await topicCalled('mary brown')
  await writeCourses(model, [{ topicId: card, calls: rises }])
  await makeRule()
  await look(new Date(start + 40 * day))
  await tellAlerts(service.database, base)
  const names = async () => {
    const payloads = await service.database.selectFrom('webhook_delivery').select('payload').execute()
    const [alert] = await listed()
    const isGone = !/mary brown/i.test(JSON.stringify([alert, payloads]))
    return [alert!.evidence.topic.name, isGone] as const
  }
  assert.deepEqual(await names(), ['mary brown', false])
  assert.equal((await ask(`topics/${card}`, { method: 'PATCH', json: { name: 'Cards' } })).status, 200)
  assert.deepEqual(await names(), ['Cards', true])
  await service.database.deleteFrom('call_topic').execute()
  await service.database.transaction().execute((tx) => removeEmptyTopic(tx, card))
  assert.deepEqual(await names(), ['', true])
  assert.match((await listed())[0]!.text, /^More calls are about a topic without a name: /)
  const team = await service.client.teams.create('All')
  await service.client.agents.create({ agent_id: 'ana', name: 'Ana', team_id: team.id })
  const lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
  const own = await lead.fetch('/v1/alerts')
  assert.deepEqual([own.status, ((await own.json()) as Json).items], [200, []])
})
