import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach } from 'node:test'
import { verifyWebhook } from '@callmark/client'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { checkEvent } from './check-answer.ts'
import { addCall, addModel, completeCall } from './ended-calls.ts'
import { type Json, send } from './http.ts'
import { startTestService, type TestService } from './service.ts'
import { type Received, startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export let service: TestService
export let token: string
export let receiver: WebhookReceiver
export let hook: Json
export let modelId: number

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

export const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/webhooks/${hook.id}${path}`, { token, ...init })
export const deliveries = async (): Promise<Json[]> => (await at('/deliveries')).body.items
export const detail = async (index = 0): Promise<Json> =>
  (await at(`/deliveries/${(await deliveries())[index].id}`)).body
export const readHook = async (): Promise<Json> => (await at('')).body

export async function endCall(): Promise<string> {
  const id = await addCall(service, modelId)
  await completeCall(service, id)
  return id
}

/** Both the library of the standard and our own client believe it, and it is as the document describes it. */
export async function assertSigned({ headers, body }: Received, secret: string): Promise<Json> {
  const plain = headers as Record<string, string>
  const event = new StandardWebhook(secret).verify(body, plain)
  assert.deepEqual(await verifyWebhook(body, plain, secret), event)
  await checkEvent(service.address, event)
  return event
}
