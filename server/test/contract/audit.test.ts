import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import {
  createClient,
  disableClient,
  findClient,
  rotateClientSecret,
  updateClient,
} from '../../src/store/clients/clients.ts'
import { getWorkspace } from '../../src/store/people/workspaces.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { assertInvalid, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

const at = (path: string) => `${service.address}${path}`
const audit = async (query = '') => {
  const { status, body } = await send(at(`/v1/audit${query}`), { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body as { items: Json[]; next_cursor: string | null }
}
/** What has been done, the oldest first, since so many entries. */
const doneSince = async (count: number) =>
  (await audit('?limit=200')).items
    .reverse()
    .slice(count)
    .map(({ action, subject_type, subject_id }: Json) => `${action} ${subject_type} ${subject_id}`)

// Holds Retention and the audit log: `GET /v1/audit`: every change, once
test('every change of a model or a part of it is there, once, with who did it', async () => {
  const { length } = (await audit()).items
  const { models } = service.client
  const model = await models.create({ name: 'Quality', xscore_template: true })
  const { id: category } = await models.categories.create(model.id, { name: 'Opening', max_score: 5 })
  await models.categories.replace(model.id, category, { name: 'Begin', max_score: 5 })
  const { id: variable } = await models.variables.create(model.id, { key: 'greets', type: 'BOOLEAN' })
  await models.variables.replace(model.id, variable, { key: 'hello', type: 'BOOLEAN' })
  await models.variables.delete(model.id, variable)
  const { id: field } = await models.metadata.create(model.id, { key: 'shop', type: 'STRING' })
  await models.metadata.replace(model.id, field, { key: 'store', type: 'STRING' })
  await models.metadata.delete(model.id, field)
  await models.categories.delete(model.id, category)
  await models.replace(model.id, { name: 'Better', xscore_template: true, retain_audio_days: 30 })
  await models.replace(model.id, { name: 'Better', xscore_template: true, enabled: false })
  await models.replace(model.id, { name: 'Better', xscore_template: true, enabled: false })
  const copy = await models.duplicate(model.id, 'Copy')
  await assert.rejects(models.duplicate(model.id, 'Copy'))
  assert.deepEqual(await doneSince(length), [
    `created model ${model.id}`,
    `created category ${category}`,
    `replaced category ${category}`,
    `created variable ${variable}`,
    `replaced variable ${variable}`,
    `removed variable ${variable}`,
    `created metadata ${field}`,
    `replaced metadata ${field}`,
    `removed metadata ${field}`,
    `removed category ${category}`,
    `replaced model ${model.id}`,
    `disabled model ${model.id}`,
    `duplicated model ${copy.id}`,
  ])
  const [replaced] = (await audit('?action=replaced&subject_type=model')).items
  assert.equal(replaced.actor, service.clientId)
  assert.deepEqual(replaced.detail.fields, ['name', 'retain_audio_days'])
  assert.deepEqual((await audit(`?subject_type=variable&subject_id=${variable}`)).items.length, 3)
})

// Holds Retention and the audit log: `GET /v1/audit`: every change, once
test('an erased call leaves its entry, and nothing of what it was', async () => {
  await service.client.models.create({ name: 'Calls' })
  const { length } = (await audit('?limit=200')).items
  const body = callForm({ fields: { model_name: 'Calls' }, audio: writeToneWav(1), fileName: 'zebra.wav' })
  const { body: call } = await send(at('/v1/call-analysis'), { method: 'POST', token, body })
  await finishCalls(service, [{ speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'Hello.' }])
  await service.client.calls.rerun(call.id)
  await service.client.calls.delete(call.id)
  await service.client.calls.delete(call.id)
  assert.deepEqual(await doneSince(length), [
    `rerun call_analysis ${call.id}`,
    `erased call_analysis ${call.id}`,
  ])
  assert.doesNotMatch(JSON.stringify(await audit('?limit=200')), /zebra|Ana|call-1/)
})

test('nobody of one workspace changes a client of another, nor how long its calls are kept', async () => {
  const other = await createClient(service.database, 'Other', ['read:audit'])
  const by = { workspaceId: service.clientId, actor: 'somebody' }
  const changes = { scopes: ['write:people'] as const, rateLimit: 1, retention: { audio: 1, transcript: 1 } }
  assert.equal(await updateClient(service.database, other.client_id, changes, by), false)
  const { retainAudioDays, retainTranscriptDays } = await getWorkspace(service.database, other.client_id)
  assert.deepEqual([retainAudioDays, retainTranscriptDays], [null, null])
  const found = await findClient(service.database, other.client_id)
  assert.deepEqual([found?.scopes, found?.rateLimit], [['read:audit'], null])
  const noted = await service.database
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', other.client_id)
    .execute()
  assert.deepEqual(noted, [{ action: 'created' }])
})

// Holds Retention and the audit log: `GET /v1/audit`: every change, once
test('what the operator does to a client is there for the client to read', async () => {
  await updateClient(service.database, service.clientId, { retention: { transcript: 90 } })
  // The old secret's tokens end with it, within a second.
  const renewed = await rotateClientSecret(service.database, service.clientId)
  token = (await send(at('/v1/auth'), { method: 'POST', json: renewed })).body.access_token
  assert.equal(await disableClient(service.database, 'cm_nobody'), false)
  const { items } = await audit('?actor=operator')
  assert.deepEqual(
    items.map(({ action, subject_id, detail }: Json) => [action, subject_id, detail]),
    [
      ['secret_rotated', service.clientId, {}],
      ['updated', service.clientId, { retain_transcript_days: 90 }],
      ['created', service.clientId, { scopes: [...scopes] }],
    ],
  )
})

// Holds Retention and the audit log: `GET /v1/audit`: pages and days
test('pages follow each other without a gap, and days limit them', async () => {
  const all = (await audit('?limit=200')).items
  const paged: Json[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page = await audit(`?limit=3${next ? `&cursor=${next}` : ''}`)
    paged.push(...page.items)
    next = page.next_cursor
  }
  assert.deepEqual(paged, all)
  const today = new Date().toISOString().slice(0, 10)
  assert.equal((await audit(`?start_date=${today}&limit=200`)).items.length, all.length)
  assert.equal((await audit('?end_date=2020-01-01')).items.length, 0)
  for (const wrong of ['cursor=x', 'cursor=LTE', 'limit=0', 'start_date=yesterday']) {
    const answer = await send(at(`/v1/audit?${wrong}`), { token })
    assertInvalid(answer, 'query', wrong.split('=')[0]!)
  }
})

// Holds Retention and the audit log: `GET /v1/audit`: CSV; scope `read:audit`
test('as a table, and only for who may read it', async () => {
  const headers = { accept: 'text/csv' }
  const csv = await send(at('/v1/audit?limit=2'), { token, headers })
  assert.match(csv.headers.get('content-disposition') ?? '', /audit\.csv/)
  assert.match(csv.headers.get('link') ?? '', /rel="next"/)
  assert.match(
    csv.body,
    /^at,actor,action,subject_type,subject_id,detail,actor_name,address,number,hash\r\n\d{4}-/,
  )
  const without = await service.token(scopes.filter((scope) => scope !== 'read:audit'))
  assert.equal((await send(at('/v1/audit'), { token: without })).status, 403)
})
