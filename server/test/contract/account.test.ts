import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { createClient, updateClient } from '../../src/store/clients/clients.ts'
import { assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
before(async () => {
  const env = { RETAIN_AUDIO_DAYS: '90', MAX_UPLOAD_MB: '16', MAX_CALL_MINUTES: '30', REDACT: 'cards,email' }
  service = await startTestService({ env })
})
after(() => service.stop())

test('whoever has a token, whatever it allows, is told whose it is and what holds', async () => {
  const account = await service.client.account.get()
  assert.match(account.version, /^\d+\.\d+\.\d+/)
  assert.deepEqual(account, {
    client_id: service.clientId,
    workspace_id: service.clientId,
    name: account.name,
    workspace_name: 'My workspace',
    scopes: [...scopes],
    retention: { audio_days: 90, transcript_days: null },
    limits: { max_upload_bytes: 16 * 1_048_576, max_duration_seconds: 1_800 },
    redact: ['cards', 'email'],
    version: account.version,
  })
  const token = await service.token([])
  const { body } = await send(`${service.address}/v1/account`, { token })
  assert.deepEqual([body.name, body.scopes], ['limited', []])
  assertRefusal(await send(`${service.address}/v1/account`), 401, '001-001-0002')
})

test("a client's own rule of keeping comes before the service's", async () => {
  const credentials = await createClient(service.database, 'strict', ['read:audit'], {
    retention: { transcript: 7 },
  })
  const { body: signedIn } = await send(`${service.address}/v1/auth`, { json: credentials })
  const read = async () =>
    (await send(`${service.address}/v1/account`, { token: signedIn.access_token })).body
  assert.deepEqual((await read()).retention, { audio_days: 90, transcript_days: 7 })
  await updateClient(service.database, credentials.client_id, { retention: { audio: 1 } })
  assert.deepEqual((await read()).retention, { audio_days: 1, transcript_days: 7 })
})

test("what waits and what is worked on is counted of the client's own calls alone", async () => {
  await service.client.models.create({ name: 'Quality' })
  await service.client.webhooks.create({ url: 'https://calls.example/hook' })
  const token = await service.token()
  for (const external_id of ['one', 'two']) {
    const body = callForm({ fields: { external_id }, audio: writeToneWav(1) })
    const { status } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
    assert.equal(status, 201)
  }
  const { stages, engines, webhooks } = await service.client.service.status()
  assert.deepEqual(
    stages.map(({ stage, waiting, running }) => [stage, waiting, running]),
    [
      ['convert', 2, 0],
      ['transcribe', 0, 0],
      ['analyze', 0, 0],
      ['summarize', 0, 0],
    ],
  )
  assert.ok(stages[0]!.oldest_waiting_seconds! >= 0 && stages[0]!.oldest_waiting_seconds! < 60)
  assert.equal(stages[1]!.oldest_waiting_seconds, null)
  // A process that leaves listening to others knows its name from the settings.
  assert.equal(engines.speech, 'moonshine-telephone')
  assert.match(engines.judge, /\w/)
  assert.deepEqual(webhooks, { waiting: 0 })
  const stranger = await send(`${service.address}/v1/status`, { token: await service.token(scopes) })
  assert.ok(stranger.body.stages.every(({ waiting, running }: Json) => waiting + running === 0))
})

test('deliveries that are still to be made are counted, those of others not', async () => {
  const [webhook] = await service.client.webhooks.list()
  await service.client.webhooks.test(webhook!.id)
  assert.deepEqual((await service.client.service.status()).webhooks, { waiting: 1 })
  const stranger = await send(`${service.address}/v1/status`, { token: await service.token(scopes) })
  assert.deepEqual(stranger.body.webhooks, { waiting: 0 })
})
