import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSpeech } from '../../src/commands/house/create-speech.ts'
import { ConfigError, readConfig } from '../../src/config.ts'
import { listHistory } from '../../src/store/calls/calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { lostCardRecording as recording } from '../support/lost-card-recording.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { startTestService, type TestService } from '../support/service.ts'

const secret = 'sk-proj-4711'

let vendor: Awaited<ReturnType<typeof startOpenAiServer>>
let service: TestService
let token: string
before(async () => {
  vendor = await startOpenAiServer()
  service = await startTestService({
    work: true,
    env: { SPEECH_ENGINE: 'openai', SPEECH_URL: vendor.url, SPEECH_API_KEY: secret },
  })
  token = await service.token()
  await service.client.models.create({
    name: 'Quality',
    transcription_prompt: 'Harper Valley, new card',
  })
})
after(async () => {
  await service.stop()
  await vendor.close()
})

async function submit(externalId: string) {
  const body = callForm({ fields: { external_id: externalId }, audio: recording })
  const submitted = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  return service.client.calls.wait(submitted.body.id)
}

test('a call is written down by the server the settings name, and analysed to the end', async () => {
  const call = await submit('hosted')
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  const { body } = await send(`${service.address}/v1/call-analysis/${call.id}/transcription`, { token })
  assert.equal(body.language, 'en')
  assert.deepEqual(
    body.segments.segments.map(({ speaker, text }: Json) => `${speaker}: ${text}`),
    [
      'Agent: Thank you for calling how can i help.',
      'Customer: My card is lost please send a new one.',
      'Agent: Yes thank you for calling good bye.',
    ],
  )
  assert.equal(vendor.asked.length, 2, 'each party once')
  for (const { authorization, fields } of vendor.asked) {
    assert.equal(authorization, `Bearer ${secret}`)
    assert.deepEqual(fields.prompt, ['Harper Valley, new card'])
  }
})

test('a server that takes no more for the moment only makes a call wait', async () => {
  vendor.faults.push((request, response) => {
    request.resume()
    response.writeHead(429, { 'retry-after': '1' }).end('{"error":{"code":"rate_limit_exceeded"}}')
  })
  const call = await submit('waits')
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  const history = await listHistory(service.database, call.id)
  assert.ok(
    history.every(({ note }) => !note),
    'what the other channel had said was not thrown away',
  )
})

test('a key that is refused ends the call with a word on what to do, and does not show', async () => {
  const refuse = () =>
    vendor.faults.push((request, response) => {
      request.resume()
      response.writeHead(401).end(`{"error":{"message":"Incorrect API key provided: ${secret}"}}`)
    })
  refuse()
  refuse()
  const call = await submit('refused')
  vendor.faults.length = 0
  assert.equal(call.status, 'TRANSCRIPTION_FAILED')
  assert.match(call.error_message!, /SPEECH_API_KEY/)
  assert.ok(!JSON.stringify([call, await listHistory(service.database, call.id)]).includes(secret))
})

test('an engine whose maker wants a key is not started without one', async () => {
  for (const SPEECH_ENGINE of ['openai', 'deepgram']) {
    const bare = readConfig({ SPEECH_ENGINE })
    assert.throws(
      () => createSpeech(bare),
      (error) => error instanceof ConfigError && /SPEECH_API_KEY/.test(error.message),
    )
    const own = createSpeech(readConfig({ SPEECH_ENGINE, SPEECH_URL: 'http://localhost:9000' }))
    const paid = createSpeech(readConfig({ SPEECH_ENGINE, SPEECH_API_KEY: 'key', SPEECH_MODEL: 'best' }))
    assert.equal(paid.id, `${SPEECH_ENGINE}/best`)
    await Promise.all([own.close(), paid.close()])
  }
  const explicit = readConfig({ SPEECH_ENGINE: 'openai', SPEECH_URL: 'https://api.openai.com' })
  assert.throws(() => createSpeech(explicit), ConfigError)
})
