import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '../../src/config.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { listLiveSecrets } from '../../src/store/webhooks/webhook-secrets.ts'
import { createWebhook } from '../../src/store/webhooks/webhooks.ts'
import { actingAs } from '../support/acting-as.ts'
import { addCall, addModel, breakCall, completeCall } from '../support/ended-calls.ts'
import { type Answer, assertInvalid, assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
let hooks: string
let modelId: number

before(async () => {
  service = await startTestService()
  token = await service.token()
  hooks = `${service.address}/v1/webhooks`
  modelId = await addModel(service, 'Quality')
})
after(() => service.stop())
afterEach(() => service.database.deleteFrom('webhook').execute())

const create = (json: Json = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  send(hooks, { token, json: { url: 'https://calls.example/hook', ...json }, headers })
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${hooks}${path}`, { token, ...init })
const deliveriesOf = async (id: number, query = '') => (await at(`/${id}/deliveries${query}`)).body.items
const auditOf = async (id: number) => {
  const rows = await service.database
    .selectFrom('audit_entry')
    .select(['actor', 'action'])
    .where('subject_type', '=', 'webhook')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  return rows.map(({ actor, action }) => `${actor === service.clientId ? 'client' : actor} ${action}`)
}
/** Every row of ours, as text. */
async function dumpDatabase(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(service.database)
  let text = ''
  for (const { name } of tables.rows) {
    const rows = await sql<{
      text: string
    }>`select ${sql.ref(name)}::text as text from ${sql.table(name)}`.execute(service.database)
    text += rows.rows.map((row) => `${name} ${row.text}\n`).join('')
  }
  return text
}

// Holds Webhooks: `/v1/webhooks`: create, list, read, replace, delete
test('a webhook is made, read, listed, replaced and deleted', async () => {
  const { status, headers, body } = await create()
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/v1/webhooks/${body.id}`)
  assert.equal(headers.get('cache-control'), 'no-store')
  const { secret, ...made } = body
  assert.deepEqual(made, {
    id: body.id,
    client_id: service.clientId,
    url: 'https://calls.example/hook',
    events: ['call_analysis.completed', 'call_analysis.failed'],
    model_ids: [],
    description: '',
    enabled: true,
    format: 'event',
    disabled_reason: null,
    failing_since: null,
    created_at: made.created_at,
    created_by: service.clientId,
    updated_at: null,
    updated_by: null,
  })
  assert.deepEqual((await at(`/${body.id}`)).body, made)
  assert.deepEqual((await at('')).body, [made])
  const fields = {
    url: 'http://other.example:8443/x?y=1',
    events: ['call_analysis.failed'],
    model_ids: [modelId],
    description: 'Tell the CRM',
    enabled: false,
  }
  const replaced = await at(`/${body.id}`, { method: 'PUT', json: fields })
  assert.equal(replaced.status, 200)
  const { updated_at } = replaced.body
  assert.deepEqual(replaced.body, { ...made, ...fields, updated_at, updated_by: service.clientId })
  const { body: plain } = await at(`/${body.id}`, { method: 'PUT', json: { url: fields.url } })
  assert.deepEqual(
    [plain.events.length, plain.model_ids, plain.description, plain.enabled],
    [2, [], '', true],
  )
  assert.equal((await at(`/${body.id}`, { method: 'DELETE' })).status, 204)
  for (const method of ['GET', 'DELETE'])
    assertRefusal(await at(`/${body.id}`, { method }), 404, '001-001-0001')
  assert.deepEqual(await auditOf(body.id), [
    'client created',
    'client replaced',
    'client replaced',
    'client removed',
  ])
})

