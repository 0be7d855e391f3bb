import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readAnalysis } from '@callmark/client'
import { listHistory } from '../../src/store/calls/calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const samples = new URL('../../samples/', import.meta.url)
const readSample = (name: string): Json => JSON.parse(readFileSync(new URL(`${name}.json`, samples), 'utf8'))
const model = readSample('demo-model')

let service: TestService
let token: string
before(async () => {
  service = await startTestService({ work: true })
  token = await service.token()
  await service.client.models.create(model)
})
after(() => service.stop())

const submitSample = (name: string) => {
  const { external_id, agent_id, agent_name, additional_parameters } = readSample(name)
  const audio = fileURLToPath(new URL(`${name}.ogg`, samples))
  return service.client.calls.submit({
    external_id,
    agent_id,
    agent_name,
    additional_parameters,
    model_name: model.name,
    audio,
  })
}

// Holds What the service does: four stages in order · polling the record until it is final
// Holds Transitions: from `PENDING` to `PROCESS_COMPLETED`
test('a stereo call goes in, and a transcript, an explained score, a summary, insights and keywords come out', async () => {
  const { id } = await submitSample('billing-refund')
  const done = await service.client.calls.wait(id)
  assert.equal(done.status, 'PROCESS_COMPLETED', done.error_message ?? '')
  const { body: call } = await send(`${service.address}/v1/call-analysis/${id}`, { token })
  const { body: transcription } = await send(`${service.address}/v1/call-analysis/${id}/transcription`, {
    token,
  })

  assert.equal(transcription.status, 'COMPLETED')
  assert.equal(transcription.language, 'en')
  const segments: Json[] = transcription.segments.segments
  assert.deepEqual(new Set(segments.map(({ speaker }) => speaker)), new Set(['Agent', 'Customer']))
  assert.ok(
    segments.every(({ start, end }, index) => start < end && start >= (segments[index - 1]?.start ?? 0)),
  )
  assert.ok(segments.at(-1)!.end <= transcription.duration)
  assert.ok(transcription.transcription.startsWith(`${segments[0]!.speaker}: ${segments[0]!.text}`))
  const wordsOf = (turns: Json[], speaker: string) =>
    turns
      .filter((turn) => turn.speaker === speaker)
      .flatMap((turn) => turn.text.toLowerCase().match(/[a-z]+/g) ?? [])
  for (const speaker of ['Agent', 'Customer']) {
    const heard = new Set(wordsOf(segments, speaker))
    const said = wordsOf(readSample('billing-refund').turns, speaker)
    const share = said.filter((word) => heard.has(word)).length / said.length
    assert.ok(share > 0.7, `only ${share} of what the ${speaker} said was heard`)
  }

  const categories: Json[] = call.xscore_result
  assert.deepEqual(
    categories.map(({ name }) => name),
    model.categories.map(({ name }: Json) => name),
  )
  for (const category of categories) {
    const sum = (key: string) =>
      category.variables.reduce((total: number, variable: Json) => total + variable[key], 0)
    assert.equal(category.total_score, sum('score'))
    assert.equal(category.expected_total_score, sum('expected_score'))
  }
  assert.equal(
    call.expected_score,
    categories.reduce((total, category) => total + category.expected_total_score, 0),
  )
  assert.equal(
    call.total_score,
    categories.reduce((total, category) => total + category.total_score, 0),
  )
  assert.equal(call.score_percentage, Math.round((10_000 * call.total_score) / call.expected_score) / 100)

  const { answers, variables, engine } = call.analysis_result
  assert.deepEqual(
    new Set(Object.keys(variables)),
    new Set(model.template_variables.map(({ key }: Json) => key)),
  )
  assert.equal(variables.greets_with_company_name, true)
  const quotes: Json[] = answers.flatMap((answer: Json) => answer.evidence)
  assert.ok(quotes.length > 3)
  for (const { speaker, start, end, quote } of quotes) {
    const there = segments.some(
      (turn) =>
        turn.speaker === speaker && turn.text.includes(quote) && turn.start <= start && turn.end >= end,
    )
    assert.ok(there, `a quote of ${speaker} at ${start} does not stand in the transcript`)
  }
  assert.equal(engine.model_revision, 1)
  assert.equal(engine.language, 'en')
  assert.ok(call.summary.length > 40)
  assert.ok(call.insights.length > 0)
  assert.ok(call.keywords.length > 2, call.keywords.join())
  assert.deepEqual(
    await readdir(join(service.dataDir, 'decoded')),
    [],
    'what only the pipeline needed is gone',
  )

  const history = (await listHistory(service.database, id)).map(({ status }) => status)
  assert.deepEqual(history, [
    'PENDING',
    'AUDIO_CONVERSION_IN_PROGRESS',
    'AUDIO_CONVERTED',
    'AUDIO_TRANSCRIPTION_IN_PROGRESS',
    'AUDIO_TRANSCRIBED',
    'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
    'TRANSCRIPTION_ANALYZED',
    'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
    'TRANSCRIPTION_SUMMARIZED',
    'PROCESS_COMPLETED',
  ])
})

test('every other sample call completes, wherever its agent sits', async () => {
  const names = readdirSync(samples)
    .filter((name) => name.endsWith('.ogg') && name !== 'billing-refund.ogg')
    .map((name) => name.slice(0, -4))
  assert.ok(names.length >= 2)
  for (const name of names) {
    const { id } = await submitSample(name)
    const call = await service.client.calls.wait(id)
    assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  }
})

// Holds Transitions: without a summary: straight from analysed to completed, `summary` null, insights and keywords there
test('a model that wants no summary still gets insights and keywords, and no summarising is shown', async () => {
  await service.client.models.create({ name: 'Quiet', summarize_call: false })
  const fields = { external_id: 'quiet', model_name: 'Quiet' }
  const body = callForm({ fields, audio: writeToneWav(2) })
  const submitted = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  const call = await service.client.calls.wait(submitted.body.id)
  assert.equal(call.status, 'PROCESS_COMPLETED')
  assert.equal(call.summary, null)
  assert.equal(call.total_score, null, 'the model does not score')
  assert.ok(Array.isArray(call.insights) && Array.isArray(call.keywords))
  const history = (await listHistory(service.database, call.id)).map(({ status }) => status)
  assert.deepEqual(history.slice(-2), ['TRANSCRIPTION_ANALYZED', 'PROCESS_COMPLETED'])
})

test('a recording without speech completes with no words and no score made up', async () => {
  const body = callForm({
    fields: { external_id: 'tone', model_name: model.name },
    audio: writeToneWav(5),
  })
  const submitted = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  const call = await service.client.calls.wait(submitted.body.id)
  assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message ?? '')
  const transcription = await service.client.calls.transcription(call.id)
  assert.equal(transcription.transcription, '')
  assert.ok(readAnalysis(call)!.answers.every((answer) => answer.evidence.length === 0 && answer.score === 0))
})
