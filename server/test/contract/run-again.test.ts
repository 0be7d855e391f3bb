import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { type Answer, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const samples = new URL('../../samples/', import.meta.url)
const { categories, ...model }: Json = JSON.parse(readFileSync(new URL('demo-model.json', samples), 'utf8'))
const stagesAfter = {
  transcript: [
    'AUDIO_TRANSCRIBED',
    'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
    'TRANSCRIPTION_ANALYZED',
    'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
    'TRANSCRIPTION_SUMMARIZED',
    'PROCESS_COMPLETED',
  ],
  audio: ['PENDING', 'AUDIO_CONVERSION_IN_PROGRESS', 'AUDIO_CONVERTED', 'AUDIO_TRANSCRIPTION_IN_PROGRESS'],
}

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}): Promise<Answer> =>
  send(`${service.address}/v1${path}`, { token, ...init })
const read = async (path: string): Promise<Json> => {
  const { status, body } = await at(path)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const rerun = (id: string, json?: Json) =>
  at(`/call-analysis/${id}/rerun`, { method: 'POST', ...(json === undefined ? {} : { json }) })

describe('a call that has been analysed', () => {
  let modelId: number
  let id: string
  let first: Json
  before(async () => {
    service = await startTestService({ work: true })
    token = await service.token()
    modelId = (await at('/models', { json: { ...model, categories } })).body.id
    const audio = fileURLToPath(new URL('delivery-reschedule.ogg', samples))
    const fields = { external_id: 'sample', agent_id: 'ana', agent_name: 'Ana', model_name: model.name }
    id = (await service.client.calls.submit({ ...fields, audio })).id
    first = await finish()
  })
  after(() => service.stop())

  const finish = async (): Promise<Json> => {
    await service.client.calls.wait(id)
    const call = await read(`/call-analysis/${id}`)
    assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message)
    return call
  }
  const changeModel = async (change: Json) =>
    assert.equal(
      (await at(`/models/${modelId}`, { method: 'PUT', json: { ...model, ...change } })).status,
      200,
    )
  const resultsOf = (): Promise<Json[]> => read(`/call-analysis/${id}/results`)
  const historyOf = (): Promise<Json[]> => read(`/call-analysis/${id}/history`)
  const assertSameResult = (result: Json, call: Json) => {
    for (const field of Object.keys(result).filter((field) => field in call))
      assert.deepEqual(result[field], call[field], field)
  }

  test('has one result, which is the one it shows', async () => {
    const [only, ...others] = await resultsOf()
    assert.deepEqual(others, [])
    assert.deepEqual([only.number, only.current, only.model_revision], [1, true, 1])
    assertSameResult(only, first)
    assert.ok(Date.parse(only.finished_at) <= Date.now())
  })

  test('is judged again by the model as it is now, and its first result stays to be read', async () => {
    const transcript = await read(`/call-analysis/${id}/transcription`)
    const before = await historyOf()
    const apologises = { key: 'says_sorry', type: 'BOOLEAN', description: 'The agent says sorry.' }
    const asked = [...model.template_variables, { ...apologises, category: 'resolution' }]
    await changeModel({ template_variables: asked })
    const answer = await rerun(id)
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get('location'), `/v1/call-analysis/${id}`)
    assert.equal(answer.body.id, id)
    for (const field of [
      'analysis_result',
      'xscore_result',
      'score_percentage',
      'summary',
      'insights',
      'keywords',
    ])
      assert.equal(answer.body[field], null, field)

    const second = await finish()
    assert.equal(first.analysis_result.engine.model_revision, 1)
    assert.equal(second.analysis_result.engine.model_revision, 2)
    assert.equal(first.analysis_result.variables.says_sorry, undefined)
    assert.equal(typeof second.analysis_result.variables.says_sorry, 'boolean')
    assert.equal(second.created_at, first.created_at)
    assert.deepEqual(await read(`/call-analysis/${id}/transcription`), transcript, 'it was not heard again')

    const results = await resultsOf()
    assert.deepEqual(
      results.map(({ number, current, model_revision }) => [number, current, model_revision]),
      [
        [2, true, 2],
        [1, false, 1],
      ],
    )
    assertSameResult(results[0], second)
    assertSameResult(results[1], first)
    assert.ok(results[1].finished_at < results[0].finished_at)

    const history = await historyOf()
    assert.deepEqual(history.slice(0, before.length), before)
    const since = history.slice(before.length)
    assert.deepEqual(
      since.map(({ status }) => status),
      stagesAfter.transcript,
    )
    assert.match(since[0].note, /again.*transcript.*2/i)
    const { total_requests } = await read(`/stats/basic?model_name=${encodeURIComponent(model.name)}`)
    assert.equal(total_requests, 1, 'it counts once')
  })

  test('is heard again from its recording when that is asked for', async () => {
    const before = await historyOf()
    const answer = await rerun(id, { from: 'audio' })
    assert.equal(answer.status, 201)
    assert.equal(answer.body.status, 'PENDING')
    const third = await finish()
    const since = (await historyOf()).slice(before.length)
    assert.deepEqual(
      since.map(({ status }) => status),
      [...stagesAfter.audio, ...stagesAfter.transcript],
    )
    const transcript = await read(`/call-analysis/${id}/transcription`)
    assert.equal(transcript.status, 'COMPLETED')
    assert.match(transcript.transcription, /deliver/i)
    const results = await resultsOf()
    assert.deepEqual(
      results.map(({ number, current }) => [number, current]),
      [
        [3, true],
        [2, false],
        [1, false],
      ],
    )
    assertSameResult(results[0], third)
    assertSameResult(results[2], first)
    const { items } = await read('/call-analysis?q=delivery')
    assert.deepEqual(
      items.map((call: Json) => call.id),
      [id],
    )
  })

  test('is not judged by a model that is switched off, until it is switched on again', async () => {
    await changeModel({ enabled: false })
    const before = await read(`/call-analysis/${id}`)
    assertRefusal(await rerun(id), 409, '003-001-0002')
    assertRefusal(await rerun(id, { from: 'audio' }), 409, '003-001-0002')
    assert.deepEqual(await read(`/call-analysis/${id}`), before)
    await changeModel({ enabled: true })
    assert.equal((await rerun(id, {})).status, 201)
    await finish()
    assert.equal((await resultsOf()).length, 4)
  })

  test('is run again only by its owner, and only in a way there is', async () => {
    const before = await read(`/call-analysis/${id}`)
    const stranger = await service.token(scopes)
    for (const path of ['results', 'history'])
      assertRefusal(await at(`/call-analysis/${id}/${path}`, { token: stranger }), 404, '001-001-0001')
    assertRefusal(await at(`/call-analysis/${id}/rerun`, { token: stranger, json: {} }), 404, '001-001-0001')
    assertRefusal(await rerun(newId()), 404, '001-001-0001')
    assertRefusal(await rerun('sample'), 422, '001-002-0002', 'id')
    for (const json of [{ from: 'summary' }, { from: null }, { from: ['audio'] }])
      assertRefusal(await rerun(id, json), 422, '001-002-0002', 'from')
    for (const json of [{ since: 'audio' }, [], 'audio', 1]) assert.equal((await rerun(id, json)).status, 422)
    const reader = await service.token(['read:call-analysis-requests'])
    assertRefusal(await at(`/call-analysis/${id}/rerun`, { token: reader, json: {} }), 403, '001-001-0003')
    assert.deepEqual(await read(`/call-analysis/${id}`), before)
  })
})

