import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertInvalid, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
let callId: string
let document: Json
before(async () => {
  service = await startTestService()
  token = await service.token()
  const json = {
    name: 'Quality',
    template_metadata: [{ key: 'vip', type: 'BOOLEAN', required: true }],
    xscore_template: true,
    template_variables: [{ key: 'greets', type: 'BOOLEAN' }],
  }
  await send(`${service.address}/v1/models`, { token, json })
  callId = (await submit({ vip: true })).body.id
  const webhook = { url: 'https://example.com/hook', events: ['call_analysis.completed'] }
  await send(`${service.address}/v1/webhooks`, { token, json: webhook })
  document = (await send(`${service.address}/openapi.json`)).body
})
after(() => service.stop())

const submit = (metadata: Json) =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({
      audio: writeToneWav(1),
      fields: { external_id: JSON.stringify(metadata), additional_parameters: JSON.stringify(metadata) },
    }),
  })

/** Every operation that reads, with the names its description has for its query. */
function readingOperations(): { path: string; names: string[]; forPeople: boolean }[] {
  return (
    Object.entries<Json>(document.paths)
      // A browser that comes back from a sign-in service brings whatever that has put into the address.
      .filter(([path, item]) => path.startsWith('/v1/') && item.get && !path.endsWith('/sso/callback'))
      .map(([path, { get }]) => ({
        path: path
          .replace('/v1/call-analysis/{id}', `/v1/call-analysis/${callId}`)
          .replace(/\{[a-z_]*delivery[a-z_]*\}/, callId)
          .replaceAll(/\{(key|id|number|model_id|webhook_id)\}/g, '1'),
        names: (get.parameters ?? [])
          .filter((parameter: Json) => parameter.in === 'query')
          .map((parameter: Json) => parameter.name),
        forPeople: get.security?.length === 1 && 'session' in get.security[0],
      }))
  )
}

/** What an owner has none of. */
const agentsOwn = ['/v1/me/standing', '/v1/me/digest']

// Holds Statuses and bodies: unknown query names: 422 that names the known ones
test('a name in a query that an operation does not know is refused, and those it knows are named', async () => {
  const operations = readingOperations()
  assert.ok(operations.length > 25)
  const owner = await signInAs(service, service.clientId, 'owner')
  const agent = await signInAs(service, service.clientId, 'agent')
  for (const { path, names, forPeople } of operations) {
    const { headers } = agentsOwn.includes(path) ? agent : owner
    const way = forPeople ? { headers } : { token }
    const answer = await send(`${service.address}${path}?colour=blue`, way)
    assertInvalid(answer, 'query', 'colour')
    const { msg } = answer.body.detail[0]
    const known = names.length > 0 ? `Known: ${names.join(', ')}.` : 'This operation takes none.'
    assert.equal(msg, `Unknown query name "colour". ${known}`, path)
  }
})

// Holds Statuses and bodies: a name given twice: 422
test('a name that is given twice is told so, and one that may be is taken', async () => {
  const list = (query: string) => send(`${service.address}/v1/call-analysis?${query}`, { token })
  const twice = await list('limit=1&limit=2')
  assertInvalid(twice, 'query', 'limit')
  assert.equal(twice.body.detail[0].msg, '"limit" is given twice.')
  assert.equal((await list('status=ERROR&status=PENDING')).status, 200)
})

// Holds Statuses and bodies: booleans as text: true, false, 1, 0 in any case
test('true and false are taken as programs write them', async () => {
  const list = async (flag: string) =>
    send(`${service.address}/v1/call-analysis?include_total=${flag}`, { token })
  for (const [flags, wanted] of [
    [['true', 'TRUE', 'True', '1'], true],
    [['false', 'FALSE', 'False', '0'], false],
  ] as const) {
    for (const flag of flags) {
      assert.equal('total' in (await list(flag)).body, wanted, flag)
      assert.equal((await submit({ vip: flag })).body.additional_parameters.vip, wanted, flag)
    }
  }
  assert.equal((await submit({ vip: 1 })).body.additional_parameters.vip, true)
  assert.equal((await submit({ vip: 0, other: 'true' })).body.additional_parameters.other, 'true')
  for (const flag of ['yes', '2', '', 'truth']) {
    const answer = await list(flag)
    assertInvalid(answer, 'query', 'include_total')
    assert.equal(answer.body.detail[0].msg, 'This must be true or false.')
  }
  for (const vip of ['yes', 2, [], 'wahr'])
    assertRefusal(await submit({ vip }), 422, '001-002-0002', 'additional_parameters.vip')
})

// Holds Statuses and bodies: a trailing slash is ignored
test('an address with a slash at its end is the one without it', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(service.address + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
    return { status: response.status, body: await response.text() }
  }
  for (const path of [
    '/v1/models',
    '/v1/models/1',
    `/v1/call-analysis/${callId}`,
    '/v1/stats/basic',
    '/healthz',
  ])
    assert.deepEqual(await ask(`${path}/`), await ask(path), path)
  assert.deepEqual(
    await ask('/v1/call-analysis/?limit=1&fields=id'),
    await ask('/v1/call-analysis?limit=1&fields=id'),
  )
  const credentials = { client_id: 'nobody', client_secret: 'guess' }
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  assert.equal((await ask('/v1/auth/', { ...post, body: JSON.stringify(credentials) })).status, 401)
  const keyed = { ...post, headers: { ...post.headers, 'idempotency-key': 'slash' }, body: '{"name":"Once"}' }
  const [first, second] = [await ask('/v1/models', keyed), await ask('/v1/models/', keyed)]
  assert.deepEqual([first.status, second.body], [201, first.body])
  assert.equal((await ask('/v1/nothing/')).status, 404)
  const docs = await fetch(`${service.address}/docs/`, { redirect: 'manual' })
  assert.deepEqual([docs.status, docs.headers.get('location')], [308, '../docs'])
})
