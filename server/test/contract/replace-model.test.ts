import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { wholeModel } from '../support/whole-model.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/models${path}`, { token, ...init })
const create = async (json: Json): Promise<Json> => {
  const { status, body } = await at('', { json })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const put = (id: number, json: Json, as = token) => at(`/${id}`, { method: 'PUT', json, token: as })
const get = async (path: string): Promise<Json> => (await at(path)).body
const revisionOf = async (id: number): Promise<number> => (await get(`/${id}/revisions`))[0].number

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Endpoints: `PUT /v1/models/{id}`: replaces all fields
// Holds Models, categories, variables, metadata: `PUT`: what is left out returns to its default
test('what is left out of a replacement returns to its default', async () => {
  const model = await create({ name: 'Emptied', ...wholeModel, enabled: false })
  const { status, body } = await put(model.id, { name: 'Emptied' })
  assert.equal(status, 200)
  const { updated_at, ...rest } = body
  assert.ok(Math.abs(Date.parse(updated_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    id: model.id,
    client_id: service.clientId,
    name: 'Emptied',
    description: '',
    prompt: '',
    summarize_call: true,
    xscore_template: false,
    least_confidence: 0.75,
    enabled: true,
    retain_audio_days: null,
    retain_transcript_days: null,
    template_variables: [],
    template_metadata: [],
    transcription_prompt: '',
    summarize_prompt: '',
    created_at: model.created_at,
    created_by: service.clientId,
    updated_by: service.clientId,
  })
  assert.deepEqual(await get(`/${model.id}`), body)
  assert.deepEqual(await get(`/${model.id}/variables`), [])
  assert.deepEqual(await get(`/${model.id}/metadata`), [])
  assert.equal((await get(`/${model.id}/categories`)).length, 1, 'categories have their own endpoints')
})

test('what reading a model shows can be sent back: it changes what was changed, and nothing makes no revision', async () => {
  const model = await create({ name: 'Sent back', ...wholeModel })
  const same = await put(model.id, model)
  assert.equal(same.status, 200)
  const { updated_at, updated_by, ...rest } = same.body
  assert.deepEqual({ ...rest, updated_at: null, updated_by: null }, model, 'nothing of it has changed')
  assert.ok(updated_at, 'but it was written')
  assert.equal(await revisionOf(model.id), 1)
  const changed = await put(model.id, { ...model, prompt: 'Be kind.', unheard_of: 1 })
  assert.equal(changed.body.prompt, 'Be kind.')
  assert.deepEqual(changed.body.template_variables, model.template_variables)
  assert.deepEqual(changed.body.template_metadata, model.template_metadata)
  assert.equal(await revisionOf(model.id), 2)
})

// Holds Tenancy and identity: categories and variables have a stable uuid in results
test('variables and metadata fields are matched by key: who stays keeps its ids', async () => {
  const model = await create({ name: 'Matched', ...wholeModel })
  const [greets, reason] = await get(`/${model.id}/variables`)
  const [campaign, team] = await get(`/${model.id}/metadata`)
  const { body } = await put(model.id, {
    name: 'Matched',
    xscore_template: true,
    template_variables: [
      { key: 'thanks', type: 'BOOLEAN' },
      { key: 'greets', type: 'INTEGER', category: 'opening' },
    ],
    template_metadata: [{ key: 'team', type: 'INTEGER' }, { key: 'queue' }],
  })
  assert.deepEqual(
    body.template_variables.map(({ key, type }: Json) => [key, type]),
    [
      ['greets', 'INTEGER'],
      ['thanks', 'BOOLEAN'],
    ],
  )
  const [kept, added] = await get(`/${model.id}/variables`)
  assert.deepEqual([kept.id, kept.uuid, kept.weight, kept.critical], [greets.id, greets.uuid, 1, false])
  assert.equal(kept.updated_by, service.clientId)
  assert.equal(added.key, 'thanks')
  assert.ok(added.id > reason.id)
  assertRefusal(await at(`/${model.id}/variables/${reason.id}`), 404, '001-001-0001')
  const fields = await get(`/${model.id}/metadata`)
  assert.deepEqual(
    fields.map(({ id, key }: Json) => [id === team.id, key]),
    [
      [true, 'team'],
      [false, 'queue'],
    ],
  )
  assertRefusal(await at(`/${model.id}/metadata/${campaign.id}`), 404, '001-001-0001')
  await put(model.id, { ...body, template_variables: [{ key: 'reason', type: 'STRING' }] })
  const [back] = await get(`/${model.id}/variables`)
  assert.notEqual(back.uuid, reason.uuid, 'a key that comes back is a new variable')
})

// Holds Models, categories, variables, metadata: `categories` in a `PUT` of a model: 422
test('categories in a replacement are refused, even when empty, with the way to them', async () => {
  const model = await create({ name: 'Without categories' })
  for (const categories of [[], null, [{ name: 'A', max_score: 1 }], 'x']) {
    const answer = await put(model.id, { ...model, categories })
    assertRefusal(answer, 422, '001-002-0002', 'categories')
    assert.match(answer.body.message, /own endpoints/)
  }
})

test('what is wrong with a replacement is said with its path, and nothing is changed', async () => {
  const model = await create({ name: 'Checked', ...wholeModel })
  const variable = { key: 'x', type: 'BOOLEAN' }
  const cases: [Json, string][] = [
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'a', summarize_call: 'yes' }, 'summarize_call'],
    [
      { name: 'a', template_variables: [variable, { ...variable, key: 'y', category: 'gone' }] },
      'template_variables.1.category',
    ],
    [{ name: 'a', template_variables: [variable, variable] }, 'template_variables.1.key'],
    [{ name: 'a', template_metadata: [{ key: 'x' }, { key: 'x' }] }, 'template_metadata.1.key'],
    [{ name: 'a', template_variables: [{ ...variable, options: ['a'] }] }, 'template_variables.0.options'],
    [
      { name: 'a', template_variables: [variable, { key: 'opening', type: 'STRING' }] },
      'template_variables.1.key',
    ],
    [
      {
        name: 'a',
        template_variables: Array.from({ length: 501 }, (_, i) => ({ key: `v${i}`, type: 'DATE' })),
      },
      'template_variables',
    ],
    [
      { name: 'a', template_metadata: Array.from({ length: 101 }, (_, i) => ({ key: `m${i}` })) },
      'template_metadata',
    ],
  ]
  for (const [json, path] of cases) assertRefusal(await put(model.id, json), 422, '001-002-0002', path)
  assert.deepEqual(await get(`/${model.id}`), model)
  assert.equal(await revisionOf(model.id), 1)
  assertRefusal(await at(`/${model.id}`, { method: 'PUT', body: '{' }), 400, '001-002-0001')
})

