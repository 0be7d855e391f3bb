import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { assertInvalid, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/models${path}`, { token, ...init })
const createModel = async (json: Json): Promise<Json> => (await at('', { json })).body
const list = async (modelId: number): Promise<Json> => (await at(`/${modelId}/variables`)).body
const add = (modelId: number, json: Json) => at(`/${modelId}/variables`, { json })
const put = (modelId: number, id: number, json: Json) =>
  at(`/${modelId}/variables/${id}`, { method: 'PUT', json })
const remove = (modelId: number, id: number) => at(`/${modelId}/variables/${id}`, { method: 'DELETE' })

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Statuses and bodies: delete 204
// Holds Models, categories, variables, metadata: the five operations of variables
test('a variable can be added, read, replaced and deleted', async () => {
  const model = await createModel({ name: 'Whole life', categories: [{ name: 'Opening', max_score: 10 }] })
  const { status, body, headers } = await add(model.id, { key: 'says_hello', type: 'BOOLEAN' })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/models/${model.id}/variables/${body.id}`)
  const { id, uuid, created_at, ...rest } = body
  assert.equal(Number.isInteger(id), true)
  assert.match(uuid, /^[0-9a-f-]{36}$/)
  assert.ok(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    client_prompt_template_id: model.id,
    key: 'says_hello',
    type: 'BOOLEAN',
    required: false,
    readable_name: 'Says hello',
    description: '',
    category: null,
    weight: 1,
    order_number: null,
    critical: false,
    passes_when: true,
    options: null,
    enabled: true,
    created_by: service.clientId,
    updated_at: null,
    updated_by: null,
  })
  assert.deepEqual((await at(`/${model.id}/variables/${id}`)).body, body)

  const full = {
    key: 'greets',
    type: 'DECIMAL',
    required: true,
    readable_name: 'Greets the caller',
    description: 'With a name.',
    category: 'opening',
    weight: 2.5,
    order_number: 3,
    critical: true,
    passes_when: false,
    options: null,
  }
  const replaced = await put(model.id, id, full)
  assert.equal(replaced.status, 200)
  const { updated_at, ...shown } = replaced.body
  assert.ok(Date.parse(updated_at) >= Date.parse(created_at))
  const ids = { id, uuid, client_prompt_template_id: model.id, enabled: true }
  assert.deepEqual(shown, {
    ...ids,
    ...full,
    created_at,
    created_by: service.clientId,
    updated_by: service.clientId,
  })
  assert.deepEqual((await at(`/${model.id}`)).body.template_variables, [full])
  const back = await put(model.id, id, { key: 'greets', type: 'STRING', options: ['Yes', 'No'] })
  assert.deepEqual(
    [back.body.uuid, back.body.category, back.body.weight, back.body.critical, back.body.options],
    [uuid, 'opening', 1, false, ['Yes', 'No']],
    'what is left out returns to its default, but for the category, which stays',
  )
  const loose = await put(model.id, id, { key: 'greets', type: 'STRING', category: null })
  assert.equal(loose.body.category, null)

  const removed = await remove(model.id, id)
  assert.deepEqual([removed.status, removed.body], [204, ''])
  assert.deepEqual(await list(model.id), [])
  assert.deepEqual((await at(`/${model.id}`)).body.template_variables, [])
  for (const answer of [
    await at(`/${model.id}/variables/${id}`),
    await put(model.id, id, { key: 'greets', type: 'BOOLEAN' }),
    await remove(model.id, id),
  ]) {
    assertRefusal(answer, 404, '001-001-0001')
  }
  assert.equal((await add(model.id, { key: 'greets', type: 'BOOLEAN' })).status, 201, 'its key is free again')
})

test('variables stand in their order, those without a number last', async () => {
  const model = await createModel({ name: 'Ordered' })
  for (const [key, order_number] of [
    ['no_number', null],
    ['second', 5],
    ['first', 0],
    ['none_either', undefined],
    ['also_second', 5],
  ]) {
    await add(model.id, { key, type: 'BOOLEAN', order_number })
  }
  assert.deepEqual(
    (await list(model.id)).map(({ key }: Json) => key),
    ['first', 'second', 'also_second', 'no_number', 'none_either'],
  )
})

