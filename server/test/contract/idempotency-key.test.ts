import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { type Answer, assertRefusal, callForm, type Form, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const reused = '001-002-0005'
const busy = '001-002-0004'

let service: TestService
let token: string
let model: Json

before(async () => {
  service = await startTestService()
  token = await service.token()
  model = (await post('/models', { name: 'Quality', xscore_template: true })).body
})
after(() => service.stop())

type Init = NonNullable<Parameters<typeof send>[1]>
const at = (path: string, init: Init = {}): Promise<Answer> =>
  send(`${service.address}/v1${path}`, { token, ...init })
const keyed = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } })
const post = (path: string, json: Json, key?: string): Promise<Answer> => at(path, { json, ...keyed(key) })
const recording = writeToneWav(1)
const submit = (form: Form, key?: string): Promise<Answer> =>
  at('/call-analysis', { method: 'POST', body: callForm({ audio: recording, ...form }), ...keyed(key) })
const countModels = async (): Promise<number> => (await at('/models?include_disabled=true')).body.length

function assertFirst(answer: Answer): void {
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  assert.equal(answer.headers.get('idempotent-replayed'), null)
}

function assertReplayed(answer: Answer, first: Answer): void {
  assert.equal(answer.headers.get('idempotent-replayed'), 'true')
  assert.equal(answer.status, first.status)
  assert.deepEqual(answer.body, first.body)
  for (const name of ['location', 'content-type'])
    assert.equal(answer.headers.get(name), first.headers.get(name), name)
  assert.notEqual(answer.headers.get('x-request-id'), first.headers.get('x-request-id'))
}

test('whatever can be made or started is made once per key, and answered alike however often it is asked', async () => {
  const { body: call } = await submit({ fields: { external_id: 'run again' } })
  await finishCalls(service, [])
  const makers: [string, (key: string) => Promise<Answer>, (key: string) => Promise<Answer>][] = [
    [
      '/models',
      (key) => post('/models', { name: 'One' }, key),
      (key) => post('/models', { name: 'Two' }, key),
    ],
    ...(
      [
        [`/models/${model.id}/duplicate`, { name: 'A copy' }, { name: 'Another' }],
        [
          `/models/${model.id}/categories`,
          { name: 'Closing', max_score: 5 },
          { name: 'Closing', max_score: 6 },
        ],
        [
          `/models/${model.id}/variables`,
          { key: 'greets', type: 'BOOLEAN' },
          { key: 'greets', type: 'INTEGER' },
        ],
        [
          `/models/${model.id}/metadata`,
          { key: 'campaign', type: 'STRING' },
          { key: 'team', type: 'STRING' },
        ],
        [`/call-analysis/${call.id}/rerun`, { from: 'transcript' }, { from: 'audio' }],
      ] as const
    ).map(
      ([path, json, other]): [string, (key: string) => Promise<Answer>, (key: string) => Promise<Answer>] => [
        path,
        (key) => post(path, json, key),
        (key) => post(path, other, key),
      ],
    ),
    [
      '/call-analysis',
      (key) => submit({ fields: { external_id: 'once' } }, key),
      (key) => submit({ fields: { external_id: 'once', agent_name: 'Ben' } }, key),
    ],
  ]
  for (const [path, ask, askOther] of makers) {
    const key = randomUUID()
    const first = await ask(key)
    assertFirst(first)
    assert.notEqual(first.headers.get('location'), null, path)
    for (let time = 0; time < 2; time++) assertReplayed(await ask(key), first)
    assertRefusal(await askOther(key), 422, reused)
    assertReplayed(await ask(key), first)
  }
  assert.equal((await at(`/call-analysis/${call.id}/results`)).body.length, 1, 'it was run again once')
})

