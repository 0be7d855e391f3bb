import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { openDatabase } from '../../src/store/database.ts'
import { claimDeliveries } from '../../src/store/webhooks/claim-deliveries.ts'
import { settleDelivery } from '../../src/store/webhooks/settle-delivery.ts'
import { startDeliveries } from '../../src/webhooks/start-deliveries.ts'
import { deliverDue, openDeliveryDesk, passTheWait } from '../support/delivery-desk.ts'
import { addCall, addModel, completeCall, finishCall } from '../support/ended-calls.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

let service: TestService
let token: string
let receiver: WebhookReceiver
let hook: Json
let modelId: number
const room = { free: 100, perWebhook: 100, perClient: 100, busy: new Map<number, number>() }
const outcome = {
  at: new Date(),
  durationMs: 1,
  statusCode: 204,
  reason: undefined,
  retryAfterMs: undefined,
}

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

const deliveries = async (): Promise<Json[]> =>
  (await send(`${service.address}/v1/webhooks/${hook.id}/deliveries?limit=200`, { token })).body.items
async function endCall(): Promise<string> {
  const id = await addCall(service, modelId)
  await completeCall(service, id)
  return id
}
/** Waits for what happens by itself; a test that waits in vain ends by the run's own limit. */
async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20))
}

// Holds Webhooks: written in the transaction of the final status
test('a final status that is rolled back is told to nobody', async () => {
  const id = await addCall(service, modelId)
  const ending = service.database.transaction().execute(async (tx) => {
    await finishCall(tx, id)
    throw new Error('the database went away')
  })
  await assert.rejects(ending, /went away/)
  assert.deepEqual(await deliveries(), [])
  await completeCall(service, id)
  assert.equal((await deliveries()).length, 1)
})

// Holds Webhooks: none is lost, and none sent by two at once
test('a sender that dies in the middle has its delivery sent by another under the same id', async () => {
  await endCall()
  const [dead] = await claimDeliveries(service.database, room)
  assert.equal(await deliverDue(openDeliveryDesk(service)), 0, 'it is in hand')
  const [delivery] = await deliveries()
  const url = `${service.address}/v1/webhooks/${hook.id}/deliveries/${delivery.id}/redeliver`
  assertRefusal(await send(url, { method: 'POST', token }), 409, '008-001-0003')
  const lease = Date.parse(delivery.next_attempt_at) - Date.parse(delivery.created_at)
  assert.ok(lease > 15_000 && lease < 90_000, 'longer than an attempt, and not for long')
  await passTheWait(service)
  assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
  assert.equal(receiver.received[0]!.headers['webhook-id'], delivery.message_id)
  // Were it not dead but late, it would find the matter settled.
  const late = { ...outcome, statusCode: 500, reason: 'x' }
  assert.equal(await settleDelivery(service.database, dead!, late, { status: 'FAILED', gone: true }), false)
  assert.equal((await deliveries())[0].status, 'DELIVERED')
})

// Holds Webhooks: none is lost, and none sent by two at once
test('two senders at once send nothing twice, and no receiver more than it can take', async () => {
  for (let number = 0; number < 24; number++) await endCall()
  const answer = (response: import('node:http').ServerResponse) =>
    void setTimeout(() => response.writeHead(204).end(), 20)
  receiver.answers.push(...Array.from({ length: 24 }, () => answer))
  const other = openDatabase(service.connection, 3)
  const senders = [service.database, other].map((database) =>
    startDeliveries(openDeliveryDesk(service, { database })),
  )
  await until(async () => (await deliveries()).every(({ status }) => status === 'DELIVERED'))
  await Promise.all(senders.map((sender) => sender.stop()))
  await other.destroy()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  assert.equal(ids.length, 24)
  assert.equal(new Set(ids).size, 24)
  assert.ok(receiver.most() <= 16, `${receiver.most()} at once`)
})

// Holds Webhooks: a slow receiver holds up no other
test('a receiver that hangs holds up nobody else', async () => {
  receiver.answers.push(...Array.from({ length: 20 }, () => () => {}))
  for (let number = 0; number < 20; number++) await endCall()
  const sender = startDeliveries(openDeliveryDesk(service, { timeoutMs: 60_000 }))
  await until(() => receiver.received.length === 8)
  const quick = await startWebhookReceiver()
  await service.client.webhooks.create({ url: quick.url })
  await endCall()
  await until(() => quick.received.length === 1)
  assert.equal(receiver.received.length, 8)
  // The service stops meanwhile: what hangs is cut off by the receiver's end, and not lost.
  const stopping = sender.stop()
  await receiver.close()
  await stopping
  await quick.close()
  assert.ok((await deliveries()).every(({ status }) => status === 'PENDING'))
})