test('what is wrong with a variable is said with its path', async () => {
  const model = await createModel({ name: 'Strict', template_variables: [{ key: 'a', type: 'STRING' }] })
  const [variable] = await list(model.id)
  const good = { key: 'b', type: 'BOOLEAN' }
  const cases: [Json, string][] = [
    [{ type: 'BOOLEAN' }, 'key'],
    [{ ...good, key: '' }, 'key'],
    [{ ...good, key: '1a' }, 'key'],
    [{ ...good, key: 'a b' }, 'key'],
    [{ ...good, key: 'ä' }, 'key'],
    [{ ...good, key: 'x'.repeat(129) }, 'key'],
    [{ ...good, key: '__proto__' }, 'key'],
    [{ key: 'b' }, 'type'],
    [{ ...good, type: 'boolean' }, 'type'],
    [{ ...good, required: 'yes' }, 'required'],
    [{ ...good, readable_name: 'x'.repeat(256) }, 'readable_name'],
    [{ ...good, description: '\ud800' }, 'description'],
    [{ ...good, category: 'none' }, 'category'],
    [{ ...good, category: 'nul\0' }, 'category'],
    [{ ...good, weight: -0.1 }, 'weight'],
    [{ ...good, weight: 1_000_001 }, 'weight'],
    [{ ...good, order_number: 1.5 }, 'order_number'],
    [{ ...good, critical: 1 }, 'critical'],
    [{ ...good, passes_when: null }, 'passes_when'],
    [{ ...good, options: ['Yes'] }, 'options'],
    [{ key: 'b', type: 'STRING', options: [] }, 'options'],
    [{ key: 'b', type: 'STRING', options: [''] }, 'options.0'],
  ]
  for (const [json, path] of cases) {
    assertRefusal(await add(model.id, json), 422, '001-002-0002', path)
    assertRefusal(await put(model.id, variable.id, json), 422, '001-002-0002', path)
  }
  const types = ['STRING', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'TIME', 'DATETIME']
  for (const type of types) assert.equal((await add(model.id, { key: `of_${type}`, type })).status, 201)
})

test('a key is unique within its model', async () => {
  const model = await createModel({ name: 'Keys', template_variables: [{ key: 'greets', type: 'BOOLEAN' }] })
  assertRefusal(await add(model.id, { key: 'greets', type: 'STRING' }), 409, '005-001-0001', 'key')
  const { body } = await add(model.id, { key: 'Greets', type: 'STRING' })
  assertRefusal(await put(model.id, body.id, { key: 'greets', type: 'STRING' }), 409, '005-001-0001', 'key')
  const other = await createModel({ name: 'Keys too' })
  assert.equal((await add(other.id, { key: 'greets', type: 'BOOLEAN' })).status, 201)
})

test('no change of a variable may leave a category to be asked under the key of another', async () => {
  const model = await createModel({
    name: 'One key',
    categories: [{ name: 'Opening', max_score: 5 }],
    template_variables: [
      { key: 'greets', type: 'BOOLEAN', category: 'opening' },
      { key: 'opening', type: 'STRING' },
    ],
  })
  const [greets, opening] = await list(model.id)
  const held = { key: 'greets', type: 'BOOLEAN', category: 'opening' }
  const refuse = (answer: Awaited<ReturnType<typeof put>>, path?: string) =>
    assertRefusal(answer, 422, '001-002-0002', path)
  refuse(await put(model.id, greets.id, { ...held, category: null }), 'category')
  refuse(await put(model.id, greets.id, { ...held, weight: 0 }), 'weight')
  refuse(await put(model.id, greets.id, { ...held, type: 'DATE' }), 'type')
  refuse(await remove(model.id, greets.id))
  assert.equal((await put(model.id, opening.id, { key: 'reason', type: 'STRING' })).status, 200)
  assert.equal((await remove(model.id, greets.id)).status, 204)
  refuse(await put(model.id, opening.id, { key: 'opening', type: 'STRING' }), 'key')
  refuse(await add(model.id, { key: 'opening', type: 'BOOLEAN' }), 'key')
  const inside = await add(model.id, { key: 'opening', type: 'BOOLEAN', category: 'opening' })
  assert.equal(inside.status, 201, 'the one question of its category may share its name')
})