// Holds Webhooks: secret `whsec_…` shown once
test('a secret is shown when it is made, and nowhere else', async () => {
  const { body } = await create()
  assert.match(body.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const rotated = await at(`/${body.id}/rotate-secret`, { method: 'POST' })
  assert.equal(rotated.status, 200)
  assert.equal(rotated.headers.get('cache-control'), 'no-store')
  assert.match(rotated.body.secret, /^whsec_/)
  assert.notEqual(rotated.body.secret, body.secret)
  for (const path of ['', `/${body.id}`, `/${body.id}/deliveries`])
    assert.ok(!JSON.stringify((await at(path)).body).includes('whsec_'), path)
  assert.deepEqual(await auditOf(body.id), ['client created', 'client secret_rotated'])
})

// Holds Webhooks: rotation with two live secrets
test('the secret before signs for a day more, or as long as is said, or not at all', async () => {
  const { body: first } = await create()
  const box = createSecretBox(undefined)
  const live = () => listLiveSecrets(service.database, box, first.id)
  const rotate = async (json?: Json) =>
    (await at(`/${first.id}/rotate-secret`, { method: 'POST', ...(json ? { json } : {}) })).body.secret
  const second = await rotate()
  assert.deepEqual(await live(), [second, first.secret])
  const ends = await service.database
    .selectFrom('webhook_secret')
    .select(sql<number>`extract(epoch from live_until - now())::integer`.as('seconds'))
    .where('webhook_id', '=', first.id)
    .where('live_until', 'is not', null)
    .executeTakeFirstOrThrow()
  assert.ok(ends.seconds > 86_000 && ends.seconds <= 86_400)
  const third = await rotate({ overlap_seconds: 60 })
  assert.deepEqual(await live(), [third, second, first.secret])
  const fourth = await rotate({ overlap_seconds: 0 })
  assert.deepEqual(await live(), [fourth])
  assert.ok(!(await dumpDatabase()).includes(third), 'a secret that has ended is not kept')
  for (const wrong of [-1, 604_801, 1.5, '60'])
    assertRefusal(
      await at(`/${first.id}/rotate-secret`, { json: { overlap_seconds: wrong } }),
      422,
      '001-002-0002',
      'overlap_seconds',
    )
  for (let number = 0; number < 7; number++) await rotate()
  assert.equal((await live()).length, 5)
})

// Holds Webhooks: secret `whsec_…` shown once
test('a creation or rotation that is repeated with its key happens once, and its secret is not kept with the answer', async () => {
  const key = { 'idempotency-key': 'once' }
  const first = await create({}, key)
  const again = await create({}, key)
  assert.equal(again.headers.get('idempotent-replayed'), 'true')
  assert.equal(again.headers.get('location'), first.headers.get('location'))
  assert.deepEqual(again.body, { ...first.body, secret: null })
  assert.equal((await at('')).body.length, 1)
  const rotate = () =>
    at(`/${first.body.id}/rotate-secret`, { method: 'POST', headers: { 'idempotency-key': 'turn' } })
  const turned = await rotate()
  const { headers, body } = await rotate()
  assert.equal(headers.get('idempotent-replayed'), 'true')
  assert.deepEqual(body, { ...turned.body, secret: null })
  const live = await listLiveSecrets(service.database, createSecretBox(undefined), first.body.id)
  assert.deepEqual(live, [turned.body.secret, first.body.secret])
  const holders = (await dumpDatabase()).split('\n').filter((line) => line.includes('whsec_'))
  assert.deepEqual(new Set(holders.map((line) => line.split(' ')[0])), new Set(['webhook_secret']))
})

// Holds Webhooks: secrets sealed in the database, if wanted
test('with SECRETS_KEY, no secret lies open in the database', async () => {
  const key = Buffer.alloc(32, 7)
  const { SECRETS_KEY } = readConfig({ SECRETS_KEY: key.toString('base64') })
  const box = createSecretBox(SECRETS_KEY)
  const fields = {
    url: 'https://a.example',
    events: [],
    modelIds: [],
    description: '',
    enabled: true,
    format: 'event' as const,
  }
  const { webhook, secret } = await createWebhook(service.database, box, actingAs(service.clientId), fields)
  assert.deepEqual(await listLiveSecrets(service.database, box, webhook.id), [secret])
  assert.ok(!(await dumpDatabase()).includes(secret))
  for (const other of [createSecretBox(Buffer.alloc(32, 8)), createSecretBox(undefined)])
    await assert.rejects(listLiveSecrets(service.database, other, webhook.id))
  assert.equal(box.open('whsec_kept before there was a key'), 'whsec_kept before there was a key')
  for (const wrong of ['short', Buffer.alloc(31).toString('base64'), `${'!'.repeat(43)}=`])
    assert.throws(() => readConfig({ SECRETS_KEY: wrong }), /SECRETS_KEY must be 32 bytes in base64/)
})

// Holds Webhooks: `/v1/webhooks`: create, list, read, replace, delete
test('what cannot be a webhook is refused with its field', async () => {
  const wrong: [Json, string][] = [
    [{ url: undefined }, 'url'],
    [{ url: '' }, 'url'],
    [{ url: 'calls.example/hook' }, 'url'],
    [{ url: '//calls.example/hook' }, 'url'],
    [{ url: 'ftp://calls.example' }, 'url'],
    [{ url: 'https://' }, 'url'],
    [{ url: 'https:calls.example' }, 'url'],
    [{ url: 'https://calls.example/a b' }, 'url'],
    [{ url: ' https://calls.example' }, 'url'],
    [{ url: 'https://user:secret@calls.example' }, 'url'],
    [{ url: 'https://user@calls.example' }, 'url'],
    [{ url: `https://calls.example/${'x'.repeat(2000)}` }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['call_analysis.started'] }, 'events.0'],
    [{ events: 'call_analysis.failed' }, 'events'],
    [{ model_ids: [2_000_000_000] }, 'model_ids.0'],
    [{ model_ids: ['1'] }, 'model_ids.0'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ enabled: 'yes' }, 'enabled'],
  ]
  for (const [json, path] of wrong) assertRefusal(await create(json), 422, '001-002-0002', path)
  assert.deepEqual((await at('')).body, [])
  const { body } = await create()
  assertRefusal(
    await at(`/${body.id}`, { method: 'PUT', json: { description: 'x' } }),
    422,
    '001-002-0002',
    'url',
  )
  assertRefusal(await at(`/${body.id}/test`, { json: { event: 'nonsense' } }), 422, '001-002-0002', 'event')
  assertInvalid(await at(`/${body.id}/deliveries?status=SENT`), 'query', 'status', '0')
  assertInvalid(await at(`/${body.id}/deliveries?cursor=abc`), 'query', 'cursor')
})