// Holds Models, categories, variables, metadata: name unique per client, whatever the case: 409
test('a name is taken whatever its case, but a model may change the case of its own', async () => {
  await create({ name: 'Taken' })
  const model = await create({ name: 'Free' })
  assertRefusal(await put(model.id, { name: '  TAKEN ' }), 409, '003-001-0001', 'name')
  assert.equal((await put(model.id, { name: 'FREE' })).body.name, 'FREE')
  const composed = await create({ name: 'Qualit\u00e9' })
  assertRefusal(await put(model.id, { name: 'Qualite\u0301' }), 409, '003-001-0001', 'name')
  assert.equal((await put(composed.id, { name: ' Qualite\u0301' })).body.name, 'Qualit\u00e9')
  assert.equal(await revisionOf(composed.id), 1, 'the same name, spelled otherwise')
})

// Holds Model request: `name`: 1 to 255 characters
// Holds Limits: model name 1–255
test('a name has up to 255 characters as people count them', async () => {
  const name = '🙂'.repeat(255)
  assert.equal((await create({ name })).name, name)
  assertRefusal(await at('', { json: { name: `${name}!` } }), 422, '001-002-0002', 'name')
})

test('a model that begins to score without categories gets one that holds its variables', async () => {
  const variables = [{ key: 'greets', type: 'BOOLEAN' }]
  const model = await create({ name: 'Begins', template_variables: variables })
  assert.deepEqual(await get(`/${model.id}/categories`), [])
  const { body } = await put(model.id, { ...model, xscore_template: true })
  assert.equal(body.template_variables[0].category, 'general')
  const [general] = await get(`/${model.id}/categories`)
  assert.deepEqual(
    [general.name, general.slug, general.max_score, general.order_number],
    ['General', 'general', 100, 1],
  )
  const more = [...body.template_variables, { key: 'thanks', type: 'BOOLEAN' }]
  const again = await put(model.id, { ...body, template_variables: more })
  assert.equal(again.body.template_variables[1].category, 'general')
  assert.equal((await get(`/${model.id}/categories`)).length, 1)
  const added = await at(`/${model.id}/variables`, { json: { key: 'patient', type: 'BOOLEAN' } })
  assert.equal(added.body.category, 'general')
  const off = await put(model.id, { ...again.body, xscore_template: false })
  await put(model.id, { ...off.body, xscore_template: true })
  assert.equal((await get(`/${model.id}/categories`)).length, 1, 'one that has a category needs no other')
})