describe('a call that cannot be run again as asked', () => {
  before(async () => {
    service = await startTestService()
    token = await service.token()
    await at('/models', { json: { name: 'Quality' } })
  })
  after(() => service.stop())

  const submit = async (externalId: string): Promise<string> => {
    const body = callForm({ audio: writeToneWav(1), fields: { external_id: externalId } })
    return (await at('/call-analysis', { method: 'POST', body })).body.id
  }

  test('is one that is still being worked on', async () => {
    const id = await submit('waiting')
    for (const json of [{}, { from: 'audio' }, { from: 'transcript' }])
      assertRefusal(await rerun(id, json), 409, '002-003-0001')
    assert.deepEqual(await read(`/call-analysis/${id}/results`), [])
    const history = await read(`/call-analysis/${id}/history`)
    assert.deepEqual(
      history.map(({ status, note }: Json) => [status, note]),
      [['PENDING', null]],
    )
  })

  test('is one without a transcript, unless it is heard again', async () => {
    const id = await submit('unheard')
    const failed = { status: 'TRANSCRIPTION_FAILED', error_message: 'The key is not valid.' } as const
    await service.database.updateTable('call').set(failed).where('id', '=', id).execute()
    await service.database
      .updateTable('transcription')
      .set({ status: 'FAILED' })
      .where('call_id', '=', id)
      .execute()
    assertRefusal(await rerun(id, { from: 'transcript' }), 422, '001-002-0002', 'from')
    const [only] = await read(`/call-analysis/${id}/results`)
    assert.deepEqual([only.number, only.current, only.status], [1, true, 'TRANSCRIPTION_FAILED'])
    const answer = await rerun(id)
    assert.equal(answer.status, 201)
    assert.deepEqual([answer.body.status, answer.body.error_message], ['PENDING', null])
    assert.equal((await read(`/call-analysis/${id}/transcription`)).status, 'PENDING')
    const [earlier] = await read(`/call-analysis/${id}/results`)
    assert.deepEqual(
      [earlier.number, earlier.current, earlier.error_message],
      [1, false, failed.error_message],
    )
  })
})
