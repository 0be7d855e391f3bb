import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyWebhook, WebhookVerificationError } from '@callmark/client'
import { Webhook } from 'standardwebhooks'

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const older = `whsec_${Buffer.from('the secret before that one').toString('base64')}`
const event = {
  type: 'call_analysis.completed',
  timestamp: '2026-11-15T12:00:00.000Z',
  data: { id: '0191c2a0-0000-7000-8000-000000000000', summary: 'Grüße aus Köln – café' },
}
const payload = JSON.stringify(event)

function signed(options: { secret?: string; ageSeconds?: number; payload?: string } = {}) {
  const sentAt = new Date(Date.now() - (options.ageSeconds ?? 0) * 1000)
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(options.secret ?? secret).sign(
      'msg_1',
      sentAt,
      options.payload ?? payload,
    ),
  }
}

test('an event signed as Standard Webhooks says is believed, however its body and headers are held', async () => {
  const headers = signed()
  assert.deepEqual(await verifyWebhook(payload, headers, secret), event)
  assert.deepEqual(await verifyWebhook(Buffer.from(payload), new Headers(headers), secret), event)
  const shouted = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
  )
  assert.deepEqual(await verifyWebhook(payload, shouted, secret), event)
  assert.deepEqual(await verifyWebhook(payload, headers, secret.slice('whsec_'.length)), event)
})

test('while a secret is replaced, an event signed by either is believed', async () => {
  const byOld = signed({ secret: older })
  const byBoth = {
    ...signed(),
    'webhook-signature': `${byOld['webhook-signature']} ${signed()['webhook-signature']}`,
  }
  assert.deepEqual(await verifyWebhook(payload, byOld, [secret, older]), event)
  for (const one of [secret, older]) assert.deepEqual(await verifyWebhook(payload, byBoth, one), event)
})

test('anything tampered with is refused', async () => {
  const headers = signed()
  const [, signature] = headers['webhook-signature'].split(',')
  const tampered: [string, Record<string, string>, string?][] = [
    [payload.replace('completed', 'failed'), headers],
    [`${payload} `, headers],
    [payload, { ...headers, 'webhook-id': 'msg_2' }],
    [payload, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) }],
    [payload, headers, older],
    [payload, { ...headers, 'webhook-signature': `v2,${signature}` }],
    [payload, { ...headers, 'webhook-signature': `v1,${signature!.slice(0, -4)}` }],
    [payload, { ...headers, 'webhook-signature': 'v1,' }],
    [payload, { ...headers, 'webhook-signature': 'v1,§§§' }],
    [payload, { ...headers, 'webhook-signature': signature! }],
    [payload, { ...headers, 'webhook-timestamp': 'now' }],
    [payload, { ...headers, 'webhook-timestamp': `${headers['webhook-timestamp']}.5` }],
    ...Object.keys(headers).map((name): [string, Record<string, string>] => [
      payload,
      { ...headers, [name]: '' },
    ]),
  ]
  for (const [body, given, by = secret] of tampered)
    await assert.rejects(verifyWebhook(body, given, by), WebhookVerificationError, JSON.stringify(given))
  await assert.rejects(verifyWebhook(payload, {}, secret), /webhook-id is missing/)
  await assert.rejects(verifyWebhook('no json', signed({ payload: 'no json' }), secret), /not JSON/)
})

test('an event sent long ago, or from a future, is refused', async () => {
  for (const ageSeconds of [301, -302])
    await assert.rejects(verifyWebhook(payload, signed({ ageSeconds }), secret), /too old/)
  for (const ageSeconds of [290, -290]) await verifyWebhook(payload, signed({ ageSeconds }), secret)
  await verifyWebhook(payload, signed({ ageSeconds: 3000 }), secret, { toleranceSeconds: 3600 })
})

test('a secret that is none is the receiver’s own mistake, and is said so without showing it', async () => {
  for (const wrong of ['whsec_', 'whsec_!!hush!!'])
    await assert.rejects(verifyWebhook(payload, signed(), wrong), (error: Error) => {
      assert.ok(error instanceof TypeError)
      return !error.message.includes('hush')
    })
})
