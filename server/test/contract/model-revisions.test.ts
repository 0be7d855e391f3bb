import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { scopes } from '../../src/domain/scopes.ts'
import { claimCall } from '../../src/store/calls/call-progress.ts'
import { assertInvalid, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/models${path}`, { token, ...init })
const create = async (json: Json): Promise<Json> => (await at('', { json })).body
const numbers = async (id: number): Promise<number[]> =>
  (await at(`/${id}/revisions`)).body.map(({ number }: Json) => number)
let calls = 0
const submit = (modelName: string) =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({
      audio: writeToneWav(1),
      fields: { model_name: modelName, external_id: `call-${calls++}` },
    }),
  })
const revisionOfCall = async (id: string) => {
  const query = service.database.selectFrom('call').select('model_revision').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).model_revision
}

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Models, categories, variables, metadata: every change makes a revision; a call keeps its own
test('every change of a model, its categories, variables or metadata makes a revision', async () => {
  const model = await create({ name: 'History', xscore_template: true })
  const part = async (path: string, json: Json) => (await at(`/${model.id}/${path}`, { json })).body.id
  const put = (path: string, json: Json) => at(`/${model.id}/${path}`, { method: 'PUT', json })
  const remove = (path: string) => at(`/${model.id}/${path}`, { method: 'DELETE' })
  const category = await part('categories', { name: 'Opening', max_score: 10 })
  const variable = await part('variables', { key: 'greets', type: 'BOOLEAN', category: 'opening' })
  const field = await part('metadata', { key: 'campaign' })
  await put(`categories/${category}`, { name: 'Greeting', max_score: 10 })
  await put(`variables/${variable}`, { key: 'greets', type: 'INTEGER', category: 'greeting' })
  await put(`metadata/${field}`, { key: 'campaign', required: true })
  await at(`/${model.id}`, { method: 'PUT', json: { ...(await at(`/${model.id}`)).body, prompt: 'New' } })
  await remove(`categories/${category}`)
  await remove(`variables/${variable}`)
  await remove(`metadata/${field}`)
  assert.deepEqual(await numbers(model.id), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const { body } = await at(`/${model.id}/revisions`)
  assert.deepEqual(Object.keys(body[0]).sort(), ['created_at', 'created_by', 'current', 'number'])
  assert.deepEqual(
    body.map(({ current }: Json) => current),
    [true, ...Array(10).fill(false)],
  )
  assert.equal((await at(`/${model.id}`)).body.updated_by, service.clientId)
})

test('a change that changes nothing makes none', async () => {
  const model = await create({ name: 'Unchanged', xscore_template: true })
  const [category] = (await at(`/${model.id}/categories`)).body
  const variable = { key: 'greets', type: 'STRING', options: ['Yes', 'No'], weight: 0.1 }
  const { body: greets } = await at(`/${model.id}/variables`, { json: variable })
  const { body: field } = await at(`/${model.id}/metadata`, { json: { key: 'campaign' } })
  const before = (await at(`/${model.id}`)).body
  for (const [path, json] of [
    [`categories/${category.id}`, category],
    [`variables/${greets.id}`, greets],
    [`metadata/${field.id}`, field],
  ]) {
    const answer = await at(`/${model.id}/${path}`, { method: 'PUT', json })
    assert.deepEqual([answer.status, untimed(answer.body)], [200, untimed(json)])
  }
  assert.deepEqual(await numbers(model.id), [3, 2, 1])
  assert.deepEqual(untimed((await at(`/${model.id}`)).body), untimed(before))
})

/** But for when it was written last, and by whom. */
const untimed = ({ updated_at: _at, updated_by: _by, ...rest }: Json): Json => rest

test('a revision shows the model as it stood then, whatever has become of it', async () => {
  const model = await create({
    name: 'Then',
    prompt: 'First',
    xscore_template: true,
    categories: [{ name: 'Opening', description: 'Hello', max_score: 10, order_number: 1 }],
    template_variables: [{ key: 'greets', type: 'BOOLEAN', category: 'opening' }],
    template_metadata: [{ key: 'campaign' }],
  })
  const [variable] = (await at(`/${model.id}/variables`)).body
  await at(`/${model.id}`, { method: 'PUT', json: { name: 'Now' } })
  const { status, body } = await at(`/${model.id}/revisions/1`)
  assert.equal(status, 200)
  const { created_at, categories, ...rest } = body
  assert.ok(Date.parse(created_at) <= Date.now())
  assert.match(categories[0].uuid, /^[0-9a-f-]{36}$/)
  assert.deepEqual(
    { ...categories[0], uuid: 'x' },
    { uuid: 'x', name: 'Opening', slug: 'opening', description: 'Hello', max_score: 10, order_number: 1 },
  )
  assert.deepEqual(rest, {
    model_id: model.id,
    number: 1,
    created_by: service.clientId,
    current: false,
    name: 'Then',
    description: '',
    prompt: 'First',
    transcription_prompt: '',
    summarize_call: true,
    summarize_prompt: '',
    xscore_template: true,
    least_confidence: 0.75,
    template_variables: [{ uuid: variable.uuid, ...model.template_variables[0], taught: null }],
    template_metadata: model.template_metadata,
  })
  const now = (await at(`/${model.id}/revisions/2`)).body
  assert.deepEqual([now.name, now.current, now.template_variables], ['Now', true, []])
})

// Holds Models, categories, variables, metadata: `least_confidence`: part of the revision
test('how sure the judge has to be belongs to the revision', async () => {
  const model = await create({ name: 'Sure', least_confidence: 0.7 })
  const put = (json: Json) => at(`/${model.id}`, { method: 'PUT', json: { ...model, ...json } })
  await put({ least_confidence: 0.7 })
  assert.deepEqual(await numbers(model.id), [1], 'nothing has changed')
  await put({ least_confidence: 0.95 })
  await put({ least_confidence: undefined })
  const shown = await Promise.all([1, 2, 3].map((number) => at(`/${model.id}/revisions/${number}`)))
  assert.deepEqual(
    shown.map(({ body }) => body.least_confidence),
    [0.7, 0.95, 0.75],
  )
})

test('for a revision of an earlier version, which does not say how sure the judge has to be, what was the default then holds', async () => {
  const model = await create({ name: 'Of old', least_confidence: 0.85 })
  const { body: call } = await submit('Of old')
  await sql`update model_revision set snapshot = snapshot - 'leastConfidence' where model_id = ${model.id}`.execute(
    service.database,
  )
  const put = (json: Json) => at(`/${model.id}`, { method: 'PUT', json: { ...model, ...json } })
  const listed = (await at('')).body.find(({ id }: Json) => id === model.id)
  const kept = (await at(`/${model.id}/revisions/1`)).body
  const claimed = await claimCall(service.database, call.id, {
    waiting: 'PENDING',
    working: 'AUDIO_CONVERSION_IN_PROGRESS',
    workingWithoutSummary: 'AUDIO_CONVERSION_IN_PROGRESS',
  })
  assert.equal(claimed!.revision.leastConfidence, 0.85)
  for (const { least_confidence } of [(await at(`/${model.id}`)).body, listed, kept])
    assert.equal(least_confidence, 0.85)
  await put({})
  assert.deepEqual(await numbers(model.id), [1], 'saying it is no change')
  await put({ least_confidence: 0.86 })
  assert.deepEqual(await numbers(model.id), [2, 1])
})

// Holds Models, categories, variables, metadata: every change makes a revision; a call keeps its own
test('a call keeps the revision of its submission; the next one has the new', async () => {
  const model = await create({ name: 'Moving', xscore_template: true })
  const first = (await submit('Moving')).body
  await at(`/${model.id}/variables`, { json: { key: 'greets', type: 'BOOLEAN' } })
  const second = (await submit('Moving')).body
  await at(`/${model.id}`, { method: 'PUT', json: { ...model, name: 'Moved on' } })
  const third = (await submit('Moved on')).body
  assert.deepEqual(await Promise.all([first, second, third].map(({ id }) => revisionOfCall(id))), [1, 2, 3])
  assert.deepEqual((await at(`/${model.id}/revisions/1`)).body.template_variables, [])
})

test('twenty changes of one model at once take turns and lose nothing', async () => {
  const model = await create({ name: 'Busy', xscore_template: true })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const json = {
        ...model,
        prompt: `Prompt ${index}`,
        template_variables: [{ key: `v${index}`, type: 'BOOLEAN' }],
      }
      if (index % 4 === 1)
        return at(`/${model.id}/variables`, { json: { key: `own_${index}`, type: 'BOOLEAN' } })
      if (index % 4 === 2) return at(`/${model.id}/metadata`, { json: { key: `field_${index}` } })
      if (index % 4 === 3)
        return at(`/${model.id}/categories`, { json: { name: `C ${index}`, max_score: 1 } })
      return at(`/${model.id}`, { method: 'PUT', json })
    }),
  )
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200 && status !== 201).map(({ body }) => body),
    [],
  )
  assert.deepEqual(
    await numbers(model.id),
    Array.from({ length: 21 }, (_, index) => 21 - index),
  )
  const shown = (await at(`/${model.id}/revisions`)).body.map(({ created_at }: Json) => created_at)
  assert.deepEqual(shown, [...shown].sort().reverse(), 'in the order they were made')
})

test('twenty models of one name made at once: one is made', async () => {
  const source = await create({ name: 'Source' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? at('', { json: { name: index % 3 ? 'Race' : 'RACE' } })
        : at(`/${source.id}/duplicate`, { json: { name: 'race' } }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  assert.equal(made.length, 1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    assertRefusal(answer, 409, '003-001-0001', 'name')
  }
})

test("a revision nobody has, or another client's, answers like one that never existed", async () => {
  const model = await create({ name: 'Private history' })
  const stranger = await service.token(scopes)
  for (const path of [
    `/${model.id}/revisions/2`,
    `/${model.id}/revisions/0`,
    `/${model.id}/revisions/99999999999`,
  ]) {
    assertRefusal(await at(path), 404, '001-001-0001')
  }
  const theirs = await at(`/${model.id}/revisions/1`, { token: stranger })
  const never = await at('/2147483647/revisions/1', { token: stranger })
  assertRefusal(theirs, 404, '001-001-0001')
  assert.deepEqual(theirs.body, never.body)
  assertRefusal(await at(`/${model.id}/revisions`, { token: stranger }), 404, '001-001-0001')
  assertInvalid(await at(`/${model.id}/revisions/first`), 'path', 'number')
  assertInvalid(await at('/x/revisions'), 'path', 'id')
})
