import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { verifyWebhook } from '@callmark/client'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { removeOldDeliveries } from '../../src/store/webhook-deliveries.ts'
import { readWebhookFigures } from '../../src/store/webhook-figures.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { planRetry, readRetryAfter, retryDelaysMs } from '../../src/webhooks/plan-retry.ts'
import { checkEvent } from '../support/check-answer.ts'
import { deliverDue, openDeliveryDesk, passTheWait } from '../support/delivery-desk.ts'
import { addCall, addModel, breakCall, completeCall } from '../support/ended-calls.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { type Received, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

let service: TestService
let token: string
let receiver: WebhookReceiver
let hook: Json
let modelId: number

before(async () => {
  service = await startTestService({ env: { WEBHOOK_ALLOW: '127.0.0.1' } })
  token = await service.token()
  modelId = await addModel(service, 'Quality')
})
after(() => service.stop())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
  hook = await service.client.webhooks.create({ url: receiver.url })
})
afterEach(async () => {
  await receiver.close()
  await service.database.deleteFrom('webhook').execute()
})

const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/webhooks/${hook.id}${path}`, { token, ...init })
const deliveries = async (): Promise<Json[]> => (await at('/deliveries')).body.items
const detail = async (index = 0): Promise<Json> =>
  (await at(`/deliveries/${(await deliveries())[index].id}`)).body
const readHook = async (): Promise<Json> => (await at('')).body

async function endCall(): Promise<string> {
  const id = await addCall(service, modelId)
  await completeCall(service, id)
  return id
}

/** Both the library of the standard and our own client believe it, and it is as the document describes it. */
async function assertSigned({ headers, body }: Received, secret: string): Promise<Json> {
  const plain = headers as Record<string, string>
  const event = new StandardWebhook(secret).verify(body, plain)
  assert.deepEqual(await verifyWebhook(body, plain, secret), event)
  await checkEvent(service.address, event)
  return event
}

describe('an event', () => {
  test('is signed as the standard says, and tells enough without telling what was said', async () => {
    const id = await endCall()
    const broken = await addCall(service, modelId)
    await breakCall(service, broken, 'The recording could not be decoded.')
    assert.equal(await deliverDue(openDeliveryDesk(service)), 2)
    assert.equal(receiver.received.length, 2)
    const events = await Promise.all(receiver.received.map((one) => assertSigned(one, hook.secret)))
    const { data, ...rest } = events.find(({ type }) => type === 'call_analysis.completed')
    const { body: call } = await send(`${service.address}/v1/call-analysis/${id}`, { token })
    assert.deepEqual(rest, { type: 'call_analysis.completed', timestamp: rest.timestamp })
    assert.deepEqual(data, {
      id,
      external_id: call.external_id,
      agent_id: 'agent-quux',
      status: 'PROCESS_COMPLETED',
      model_id: modelId,
      model_name: 'Quality',
      model_revision: 1,
      total_score: null,
      expected_score: null,
      score_percentage: null,
      error_message: null,
      created_at: call.created_at,
      location: `/v1/call-analysis/${id}`,
    })
    const failed = events.find(({ type }) => type === 'call_analysis.failed').data
    assert.deepEqual([failed.id, failed.status], [broken, 'ERROR'])
    assert.equal(failed.error_message, 'The recording could not be decoded.')
    const [{ headers }] = receiver.received as [Received]
    assert.equal(headers['content-type'], 'application/json')
    assert.match(String(headers['user-agent']), /^Callmark-Webhooks/)
    for (const delivery of await deliveries()) {
      assert.equal(delivery.status, 'DELIVERED')
      assert.equal(delivery.next_attempt_at, null)
      assert.ok(receiver.received.some((one) => one.headers['webhook-id'] === delivery.message_id))
    }
    const { attempts, payload } = await detail()
    assert.deepEqual([attempts.length, attempts[0].status_code, attempts[0].reason], [1, 204, null])
    assert.ok(events.some((event) => JSON.stringify(event) === JSON.stringify(payload)))
  })

  test('is signed with both secrets while one replaces the other', async () => {
    const { secret } = await service.client.webhooks.rotateSecret(hook.id)
    await endCall()
    await deliverDue(openDeliveryDesk(service))
    const [received] = receiver.received as [Received]
    assert.equal(String(received.headers['webhook-signature']).split(' ').length, 2)
    await assertSigned(received, hook.secret)
    await assertSigned(received, secret!)
    await service.client.webhooks.rotateSecret(hook.id, { overlap_seconds: 0 })
    await endCall()
    await deliverDue(openDeliveryDesk(service))
    for (const ended of [hook.secret, secret!])
      await assert.rejects(assertSigned(receiver.received[1]!, ended))
  })

  test('of a call that was erased is neither sent nor kept', async () => {
    const [waiting, sent] = [await endCall(), await endCall()]
    await service.database
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: new Date(Date.now() + 60_000) })
      .where('call_id', '=', waiting)
      .execute()
    assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
    for (const id of [waiting, sent])
      await send(`${service.address}/v1/call-analysis/${id}`, { method: 'DELETE', token })
    await passTheWait(service)
    assert.equal(await deliverDue(openDeliveryDesk(service)), 0)
    const statuses = Object.fromEntries((await deliveries()).map((one) => [one.call_analysis_id, one.status]))
    assert.deepEqual(statuses, { [waiting]: 'CANCELLED', [sent]: 'DELIVERED' })
    for (const index of [0, 1]) {
      const { id, payload } = await detail(index)
      assert.equal(payload, null)
      assertRefusal(await at(`/deliveries/${id}/redeliver`, { method: 'POST' }), 410, '002-002-0003')
    }
    const rows = await service.database.selectFrom('webhook_delivery').selectAll().execute()
    assert.ok(!JSON.stringify(rows).includes('agent-quux'))
  })
})

describe('a receiver that does not take an event', () => {
  test('is tried ten times over three days under one id and with the same words, then given up', async () => {
    await endCall()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      receiver.answers.push(500)
      assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
      const { status, attempts, next_attempt_at } = await detail()
      assert.equal(status, attempt < 10 ? 'PENDING' : 'FAILED')
      assert.equal(attempts.length, attempt)
      const { at: sentAt, status_code, reason } = attempts.at(-1)
      assert.deepEqual([status_code, reason], [500, 'The receiver answered 500.'])
      if (next_attempt_at) waits.push(Date.parse(next_attempt_at) - Date.parse(sentAt))
      await passTheWait(service)
    }
    assert.equal(await deliverDue(openDeliveryDesk(service)), 0)
    for (const [index, delay] of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].entries()) {
      // Up to a tenth longer, and whatever this machine took to write it down.
      assert.ok(
        waits[index]! >= delay * 999 && waits[index]! < delay * 1100 + 60_000,
        `${index}: ${waits[index]}`,
      )
    }
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1)
    assert.notEqual((await readHook()).failing_since, null)
    assert.equal((await readHook()).enabled, true)
  })

  test('is left alone as long as it asks, in seconds or until a time, but at most a day', () => {
    const failed = { at: new Date(), durationMs: 1, statusCode: 503, reason: 'x' }
    const wait = (tries: number, retryAfterMs: number | undefined) => {
      const plan = planRetry({ ...failed, retryAfterMs }, { tries, isTest: false }, () => 0)
      return plan.status === 'PENDING' ? plan.delayMs : plan.status
    }
    assert.equal(wait(1, undefined), 5_000)
    assert.equal(wait(1, 120_000), 120_000)
    assert.equal(wait(2, 1_000), 300_000, 'never sooner than planned')
    assert.equal(wait(1, 900_000_000), 86_400_000)
    assert.equal(wait(10, 1_000), 'FAILED')
    assert.equal(retryDelaysMs.length, 9)
    const now = Date.parse('2026-11-15T12:00:00Z')
    assert.equal(readRetryAfter('120', now), 120_000)
    assert.equal(readRetryAfter('Sun, 15 Nov 2026 12:01:00 GMT', now), 60_000)
    assert.equal(readRetryAfter('Sun, 15 Nov 2026 11:00:00 GMT', now), 0)
    for (const nonsense of [undefined, '', 'soon', '-5', '1.5', '2026-11-15T13:00:00Z', '9'.repeat(40)])
      assert.equal(readRetryAfter(nonsense, now), undefined, nonsense)
  })

  test('and asks for time is given it when it is busy, not when it is broken', async () => {
    for (const [code, asks] of [
      [429, true],
      [503, true],
      [500, false],
    ] as const) {
      receiver.answers.push((response) => void response.writeHead(code, { 'retry-after': '600' }).end())
      await endCall()
      await deliverDue(openDeliveryDesk(service))
      const { attempts, next_attempt_at } = await detail()
      const wait = Date.parse(next_attempt_at) - Date.parse(attempts[0].at)
      assert.equal(wait >= 599_000, asks, String(code))
    }
  })

  test('is listed with the reason of its last attempt, in words', async () => {
    await endCall()
    assert.equal((await deliveries())[0]!.last_attempt, null, 'not tried yet')
    const last = async () => {
      await deliverDue(openDeliveryDesk(service))
      const [{ last_attempt }] = (await deliveries()) as [Json]
      assert.deepEqual(last_attempt, (await detail()).attempts.at(-1))
      await passTheWait(service)
      return [last_attempt.status_code, last_attempt.reason]
    }
    receiver.answers.push(500, (response) => void response.destroy())
    assert.deepEqual(await last(), [500, 'The receiver answered 500.'])
    assert.deepEqual(await last(), [null, 'The connection broke off before an answer came.'])
    const inside = openDeliveryDesk(service, { allowed: readAllowList('') })
    await deliverDue(inside)
    const [refused] = await deliveries()
    assert.equal(refused!.last_attempt.status_code, null)
    assert.match(refused!.last_attempt.reason, /internal/)
    await passTheWait(service)
    assert.deepEqual(await last(), [204, null], 'delivered')
  })

  test('because it redirects is told so, and nothing is sent on', async () => {
    receiver.answers.push((response) => void response.writeHead(307, { location: '/elsewhere' }).end())
    await endCall()
    await deliverDue(openDeliveryDesk(service))
    const [attempt] = (await detail()).attempts
    assert.equal(attempt.status_code, 307)
    assert.match(attempt.reason, /Redirects are not followed/)
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/hook'],
    )
  })

  test('because it is gone is disabled and says why; enabled again, it gets what waits', async () => {
    receiver.answers.push(410)
    await endCall()
    const waiting = await endCall()
    await service.database
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: new Date(Date.now() + 60_000) })
      .where('call_id', '=', waiting)
      .execute()
    await deliverDue(openDeliveryDesk(service))
    const gone = await readHook()
    assert.equal(gone.enabled, false)
    assert.match(gone.disabled_reason, /410/)
    assert.equal(gone.updated_by, 'system')
    await endCall()
    await passTheWait(service)
    assert.equal(await deliverDue(openDeliveryDesk(service)), 0)
    assert.equal((await readWebhookFigures(service.database)).waiting, 0)
    const [newest, first] = await deliveries()
    assert.deepEqual([newest!.status, first!.status], ['PENDING', 'FAILED'])
    for (const path of ['/test', `/deliveries/${first!.id}/redeliver`])
      assertRefusal(await at(path, { method: 'POST' }), 409, '008-001-0001')
    const back = await at('', { method: 'PUT', json: { url: receiver.url } })
    assert.deepEqual(
      [back.body.enabled, back.body.disabled_reason, back.body.failing_since],
      [true, null, null],
    )
    assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
    const entry = await service.database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject_id', '=', String(hook.id))
      .where('action', '=', 'disabled')
      .executeTakeFirst()
    assert.deepEqual(entry, { actor: 'system', action: 'disabled' })
  })

  test('for five days is disabled, but not for a first failure after a quiet week', async () => {
    const lastTry = async () => {
      receiver.answers.push(500)
      await deliverDue(openDeliveryDesk(service))
    }
    const since = (days: number) =>
      service.database
        .updateTable('webhook')
        .set({ failing_since: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', hook.id)
        .execute()
    await endCall()
    await since(6)
    await lastTry()
    assert.equal((await readHook()).enabled, true)
    await service.database.updateTable('webhook_delivery').set({ tries: 9 }).execute()
    await since(4)
    await passTheWait(service)
    await lastTry()
    assert.equal((await readHook()).enabled, true)
    await endCall()
    await service.database.updateTable('webhook_delivery').set({ tries: 9 }).execute()
    await since(6)
    await lastTry()
    const { enabled, disabled_reason } = await readHook()
    assert.deepEqual([enabled, disabled_reason], [false, 'Every attempt failed for 5 days.'])
  })

  test('is well again after one success', async () => {
    receiver.answers.push(500)
    await endCall()
    await deliverDue(openDeliveryDesk(service))
    assert.notEqual((await readHook()).failing_since, null)
    await passTheWait(service)
    await deliverDue(openDeliveryDesk(service))
    assert.equal((await readHook()).failing_since, null)
    assert.deepEqual(
      (await detail()).attempts.map((one: Json) => one.status_code),
      [500, 204],
    )
  })

  test('because it is slow, closed, broken off or not even HTTP is told so in plain words', async () => {
    const desk = openDeliveryDesk(service, { timeoutMs: 300 })
    const cases: [(response: import('node:http').ServerResponse) => void, RegExp][] = [
      [() => {}, /did not answer within/],
      [(response) => void response.socket!.destroy(), /broke off/],
      [(response) => void response.socket!.end('nonsense\r\n\r\n'), /not HTTP/],
    ]
    for (const [answer, words] of cases) {
      receiver.answers.push(answer)
      await endCall()
      await deliverDue(desk)
      assert.match((await detail()).attempts[0].reason, words)
    }
    await receiver.close()
    await endCall()
    await deliverDue(desk)
    const [refused] = (await detail()).attempts
    assert.deepEqual([refused.status_code, refused.reason], [null, 'The connection was refused.'])
  })
})

test('however much a receiver says, or however slowly, its status counts and its words are not kept', async () => {
  const chatter = 'zanzibarquux '.repeat(100_000)
  let cutOff = false
  receiver.answers.push(
    (response) => void response.writeHead(200).end(chatter),
    (response) => {
      response.writeHead(200).write('a')
      response.once('close', () => {
        cutOff = true
      })
    },
  )
  await endCall()
  await endCall()
  await deliverDue(openDeliveryDesk(service, { timeoutMs: 10_000 }))
  assert.deepEqual(
    (await deliveries()).map(({ status }) => status),
    ['DELIVERED', 'DELIVERED'],
  )
  assert.equal(cutOff, true)
  const rows = await service.database.selectFrom('webhook_attempt').selectAll().execute()
  assert.ok(!JSON.stringify(rows).includes('zanzibarquux'))
})

test('a delivery is sent again by hand under its old id, and then has all its retries again', async () => {
  await endCall()
  await deliverDue(openDeliveryDesk(service))
  const { id, message_id } = await detail()
  receiver.answers.push(500)
  const again = await at(`/deliveries/${id}/redeliver`, { method: 'POST' })
  assert.deepEqual([again.status, again.body.status], [200, 'PENDING'])
  assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
  const after = await detail()
  assert.deepEqual([after.status, after.attempt_count], ['PENDING', 2])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  assert.deepEqual(ids, [message_id, message_id])
  assert.equal(receiver.received[0]!.body, receiver.received[1]!.body)
})

test('a test event says that it is one, is tried once and changes nothing about the webhook', async () => {
  const sent = await at('/test', { json: { event: 'call_analysis.failed' } })
  assert.equal(sent.status, 201)
  assert.equal(sent.headers.get('location'), `/v1/webhooks/${hook.id}/deliveries/${sent.body.id}`)
  receiver.answers.push(410)
  await deliverDue(openDeliveryDesk(service))
  const event = await assertSigned(receiver.received[0]!, hook.secret)
  assert.deepEqual([event.type, event.data.test], ['call_analysis.failed', true])
  assert.deepEqual([(await detail()).status, (await detail()).call_analysis_id], ['FAILED', null])
  const { enabled, failing_since } = await readHook()
  assert.deepEqual([enabled, failing_since], [true, null])
})

test('a call that is run again is a new event with an id of its own', async () => {
  const id = await endCall()
  await completeCall(service, id)
  await deliverDue(openDeliveryDesk(service))
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 2)
})

test('deliveries leave the log when their days are over, and the figures say what waits', async () => {
  for (let number = 0; number < 3; number++) await endCall()
  const [settled, waiting] = await deliveries()
  const long = new Date(Date.now() - 31 * 86_400_000)
  const change = (id: string, values: object) =>
    service.database.updateTable('webhook_delivery').set(values).where('id', '=', id).execute()
  await change(settled!.id, { status: 'FAILED', next_attempt_at: null, created_at: long })
  await change(waiting!.id, { next_attempt_at: long, created_at: long })
  const figures = await readWebhookFigures(service.database)
  assert.equal(figures.waiting, 2)
  assert.ok(figures.oldestDueSeconds > 1_000_000)
  assert.equal(await removeOldDeliveries(service.database, 30), 1)
  assert.equal(await deliverDue(openDeliveryDesk(service)), 2, 'what has not been sent yet is sent')
  await change(waiting!.id, { status: 'PENDING' })
  await service.client.webhooks.replace(hook.id, { url: receiver.url, enabled: false })
  assert.equal(await removeOldDeliveries(service.database, 30), 1)
  assert.equal((await deliveries()).length, 1)
})
