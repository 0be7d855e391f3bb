import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { removeOldDeliveries } from '../../src/store/webhooks/webhook-deliveries.ts'
import { readWebhookFigures } from '../../src/store/webhooks/webhook-figures.ts'
import {
  assertSigned,
  at,
  deliveries,
  detail,
  endCall,
  hook,
  modelId,
  readHook,
  receiver,
  service,
  token,
} from '../support/delivered-webhooks.ts'
import { deliverDue, openDeliveryDesk, passTheWait } from '../support/delivery-desk.ts'
import { addCall, breakCall, completeCall } from '../support/ended-calls.ts'
import { assertRefusal, send } from '../support/http.ts'
import type { Received } from '../support/webhook-receiver.ts'

describe('an event', () => {
  // Holds Webhooks: Standard Webhooks 1.0 headers and signature
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

  // Holds Webhooks: rotation with two live secrets
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

  // Holds Webhooks: an erased call is told to nobody
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

// Holds Webhooks: 2xx is success
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

// Holds Webhooks: `…/{delivery_id}/redeliver`
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

// Holds Webhooks: `/v1/webhooks/{id}/test`
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

// Holds Webhooks: events `call_analysis.completed`, `call_analysis.failed`
test('a call that is run again is a new event with an id of its own', async () => {
  const id = await endCall()
  await completeCall(service, id)
  await deliverDue(openDeliveryDesk(service))
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 2)
})

// Holds Webhooks: `/v1/webhooks/{id}/deliveries`
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
