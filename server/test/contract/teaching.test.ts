import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { letGoOfWords } from '../../src/store/calls/let-go.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { bankCall } from '../support/bank-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { copyReviewedCall, makeExamples } from '../support/taught-calls.ts'
import { writeToneWav } from '../support/write-wav.ts'

const warm = { key: 'warm', type: 'BOOLEAN', description: 'The agent is warm towards the customer.' }
const model = {
  name: 'Care',
  prompt: '',
  template_variables: [
    warm,
    { key: 'hello', type: 'BOOLEAN', description: 'The agent greets the customer.' },
    { key: 'reason', type: 'STRING', description: 'Why the customer called.' },
  ],
}

// Holds: the judge learns from reviews where that makes it better, and only there
describe('teaching the judge', () => {
  let service: TestService
  let token: string
  let qa: Signed
  let call: string
  let copies: string[]
  let modelId: number
  const ask = async (
    path: string,
    json?: unknown,
    method = json === undefined ? 'GET' : 'POST',
    who = qa,
  ) => {
    const response = await who.fetch(path, { method, ...(json === undefined ? {} : { json }) })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Json }
  }
  const teaching = (end = '', json?: unknown, method?: string) =>
    ask(`/v1/models/${modelId}/teaching${end}`, json, method)
  const itemOf = (body: Json, key: string) => body.items.find((one: Json) => one.key === key)
  const submit = async (number: number) => {
    const { body } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      body: callForm({
        audio: writeToneWav(1 + number / 10),
        fields: { external_id: `call-${number}`, agent_id: 'ana', agent_name: 'Ana', model_name: 'Care' },
      }),
    })
    await finishCalls(service, bankCall.turns)
    return body.id as string
  }
  const notesOf = (callId: string) =>
    service.database.selectFrom('answer_features').selectAll().where('call_id', '=', callId).execute()

  before(async () => {
    service = await startTestService()
    token = await service.token()
    modelId = (await send(`${service.address}/v1/models`, { token, json: model })).body.id
    call = await submit(1)
    qa = await signInAs(service, service.clientId, 'qa')
    const answers = ['warm', 'hello'].map((key) => ({ key, value: true }))
    const made = await ask(`/v1/call-analysis/${call}/reviews`, { status: 'submitted', answers })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const examples = makeExamples(80, { house: 'own', seed: 3 })
    copies = await copyReviewedCall(
      service.database,
      call,
      'warm',
      examples.map(({ said, figures }) => ({ said: said === 'yes', figures })),
    )
  })
  after(() => service.stop())

  test('what the judge noted stands beside the call, and nobody is shown it', async () => {
    const notes = await notesOf(call)
    assert.deepEqual(notes.map(({ key }) => key).sort(), ['hello', 'warm'])
    assert.ok(notes.every(({ features }) => features.length === 75 && features.every(Number.isFinite)))
    const shown = JSON.stringify((await ask(`/v1/call-analysis/${call}`)).body)
    assert.ok(!/features|figures|"notes"/.test(shown))
  })

  test('it says how far the judge agrees with people, before and after, and why it could not be taught', async () => {
    const { status, body } = await teaching()
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.kind, 'weights')
    const item = itemOf(body, 'warm')
    assert.deepEqual([item.reviews, item.examples, item.possible, item.folds], [81, 81, true, 5])
    assert.ok(item.better && item.after.kappa > item.before.kappa + 0.3, JSON.stringify(item))
    assert.ok(item.difference.kappa_interval[0] > 0)
    assert.deepEqual(
      [itemOf(body, 'hello').possible, itemOf(body, 'hello').why_not],
      [false, 'too_few_reviews'],
    )
    assert.equal(itemOf(body, 'reason').why_not, 'not_yes_or_no')
    assert.equal(item.on, false)
  })

  test('what is not better is refused, and so is what the model does not ask', async () => {
    const few = await teaching('', { keys: ['warm', 'hello'] })
    assert.deepEqual([few.status, few.body.code, few.body.path], [409, '009-006-0001', 'keys.1'])
    const unknown = await teaching('', { keys: ['nothing'] })
    assert.deepEqual([unknown.status, unknown.body.path], [422, 'keys.0'])
    assert.equal((await ask(`/v1/models/${modelId}`)).body.updated_at, null)
  })

  test('switched on, it is a new revision, which calls are judged by; earlier ones stay', async () => {
    const { status, body } = await teaching('', { keys: ['warm'] })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.model_revision, 2)
    assert.match(
      body.items[0].taught.summary,
      /^Taught by 81 reviews: kappa -?\d\.\d\d → \d\.\d\d, 5-fold\.$/,
    )
    const at = async (number: number) =>
      (await ask(`/v1/models/${modelId}/revisions/${number}`)).body.template_variables.map(
        (one: Json) => one.taught,
      )
    assert.deepEqual(await at(1), [null, null, null])
    const [taught] = await at(2)
    assert.deepEqual([taught.kind, taught.examples, taught.folds], ['weights', 81, 5])
    assert.ok(!('head' in taught) && !('weights' in taught))
    const next = (await ask(`/v1/call-analysis/${await submit(2)}`)).body
    const codes = next.analysis_result.answers.map((one: Json) =>
      one.rationale_parts.map(({ code }: Json) => code),
    )
    assert.ok(codes[0].includes('taught') || codes[0][0] === 'not_applicable_read', JSON.stringify(codes))
    assert.ok(!codes[1].includes('taught'))
    assert.ok((await teaching()).body.items[0].on)
  })

  test('a copy keeps it, a preview goes by it, and a changed wording drops it', async () => {
    const copy = (await ask(`/v1/models/${modelId}/duplicate`, { name: 'Copy' })).body
    const first = (await ask(`/v1/models/${copy.id}/revisions/1`)).body
    assert.equal(first.template_variables[0].taught.examples, 81)
    const tried = await ask(`/v1/models/${copy.id}/preview`, {
      call_analysis_ids: [call],
      model: { ...model, name: 'Other' },
    })
    const parts = tried.body.results[0].analysis_result.answers[0].rationale_parts
    assert.ok(
      parts.some(({ code }: Json) => code === 'taught' || code === 'not_applicable_read'),
      JSON.stringify(parts),
    )
    const reworded = { ...warm, description: 'The agent is warm.' }
    const changed = {
      ...model,
      name: 'Copy',
      template_variables: [reworded, ...model.template_variables.slice(1)],
    }
    await ask(`/v1/models/${copy.id}`, changed, 'PUT')
    const second = (await ask(`/v1/models/${copy.id}/revisions/2`)).body
    assert.equal(second.template_variables[0].taught, null)
    await ask(`/v1/models/${copy.id}`, { ...model, name: 'Copy' }, 'PUT')
    const third = (await ask(`/v1/models/${copy.id}/revisions/3`)).body
    assert.equal(third.template_variables[0].taught, null, 'and it does not come back by itself')
  })

  test('switched off, the next revision is without it', async () => {
    assert.deepEqual((await teaching('?keys=hello', undefined, 'DELETE')).body.model_revision, 2)
    const off = await teaching('', undefined, 'DELETE')
    assert.deepEqual([off.status, off.body], [200, { model_revision: 3, items: [] }])
    const log = (
      await service.database.selectFrom('audit_entry').select(['action', 'detail']).execute()
    ).filter(({ action }) => /taught/.test(action))
    assert.deepEqual(
      log.map(({ action }) => action),
      ['taught', 'untaught'],
    )
  })

  test('another workspace learns nothing of it', async () => {
    const other = await createClient(service.database, 'other', scopes)
    const elsewhere = await signInAs(service, other.client_id, 'qa')
    assert.equal((await ask(`/v1/models/${modelId}/teaching`, undefined, 'GET', elsewhere)).status, 404)
  })

  test('what was noted of a call goes with its transcript, and with the call', async () => {
    const [first, second] = copies
    await service.database.transaction().execute((tx) => letGoOfWords(tx, first!, new Date()))
    assert.deepEqual(await notesOf(first!), [])
    assert.equal(itemOf((await teaching()).body, 'warm').examples, 80)
    assert.equal(
      (await send(`${service.address}/v1/call-analysis/${second}`, { method: 'DELETE', token })).status,
      204,
    )
    assert.deepEqual(await notesOf(second!), [])
    assert.equal(itemOf((await teaching()).body, 'warm').reviews, 80)
  })
})
