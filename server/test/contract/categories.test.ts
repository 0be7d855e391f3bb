import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { assertInvalid, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/models${path}`, { token, ...init })
const createModel = async (json: Json): Promise<Json> => (await at('', { json })).body
const list = async (modelId: number): Promise<Json> => (await at(`/${modelId}/categories`)).body
const add = (modelId: number, json: Json) => at(`/${modelId}/categories`, { json })
const put = (modelId: number, id: number, json: Json) =>
  at(`/${modelId}/categories/${id}`, { method: 'PUT', json })
const remove = (modelId: number, id: number) => at(`/${modelId}/categories/${id}`, { method: 'DELETE' })
const submit = (modelName: string) =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({ audio: writeToneWav(1), fields: { model_name: modelName } }),
  })

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Models, categories, variables, metadata: a scoring model without categories gets "General"
test('a client that knows only models finds a category to list and to change', async () => {
  const model = await createModel({ name: 'Plain', xscore_template: true })
  const [category, ...others] = await list(model.id)
  assert.deepEqual(others, [])
  const { id, created_at, ...rest } = category
  assert.equal(Number.isInteger(id), true)
  assert.ok(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    client_prompt_template_id: model.id,
    name: 'General',
    slug: 'general',
    description: null,
    max_score: 100,
    order_number: 1,
    enabled: true,
    created_by: service.clientId,
    updated_at: null,
    updated_by: null,
  })
  const { status, body } = await put(model.id, id, { name: 'Service', max_score: 50 })
  assert.equal(status, 200)
  assert.deepEqual([body.id, body.slug, body.order_number], [id, 'service', null])
  const variable = await at(`/${model.id}/variables`, { json: { key: 'greets', type: 'BOOLEAN' } })
  assert.equal(variable.body.category, 'service', 'under its new name it still holds the rest')
})

// Holds Endpoints: `GET /v1/models/{model_id}/categories`: by `order_number`, null last
test('categories stand in their order, those without a number last', async () => {
  const model = await createModel({ name: 'Ordered' })
  for (const [name, order_number] of [
    ['no number', null],
    ['third', 7],
    ['second', 1],
    ['first', 0],
    ['none either', undefined],
    ['also second', 1],
  ]) {
    assert.equal((await add(model.id, { name, max_score: 1, order_number })).status, 201)
  }
  assert.deepEqual(
    (await list(model.id)).map(({ name }: Json) => name),
    ['first', 'second', 'also second', 'third', 'no number', 'none either'],
  )
})

// Holds States: rule 3: lists of categories hold active ones only
// Holds Endpoints: `PUT /v1/models/{model_id}/categories/{id}`: the updated category; refused once there are calls
// Holds Statuses and bodies: delete 204
// Holds Models, categories, variables, metadata: `PUT` of a category: `description` and `order_number` left out become null
// Holds Models, categories, variables, metadata: the five operations of categories
test('a category can be added, read, replaced and deleted', async () => {
  const model = await createModel({ name: 'Whole life', xscore_template: true })
  const written = { name: '  Opening & greeting ', description: 'Hello', max_score: 10, order_number: 2 }
  const added = await add(model.id, written)
  assert.equal(added.status, 201)
  const { id } = added.body
  assert.equal(added.headers.get('location'), `/v1/models/${model.id}/categories/${id}`)
  assert.deepEqual([added.body.name, added.body.slug], ['Opening & greeting', 'opening-greeting'])
  assert.deepEqual((await at(`/${model.id}/categories/${id}`)).body, added.body)
  const variable = { key: 'greets', type: 'BOOLEAN', category: 'opening-greeting' }
  const greets = (await at(`/${model.id}/variables`, { json: variable })).body

  const { body } = await put(model.id, id, { name: 'Hello', max_score: 0 })
  assert.deepEqual([body.slug, body.description, body.max_score, body.order_number], ['hello', null, 0, null])
  assert.equal(body.updated_by, service.clientId)
  assert.equal((await at(`/${model.id}/variables/${greets.id}`)).body.category, 'hello')

  const removed = await remove(model.id, id)
  assert.deepEqual([removed.status, removed.body], [204, ''])
  assert.equal(
    (await at(`/${model.id}/variables/${greets.id}`)).body.category,
    'general',
    'all there is left',
  )
  assert.deepEqual(
    (await list(model.id)).map(({ slug }: Json) => slug),
    ['general'],
  )
  for (const answer of [
    await at(`/${model.id}/categories/${id}`),
    await put(model.id, id, { name: 'Again', max_score: 1 }),
    await remove(model.id, id),
  ]) {
    assertRefusal(answer, 404, '001-001-0001')
  }
  assert.equal((await add(model.id, { name: 'Hello', max_score: 1 })).status, 201, 'its name is free again')
})

// Holds Model category: request `name`: 1 to 128 characters, unique within the model
// Holds Model category: request `description`: at most 512 characters
// Holds Model category: request `max_score`, `order_number`: not below 0
// Holds Limits: category name 1–128 · category description ≤ 512 · category `max_score` ≥ 0
// Holds Limits: category `order_number` ≥ 0
test('what is wrong with a category is said with its path', async () => {
  const model = await createModel({ name: 'Strict', categories: [{ name: 'A', max_score: 1 }] })
  const [category] = await list(model.id)
  const cases: [Json, string][] = [
    [{ max_score: 1 }, 'name'],
    [{ name: '', max_score: 1 }, 'name'],
    [{ name: ' \u3000', max_score: 1 }, 'name'],
    [{ name: 'x'.repeat(129), max_score: 1 }, 'name'],
    [{ name: 'nul \0', max_score: 1 }, 'name'],
    [{ name: 'B' }, 'max_score'],
    [{ name: 'B', max_score: null }, 'max_score'],
    [{ name: 'B', max_score: -1 }, 'max_score'],
    [{ name: 'B', max_score: 1.5 }, 'max_score'],
    [{ name: 'B', max_score: 1_000_001 }, 'max_score'],
    [{ name: 'B', max_score: 1, order_number: -1 }, 'order_number'],
    [{ name: 'B', max_score: 1, order_number: 2_147_483_648 }, 'order_number'],
    [{ name: 'B', max_score: 1, description: 'x'.repeat(513) }, 'description'],
  ]
  for (const [json, path] of cases) {
    assertRefusal(await add(model.id, json), 422, '001-002-0002', path)
    assertRefusal(await put(model.id, category.id, json), 422, '001-002-0002', path)
  }
  const longest = {
    name: 'é'.repeat(128),
    description: '🙂'.repeat(512),
    max_score: 1_000_000,
    order_number: 0,
  }
  assert.equal((await put(model.id, category.id, longest)).status, 200)
})

// Holds Model category: request `name`: 1 to 128 characters, unique within the model
test('a name is unique within its model, whatever its case', async () => {
  const model = await createModel({ name: 'Names', categories: [{ name: 'Café talk', max_score: 1 }] })
  const other = (await add(model.id, { name: 'Other', max_score: 1 })).body
  for (const name of ['CAFÉ TALK', ' café talk', 'Cafe\u0301 talk']) {
    assertRefusal(await add(model.id, { name, max_score: 1 }), 409, '004-001-0001', 'name')
    assertRefusal(await put(model.id, other.id, { name, max_score: 1 }), 409, '004-001-0001', 'name')
  }
  assert.equal((await put(model.id, other.id, { name: 'OTHER', max_score: 1 })).body.name, 'OTHER')
  const elsewhere = await createModel({ name: 'Names too' })
  assert.equal((await add(elsewhere.id, { name: 'Café talk', max_score: 1 })).status, 201)
})

// Holds Model category: `slug`: kebab-case of the name
test('names in any script give a slug, and two that the database holds for one are refused', async () => {
  const model = await createModel({ name: 'Scripts' })
  const slugs = []
  for (const name of ['приветствие', '挨拶', '!!!', '\ufdfa'.repeat(128)]) {
    const { status, body } = await add(model.id, { name, max_score: 1 })
    assert.equal(status, 201, name)
    slugs.push(body.slug)
  }
  assert.deepEqual(slugs.slice(0, 3), ['приветствие', '挨拶', 'category'])
  const categories = [
    { name: 'ΟΔΟΣ', max_score: 1 },
    { name: 'οδοσ', max_score: 1 },
  ]
  assertRefusal(await at('', { json: { name: 'Sigma', categories } }), 409, '004-001-0001', 'categories')
})

// Holds Model category: `slug`: unique within the model
test('names that differ in signs only are different names, each with a slug of its own that stays', async () => {
  const names = ['C++', 'C#', 'c', '📞', '☎️']
  const slugs = ['c', 'c-2', 'c-3', 'category', 'category-2']
  const model = await createModel({
    name: 'Signs',
    xscore_template: true,
    categories: names.map((name) => ({ name, max_score: 1 })),
    template_variables: [
      { key: 'by_slug', type: 'BOOLEAN', category: 'c-2' },
      { key: 'by_name', type: 'BOOLEAN', category: '☎️' },
      { key: 'by_name_in_capitals', type: 'BOOLEAN', category: 'c++' },
    ],
  })
  const shown = async (id: number) => (await list(id)).map(({ name, slug }: Json) => [name, slug])
  const expected = names.map((name, index) => [name, slugs[index]])
  assert.deepEqual(await shown(model.id), expected)
  assert.deepEqual(
    model.template_variables.map(({ category }: Json) => category),
    ['c-2', 'category-2', 'c'],
  )
  const added = (await add(model.id, { name: 'C!', max_score: 1 })).body
  assert.equal(added.slug, 'c-4')

  const [first, second] = await list(model.id)
  assert.equal((await put(model.id, second.id, { name: 'C♯', max_score: 2 })).body.slug, 'c-2')
  assert.equal((await remove(model.id, first.id)).status, 204)
  assert.equal((await put(model.id, second.id, { name: 'C♯', max_score: 3 })).body.slug, 'c-2', 'it stays')
  assert.equal((await put(model.id, added.id, { name: 'Category!', max_score: 1 })).body.slug, 'category-3')
  assert.equal((await add(model.id, { name: 'C++', max_score: 1 })).body.slug, 'c', 'what is free is given')

  const copy = (await at(`/${model.id}/duplicate`, { json: { name: 'Signs too' } })).body
  assert.deepEqual(await shown(copy.id), await shown(model.id))
  const read = (await at(`/${model.id}`)).body
  assert.deepEqual(copy.template_variables, read.template_variables)
  const wrong = await at(`/${model.id}/variables`, { json: { key: 'x', type: 'STRING', category: 'D' } })
  assertRefusal(wrong, 422, '001-002-0002', 'category')
  assert.match(wrong.body.message, /There are: c, c-2, c-3, /)
})

// Holds Models, categories, variables, metadata: a scoring model without categories gets "General"
test('a model that scores gets General back when its last own category goes, and goes on scoring', async () => {
  const model = await createModel({
    name: 'And back',
    xscore_template: true,
    template_variables: [{ key: 'greets', type: 'BOOLEAN' }],
  })
  const [general] = await list(model.id)
  const own = (await add(model.id, { name: 'Own', max_score: 10 })).body
  const json = { key: 'closes', type: 'BOOLEAN', category: 'own' }
  assert.equal((await at(`/${model.id}/variables`, { json })).body.category, 'own')
  const loose = (await at(`/${model.id}/variables`, { json: { key: 'loose', type: 'BOOLEAN' } })).body
  assert.equal(loose.category, null, 'a model with categories of its own scores what is in them')
  assert.equal((await remove(model.id, own.id)).status, 204)
  const variables = async () =>
    (await at(`/${model.id}`)).body.template_variables.map(({ key, category }: Json) => [key, category])
  const all = ['greets', 'closes', 'loose'].map((key) => [key, 'general'])
  assert.deepEqual(await variables(), all)
  assert.deepEqual((await list(model.id))[0].id, general.id, 'the very same')

  const other = (await add(model.id, { name: 'Other', max_score: 10 })).body
  assert.equal((await remove(model.id, general.id)).status, 204)
  assert.deepEqual(
    (await variables()).map(([, category]: Json) => category),
    [null, null, null],
  )
  assert.equal((await remove(model.id, other.id)).status, 204)
  assert.deepEqual(await variables(), all)
  assert.deepEqual(
    (await list(model.id)).map(({ name, max_score }: Json) => [name, max_score]),
    [['General', 100]],
  )
})

test('a category and a variable cannot both be asked under one key', async () => {
  const model = await createModel({
    name: 'One key',
    categories: [
      { name: 'Opening', max_score: 5 },
      { name: 'Closing', max_score: 5 },
    ],
    template_variables: [
      { key: 'opening', type: 'BOOLEAN', category: 'opening' },
      { key: 'reason', type: 'STRING' },
    ],
  })
  const [, closing] = await list(model.id)
  assertRefusal(await add(model.id, { name: 'Reason', max_score: 1 }), 422, '001-002-0002', 'name')
  assertRefusal(
    await put(model.id, closing.id, { name: 'Reason', max_score: 1 }),
    422,
    '001-002-0002',
    'name',
  )
  assert.equal((await list(model.id)).length, 2)
})

// Holds States: rule 1: categories of a model with calls are frozen
// Holds Endpoints: `PUT /v1/models/{model_id}/categories/{id}`: the updated category; refused once there are calls
// Holds Statuses and bodies: 409 for a conflict with a rule
// Holds Models, categories, variables, metadata: rule 1: 409 that names the way on; one can be added
test('once a model has calls its categories can be neither changed nor deleted, but one can be added', async () => {
  const model = await createModel({ name: 'Frozen', xscore_template: true })
  const [category] = await list(model.id)
  const { body: call } = await submit('Frozen')
  for (const answer of [
    await put(model.id, category.id, { name: 'General', max_score: 99 }),
    await remove(model.id, category.id),
  ]) {
    assertRefusal(answer, 409, '004-001-0002')
    assert.match(answer.body.message, new RegExp(`POST /v1/models/${model.id}/duplicate`), 'the way on')
  }
  assert.equal((await add(model.id, { name: 'Later', max_score: 5 })).status, 201)
  assert.deepEqual(
    (await list(model.id)).map(({ max_score }: Json) => max_score),
    [100, 5],
  )
  await service.database.updateTable('call').set({ enabled: false }).where('id', '=', call.id).execute()
  assert.equal((await remove(model.id, category.id)).status, 204, 'a deleted call holds nothing')
})

// Holds States: rule 1: categories of a model with calls are frozen
test('a call that arrives at the same moment as a change of its categories is not overlooked', async () => {
  const model = await createModel({ name: 'Race', xscore_template: true })
  const [category] = await list(model.id)
  let answer: ReturnType<typeof put> | undefined
  await service.database.transaction().execute(async (tx) => {
    await sql`insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
      audio_sha256, created_by) values (${newId()}, ${service.clientId}, 'race', 'a', 'Ana', ${model.id}, 1, 'PENDING',
      'x', 'test')`.execute(tx)
    answer = put(model.id, category.id, { name: 'Changed', max_score: 1 })
    let answered = false
    answer.finally(() => {
      answered = true
    })
    const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`
    while (!answered && (await waiting.execute(service.database)).rows.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  assertRefusal(await answer!, 409, '004-001-0002')
})

