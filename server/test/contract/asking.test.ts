import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readDuePassages } from '../../src/calls/start-passages.ts'
import { newId } from '../../src/domain/new-id.ts'
import { createMeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { insertPassagesDue } from '../../src/store/passages/passages.ts'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

const said = [
  'I want to cancel my subscription because it has become too expensive for me.',
  'Please cancel it, the price went up again and it is too expensive now.',
  'I am cancelling since the new price is far too expensive for us.',
  'I want to cancel because the internet connection drops every evening.',
  'Cancel my contract please, the connection drops all the time.',
  'We are cancelling, our connection drops several times a day.',
  'I would like to cancel as I am moving abroad next month.',
]

let service: TestService
let token: string
const engine = createMeaningEngine()

const ask = (query: Record<string, string>, as = token) =>
  send(`${service.address}/v1/call-analysis/themes?${new URLSearchParams(query)}`, { token: as })

before(async () => {
  service = await startTestService({ env: { SEARCH_MEANING: 'on' } })
  token = await service.token()
  const modelId = (await service.client.models.create({ name: 'Sales' })).id
  const calls = said.map((text, index) => ({
    id: newId(),
    externalId: `call-${index}`,
    agentId: index < 3 ? 'agent-1' : 'agent-2',
    modelId,
    status: 'PROCESS_COMPLETED' as const,
    score: 50,
    createdAt: 1_767_268_800_000_000n,
    said: text,
    summary: null,
    erased: false,
  }))
  await writeCalls(service.database, service.clientId, calls)
  for (const { id } of calls)
    await service.database.transaction().execute((tx) => insertPassagesDue(id).execute(tx))
  await readDuePassages(service.database, engine, new AbortController().signal)
})
after(async () => {
  await engine.close()
  await service.stop()
})

test('a question across calls is answered by themes, each with its calls and what was said', async () => {
  const { status, body } = await ask({ question: 'Why do customers cancel?' })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.calls, said.length)
  assert.equal(body.passages, said.length)
  assert.equal(body.has_more, false)
  assert.equal(body.waiting, 0)
  const names: string[] = body.themes.map(({ name }: Json) => name.toLowerCase())
  assert.ok(
    names.some((name) => /expensive|price/.test(name)),
    names.join('; '),
  )
  assert.ok(
    names.some((name) => /connection|drop/.test(name)),
    names.join('; '),
  )
  for (const { calls, examples } of body.themes) {
    assert.ok(calls >= 2 && examples.length >= 1 && examples.length <= 3)
    assert.equal(new Set(examples.map(({ call_id }: Json) => call_id)).size, examples.length)
    for (const { turns } of examples) assert.ok(said.includes(turns[0].text))
  }
  const counted = body.themes.reduce((sum: number, { passages }: Json) => sum + passages, 0)
  assert.equal(counted + body.others.passages, body.passages)
  assert.deepEqual((await ask({ question: 'Why do customers cancel?' })).body, body)
})

test('the filters of the list limit what is asked', async () => {
  const question = 'Why do customers cancel?'
  assert.equal((await ask({ question, agent_id: 'agent-1' })).body.calls, 3)
  assert.equal((await ask({ question, q: 'abroad' })).body.calls, 1)
  const nothing = (await ask({ question, model_name: 'unknown' })).body
  assert.deepEqual([nothing.calls, nothing.themes, nothing.others.examples], [0, [], []])
  assert.equal((await ask({ question, metadata_key: 'queue' })).status, 422)
})

test('a question that nobody can ask is refused, and one full of signs is read as it is', async () => {
  for (const question of ['', '   ', '\0', 'a'.repeat(501)])
    assert.equal((await ask({ question })).status, 422, JSON.stringify(question.slice(0, 5)))
  assert.equal((await send(`${service.address}/v1/call-analysis/themes`, { token })).status, 422)
  for (const question of ['%', "'; drop table call; --", '🙂'.repeat(500), '"'])
    assert.equal((await ask({ question })).status, 200, question.slice(0, 5))
})

test('another workspace learns nothing, and who may not read transcripts may not ask', async () => {
  const other = await createClient(service.database, 'other', ['read:call-analysis-transcription'])
  const signed = await send(`${service.address}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: other.client_id, client_secret: other.client_secret }),
  })
  const { body } = await ask({ question: 'Why do customers cancel?' }, signed.body.access_token)
  assert.deepEqual([body.calls, body.themes, body.waiting], [0, [], 0])
  const limited = await service.token(['read:call-analysis-requests'])
  assert.equal((await ask({ question: 'Why?' }, limited)).status, 403)
})

test('an erased call is in no theme any more', async () => {
  const before = (await ask({ question: 'who is moving abroad' })).body
  const id = [...before.themes.flatMap(({ examples }: Json) => examples), ...before.others.examples].find(
    ({ turns }: Json) => turns[0].text === said[6],
  )?.call_id
  assert.ok(id)
  await service.client.calls.delete(id)
  assert.ok(!JSON.stringify((await ask({ question: 'who is moving abroad' })).body).includes('abroad'))
})

test('without a language model there are the themes alone, and the answer says so', async () => {
  const { status, body } = await ask({ question: 'Why do customers cancel?', answer: 'true' })
  assert.equal(status, 200)
  assert.equal(body.can_answer, false)
  assert.deepEqual(body.answer, { status: 'no_language_model', engine: null, sentences: [] })
  assert.ok(body.themes.length > 0)
  assert.equal((await ask({ question: 'Why do customers cancel?' })).body.answer, null)
  assert.equal((await ask({ question: 'Why?', answer: 'perhaps' })).status, 422)
})
