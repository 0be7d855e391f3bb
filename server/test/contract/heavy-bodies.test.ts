import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findJsonFault } from '../../src/http/find-json-fault.ts'
import { limitRequests } from '../../src/http/limits/limit-requests.ts'
import { ModelInput } from '../../src/http/models/model-schemas.ts'
import { stopEarly } from '../../src/http/models/stop-early.ts'
import { actingAs } from '../support/acting-as.ts'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

const post = (path: string, body: string) =>
  send(service.address + path, {
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json' },
    body,
  })

/** How many values there are in a value, by looking at it; brackets around nothing count like those around something. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const inside = Object.values(value).map(countValues)
  return 1 + (inside.length === 0 ? 1 : inside.reduce((sum, values) => sum + values))
}

test('how deep and how large a body is, is told by its text as it would be by its values', () => {
  const samples = [
    [],
    {},
    [[]],
    'a [ { , " in a text',
    { 'a,[{"': ['\\', '\\"', '\\\\"[', ''] },
    [1, -2.5e3, true, null, 'x', [[[{ a: [1, 2] }]]], { b: { c: [] } }],
  ]
  for (const sample of samples)
    for (const layout of [undefined, 2]) {
      const text = JSON.stringify(sample, null, layout)
      const values = countValues(sample)
      assert.equal(findJsonFault(text, values), undefined, text)
      assert.equal(findJsonFault(text, values - 1)?.kind, values > 1 ? 'too_large' : undefined, text)
    }
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0))
  assert.equal(findJsonFault(list(999), 1000), undefined)
  assert.equal(findJsonFault(list(1001), 1000)?.kind, 'too_large')
  assert.equal(findJsonFault('['.repeat(64)), undefined)
  assert.equal(findJsonFault('['.repeat(65))?.kind, 'malformed_request')
  assert.equal(findJsonFault(`"${'['.repeat(1000)}"`), undefined)
  // What is no JSON is for the parser to tell, but ends here too.
  for (const broken of ['"', '"\\', '"\\"', ']]]]', '{"a":"', '\\"[']) findJsonFault(broken)
})

test('a body that is nested without end is refused before anything is made of it', async () => {
  const nested = `{"name":"x","description":${'['.repeat(2_000_000)}`
  assertRefusal(await post('/v1/models', nested), 400, '001-002-0001')
  assertRefusal(await post('/v1/auth', '['.repeat(10_000)), 400, '001-002-0001')
})

test('a body holds no more values than its operation could need', async () => {
  const zeros = (count: number) => Array.from({ length: count }, () => 0)
  const many = JSON.stringify({ name: 'x', more: zeros(50_000) })
  assertRefusal(await post('/v1/models', many), 413, '001-002-0003')
  const { id } = await service.client.models.create({ name: 'Values' })
  const path = `/v1/models/${id}/metadata`
  assertRefusal(await post(path, JSON.stringify({ more: zeros(3_000) })), 413, '001-002-0003')
  const wide = JSON.stringify({ key: 'a', type: 'STRING', more: 'x'.repeat(70_000) })
  assertRefusal(await post(path, wide), 413, '001-002-0003')
})

test('the largest honest model is taken', async () => {
  const template_variables = Array.from({ length: 500 }, (_, number) => ({
    key: `key_${number}`,
    type: 'STRING' as const,
    description: 'What was it about? '.repeat(100),
    readable_name: `Key ${number}`,
    options: Array.from({ length: 60 }, (_, option) => `Option ${option}`),
  }))
  const model = { name: 'Everything', xscore_template: true, template_variables }
  const made = await send(`${service.address}/v1/models`, { token, json: model })
  assert.equal(made.status, 201)
  const again = await send(`${service.address}/v1/models/${made.body.id}`, {
    method: 'PUT',
    token,
    json: made.body,
  })
  assert.equal(again.status, 200, 'what was read can be sent back')
})

test('a list is looked at up to its first mistake, and only that is told', () => {
  let looks = 0
  const entry = z.string().refine((text) => {
    looks++
    return text !== ''
  }, 'This must not be empty.')
  const lists = [stopEarly(z.array(entry)), stopEarly(z.array(entry).min(1).max(5000))]
  for (const list of lists)
    for (const schema of [list, z.object({ list: list.nullish() })]) {
      const given = ['a', 'b', ...Array.from({ length: 1000 }, () => '')]
      looks = 0
      const { error } = schema.safeParse(schema === list ? given : { list: given })
      assert.equal(looks, 3)
      assert.equal(error?.issues.length, 1)
      assert.equal(error.issues[0]!.path.at(-1), 2)
      assert.equal(error.issues[0]!.message, 'This must not be empty.')
    }
  assert.deepEqual(lists[1]!.parse(['a', 'b']), ['a', 'b'])
  assert.equal(lists[1]!.safeParse([]).success, false)
  assert.equal(lists[1]!.safeParse('a').success, false)
  assert.equal(lists[1]!.safeParse(Array.from({ length: 5001 }, () => 'a')).success, false)
})

test('a model with thirty thousand mistakes is refused for the first', async () => {
  const options = Array.from({ length: 60 }, () => '')
  const template_variables = Array.from({ length: 500 }, (_, number) => ({
    key: `k${number}`,
    type: 'STRING',
    options,
  }))
  const model = { name: 'x', template_variables }
  assert.equal(ModelInput.safeParse(model).error?.issues.length, 1)
  assertRefusal(
    await post('/v1/models', JSON.stringify(model)),
    422,
    '001-002-0002',
    'template_variables.0.options.0',
  )
  // Nobody has looked at what comes behind the first mistake, whatever it is.
  const odd = {
    name: 'x',
    template_variables: [{ key: 'k\0', type: 'STRING', description: '\ud800' }, null, 5],
  }
  assertRefusal(
    await post('/v1/models', JSON.stringify(odd)),
    422,
    '001-002-0002',
    'template_variables.0.key',
  )
})

test('a large body counts as many requests as it is long, a recording as one', () => {
  const check = limitRequests(100, () => 0)
  const caller = { workspaceId: 'a', by: actingAs('a'), scopes: new Set<never>(), rateLimit: null }
  let left = 100
  const ask = (headers: Record<string, string>, config = {}, method = 'POST') => {
    const request = {
      method,
      headers,
      routeOptions: { config, bodyLimit: 65_536 },
    } as unknown as FastifyRequest
    const reply = {
      getHeader: () => undefined,
      header: (name: string, value: string) => {
        if (name === 'RateLimit') left = Number(/r=(\d+)/.exec(value)![1])
      },
    } as unknown as FastifyReply
    check(request, reply, caller)
    return request
  }
  ask({ 'content-length': '100' })
  assert.equal(left, 99)
  ask({ 'content-length': '163840' })
  assert.equal(left, 89)
  ask({ 'content-length': '500000000' }, { form: {} })
  assert.equal(left, 88)
  // One that does not say how long it is counts as the longest until it is known.
  const chunked = ask({ 'transfer-encoding': 'chunked' })
  assert.equal(left, 84)
  chunked.countBody!(20_000)
  ask({ 'content-length': '1' })
  assert.equal(left, 85)
  assert.throws(() => ask({ 'content-length': '2000000' }), /counts as 100/)
  assert.equal(left, 85, 'what is refused costs nothing')
  const fresh = { ...caller, workspaceId: 'b', by: actingAs('b') }
  const request = { method: 'POST', headers: { 'content-length': '9000000' }, routeOptions: { config: {} } }
  const reply = { getHeader: () => undefined, header: () => {} } as unknown as FastifyReply
  check(request as unknown as FastifyRequest, reply, fresh)
})
