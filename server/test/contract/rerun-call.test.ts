import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EngineError } from '../../src/domain/errors.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { type Answer, assertRefusal, callForm, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
let modelId: number
let count = 0
const model = {
  name: 'Quality',
  xscore_template: true,
  template_variables: [{ key: 'greets', type: 'BOOLEAN', description: 'The agent says hello.' }],
}
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'Hello, this is the bank. How can I help you?' },
  { speaker: 'Customer', startSeconds: 1, endSeconds: 2, text: 'I would like a refund.' },
]

before(async () => {
  service = await startTestService()
  token = await service.token()
  const { body } = await send(`${service.address}/v1/models`, { token, json: model })
  modelId = body.id
})
after(() => service.stop())

const at = (path: string) => `${service.address}/v1/call-analysis${path}`
const read = async (id: string, path = '') => (await send(at(`/${id}${path}`), { token })).body
const rerun = (id: string, json?: object): Promise<Answer> =>
  send(at(`/${id}/rerun`), { method: 'POST', token, ...(json ? { json } : {}) })
const changeModel = async (change: object) => {
  const url = `${service.address}/v1/models/${modelId}`
  const { status, body } = await send(url, { method: 'PUT', token, json: { ...model, ...change } })
  assert.equal(status, 200, JSON.stringify(body))
}

async function submit(): Promise<string> {
  const body = callForm({ audio: writeToneWav(1), fields: { external_id: `call-${count++}` } })
  return (await send(at(''), { method: 'POST', token, body })).body.id
}

async function submitAndFinish(): Promise<string> {
  const id = await submit()
  await finishCalls(service, turns)
  assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
  return id
}

// Holds Erasing and running again: a call is run again by its model as it is now; earlier results stay
test('a call is analysed again by the model as it is now, and its earlier result stays readable', async () => {
  const id = await submitAndFinish()
  const first = await read(id)
  const transcript = await read(id, '/transcription')
  const asksMore = [...model.template_variables, { key: 'offers_refund', type: 'BOOLEAN' }]
  await changeModel({ template_variables: asksMore })

  const answer = await rerun(id)
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('location'), `/v1/call-analysis/${id}`)
  assert.equal(answer.body.status, 'AUDIO_TRANSCRIBED')
  assert.equal(answer.body.updated_by, service.clientId)
  for (const name of [
    'analysis_result',
    'xscore_result',
    'total_score',
    'score_percentage',
    'summary',
    'insights',
    'keywords',
  ])
    assert.equal(answer.body[name], null, name)
  assert.deepEqual(await read(id), answer.body)
  assert.deepEqual(
    (await read(id, '/results')).map((result: { number: number; current: boolean }) => [
      result.number,
      result.current,
    ]),
    [[1, false]],
  )
  assert.deepEqual(
    await service.database.selectFrom('call_fact').select('call_id').where('call_id', '=', id).execute(),
    [],
    'it counts in no statistics meanwhile',
  )

  await finishCalls(service, turns)
  const second = await read(id)
  assert.equal(second.status, 'PROCESS_COMPLETED')
  assert.equal(second.analysis_result.engine.model_revision, 2)
  assert.deepEqual(Object.keys(second.analysis_result.variables), ['greets', 'offers_refund'])
  const [current, earlier, ...others] = await read(id, '/results')
  assert.deepEqual(others, [])
  assert.deepEqual([current.number, current.current, current.model_revision], [2, true, 2])
  assert.deepEqual([earlier.number, earlier.current, earlier.model_revision], [1, false, 1])
  for (const [result, record] of [
    [current, second],
    [earlier, first],
  ]) {
    for (const name of [
      'status',
      'error_message',
      'analysis_result',
      'xscore_result',
      'total_score',
      'expected_score',
    ])
      assert.deepEqual(result[name], record[name], name)
    for (const name of ['score_percentage', 'summary', 'insights', 'keywords'])
      assert.deepEqual(result[name], record[name], name)
  }
  assert.ok(earlier.finished_at < current.finished_at)
  assert.deepEqual(await read(id, '/transcription'), transcript)
  const notes = (await read(id, '/history')).map(({ note }: { note: string | null }) => note).filter(Boolean)
  assert.deepEqual(notes, ['Run again from the transcript, by revision 2 of the model.'])
  await changeModel({})
})

