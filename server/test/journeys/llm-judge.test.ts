import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createJudge } from '../../src/commands/house/create-judge.ts'
import { ConfigError, describeConfig, readConfig } from '../../src/config.ts'
import { promptVersion } from '../../src/judge/llm/prompt.ts'
import { listHistory } from '../../src/store/calls/calls.ts'
import { answerHonestly } from '../support/honest-model.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { lostCardRecording as recording } from '../support/lost-card-recording.ts'
import {
  chatCompletions,
  type ModelFault,
  type ModelServer,
  startModelServer,
} from '../support/model-server.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { startTestService, type TestService } from '../support/service.ts'

const secret = 'sk-judge-4711'

let ears: Awaited<ReturnType<typeof startOpenAiServer>>
let vendor: ModelServer
let service: TestService
let token: string
before(async () => {
  ears = await startOpenAiServer()
  vendor = await startModelServer(chatCompletions, answerHonestly)
  service = await startTestService({
    work: true,
    env: {
      SPEECH_ENGINE: 'openai',
      SPEECH_URL: ears.url,
      JUDGE_ENGINE: 'openai-compatible',
      JUDGE_URL: vendor.url,
      JUDGE_MODEL: 'honest:8b',
      JUDGE_API_KEY: secret,
      JUDGE_PRICE_IN: '1',
      JUDGE_PRICE_OUT: '10',
    },
  })
  token = await service.token()
  await service.client.models.create({
    name: 'Quality',
    xscore_template: true,
    categories: [{ name: 'Manners', max_score: 20 }],
    template_variables: [
      {
        key: 'thanks',
        type: 'BOOLEAN',
        required: true,
        description: 'The agent thanks',
        category: 'manners',
      },
      {
        key: 'recorded',
        type: 'BOOLEAN',
        required: true,
        description: 'The call is recorded',
        category: 'manners',
      },
    ],
  })
})
after(async () => {
  await service.stop()
  await Promise.all([ears.close(), vendor.close()])
})

async function submit(externalId: string): Promise<Json> {
  const body = callForm({ fields: { external_id: externalId }, audio: recording })
  const submitted = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  const call = await service.client.calls.wait(submitted.body.id)
  return (await send(`${service.address}/v1/call-analysis/${call.id}`, { token })).body
}

test('a call is scored and summarised by the language model the settings name, and says what it cost', async () => {
  const call = await submit('judged')
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message)
  assert.deepEqual([call.total_score, call.expected_score, call.score_percentage], [10, 20, 50])
  const { answers, engine } = call.analysis_result
  assert.deepEqual(
    answers.map(({ key, value, evidence }: Json) => [key, value, evidence.map(({ quote }: Json) => quote)]),
    [
      ['thanks', true, ['Thank you for calling']],
      ['recorded', false, []],
    ],
  )
  assert.equal(engine.judge, 'openai-compatible/honest:8b')
  assert.equal(engine.prompt_version, promptVersion)
  // One request for the category, one for the summary.
  assert.deepEqual([engine.tokens, engine.cost], [2200, 0.004])
  assert.ok(engine.seconds > 0)
  assert.match(call.summary, /^The customer said: My card is lost/)
  assert.match(call.insights[0], /^00:0\d The agent opens the call/)
  assert.ok(vendor.asked.every(({ headers }) => headers.authorization === `Bearer ${secret}`))
})

test('a model that takes no more for the moment only makes a call wait', async () => {
  vendor.faults.push((response) =>
    response.writeHead(429, { 'retry-after': '1' }).end('{"error":"slow down"}'),
  )
  const before = vendor.asked.length
  const call = await submit('waits')
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message)
  assert.equal(vendor.asked.length - before, 3, 'the refused request, again, and the summary')
})

test('a key that is refused ends the call with a word on what to do, and shows neither key nor call', async () => {
  const refuse: ModelFault = (response) =>
    response.writeHead(401).end(`{"error":{"message":"Incorrect key ${secret} for: my card is lost"}}`)
  vendor.faults.push(refuse)
  const call = await submit('refused')
  assert.equal(call.status, 'ERROR')
  assert.match(call.error_message, /JUDGE_API_KEY/)
  const shown = JSON.stringify([call.error_message, await listHistory(service.database, call.id)])
  assert.ok(!shown.includes(secret) && !shown.includes('lost'))
})

test('a judge that lacks something is not started, and says what', async () => {
  const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ JUDGE_ENGINE: 'openai-compatible', JUDGE_MODEL: 'm' }, /JUDGE_URL/],
    [{ JUDGE_ENGINE: 'openai-compatible', JUDGE_URL: 'http://localhost:11434' }, /JUDGE_MODEL/],
    ...['openai', 'anthropic', 'google'].flatMap((JUDGE_ENGINE) => [
      [{ JUDGE_ENGINE, JUDGE_MODEL: 'm' }, /JUDGE_API_KEY/] as const,
      [{ JUDGE_ENGINE, JUDGE_API_KEY: 'k' }, /JUDGE_MODEL/] as const,
    ]),
    [{ JUDGE_ENGINE: 'openai', JUDGE_MODEL: 'm', JUDGE_URL: 'https://api.openai.com/v1' }, /JUDGE_API_KEY/],
    ...['sk-live\n4711', 'sk-live→4711', 'sk live'].map(
      (JUDGE_API_KEY) =>
        [{ JUDGE_ENGINE: 'openai', JUDGE_MODEL: 'm', JUDGE_API_KEY }, /JUDGE_API_KEY.*Copy the key/] as const,
    ),
  ]
  for (const [env, lacking] of cases) {
    await assert.rejects(
      createJudge(readConfig(env)),
      (error) => error instanceof ConfigError && lacking.test(error.message),
      JSON.stringify(env),
    )
  }
  const own = await createJudge(
    readConfig({ JUDGE_ENGINE: 'anthropic', JUDGE_MODEL: 'm', JUDGE_URL: 'http://proxy' }),
  )
  assert.equal(own.id, 'anthropic/m')
  const embedded = await createJudge(readConfig({}))
  assert.match(embedded.id, /^embedded\//)
  await Promise.all([own.close(), embedded.close()])
})

test('the settings say what they may be, and hide the key', () => {
  assert.throws(
    () => readConfig({ JUDGE_ENGINE: 'oracle' }),
    /JUDGE_ENGINE must be embedded, openai-compatible/,
  )
  assert.throws(() => readConfig({ JUDGE_PRICE_IN: 'cheap' }), /JUDGE_PRICE_IN must be an amount/)
  assert.throws(() => readConfig({ JUDGE_AT_ONCE: '0' }), /JUDGE_AT_ONCE must be a whole number/)
  assert.deepEqual(readConfig({ JUDGE_PRICE_OUT: '0.6' }).JUDGE_PRICE_OUT, 0.6)
  const shown = describeConfig({ JUDGE_API_KEY: secret })
  assert.ok(!shown.includes(secret) && shown.includes('JUDGE_API_KEY=***'))
})
