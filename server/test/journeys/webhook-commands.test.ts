import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { verifyWebhook } from '@callmark/client'
import { type Deliveries, startDeliveries } from '../../src/webhooks/start-deliveries.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { openDeliveryDesk } from '../support/delivery-desk.ts'
import { addCall, addModel, completeCall } from '../support/ended-calls.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

let beside: CommandsBeside
let receiver: WebhookReceiver
let sender: Deliveries
before(async () => {
  receiver = await startWebhookReceiver()
  beside = await startCommandsBeside({ env: { WEBHOOK_ALLOW: '127.0.0.1' } })
  sender = startDeliveries(openDeliveryDesk(beside.service))
})
after(async () => {
  await sender.stop()
  await beside.stop()
  await receiver.close()
})

test('an integrator sets up a webhook, tries it, is told of a call, and repairs what went wrong', async () => {
  const created = await beside.runWell(['webhooks', 'create', receiver.url, '--description', 'CRM'])
  const [, id = '', secret = ''] =
    /^Webhook (\d+) has been created\. Its secret, shown this once:\n {2}(whsec_\S+)\n$/.exec(created)!
  const tested = await beside.runWell(['webhooks', 'test', id])
  assert.match(tested, /call_analysis\.completed {2}DELIVERED {2}\(1 attempt\)\n {2}\S+ {2}204, \d+ ms\n$/)

  receiver.answers.push(500)
  const modelId = await addModel(beside.service, 'Another')
  await completeCall(beside.service, await addCall(beside.service, modelId))
  const told = await waitFor(() => receiver.received[1])
  const rotated = await beside.runWell(['webhooks', 'rotate', id, '--overlap', '60'])
  const newer = /whsec_\S+/.exec(rotated)![0]
  const [delivery] = (await beside.service.client.webhooks.deliveriesPage(Number(id))).items
  await beside.runWell(['webhooks', 'redeliver', id, delivery!.id])
  const again = receiver.received.at(-1)!
  assert.equal(again.headers['webhook-id'], told.headers['webhook-id'])
  for (const one of [secret, newer])
    await verifyWebhook(again.body, again.headers as Record<string, string>, one)
  const shown = await beside.runWell(['webhooks', 'deliveries', id, delivery!.id])
  assert.match(shown, /DELIVERED/)
  assert.match(shown, /500, \d+ ms: The receiver answered 500\./)
  const changed = await beside.runWell([
    'webhooks',
    'replace',
    id,
    '--disable',
    '--event',
    'call_analysis.failed',
  ])
  assert.match(changed, /^Events +call_analysis\.failed$/m)
  assert.match(changed, /^About +CRM$/m)
  assert.match(
    await beside.runWell(['webhooks', 'list']),
    /^ +\d+ {2}http:\S+ {2}\(call_analysis\.failed, disabled\)$/m,
  )
  assert.equal(await beside.runWell(['webhooks', 'delete', id]), `Webhook ${id} has been deleted.\n`)
})

async function waitFor<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