test('a client with many receivers and much to send leaves room for the others', async () => {
  const second = await service.client.webhooks.create({ url: receiver.url })
  for (let number = 0; number < 4; number++) await endCall()
  const stranger = await service.token(scopes)
  const hooks = `${service.address}/v1/webhooks`
  const { body: theirs } = await send(hooks, { token: stranger, json: { url: receiver.url } })
  await send(`${hooks}/${theirs.id}/test`, { method: 'POST', token: stranger })
  const tight = { free: 3, perWebhook: 2, perClient: 3, busy: new Map<number, number>() }
  const first = await claimDeliveries(service.database, tight)
  assert.equal(first.length, 3)
  assert.equal(
    first.filter(({ webhookId }) => webhookId === theirs.id).length,
    1,
    'in turn, though it came last',
  )
  const busy = new Map([
    [hook.id, 1],
    [second.id, 1],
  ])
  const more = await claimDeliveries(service.database, { ...tight, free: 100, busy })
  assert.equal(more.length, 1, 'two are on their way already')
  await service.database
    .updateTable('client')
    .set({ enabled: false })
    .where('id', '=', service.clientId)
    .execute()
  assert.deepEqual(
    await claimDeliveries(service.database, room),
    [],
    'a client that is shut out is told nothing',
  )
  await service.database
    .updateTable('client')
    .set({ enabled: true })
    .where('id', '=', service.clientId)
    .execute()
  assert.equal((await claimDeliveries(service.database, room)).length, 5)
})

// Holds Webhooks: a slow receiver holds up no other
test('a client whose receivers hang comes after one that has nothing on its way, though it has waited longer', async () => {
  const second = await service.client.webhooks.create({ url: receiver.url })
  for (let number = 0; number < 3; number++) await endCall()
  const stranger = await service.token(scopes)
  const hooks = `${service.address}/v1/webhooks`
  const { body: theirs } = await send(hooks, { token: stranger, json: { url: receiver.url } })
  for (let number = 0; number < 3; number++)
    await send(`${hooks}/${theirs.id}/test`, { method: 'POST', token: stranger })
  const claim = async (free: number, perClient: number, busy: [number, number][]) => {
    const claimed = await claimDeliveries(service.database, {
      free,
      perWebhook: 8,
      perClient,
      busy: new Map(busy),
    })
    await passTheWait(service)
    return claimed.map(({ webhookId }) => webhookId)
  }
  assert.deepEqual(await claim(2, 32, [[hook.id, 2]]), [theirs.id, theirs.id])
  const slow: [number, number][] = [
    [hook.id, 3],
    [theirs.id, 32],
  ]
  assert.deepEqual(
    await claim(100, 5, slow),
    [second.id, second.id],
    'its own quick receiver before the slow one',
  )
  const mixed = await claim(3, 32, [[hook.id, 1]])
  assert.deepEqual(mixed.toSorted(), [second.id, theirs.id, theirs.id].toSorted())
})