// Holds Webhooks: `/v1/webhooks`: create, list, read, replace, delete
test('a client has fifty webhooks at most, even when it asks for the last two at once', async () => {
  const rows = Array.from({ length: 49 }, () => ({
    workspace_id: service.clientId,
    url: 'https://calls.example',
    events: [],
    model_ids: [],
    description: '',
    enabled: true,
    created_by: service.clientId,
  }))
  await service.database.insertInto('webhook').values(rows).execute()
  const answers = await Promise.all([create(), create()])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  assertRefusal(await create(), 409, '008-001-0002')
})

// Holds Webhooks: scopes `read:webhook` and `write:webhook`
test('whoever may read webhooks may not change them', async () => {
  const { body } = await create()
  const reader = await service.token(['read:webhook'])
  const { status } = await send(hooks, { token: reader })
  assert.equal(status, 200)
  const tries: [string, string][] = [
    ['', 'POST'],
    [`/${body.id}`, 'PUT'],
    [`/${body.id}`, 'DELETE'],
    [`/${body.id}/rotate-secret`, 'POST'],
    [`/${body.id}/test`, 'POST'],
  ]
  for (const [path, method] of tries)
    assertRefusal(await at(path, { method, token: reader }), 403, '001-001-0003')
})

// Holds Webhooks: another client's are not there
test('a delivery cannot be reached through the webhook of another', async () => {
  const { body: mine } = await create()
  const stranger = await service.token(scopes)
  const { body: theirs } = await send(hooks, { token: stranger, json: { url: 'https://b.example' } })
  const test = await at(`/${mine.id}/test`, { method: 'POST' })
  for (const path of ['', '/redeliver']) {
    const url = `${hooks}/${theirs.id}/deliveries/${test.body.id}${path}`
    const method = path ? 'POST' : 'GET'
    assertRefusal(await send(url, { method, token: stranger }), 404, '001-001-0001')
    assertRefusal(await send(url, { method, token }), 404, '001-001-0001')
  }
})

describe('what a webhook is told', () => {
  // Holds Webhooks: events `call_analysis.completed`, `call_analysis.failed`
  test('is what it asked for, of the models it asked for, while it is enabled', async () => {
    const other = await addModel(service, `Other ${Date.now()}`)
    const ids: Record<string, number> = {}
    const wishes: Record<string, Json> = {
      all: {},
      failures: { events: ['call_analysis.failed'] },
      ofOther: { model_ids: [other, other] },
      off: { enabled: false },
    }
    for (const [name, json] of Object.entries(wishes)) ids[name] = (await create(json)).body.id
    const stranger = await service.token(scopes)
    const { body: theirs } = await send(hooks, { token: stranger, json: { url: 'https://b.example' } })
    await completeCall(service, await addCall(service, modelId))
    await breakCall(service, await addCall(service, modelId), 'It broke.')
    await completeCall(service, await addCall(service, other))
    const events = async (id: number) => (await deliveriesOf(id)).map(({ event }: Json) => event)
    const [completed, failed] = ['call_analysis.completed', 'call_analysis.failed']
    assert.deepEqual(await events(ids.all!), [completed, failed, completed])
    assert.deepEqual(await events(ids.failures!), [failed])
    assert.deepEqual(await events(ids.ofOther!), [completed])
    assert.deepEqual(await events(ids.off!), [])
    assert.deepEqual((await send(`${hooks}/${theirs.id}/deliveries`, { token: stranger })).body.items, [])
  })

  // Holds Webhooks: `/v1/webhooks/{id}/deliveries`
  test('is listed page by page, by status and by event', async () => {
    const { body: hook } = await create()
    for (let number = 0; number < 5; number++) await completeCall(service, await addCall(service, modelId))
    await breakCall(service, await addCall(service, modelId), 'It broke.')
    const all = await deliveriesOf(hook.id)
    assert.equal(all.length, 6)
    const paged: Json[] = []
    for await (const one of service.client.webhooks.deliveries(hook.id, { limit: 2 })) paged.push(one)
    assert.deepEqual(paged, all)
    const failed = await deliveriesOf(hook.id, '?event=call_analysis.failed')
    assert.deepEqual(failed, all.slice(0, 1))
    assert.deepEqual(await deliveriesOf(hook.id, '?status=DELIVERED&status=FAILED'), [])
    assert.equal((await deliveriesOf(hook.id, '?status=PENDING')).length, 6)
  })
})