// Holds Models, categories, variables, metadata: a variable that names no category keeps the one it has
test('a client that knows nothing of categories does not undo them by replacing a model', async () => {
  const model = await create({
    name: 'Interface only',
    xscore_template: true,
    categories: [
      { name: 'Opening', max_score: 10 },
      { name: 'Closing', max_score: 10 },
    ],
    template_variables: [
      { key: 'greets', type: 'BOOLEAN', category: 'opening' },
      { key: 'thanks', type: 'BOOLEAN', category: 'closing' },
      { key: 'reason', type: 'STRING' },
    ],
  })
  const bare = ['greets', 'thanks', 'reason', 'new'].map((key) => ({ key, type: 'BOOLEAN', required: true }))
  const request = { name: 'Interface only', xscore_template: true, template_variables: bare }
  const categoriesOf = ({ body }: Json) => body.template_variables.map(({ category }: Json) => category)
  const draft = await at(`/${model.id}/preview`, { json: { transcript: 'Agent: Hello.', model: request } })
  assert.deepEqual(
    draft.body.results[0].xscore_result.map(({ variables }: Json) => variables.map(({ key }: Json) => key)),
    [['greets'], ['thanks']],
    'a try marks as saving would',
  )
  assert.deepEqual(categoriesOf(await put(model.id, request)), ['opening', 'closing', null, null])
  const [greets, ...others] = bare
  const changed = [{ ...greets, category: null }, ...others.slice(0, 1)]
  assert.deepEqual(categoriesOf(await put(model.id, { ...request, template_variables: changed })), [
    null,
    'closing',
  ])
  assert.deepEqual(
    categoriesOf(await put(model.id, { ...request, template_variables: [greets] })),
    [null],
    'what was taken out of its category stays out of it',
  )
})

test('the category that holds the rest ends to when the model gets one of its own', async () => {
  const model = await create({ name: 'Outgrown', xscore_template: true })
  await at(`/${model.id}/variables`, { json: { key: 'before', type: 'BOOLEAN' } })
  const own = await at(`/${model.id}/categories`, { json: { name: 'Own', max_score: 5 } })
  await at(`/${model.id}/variables`, { json: { key: 'after', type: 'BOOLEAN' } })
  const shown = await get(`/${model.id}`)
  const categoriesOf = ({ template_variables }: Json) =>
    template_variables.map(({ category }: Json) => category)
  assert.deepEqual(categoriesOf(shown), ['general', null])
  assert.deepEqual(categoriesOf((await put(model.id, shown)).body), ['general', null])
  await at(`/${model.id}/categories/${own.body.id}`, { method: 'DELETE' })
  assert.deepEqual(categoriesOf(await get(`/${model.id}`)), ['general', 'general'], 'it holds it again')
})

