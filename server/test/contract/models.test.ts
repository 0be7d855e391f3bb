import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { assertInvalid, assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
const create = (json: Json, as = token) => send(`${service.address}/v1/models`, { token: as, json })
before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

// Holds Endpoints: `POST /v1/models` · `GET /v1/models/{id}`
// Holds Statuses and bodies: create 201 with `Location`
// Holds Models, categories, variables, metadata: a model needs only its name
test('a model needs only a name; the rest has defaults', async () => {
  const { status, body, headers } = await create({ name: 'Bare' })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/models/${body.id}`)
  assert.equal(Number.isInteger(body.id), true)
  const { id, created_at, ...rest } = body
  assert.ok(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    client_id: service.clientId,
    name: 'Bare',
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
    created_by: service.clientId,
    updated_at: null,
    updated_by: null,
  })
  assert.deepEqual((await send(`${service.address}/v1/models/${id}`, { token })).body, body)
})

// Holds Models, categories, variables, metadata: items of `template_variables` · items of `template_metadata`
// Holds Models, categories, variables, metadata: `categories` at creation
test('a model with categories, variables and metadata comes back as it was written', async () => {
  const { status, body } = await create({
    name: 'Whole',
    xscore_template: true,
    categories: [
      { name: 'Opening & greeting', max_score: 10, order_number: 2 },
      { name: 'Closing', description: 'How it ends', max_score: 5 },
    ],
    template_variables: [
      {
        key: 'greets',
        type: 'BOOLEAN',
        required: true,
        category: 'opening-greeting',
        weight: 2,
        critical: true,
      },
      { key: 'reason', type: 'STRING', required: false, options: ['Billing', 'Other'] },
    ],
    template_metadata: [{ key: 'campaign', type: 'STRING', required: true, grouping: true }],
  })
  assert.equal(status, 201)
  const [greets, reason] = body.template_variables
  assert.deepEqual(greets, {
    key: 'greets',
    type: 'BOOLEAN',
    required: true,
    readable_name: 'Greets',
    description: '',
    category: 'opening-greeting',
    weight: 2,
    order_number: null,
    critical: true,
    passes_when: true,
    options: null,
  })
  assert.equal(reason.category, null)
  assert.deepEqual(reason.options, ['Billing', 'Other'])
  const field = { key: 'campaign', readable_name: 'Campaign', type: 'STRING', required: true, grouping: true }
  assert.deepEqual(body.template_metadata, [field])
})

// Holds Models, categories, variables, metadata: a scoring model without categories gets "General"
test('a scoring model made without categories gets one that holds its variables', async () => {
  const { body } = await create({
    name: 'General',
    xscore_template: true,
    template_variables: [{ key: 'greets', type: 'BOOLEAN', required: true }],
  })
  assert.equal(body.template_variables[0].category, 'general')
  assert.equal(
    (await create({ ...body, name: 'General again' })).status,
    201,
    'what was shown can be sent back',
  )
})

// Holds Models, categories, variables, metadata: `least_confidence`: 0.5 to 0.99, two decimals
test('how sure the judge has to be is said in hundredths, from 0.5 to 0.99', async () => {
  const ask = (least_confidence: unknown) => create({ name: `Sure ${least_confidence}`, least_confidence })
  for (let percent = 50; percent <= 99; percent++) {
    const { status, body } = await ask(percent / 100)
    assert.deepEqual([status, body.least_confidence], [201, percent / 100])
  }
  assert.equal((await ask(null)).body.least_confidence, 0.75)
  for (const value of [0.49, 0.499, 0, -0.9, 0.991, 1, 85, 0.855, 0.850001, '0.85', true, [0.85]]) {
    const refusal = await ask(value)
    assertRefusal(refusal, 422, '001-002-0002', 'least_confidence')
    assert.match(refusal.body.message, /a number from 0\.5 to 0\.99 with at most two decimals/)
  }
})

// Holds Model request: `name`: unique
// Holds Statuses and bodies: 409 for a conflict with a rule
// Holds Models, categories, variables, metadata: name unique per client, whatever the case: 409
test('two models of one client cannot have one name, whatever the case; two clients can', async () => {
  await create({ name: 'Same name' })
  assertRefusal(await create({ name: 'SAME NAME' }), 409, '003-001-0001', 'name')
  assert.equal((await create({ name: 'Same name' }, await service.token(scopes))).status, 201)
})

// Holds Model request: `name`: 1 to 255 characters
// Holds Errors: `path`: the field at fault · 422
// Holds Limits: model name 1–255
// Holds Models, categories, variables, metadata: items of `template_variables`
test('what is wrong with a model is said with its path', async () => {
  const cases: [Json, string][] = [
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'nul \0' }, 'name'],
    [{ name: 'half \ud800' }, 'name'],
    [{ name: 'a', prompt: 7 }, 'prompt'],
    [{ name: 'a', least_confidence: '0.9' }, 'least_confidence'],
    [{ name: 'a', template_variables: [{ key: '1x', type: 'BOOLEAN' }] }, 'template_variables.0.key'],
    [{ name: 'a', template_variables: [{ key: 'x', type: 'MAYBE' }] }, 'template_variables.0.type'],
    [
      { name: 'a', template_variables: [{ key: 'x', type: 'BOOLEAN', weight: -1 }] },
      'template_variables.0.weight',
    ],
    [
      { name: 'a', template_variables: [{ key: 'x', type: 'BOOLEAN', category: 'none' }] },
      'template_variables.0.category',
    ],
    [
      { name: 'a', template_variables: [{ key: 'x', type: 'BOOLEAN', options: ['a'] }] },
      'template_variables.0.options',
    ],
    [
      {
        name: 'a',
        template_variables: [
          { key: 'x', type: 'STRING' },
          { key: 'x', type: 'STRING' },
        ],
      },
      'template_variables.1.key',
    ],
    [
      {
        name: 'a',
        categories: [
          { name: 'A b', max_score: 1 },
          { name: ' a B', max_score: 1 },
        ],
      },
      'categories.1.name',
    ],
    [{ name: 'a', categories: [{ name: 'A', max_score: -1 }] }, 'categories.0.max_score'],
    [{ name: 'a', categories: [{ name: 'A', max_score: 2_147_483_647 }] }, 'categories.0.max_score'],
    [{ name: 'a', template_variables: [{ key: '__proto__', type: 'STRING' }] }, 'template_variables.0.key'],
    [
      {
        name: 'a',
        categories: [{ name: 'Opening', max_score: 1 }],
        template_variables: [{ key: 'opening', type: 'BOOLEAN' }],
      },
      'template_variables.0.key',
    ],
    [{ name: 'a', categories: [{ name: 'x'.repeat(129), max_score: 1 }] }, 'categories.0.name'],
    [
      { name: 'a', categories: [{ name: 'A', max_score: 1, description: 'x'.repeat(513) }] },
      'categories.0.description',
    ],
  ]
  for (const [json, path] of cases) assertRefusal(await create(json), 422, '001-002-0002', path)
})

// Holds Model request: `enabled` false hides the model
// Holds States: rule 2: a disabled model is hidden from lists
// Holds Endpoints: `GET /v1/models`
// Holds Errors: validation body: `detail` of `loc`, `msg`, `type`
// Holds Lists: `GET /v1/models`: a bare array; `order_by_name`, `include_disabled`
test('disabled models are hidden unless asked for, and names can be put in order', async () => {
  const own = await service.token(scopes)
  for (const [name, enabled] of [
    ['b', true],
    ['A', true],
    ['c', false],
  ] as const)
    await create({ name, enabled }, own)
  const list = async (query: string) => {
    const { body } = await send(`${service.address}/v1/models${query}`, { token: own })
    return body.map((model: Json) => model.name)
  }
  assert.deepEqual(await list(''), ['b', 'A'])
  assert.deepEqual(await list('?order_by_name=true'), ['A', 'b'])
  assert.deepEqual(await list('?include_disabled=true'), ['b', 'A', 'c'])
  assertInvalid(
    await send(`${service.address}/v1/models?order_by_name=perhaps`, { token: own }),
    'query',
    'order_by_name',
  )
})

// Holds Lists: `order_by_name`: as a reader sorts
test('names stand where a reader would look for them', async () => {
  const own = await service.token(scopes)
  const inOrder = [
    '_draft',
    'Äpfel',
    'apple',
    'Eclair',
    'éclair',
    'model 2',
    'Model 10',
    'Öl',
    'Oz',
    'Zebra',
    '日本',
  ]
  for (const name of inOrder.toReversed()) await create({ name }, own)
  const { body } = await send(`${service.address}/v1/models?order_by_name=true`, { token: own })
  assert.deepEqual(
    body.map(({ name }: Json) => name),
    inOrder,
  )
})

// Holds Endpoints: path parameters: integers of models
test("another client's model answers like one that never existed", async () => {
  const { body } = await create({ name: 'Mine alone' })
  const stranger = await service.token(scopes)
  const theirs = await send(`${service.address}/v1/models/${body.id}`, { token: stranger })
  const never = await send(`${service.address}/v1/models/2147483647`, { token: stranger })
  assertRefusal(theirs, 404, '001-001-0001')
  assert.deepEqual(theirs.body, never.body)
  for (const id of ['abc', '-1', '1.5', '0x1', '1e0', '%201']) {
    assertInvalid(await send(`${service.address}/v1/models/${id}`, { token }), 'path', 'id')
  }
  for (const id of ['0', '99999999999']) {
    assertRefusal(await send(`${service.address}/v1/models/${id}`, { token }), 404, '001-001-0001')
  }
})

test('the description of the API says what a name may be, and that a replacement takes no categories', async () => {
  const { body } = await send(`${service.address}/openapi.json`)
  const bodyOf = (method: string, path: string) => {
    const { $ref } = body.paths[path][method].requestBody.content['application/json'].schema
    return body.components.schemas[$ref.split('/').at(-1)].properties
  }
  const bounds = ({ minLength, maxLength }: Json) => [minLength, maxLength]
  assert.deepEqual(bounds(bodyOf('post', '/v1/models').name), [1, 255])
  assert.deepEqual(bounds(bodyOf('put', '/v1/models/{id}').name), [1, 255])
  assert.deepEqual(bounds(bodyOf('post', '/v1/models/{id}/duplicate').name), [1, 255])
  assert.deepEqual(bounds(bodyOf('put', '/v1/models/{model_id}/categories/{id}').name), [1, 128])
  assert.deepEqual(bodyOf('put', '/v1/models/{id}').categories, { not: {} })
})