test('calls and changes of categories that cross each other all get an answer', async () => {
  for (let round = 0; round < 5; round++) {
    const model = await createModel({ name: `Crossing ${round}`, xscore_template: true })
    const [category] = await list(model.id)
    const [call, change] = await Promise.all([
      submit(`Crossing ${round}`),
      put(model.id, category.id, { name: 'Changed', max_score: 1 }),
    ])
    assert.equal(call.status, 201)
    assert.equal(change.status === 200 || change.status === 409, true, JSON.stringify(change.body))
    assertRefusal(await remove(model.id, category.id), 409, '004-001-0002')
  }
})

test('a model has at most a hundred categories', async () => {
  const categories = Array.from({ length: 100 }, (_, index) => ({ name: `C${index}`, max_score: 1 }))
  const { id } = await createModel({ name: 'Full', categories })
  const over = await add(id, { name: 'One more', max_score: 1 })
  assertRefusal(over, 422, '001-002-0002')
  assert.match(over.body.message, /at most 100/)
  const [first] = await list(id)
  assert.equal((await remove(id, first.id)).status, 204)
  assert.equal((await add(id, { name: 'One more', max_score: 1 })).status, 201)
  const tooMany = [...categories, { name: 'One more', max_score: 1 }]
  assertRefusal(
    await at('', { json: { name: 'Over', categories: tooMany } }),
    422,
    '001-002-0002',
    'categories',
  )
})