test('a key that a scoring category would be judged under is refused for a variable', async () => {
  const clash = { template_variables: [{ key: 'general', type: 'STRING' }] }
  const refused = await at('', { json: { name: 'Clash', xscore_template: true, ...clash } })
  assertRefusal(refused, 422, '001-002-0002', 'template_variables.0.key')
  const model = await create({ name: 'Clash', ...clash })
  assertRefusal(
    await put(model.id, { ...model, xscore_template: true }),
    422,
    '001-002-0002',
    'template_variables.0.key',
  )
  assert.deepEqual(await get(`/${model.id}/categories`), [], 'nothing of a refused change stays')
  const scored = { key: 'general', type: 'INTEGER' }
  const held = await put(model.id, { ...model, xscore_template: true, template_variables: [scored] })
  assert.equal(
    held.body.template_variables[0].category,
    'general',
    'inside its own category it is the question',
  )
})

test('a disabled model is hidden and refuses calls, yet can be read, changed and enabled again', async () => {
  const model = await create({ name: 'Hidden' })
  const { body } = await put(model.id, { ...model, enabled: false })
  assert.equal(body.enabled, false)
  assert.equal(body.updated_by, service.clientId)
  assert.equal(await revisionOf(model.id), 1, 'whether it is enabled is no part of a revision')
  const names = async (query: string) => (await get(query)).map(({ name }: Json) => name)
  assert.equal((await names('')).includes('Hidden'), false)
  assert.equal((await names('?include_disabled=true')).includes('Hidden'), true)
  assert.deepEqual(await get(`/${model.id}`), body)
  assert.equal((await at(`/${model.id}/categories`, { json: { name: 'A', max_score: 1 } })).status, 201)
  const submit = () =>
    send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      body: callForm({ audio: writeToneWav(1), fields: { model_name: 'Hidden' } }),
    })
  assertRefusal(await submit(), 422, '001-002-0002', 'model_name')
  assert.equal((await put(model.id, { ...body, enabled: true })).body.enabled, true)
  assert.equal((await submit()).status, 201)
})

test("another client's model can be neither replaced nor copied, just as one that never existed", async () => {
  const model = await create({ name: 'Not yours' })
  const stranger = await service.token(scopes)
  const replaced = [
    await put(model.id, { name: 'x' }, stranger),
    await put(2_147_483_647, { name: 'x' }, stranger),
  ]
  for (const answer of replaced) assertRefusal(answer, 404, '001-001-0001')
  assert.deepEqual(replaced[0]!.body, replaced[1]!.body)
  const copied = await at(`/${model.id}/duplicate`, { token: stranger, json: { name: 'x' } })
  assert.deepEqual([copied.status, copied.body], [404, replaced[0]!.body])
  assertRefusal(await put('abc' as never, { name: 'x' }), 422, '001-002-0002', 'id')
})

test('changing models needs the scope for it', async () => {
  const model = await create({ name: 'Guarded' })
  const reader = await service.token(['read:prompt-template'])
  assertRefusal(await put(model.id, { name: 'x' }, reader), 403, '001-001-0003')
  const copied = await at(`/${model.id}/duplicate`, { token: reader, json: { name: 'x' } })
  assertRefusal(copied, 403, '001-001-0003')
  const writer = await service.token(['write:prompt-template'])
  assertRefusal(await at(`/${model.id}/revisions`, { token: writer }), 403, '001-001-0003')
})

test('a model may be large, but not without bounds', async () => {
  const words = 'x'.repeat(400_000)
  const variables = ['a', 'b', 'c'].map((key) => ({ key, type: 'STRING', description: words }))
  const model = await create({ name: 'Large', template_variables: variables })
  assert.equal(
    (await put(model.id, { ...model, prompt: words })).status,
    200,
    'what is shown can be sent back',
  )
  const over = { key: 'd', type: 'STRING', description: 'x'.repeat(900_000) }
  assertRefusal(await at(`/${model.id}/variables`, { json: over }), 422, '001-002-0002')
  assertRefusal(await put(model.id, { name: 'Large', prompt: 'x'.repeat(9_000_000) }), 413, '001-002-0003')
})

test('two models that swap names at the same moment both get an answer', async () => {
  const [one, other] = [await create({ name: 'Left' }), await create({ name: 'Right' })]
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([put(one.id, { name: 'Right' }), put(other.id, { name: 'Left' })])
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([409]))
  }
})
