import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import { signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
const ids = { ana: newId(), dana: newId(), erased: newId() }

before(async () => {
  service = await startTestService()
  token = await service.token()
  const template_metadata = [{ key: 'order_id', readable_name: 'Order id', type: 'INTEGER', required: false }]
  const json = { name: 'Sales', template_metadata }
  const { body: model } = await send(`${service.address}/v1/models`, { token, json })
  const written = { modelId: model.id, status: 'PROCESS_COMPLETED', score: null, said: null } as const
  const rest = { ...written, summary: null, createdAt: 1_767_268_800_000_000n, erased: false }
  await writeCalls(service.database, service.clientId, [
    { ...rest, id: ids.ana, externalId: 'call-1', agentId: 'a1' },
    { ...rest, id: ids.dana, externalId: 'call-2', agentId: 'a2' },
    { ...rest, id: ids.erased, externalId: 'call-1', agentId: 'a2', erased: true },
  ])
  const metadata = {
    [ids.ana]: { order_id: 4711, floor: 'third' },
    [ids.dana]: { order_id: 17, ref: '4711' },
  }
  for (const [id, given] of Object.entries(metadata)) {
    await sql`update call set additional_parameters = ${JSON.stringify(given)}::jsonb where id = ${id}`.execute(
      service.database,
    )
    await sql`select count_call(${id})`.execute(service.database)
  }
  for (const [agent_id, name] of Object.entries({ a1: 'Ana Pérez', a2: 'Dana Reyes', a3: 'Zoë' }))
    await send(`${service.address}/v1/agents`, { token, json: { agent_id, name } })
})
after(() => service.stop())

const suggest = async (text: string, as = token): Promise<Json> => {
  const query = new URLSearchParams({ text })
  const { status, body } = await send(`${service.address}/v1/call-analysis/suggestions?${query}`, {
    token: as,
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const nothing = { calls: [], agents: [], metadata: [] }

test('one text finds calls by both their ids, agents by part of the name, and metadata by its value', async () => {
  const call = (await suggest(` ${ids.ana.toUpperCase()} `)).calls
  assert.deepEqual(
    call.map(({ id, external_id }: Json) => [id, external_id]),
    [[ids.ana, 'call-1']],
  )
  assert.deepEqual(
    (await suggest('call-1')).calls.map(({ id }: Json) => id),
    [ids.ana],
    'an erased call is not found',
  )
  assert.deepEqual(
    (await suggest('ANA')).agents.map(({ agent_id }: Json) => agent_id),
    ['a1', 'a2'],
    'who begins with it comes first',
  )
  assert.deepEqual((await suggest('perez')).agents, [{ agent_id: 'a1', name: 'Ana Pérez' }])
  assert.deepEqual((await suggest('a3')).agents, [{ agent_id: 'a3', name: 'Zoë' }])
  assert.deepEqual(await suggest('4711'), {
    ...nothing,
    metadata: [
      { key: 'order_id', name: 'Order id' },
      { key: 'ref', name: 'ref' },
    ],
  })
  assert.deepEqual((await suggest('third')).metadata, [{ key: 'floor', name: 'floor' }])
})

test('what finds nothing is no fault, and what cannot be meant is one', async () => {
  for (const text of ['zeppelin', '%', "'", '\\', '   ', '018f0000-0000-7000-8000-000000000000', '4711.0'])
    assert.deepEqual(await suggest(text), nothing, text)
  for (const query of ['', '?text=', '?text=%00', `?text=${'x'.repeat(501)}`])
    assertInvalid(
      await send(`${service.address}/v1/call-analysis/suggestions${query}`, { token }),
      'query',
      'text',
    )
})

test('others find nothing of it, and an agent finds what they may see', async () => {
  const stranger = await service.token(scopes)
  for (const text of [ids.ana, 'call-1', 'ana', '4711'])
    assert.deepEqual(await suggest(text, stranger), nothing, text)
  const agent = await signInAs(service, service.clientId, 'agent', { agentId: 'a1' })
  const own = async (text: string) =>
    (await (await agent.fetch(`/v1/call-analysis/suggestions?text=${text}`)).json()) as Json
  assert.deepEqual((await own('4711')).metadata, [{ key: 'order_id', name: 'Order id' }])
  assert.deepEqual(await own('17'), nothing)
  assert.deepEqual(await own(ids.dana), nothing)
  assert.equal((await own(ids.ana)).calls.length, 1)
  assert.deepEqual(
    (await own('ana')).agents.map(({ agent_id }: Json) => agent_id),
    ['a1'],
  )
})
