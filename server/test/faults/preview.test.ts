import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { pino } from 'pino'
import { EngineError, TooMuchWork } from '../../src/domain/errors.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createTokens } from '../../src/http/access/tokens.ts'
import type { App } from '../../src/http/context.ts'
import { createServer } from '../../src/http/server.ts'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { aboutNothing } from '../support/about-nothing.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { openTestSessions } from '../support/open-test-sessions.ts'
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
  const sessions = openTestSessions(database)
  const issuer = { algorithm: 'RS256', lifetimeSeconds: 3600, baseUrl } as const
  const tokens = await createTokens({ database, ...issuer, findSession: sessions.find })
  const webhooks = {
    webhookAllow: readAllowList('none'),
    ssoAllow: readAllowList('none'),
    phoneAllow: readAllowList('none'),
    secrets: createSecretBox(undefined),
  }
  const redact = ['cards' as const]
  const given = { judge, redact, tokens, sessions, baseUrl, maxUploadBytes: 1_000_000, about: aboutNothing }
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

// Holds Trying a model: `POST /v1/models/{id}/preview`: two clients at once, the others in turn
test('clients that try models take turns, and few wait at a time', async () => {
  const [one, other, third] = [await createClient(), await createClient(), await createClient()]
  const before = judge.seen.length
  const gate = makeGate()
  judge.during = gate.wait
  const mine = Array.from({ length: 5 }, () => one.preview())
  const tooMany = await Promise.race(mine)
  assertRefusal(tooMany, 429, '001-001-0004')
  assert.ok(Number(tooMany.headers.get('retry-after')) > 0)
  assert.equal(tooMany.headers.get('ratelimit-policy'), '"previews";q=4;qu="concurrent-requests"')
  assert.equal(tooMany.headers.get('ratelimit'), '"previews";r=0')
  // The second place is nobody's who has the first.
  const second = other.preview({ transcript: 'Agent: The other.' })
  while (judge.seen.length - before < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  assert.equal(judge.seen[before + 1]!.transcript.turns[0]!.text, 'The other.')
  const waits = third.preview({ transcript: 'Agent: The third.' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(judge.seen.length - before, 2)
  gate.open()
  assert.deepEqual((await Promise.all(mine)).map(({ status }) => status).sort(), [200, 200, 200, 200, 429])
  assert.deepEqual([(await second).status, (await waits).status], [200, 200])
  const order = judge.seen.slice(before).map(({ transcript }) => transcript.turns[0]!.text)
  assert.ok(order.indexOf('The third.') < 4, `who came last waited behind all of another: ${order}`)
  assert.equal((await one.preview()).status, 200, 'a place that has become free is given on')
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: more than anybody has the time for
test('what nobody has the time for is refused before it is begun, with what would do', async () => {
  const client = await createClient()
  const before = judge.seen.length
  const options = Array.from({ length: 60 }, (_, index) => `Reason ${index}`)
  const variables = Array.from({ length: 400 }, (_, index) => ({
    key: `asked_${index}`,
    type: 'STRING',
    options,
  }))
  const model = { name: 'All there is', template_variables: variables }
  const transcript = `Agent: ${'I am '.repeat(39_000)}`
  const refused = await client.preview({ transcript, model })
  assertRefusal(refused, 422, '003-002-0001')
  assert.match(refused.body.message, /24,000 answers.*194,99\d characters.*at most 1,025 answers/)
  assert.equal(judge.seen.length, before)
  judge.during = () => Promise.reject(new TooMuchWork('There is more to look for.'))
  const overworked = await client.preview()
  assertRefusal(overworked, 422, '003-002-0001')
  assert.equal(overworked.body.message, 'There is more to look for.')
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: a caller that goes away
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

// Holds Trying a model: `POST /v1/models/{id}/preview`: a judge that fails
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

// Holds Trying a model: `POST /v1/models/{id}/preview`: redacted words are what is judged
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
