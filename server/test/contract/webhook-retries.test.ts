import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readWebhookFigures } from '../../src/store/webhooks/webhook-figures.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { planRetry, readRetryAfter, retryDelaysMs } from '../../src/webhooks/plan-retry.ts'
import {
  at,
  deliveries,
  detail,
  endCall,
  hook,
  readHook,
  receiver,
  service,
} from '../support/delivered-webhooks.ts'
import { deliverDue, openDeliveryDesk, passTheWait } from '../support/delivery-desk.ts'
import { assertRefusal, type Json } from '../support/http.ts'

describe('a receiver that does not take an event', () => {
  // Holds Webhooks: retries 5 s … 24 h
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

  // Holds Webhooks: `Retry-After` honoured
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

  // Holds Webhooks: `Retry-After` honoured
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

  // Holds Webhooks: redirects are not followed
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

  // Holds Webhooks: 410 disables
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

  // Holds Webhooks: five days of failure disable
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

  // Holds Webhooks: 2xx is success
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

  // Holds Webhooks: 15 s timeout, and other failures
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
