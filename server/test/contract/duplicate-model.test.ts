import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { wholeModel } from '../support/whole-model.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/models${path}`, { token, ...init })
const create = async (json: Json): Promise<Json> => (await at('', { json })).body
const get = async (path: string): Promise<Json> => (await at(path)).body

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Models, categories, variables, metadata: `POST /v1/models/{id}/duplicate`
test('a copy has everything but the calls, under ids of its own', async () => {
  const model = await create({ name: 'Original', ...wholeModel })
  await send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({
      audio: writeToneWav(1),
      fields: { model_name: 'Original', additional_parameters: '{"campaign":"a"}' },
    }),
  })
  await at(`/${model.id}`, { method: 'PUT', json: { ...model, prompt: 'Changed since.', enabled: false } })
  const { status, body, headers } = await at(`/${model.id}/duplicate`, { json: { name: ' Copy ' } })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/models/${body.id}`)
  assert.notEqual(body.id, model.id)
  const { id, created_at, ...rest } = body
  const { id: _id, created_at: _at, ...expected } = { ...model, name: 'Copy', prompt: 'Changed since.' }
  assert.deepEqual(rest, { ...expected, enabled: true, updated_at: null, updated_by: null })
  assert.equal((await get(`/${id}/revisions`)).length, 1)
  const [theirs] = await get(`/${model.id}/variables`)
  const [mine] = await get(`/${id}/variables`)
  assert.equal(mine.key, theirs.key)
  assert.notEqual(mine.uuid, theirs.uuid)
  const [category] = await get(`/${id}/categories`)
  const change = { method: 'PUT', json: { name: 'Greeting', max_score: 7 } }
  assert.equal((await at(`/${id}/categories/${category.id}`, change)).status, 200, 'no call holds it')
  const [original] = await get(`/${model.id}/categories`)
  assert.deepEqual([original.name, original.max_score], ['Opening', 10])
})

test('a copy of a model whose one category holds the rest does as the original', async () => {
  const model = await create({ name: 'Rest', xscore_template: true })
  const { body } = await at(`/${model.id}/duplicate`, { json: { name: 'Rest too' } })
  const added = await at(`/${body.id}/variables`, { json: { key: 'greets', type: 'BOOLEAN' } })
  assert.equal(added.body.category, 'general')
  assertRefusal(await at(`/${model.id}/duplicate`, { json: { name: 'REST' } }), 409, '003-001-0001', 'name')
  assertRefusal(await at(`/${model.id}/duplicate`, { json: {} }), 422, '001-002-0002', 'name')
  assertRefusal(await at('/99999999999/duplicate', { json: { name: 'x' } }), 404, '001-001-0001')
})
