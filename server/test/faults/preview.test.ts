import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { pino } from 'pino'
import { EngineError } from '../../src/domain/errors.ts'
import { scopes } from '../../src/domain/scopes.ts'
import type { App } from '../../src/http/context.ts'
import { createServer } from '../../src/http/server.ts'
import { createTokens } from '../../src/http/tokens.ts'
import { createSecretBox } from '../../src/store/secret-box.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { aboutNothing } from '../support/about-nothing.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedJudge, type ScriptedJudge } from '../support/scripted-judge.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let house: Awaited<ReturnType<typeof openTestHouse>>
let app: App
let address: string
let judge: ScriptedJudge
const logged: string[] = []

before(async () => {
  service = await startTestService()
  house = await openTestHouse(service, createScriptedSpeech())
  judge = createScriptedJudge()
  const { database } = service
  // The tokens are those of the service beside it.
  const baseUrl = () => service.address
  const tokens = await createTokens({ database, algorithm: 'RS256', lifetimeSeconds: 3600, baseUrl })
  const webhooks = { webhookAllow: readAllowList('none'), secrets: createSecretBox(undefined) }
  const redact = ['cards' as const]
  const given = { judge, redact, tokens, baseUrl, maxUploadBytes: 1_000_000, about: aboutNothing }
  const context = { ...house, ...given, ...webhooks }
  app = createServer(context, pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
after(async () => {
  await app.close()
  await house.close()
  await service.stop()
})
beforeEach(() => {
  judge.during = async () => {}
})

interface Client {
  preview(json?: Json, signal?: AbortSignal): ReturnType<typeof send>
}

async function createClient(): Promise<Client> {
  const token = await service.token(scopes)
  const { body } = await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })
  return {
    preview: (json = { transcript: 'Agent: Good morning.' }, signal) =>
      send(`${address}/v1/models/${body.id}/preview`, { token, json, ...(signal ? { signal } : {}) }),
  }
}

/** A gate the judge waits at until it is opened. */
function makeGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<AbortSignal>()
  const wait = (signal: AbortSignal) => {
    reach(signal)
    return promise
  }
  return { open: resolve, reached, wait }
}

test('previews are few at once, so that the calls that came in are judged in good time', async () => {
  const [one, other, third] = [await createClient(), await createClient(), await createClient()]
  const gate = makeGate()
  judge.during = gate.wait
  const first = one.preview()
  await gate.reached
  const again = await one.preview()
  assertRefusal(again, 429, '001-001-0004')
  assert.ok(Number(again.headers.get('retry-after')) > 0)
  assert.equal(again.headers.get('ratelimit-policy'), '"previews";q=1;qu="concurrent-requests"')
  assert.equal(again.headers.get('ratelimit'), '"previews";r=0')
  const second = other.preview()
  while (judge.seen.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  assertRefusal(await third.preview(), 429, '001-001-0004')
  gate.open()
  assert.deepEqual([(await first).status, (await second).status], [200, 200])
  assert.equal((await one.preview()).status, 200, 'a place that has become free is given on')
})

test('who goes away ends the judging, and leaves the place to the next', async () => {
  const client = await createClient()
  const gate = makeGate()
  judge.during = async (signal) => {
    void gate.wait(signal)
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const leaving = new AbortController()
  const asked = client.preview(undefined, leaving.signal)
  const signal = await gate.reached
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  leaving.abort()
  await assert.rejects(asked)
  await aborted
  judge.during = async () => {}
  assert.equal((await client.preview()).status, 200)
})

test("a judge's trouble is told in its words, and when to come back", async () => {
  const client = await createClient()
  judge.during = () => Promise.reject(new EngineError('The model has no such key.', { retryable: false }))
  const failed = await client.preview()
  assertRefusal(failed, 502, '003-003-0001')
  assert.equal(failed.body.message, 'The model has no such key.')
  judge.during = () =>
    Promise.reject(new EngineError('The judge is overloaded.', { retryable: true, retryAfterMs: 41_200 }))
  const later = await client.preview()
  assertRefusal(later, 503, '001-003-0002')
  assert.equal(later.headers.get('retry-after'), '42')
  judge.during = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  assertRefusal(await client.preview(), 422, '003-002-0001')
  judge.during = () => Promise.reject(new Error('Good morning'))
  assertRefusal(await client.preview(), 500, '001-003-0001')
  assert.equal((await client.preview().catch(() => undefined))?.status, 500)
  assert.ok(!logged.some((line) => line.includes('Good morning')), 'what was said is in no log line')
})

test('personal data is taken out of a transcript that is sent along before anybody judges it', async () => {
  const client = await createClient()
  const card = '4111 1111 1111 1111'
  const before = judge.seen.length
  const { status, body } = await client.preview({
    transcript: `Agent: What is your card number?\nCustomer: It is ${card}.`,
  })
  assert.equal(status, 200, JSON.stringify(body))
  const [shown] = judge.seen.slice(before)
  assert.ok(!JSON.stringify(shown).includes('1111'))
  assert.match(shown!.transcript.turns[1]!.text, /\[card\]/)
  assert.deepEqual(body.results[0].analysis_result.engine.redacted, { cards: 1 })
  assert.equal(body.results[0].analysis_result.engine.judge, 'scripted/test')
})