test("another client's category answers like one that never existed", async () => {
  const model = await createModel({ name: 'Private', xscore_template: true })
  const elsewhere = await createModel({ name: 'Private too', xscore_template: true })
  const [category] = await list(model.id)
  const stranger = await service.token(scopes)
  const change = { json: { name: 'Mine', max_score: 1 } }
  for (const init of [{}, { method: 'PUT', ...change }, { method: 'DELETE' }]) {
    const theirs = await at(`/${model.id}/categories/${category.id}`, { token: stranger, ...init })
    const never = await at('/2147483647/categories/2147483647', { token: stranger, ...init })
    assertRefusal(theirs, 404, '001-001-0001')
    assert.deepEqual(theirs.body, never.body)
    assertRefusal(await at(`/${elsewhere.id}/categories/${category.id}`, init), 404, '001-001-0001')
    assertRefusal(await at(`/${model.id}/categories/99999999999`, init), 404, '001-001-0001')
  }
  assertRefusal(await at(`/${model.id}/categories`, { token: stranger }), 404, '001-001-0001')
  assertRefusal(await at(`/${model.id}/categories`, { token: stranger, ...change }), 404, '001-001-0001')
  assertRefusal(await at('/99999999999/categories'), 404, '001-001-0001')
  assertInvalid(await at('/abc/categories'), 'path', 'model_id')
  assertInvalid(await at(`/${model.id}/categories/1.5`), 'path', 'id')
  assertRefusal(await put(model.id, 'x' as never, change.json), 422, '001-002-0002', 'id')
})

test('categories have scopes of their own', async () => {
  const model = await createModel({ name: 'Scoped', xscore_template: true })
  const [category] = await list(model.id)
  const reader = await service.token(['read:model-category'])
  const writer = await service.token(['write:model-category'])
  const path = `/${model.id}/categories/${category.id}`
  const json = { name: 'General', max_score: 1 }
  assert.equal((await at(`/${model.id}/categories`, { token: reader })).status, 404, "another client's")
  for (const init of [{ method: 'PUT', json }, { method: 'DELETE' }]) {
    assertRefusal(await at(path, { token: reader, ...init }), 403, '001-001-0003')
  }
  assertRefusal(await at(`/${model.id}/categories`, { token: reader, json }), 403, '001-001-0003')
  assertRefusal(await at(path, { token: writer }), 403, '001-001-0003')
  assertRefusal(await at(`/${model.id}/categories`, { token: writer }), 403, '001-001-0003')
})