test('the first answer comes again also when things have changed since', async () => {
  const key = randomUUID()
  const first = await post('/models', { name: 'Renamed later' }, key)
  const json = { name: 'New name' }
  assert.equal((await at(`/models/${first.body.id}`, { method: 'PUT', json })).status, 200)
  const models = await countModels()
  assertReplayed(await post('/models', { name: 'Renamed later' }, key), first)
  assert.equal(await countModels(), models)
})

test('a key that came with another request is refused, and that request is not carried out', async () => {
  const key = randomUUID()
  assertFirst(await post('/models', { name: 'First use' }, key))
  const models = await countModels()
  assertRefusal(await post('/models', { name: 'Second use' }, key), 422, reused)
  assertRefusal(await post('/models?again=1', { name: 'First use' }, key), 422, reused)
  assertRefusal(await post(`/models/${model.id}/duplicate`, { name: 'First use' }, key), 422, reused)
  assertRefusal(await submit({ fields: { external_id: 'second-use' } }, key), 422, reused)
  assert.equal(await countModels(), models)
  assert.deepEqual((await at('/call-analysis?external_id=second-use')).body.items, [])
})

test('a recording is the same submission in whatever order its parts come, and another with other sound', async () => {
  const key = randomUUID()
  const fields = { external_id: 'parts' }
  const first = await submit({ fields }, key)
  assertFirst(first)
  assertReplayed(await submit({ fields, audioFirst: true }, key), first)
  assertRefusal(await submit({ fields, audio: writeToneWav(1.2) }, key), 422, reused)
  assertRefusal(await submit({ fields, fileName: 'other.wav' }, key), 422, reused)
  assertRefusal(await submit({ fields: { ...fields, additional_parameters: '{"a":1}' } }, key), 422, reused)
  const { body } = await at('/call-analysis?external_id=parts&include_total=true')
  assert.equal(body.total, 1)
})

test('of many who ask at once with one key one is served, and the others wait or get its answer', async () => {
  for (const ask of [
    (key: string) => post('/models', { name: 'At once' }, key),
    (key: string) => submit({ fields: { external_id: 'at once' } }, key),
  ]) {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(key)))
    const served = answers.filter(
      ({ status, headers }) => status === 201 && !headers.has('idempotent-replayed'),
    )
    assert.equal(served.length, 1)
    for (const answer of answers.filter((answer) => answer !== served[0])) {
      if (answer.status === 409) assertRefusal(answer, 409, busy)
      else assertReplayed(answer, served[0]!)
    }
    assertReplayed(await ask(key), served[0]!)
  }
})

test('a key is taken while its upload is still coming in, and answers once that is done', async () => {
  const key = randomUUID()
  const form = new Response(callForm({ audio: recording, fields: { external_id: 'slow' } }))
  const type = form.headers.get('content-type')!
  const bytes = new Uint8Array(await form.arrayBuffer())
  const rest = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, 3000))
      await rest.promise
      controller.enqueue(bytes.subarray(3000))
      controller.close()
    },
  })
  const headers = { 'idempotency-key': key, 'content-type': type }
  const uploading = at('/call-analysis', { method: 'POST', body, headers, duplex: 'half' } as Init)
  const isTaken = () =>
    service.database.selectFrom('idempotency_key').select('key').where('key', '=', key).executeTakeFirst()
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 10))
  assertRefusal(await submit({ fields: { external_id: 'slow' } }, key), 409, busy)
  assertRefusal(await post('/models', { name: 'Slow' }, key), 422, reused)
  rest.resolve()
  const first = await uploading
  assertFirst(first)
  assertReplayed(await submit({ fields: { external_id: 'slow' } }, key), first)
})

