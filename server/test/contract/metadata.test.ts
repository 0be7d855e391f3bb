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
const list = async (modelId: number): Promise<Json> => (await at(`/${modelId}/metadata`)).body
const add = (modelId: number, json: Json) => at(`/${modelId}/metadata`, { json })
const put = (modelId: number, id: number, json: Json) =>
  at(`/${modelId}/metadata/${id}`, { method: 'PUT', json })
const remove = (modelId: number, id: number) => at(`/${modelId}/metadata/${id}`, { method: 'DELETE' })

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Statuses and bodies: delete 204
// Holds Models, categories, variables, metadata: the five operations of metadata fields
test('a metadata field can be added, read, replaced and deleted', async () => {
  const model = await createModel({ name: 'Whole life' })
  const { status, body, headers } = await add(model.id, { key: 'sales-campaign' })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/models/${model.id}/metadata/${body.id}`)
  const { id, created_at, ...rest } = body
  assert.equal(Number.isInteger(id), true)
  assert.ok(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    client_prompt_template_id: model.id,
    key: 'sales-campaign',
    readable_name: 'Sales campaign',
    type: 'STRING',
    required: false,
    grouping: false,
    enabled: true,
    created_by: service.clientId,
    updated_at: null,
    updated_by: null,
  })
  assert.deepEqual((await at(`/${model.id}/metadata/${id}`)).body, body)

  const full = { key: 'tries', readable_name: 'Attempts', type: 'INTEGER', required: true, grouping: true }
  const replaced = await put(model.id, id, full)
  assert.equal(replaced.status, 200)
  assert.equal(replaced.body.id, id)
  assert.equal(replaced.body.updated_by, service.clientId)
  assert.deepEqual((await at(`/${model.id}`)).body.template_metadata, [full])
  const back = await put(model.id, id, { key: 'tries' })
  assert.deepEqual(
    [back.body.readable_name, back.body.type, back.body.required, back.body.grouping],
    ['Tries', 'STRING', false, false],
    'what is left out returns to its default',
  )

  const removed = await remove(model.id, id)
  assert.deepEqual([removed.status, removed.body], [204, ''])
  assert.deepEqual(await list(model.id), [])
  for (const answer of [
    await at(`/${model.id}/metadata/${id}`),
    await put(model.id, id, { key: 'tries' }),
    await remove(model.id, id),
  ]) {
    assertRefusal(answer, 404, '001-001-0001')
  }
  assert.equal((await add(model.id, { key: 'tries' })).status, 201, 'its key is free again')
})

test('metadata fields stand in the order they were made', async () => {
  const model = await createModel({ name: 'Ordered', template_metadata: [{ key: 'z' }, { key: 'a' }] })
  await add(model.id, { key: 'm' })
  const [first] = await list(model.id)
  await put(model.id, first.id, { key: 'zz' })
  assert.deepEqual(
    (await list(model.id)).map(({ key }: Json) => key),
    ['zz', 'a', 'm'],
  )
})

// Holds Models, categories, variables, metadata: variables and metadata fields may change at any time
test('a field that is added, changed or deleted counts from the next call on', async () => {
  const model = await createModel({ name: 'Asked for' })
  let count = 0
  const submit = (parameters: Json) =>
    send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      body: callForm({
        audio: writeToneWav(1),
        fields: {
          model_name: 'Asked for',
          external_id: `call-${count++}`,
          additional_parameters: JSON.stringify(parameters),
        },
      }),
    })
  assert.equal((await submit({})).status, 201)
  const { body } = await add(model.id, { key: 'campaign', required: true })
  assertRefusal(await submit({}), 422, '001-002-0002', 'additional_parameters.campaign')
  assert.equal((await submit({ campaign: 'spring' })).status, 201)
  await put(model.id, body.id, { key: 'campaign', type: 'INTEGER' })
  assertRefusal(await submit({ campaign: 'spring' }), 422, '001-002-0002', 'additional_parameters.campaign')
  await remove(model.id, body.id)
  assert.equal((await submit({ campaign: 'spring' })).status, 201)
})

test('what is wrong with a metadata field is said with its path', async () => {
  const model = await createModel({ name: 'Strict', template_metadata: [{ key: 'a' }] })
  const [field] = await list(model.id)
  const cases: [Json, string][] = [
    [{}, 'key'],
    [{ key: '-a' }, 'key'],
    [{ key: 'x'.repeat(129) }, 'key'],
    [{ key: '__proto__' }, 'key'],
    [{ key: 'b', readable_name: 'x'.repeat(256) }, 'readable_name'],
    [{ key: 'b', readable_name: 'nul \0' }, 'readable_name'],
    [{ key: 'b', type: 'TEXT' }, 'type'],
    [{ key: 'b', required: null }, 'required'],
    [{ key: 'b', grouping: 'yes' }, 'grouping'],
  ]
  for (const [json, path] of cases) {
    assertRefusal(await add(model.id, json), 422, '001-002-0002', path)
    assertRefusal(await put(model.id, field.id, json), 422, '001-002-0002', path)
  }
})

test('a key is unique within its model', async () => {
  const model = await createModel({ name: 'Keys', template_metadata: [{ key: 'campaign' }] })
  assertRefusal(await add(model.id, { key: 'campaign' }), 409, '006-001-0001', 'key')
  const { body } = await add(model.id, { key: 'team' })
  assertRefusal(await put(model.id, body.id, { key: 'campaign' }), 409, '006-001-0001', 'key')
})

test('a model has at most a hundred metadata fields', async () => {
  const fields = Array.from({ length: 100 }, (_, index) => ({ key: `m${index}` }))
  const { id } = await createModel({ name: 'Full', template_metadata: fields })
  const over = await add(id, { key: 'one_more' })
  assertRefusal(over, 422, '001-002-0002')
  assert.match(over.body.message, /at most 100/)
  const [first] = await list(id)
  await remove(id, first.id)
  assert.equal((await add(id, { key: 'one_more' })).status, 201)
})

test("another client's metadata field answers like one that never existed", async () => {
  const model = await createModel({ name: 'Private', template_metadata: [{ key: 'campaign' }] })
  const elsewhere = await createModel({ name: 'Private too' })
  const [field] = await list(model.id)
  const stranger = await service.token(scopes)
  const change = { json: { key: 'mine' } }
  for (const init of [{}, { method: 'PUT', ...change }, { method: 'DELETE' }]) {
    const theirs = await at(`/${model.id}/metadata/${field.id}`, { token: stranger, ...init })
    const never = await at('/2147483647/metadata/2147483647', { token: stranger, ...init })
    assertRefusal(theirs, 404, '001-001-0001')
    assert.deepEqual(theirs.body, never.body)
    assertRefusal(await at(`/${elsewhere.id}/metadata/${field.id}`, init), 404, '001-001-0001')
    assertRefusal(await at(`/${model.id}/metadata/99999999999`, init), 404, '001-001-0001')
  }
  assertRefusal(await at(`/${model.id}/metadata`, { token: stranger }), 404, '001-001-0001')
  assertRefusal(await at(`/${model.id}/metadata`, { token: stranger, ...change }), 404, '001-001-0001')
  assertInvalid(await at('/abc/metadata'), 'path', 'model_id')
  assertInvalid(await at(`/${model.id}/metadata/0x1`), 'path', 'id')
})

test('metadata fields have scopes of their own', async () => {
  const { id } = await createModel({ name: 'Scoped' })
  const reader = await service.token(['read:model-metadata'])
  const writer = await service.token(['write:model-metadata'])
  const json = { key: 'campaign' }
  assertRefusal(await at(`/${id}/metadata`, { token: reader, json }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/metadata/1`, { token: reader, method: 'PUT', json }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/metadata/1`, { token: reader, method: 'DELETE' }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/metadata`, { token: writer }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/metadata/1`, { token: writer }), 403, '001-001-0003')
  assertRefusal(await at(`/${id}/metadata`, { token: reader }), 404, '001-001-0001')
})
