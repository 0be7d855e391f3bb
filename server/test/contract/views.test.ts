import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Role, roles } from '../../src/domain/people/roles.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { deletePerson } from '../../src/store/people/people.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask } from '../support/review-desk.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
const people = {} as Record<Role, Signed>
before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
  token = await service.token()
  for (const role of roles)
    people[role] = await signInAs(service, service.clientId, role, role === 'agent' ? { agentId: 'a' } : {})
})
after(() => service.stop())

const save = (who: Signed, view: Json) => ask(who, '/v1/views', view)
const namesOf = async (who: Signed): Promise<string[]> =>
  (await ask(who, '/v1/views')).body.items.map(({ name }: Json) => name)
const remove = async (who: Signed, id: number) =>
  (await who.fetch(`/v1/views/${id}`, { method: 'DELETE' })).status

test('everybody keeps views of their own, which nobody else sees', async () => {
  for (const role of roles) {
    const made = await save(people[role], {
      ...{ name: `Mine, ${role}`, search: 'model=Sales&max=50&sort=score_percentage' },
      columns: ['created_at', 'metadata.campaign'],
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id, shared, search, columns, link } = made.body
    assert.deepEqual([shared, search], [false, 'model=Sales&max=50&sort=score_percentage'])
    assert.deepEqual(columns, ['created_at', 'metadata.campaign'])
    assert.equal(link, `/calls?view=${id}`)
    assert.deepEqual(await namesOf(people[role]), [`Mine, ${role}`])
    for (const other of roles.filter((one) => one !== role)) {
      assert.equal((await ask(people[other], `/v1/views/${id}`, { name: 'Taken' }, 'PUT')).status, 404)
      assert.equal(await remove(people[other], id), 404)
    }
  }
})

test('owners, admins and QA share views with the workspace; others read them', async () => {
  for (const role of roles) {
    const may = ['owner', 'admin', 'qa'].includes(role)
    const made = await save(people[role], { name: `Ours, ${role}`, shared: true })
    assert.equal(made.status, may ? 201 : 403, role)
    if (!may) continue
    for (const reader of roles) assert.ok((await namesOf(people[reader])).includes(`Ours, ${role}`))
    const at = `/v1/views/${made.body.id}`
    const json = { name: `Ours, ${role}`, shared: true, search: 'state=failed' }
    for (const reader of ['lead', 'agent', 'viewer'] as const) {
      assert.equal((await ask(people[reader], at, json, 'PUT')).status, 403)
      assert.equal(await remove(people[reader], made.body.id), 403)
    }
    const changed = await ask(people.qa, at, json, 'PUT')
    assert.deepEqual([changed.status, changed.body.search], [200, 'state=failed'])
    assert.equal(await remove(people.admin, made.body.id), 204)
    assert.equal(await remove(people.admin, made.body.id), 404)
  }
  const own = (await save(people.viewer, { name: 'Kept' })).body
  assert.equal(
    (await ask(people.viewer, `/v1/views/${own.id}`, { name: 'Kept', shared: true }, 'PUT')).status,
    403,
  )
})

test('a name is taken once by each, whatever its capitals, and what makes no sense is refused', async () => {
  assert.equal((await save(people.lead, { name: 'Bad calls' })).status, 201)
  assert.equal((await save(people.lead, { name: ' BAD calls ' })).status, 409)
  assert.equal((await save(people.owner, { name: 'Bad calls' })).status, 201)
  assert.equal((await save(people.owner, { name: 'Bad calls', shared: true })).status, 201)
  for (const [view, field] of [
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'A', search: 'x'.repeat(4_001) }, 'search'],
    [{ name: 'A', columns: 'agent' }, 'columns'],
    [{ name: 'A', columns: Array.from({ length: 201 }, () => 'agent') }, 'columns'],
    [{ name: 'A\0' }, 'name'],
  ] as const) {
    const { status, body } = await save(people.owner, view)
    assert.deepEqual([status, body.code, body.path], [422, '001-002-0002', field])
  }
})

test('who changes a view that somebody else has changed since is told so', async () => {
  const made = (await save(people.qa, { name: 'Together', shared: true })).body
  assert.equal(made.version, 1)
  const at = `/v1/views/${made.id}`
  const change = (who: Signed, name: string, version?: number) =>
    ask(who, at, { name, shared: true, search: 'state=failed', columns: ['agent'], version }, 'PUT')
  const first = await change(people.qa, 'Renamed', 1)
  assert.deepEqual([first.status, first.body.version, first.body.name], [200, 2, 'Renamed'])
  const late = await change(people.owner, 'Late', 1)
  assert.deepEqual([late.status, late.body.code], [409, '010-003-0012'])
  assert.equal((await change(people.owner, 'In time', 2)).body.version, 3)
  assert.equal((await change(people.owner, 'Whatever stands there')).body.version, 4)
  assert.equal((await change(people.owner, 'Nonsense', 0)).status, 422)
  assert.equal(await remove(people.owner, made.id), 204)
})

test('a program has the workspace’s views, and other workspaces have none of them', async () => {
  const shared = await send(`${service.address}/v1/views`, {
    token,
    json: { name: 'Of a program', shared: true },
  })
  assert.equal(shared.status, 201)
  const own = await send(`${service.address}/v1/views`, { token, json: { name: 'Own' } })
  assertRefusal(own, 422, '001-002-0002', 'shared')
  const stranger = await service.token(scopes)
  assert.deepEqual((await send(`${service.address}/v1/views`, { token: stranger })).body.items, [])
  const at = `${service.address}/v1/views/${shared.body.id}`
  const change = { token: stranger, json: { name: 'Theirs', shared: true }, method: 'PUT' }
  assert.equal((await send(at, change)).status, 404)
  assert.equal((await send(at, { token: stranger, method: 'DELETE' })).status, 404)
  assert.ok((await namesOf(people.viewer)).includes('Of a program'))
})

test('somebody’s own views go with them, what they shared stays, and the audit log says who did what', async () => {
  const leaver = await signInAs(service, service.clientId, 'qa')
  const own = (await save(leaver, { name: 'Leaving' })).body
  const shared = (await save(leaver, { name: 'Staying', shared: true })).body
  const by = { workspaceId: service.clientId, actor: 'operator' }
  await deletePerson(service.database, { ...by, actingRole: 'owner', personId: leaver.id })
  const left = await service.database.selectFrom('saved_view').select('id').execute()
  assert.ok(!left.some(({ id }) => id === own.id))
  assert.ok(left.some(({ id }) => id === shared.id))
  await remove(people.owner, shared.id)
  const log = await ask(people.owner, `/v1/audit?subject_type=view&subject_id=${shared.id}`)
  assert.equal(log.status, 200, JSON.stringify(log.body))
  assert.deepEqual(
    log.body.items.map(({ action, actor }: Json) => [action, actor]),
    [
      ['removed', people.owner.id],
      ['created', leaver.id],
    ],
  )
})