// Holds Models, categories, variables, metadata: variables and metadata fields may change at any time
test('variables may change while the model has calls', async () => {
  const model = await createModel({
    name: 'In use',
    template_variables: [{ key: 'greets', type: 'BOOLEAN' }],
  })
  const form = callForm({ audio: writeToneWav(1), fields: { model_name: 'In use' } })
  const call = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: form })
  assert.equal(call.status, 201)
  const [greets] = await list(model.id)
  assert.equal((await put(model.id, greets.id, { key: 'greets', type: 'INTEGER' })).status, 200)
  assert.equal((await add(model.id, { key: 'thanks', type: 'BOOLEAN' })).status, 201)
  assert.equal((await remove(model.id, greets.id)).status, 204)
})

test('a model has at most five hundred variables', async () => {
  const variables = Array.from({ length: 500 }, (_, index) => ({ key: `v${index}`, type: 'BOOLEAN' }))
  const { id } = await createModel({ name: 'Full', template_variables: variables })
  const over = await add(id, { key: 'one_more', type: 'BOOLEAN' })
  assertRefusal(over, 422, '001-002-0002')
  assert.match(over.body.message, /at most 500/)
  const [first, ...others] = await list(id)
  assert.equal(others.length, 499)
  await remove(id, first.id)
  assert.equal((await add(id, { key: 'one_more', type: 'BOOLEAN' })).status, 201)
})

test('twenty variables of one key added at once: one is added', async () => {
  const { id } = await createModel({ name: 'Race' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => add(id, { key: 'greets', type: 'BOOLEAN' })),
  )
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    assertRefusal(answer, 409, '005-001-0001', 'key')
  }
  assert.equal((await at(`/${id}/revisions`)).body.length, 2)
})

test("another client's variable answers like one that never existed", async () => {
  const variables = [{ key: 'greets', type: 'BOOLEAN' }]
  const model = await createModel({ name: 'Private', template_variables: variables })
  const elsewhere = await createModel({ name: 'Private too' })
  const [variable] = await list(model.id)
  const stranger = await service.token(scopes)
  const change = { json: { key: 'mine', type: 'BOOLEAN' } }
  for (const init of [{}, { method: 'PUT', ...change }, { method: 'DELETE' }]) {
    const theirs = await at(`/${model.id}/variables/${variable.id}`, { token: stranger, ...init })
    const never = await at('/2147483647/variables/2147483647', { token: stranger, ...init })
    assertRefusal(theirs, 404, '001-001-0001')
    assert.deepEqual(theirs.body, never.body)
    assertRefusal(await at(`/${elsewhere.id}/variables/${variable.id}`, init), 404, '001-001-0001')
    assertRefusal(await at(`/${model.id}/variables/99999999999`, init), 404, '001-001-0001')
  }
  assertRefusal(await at(`/${model.id}/variables`, { token: stranger }), 404, '001-001-0001')
  assertRefusal(await at(`/${model.id}/variables`, { token: stranger, ...change }), 404, '001-001-0001')
  assertInvalid(await at('/abc/variables'), 'path', 'model_id')
  assertInvalid(await at(`/${model.id}/variables/-1`), 'path', 'id')
})

test('variables have scopes of their own', async () => {
  const { id } = await createModel({ name: 'Scoped' })
  const reader = await service.token(['read:model-variable'])
  const writer = await service.token(['write:model-variable'])
  const json = { key: 'greets', type: 'BOOLEAN' }
  assertRefusal(await at(`/${id}/variables`, { token: reader, json }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/variables/1`, { token: reader, method: 'PUT', json }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/variables/1`, { token: reader, method: 'DELETE' }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/variables`, { token: writer }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/variables/1`, { token: writer }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/variables`, { token: reader }), 404, '001-001-0001')
})