test('a sender that is killed while it waits for the answer is replaced, under the same id', async () => {
  receiver.answers.push(() => {})
  await endCall()
  const source = new URL('../../src/', import.meta.url).href
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openDatabase } = await import('${source}store/database.ts')
       const { createSecretBox } = await import('${source}store/clients/secret-box.ts')
       const { readAllowList } = await import('${source}webhooks/allow-list.ts')
       const { startDeliveries } = await import('${source}webhooks/start-deliveries.ts')
       const database = openDatabase(JSON.parse(process.env.CONNECTION), 2)
       const log = { info() {}, error() {} }
       startDeliveries({ database, secrets: createSecretBox(), allowed: readAllowList('127.0.0.1'), keptDays: 30, log })`,
    ],
    { env: { ...process.env, CONNECTION: JSON.stringify(service.connection) }, stdio: 'inherit' },
  )
  await until(() => receiver.received.length === 1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [delivery] = await deliveries()
  assert.deepEqual([delivery.status, delivery.attempt_count], ['PENDING', 0])
  await passTheWait(service)
  assert.equal(await deliverDue(openDeliveryDesk(service)), 1)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  assert.deepEqual(ids, [delivery.message_id, delivery.message_id])
  assert.equal((await deliveries())[0].status, 'DELIVERED')
})

// Holds Webhooks: none is lost, and none sent by two at once
test('an event goes out by itself, promptly, and a stop waits for what is on its way', async () => {
  let finish = () => {}
  receiver.answers.push((response) => {
    finish = () => void response.writeHead(204).end()
  })
  const sender = startDeliveries(openDeliveryDesk(service))
  await endCall()
  await until(() => receiver.received.length === 1)
  const stopped = sender.stop()
  finish()
  await stopped
  const [delivery] = await deliveries()
  assert.equal(delivery.status, 'DELIVERED')
})

test('a webhook that is deleted while an event is on its way takes nothing down with it', async () => {
  await endCall()
  const [claimed] = await claimDeliveries(service.database, room)
  await service.client.webhooks.delete(hook.id)
  const settled = await settleDelivery(service.database, claimed!, outcome, {
    status: 'DELIVERED',
    gone: false,
  })
  assert.equal(settled, false)
})

test('a call can end while one of its webhooks is being deleted', async () => {
  const id = await addCall(service, modelId)
  const deleted = Promise.withResolvers<void>()
  const deleting = service.database.transaction().execute(async (tx) => {
    await tx.deleteFrom('webhook').where('id', '=', hook.id).execute()
    deleted.resolve()
    // Long enough for the call to come to where it has to wait.
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await deleted.promise
  await Promise.all([completeCall(service, id), deleting])
  const { body } = await send(`${service.address}/v1/call-analysis/${id}`, { token })
  assert.equal(body.status, 'PROCESS_COMPLETED')
})

// Holds Webhooks: an erased call is told to nobody
test('a call that is erased while its event is on its way stays erased', async () => {
  const id = await endCall()
  const [claimed] = await claimDeliveries(service.database, room)
  await send(`${service.address}/v1/call-analysis/${id}`, { method: 'DELETE', token })
  const retry = { status: 'PENDING', delayMs: 1 } as const
  assert.equal(await settleDelivery(service.database, claimed!, outcome, retry), false)
  const [delivery] = await deliveries()
  assert.deepEqual([delivery.status, delivery.next_attempt_at], ['CANCELLED', null])
})

// Holds Webhooks: secrets sealed in the database, if wanted
test('with the wrong SECRETS_KEY nothing is sent unsigned, and nothing is lost, however often it is tried', async () => {
  await service.client.webhooks.create({ url: receiver.url })
  await endCall()
  await endCall()
  const sealed = createSecretBox(Buffer.alloc(32, 1)).seal(hook.secret)
  await service.database.updateTable('webhook_secret').set({ secret: sealed }).execute()
  const lines: string[] = []
  const log = { info() {}, error: (...line: [object, string]) => void lines.push(JSON.stringify(line)) }
  for (let round = 1; round <= 12; round++) {
    const secrets = createSecretBox(round % 2 === 0 ? undefined : Buffer.alloc(32, 2))
    const sender = startDeliveries(openDeliveryDesk(service, { secrets, log }))
    await until(() => lines.length === round)
    await sender.stop()
  }
  assert.equal(receiver.received.length, 0)
  assert.equal(lines.length, 12, 'a sender says so once, not for every delivery')
  for (const line of lines) {
    assert.match(line, /SECRETS_KEY/)
    assert.ok(!line.includes(hook.secret))
  }
  const kept = await service.database.selectFrom('webhook_delivery').select(['tries', 'claim']).execute()
  assert.deepEqual(kept, Array(4).fill({ tries: 0, claim: null }))
  receiver.answers.push(500, 500, 500, 500)
  const right = openDeliveryDesk(service, { secrets: createSecretBox(Buffer.alloc(32, 1)) })
  assert.equal(await deliverDue(right), 4)
  assert.ok((await deliveries()).every(({ status }) => status === 'PENDING'))
  await passTheWait(service)
  assert.equal(await deliverDue(right), 4)
  assert.ok((await deliveries()).every(({ status }) => status === 'DELIVERED'))
})

test('a sender that dies ten times before anything is settled costs no retry', async () => {
  await endCall()
  for (let round = 0; round < 10; round++) {
    assert.equal((await claimDeliveries(service.database, room)).length, 1)
    await passTheWait(service)
  }
  receiver.answers.push(500)
  await deliverDue(openDeliveryDesk(service))
  assert.equal((await deliveries())[0].status, 'PENDING')
})

test('logs hold ids and never addresses, secrets or what is sent', async () => {
  await service.client.webhooks.replace(hook.id, { url: `${receiver.url}?token=tell-tale` })
  const lines: unknown[] = []
  const log = { info: (...given: unknown[]) => void lines.push(given), error: () => assert.fail() }
  await endCall()
  await deliverDue(openDeliveryDesk(service, { log }))
  assert.equal(lines.length, 1)
  assert.match(receiver.received[0]!.path, /tell-tale/)
  const text = JSON.stringify(lines)
  for (const word of ['tell-tale', '127.0.0.1', 'whsec_', hook.secret, 'agent-quux', 'Quality'])
    assert.ok(!text.includes(word), word)
})