test('from the audio, a call is heard again as well', async () => {
  const id = await submitAndFinish()
  const answer = await rerun(id, { from: 'audio' })
  assert.equal(answer.status, 201)
  assert.equal(answer.body.status, 'PENDING')
  const meanwhile = await read(id, '/transcription')
  assert.deepEqual(
    [meanwhile.status, meanwhile.transcription, meanwhile.segments.segments],
    ['PENDING', '', []],
  )
  assert.deepEqual((await send(at(`?q=refund&external_id=call-${count - 1}`), { token })).body.items, [])
  await finishCalls(service, [{ ...turns[0]!, text: 'Hello, this is the bakery.' }])
  assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
  assert.equal((await read(id, '/transcription')).transcription, 'Agent: Hello, this is the bakery.')
  const found = async (word: string) =>
    (await send(at(`?q=${word}&external_id=call-${count - 1}`), { token })).body.items.length
  assert.deepEqual([await found('bakery'), await found('bank')], [1, 0])
  const archived = await service.database
    .selectFrom('call_result')
    .select('transcription')
    .where('call_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.match(String(archived.transcription?.text), /I would like a refund/)
})

test('a call that failed to be heard is run again from its audio without being told to', async () => {
  const id = await submit()
  const deaf = createScriptedSpeech({ faults: [new EngineError('No.', { retryable: false })] })
  const house = await openTestHouse(service, deaf)
  for (const stage of ['convert', 'transcribe'] as const) {
    for (const job of await house.queue.fetch(stage, 50))
      await runStage(house, job, new AbortController().signal)
  }
  await house.close()
  assertRefusal(await rerun(id, { from: 'transcript' }), 422, '001-002-0002', 'from')
  assertRefusal(await rerun(id, { from: 'memory' }), 422, '001-002-0002', 'from')
  assert.equal((await rerun(id, {})).body.status, 'PENDING')
  const [failed] = await read(id, '/results')
  assert.deepEqual([failed.number, failed.status, failed.error_message], [1, 'TRANSCRIPTION_FAILED', 'No.'])
  await finishCalls(service, turns)
  assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
})

test('of two who ask at once, the second hears that it is being done', async () => {
  const id = await submitAndFinish()
  const answers = await Promise.all(Array.from({ length: 6 }, () => rerun(id)))
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    assertRefusal(answer, 409, '002-003-0001')
  assert.equal((await read(id, '/results')).length, 1)
  await finishCalls(service, turns)
  assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
})

// Holds Erasing and running again: not while it is being worked on
test('a call that is not finished yet cannot be run again', async () => {
  const id = await submit()
  assertRefusal(await rerun(id), 409, '002-003-0001')
  assert.deepEqual(await read(id, '/results'), [])
  await finishCalls(service, turns)
})

test('what stands in the way of a rerun is said', async () => {
  const id = await submitAndFinish()
  await changeModel({ enabled: false })
  assertRefusal(await rerun(id), 409, '003-001-0002')
  await changeModel({ enabled: true })
  await (await openDiskRecordings(service.dataDir)).remove(id)
  assertRefusal(await rerun(id, { from: 'audio' }), 410, '002-002-0001')
  assert.equal((await read(id)).status, 'PROCESS_COMPLETED', 'and nothing has changed')
  assert.equal((await rerun(id)).status, 201, 'the transcript is enough')
  await finishCalls(service, turns)
  await send(at(`/${id}`), { method: 'DELETE', token })
  assertRefusal(await rerun(id), 410, '002-002-0003')
  assertRefusal(await rerun('018f0000-0000-7000-8000-000000000000'), 404, '001-001-0001')
})