test('a request that was refused leaves its key free for the one that is right', async () => {
  const key = randomUUID()
  assertRefusal(await post('/models', { name: 5 }, key), 422, '001-002-0002', 'name')
  assertRefusal(await post('/models', { name: 'QUALITY' }, key), 409, '003-001-0001', 'name')
  assertRefusal(await post('/models/999999/duplicate', { name: 'Copy' }, key), 404, '001-001-0001')
  const broken = {
    method: 'POST',
    body: '{',
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
  }
  assertRefusal(await at('/models', broken), 400, '001-002-0001')
  assertRefusal(await submit({ audio: Buffer.from('no sound') }, key), 400, '002-001-0001', 'audio_file')
  assertRefusal(await submit({ fields: { model_name: 'Nobody' } }, key), 422, '001-002-0002', 'model_name')
  const first = await post('/models', { name: 'Right at last' }, key)
  assertFirst(first)
  assertReplayed(await post('/models', { name: 'Right at last' }, key), first)
})

test('a key that was first sent without the right to ask is free for whoever has it', async () => {
  const key = randomUUID()
  const json = { name: 'With the right' }
  const reader = await service.token(['read:prompt-template'])
  assertRefusal(await at('/models', { json, ...keyed(key), token: reader }), 403, '001-001-0003')
  assertRefusal(await at('/models', { json, ...keyed(key), token: 'none' }), 401, '001-001-0002')
  const first = await post('/models', json, key)
  assertFirst(first)
  assertRefusal(await at('/models', { json, ...keyed(key), token: 'none' }), 401, '001-001-0002')
})

test('two clients may choose the same key', async () => {
  const key = randomUUID()
  const stranger = await service.token(scopes)
  const mine = await post('/models', { name: 'Same key' }, key)
  const theirs = await at('/models', { json: { name: 'Same key' }, ...keyed(key), token: stranger })
  for (const answer of [mine, theirs]) assertFirst(answer)
  assert.notEqual(mine.body.client_id, theirs.body.client_id)
  const other = await at('/models', { json: { name: 'Other' }, ...keyed(randomUUID()), token: stranger })
  assertFirst(other)
})

test('a key means the same with quotes and without, and cannot be just anything', async () => {
  const key = randomUUID()
  const first = await post('/models', { name: 'Quoted' }, `"${key}"`)
  assertFirst(first)
  assertReplayed(await post('/models', { name: 'Quoted' }, key), first)
  assertReplayed(await post('/models', { name: 'Quoted' }, `"${key}"`), first)
  assertFirst(await post('/models', { name: 'Longest' }, 'k'.repeat(255)))
  const spaced = await post('/models', { name: 'Spaced' }, '"two words"')
  assertFirst(spaced)
  assertReplayed(await post('/models', { name: 'Spaced' }, '"two words"'), spaced)
  const models = await countModels()
  for (const wrong of ['', '""', 'k'.repeat(256), `"${'k'.repeat(256)}"`, 'two words', '"open', 'ü', 'a, b'])
    for (const answer of [await post('/models', { name: 'Wrong' }, wrong), await submit({}, wrong)])
      assertRefusal(answer, 422, '001-002-0002', 'Idempotency-Key')
  assert.equal(await countModels(), models)
})

test('reading, replacing and erasing take no notice of a key', async () => {
  const key = randomUUID()
  assertFirst(await post('/models', { name: 'Noticed' }, key))
  for (const value of [key, '', 'two words'])
    for (const path of ['/models', '/call-analysis?limit=1', `/models/${model.id}`, '/stats/basic']) {
      const { status, headers } = await at(path, keyed(value))
      assert.equal(status, 200, path)
      assert.equal(headers.get('idempotent-replayed'), null)
    }
  for (const description of ['one', 'two']) {
    const json = { name: model.name, xscore_template: true, description }
    const { body, headers } = await at(`/models/${model.id}`, { method: 'PUT', json, ...keyed(key) })
    assert.equal(body.description, description)
    assert.equal(headers.get('idempotent-replayed'), null)
  }
  const { body: call } = await submit({ fields: { external_id: 'erased twice' } })
  for (let time = 0; time < 2; time++) {
    const { status, headers } = await at(`/call-analysis/${call.id}`, { method: 'DELETE', ...keyed(key) })
    assert.equal(status, 204)
    assert.equal(headers.get('idempotent-replayed'), null)
  }
})
