import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

const ask = async (path: string, method = 'GET', json?: Json): Promise<Json> => {
  const { status, body } = await send(`${service.address}/v1${path}`, { token, method, json })
  assert.ok(status < 300, JSON.stringify(body))
  return body
}

// Holds Statuses and bodies: `updated_at` moves with every accepted write
test('every write that is accepted moves the time of the last update, of a part also that of its model', async () => {
  const model = await ask('/models', 'POST', { name: 'Quality', xscore_template: true })
  assert.equal(model.updated_at, null)
  const at = `/models/${model.id}`
  /** Writes, and makes sure that the model and what was written say so. */
  const moves = async (what: string, write: () => Promise<Json>): Promise<Json> => {
    const before = (await ask(at)).updated_at
    // The clock is told in milliseconds.
    await setTimeout(2)
    const written = await write()
    const now = await ask(at)
    assert.ok(now.updated_at > (before ?? ''), `${what} moves the model`)
    assert.equal(now.updated_by, service.clientId)
    return written
  }
  const parts: [string, Json, Json][] = [
    ['categories', { name: 'Opening', max_score: 10 }, { name: 'Opening', max_score: 20 }],
    ['variables', { key: 'greets', type: 'BOOLEAN' }, { key: 'greets', type: 'INTEGER' }],
    ['metadata', { key: 'campaign' }, { key: 'campaign', required: true }],
  ]
  for (const [name, first, second] of parts) {
    const part = await moves(`adding to ${name}`, () => ask(`${at}/${name}`, 'POST', first))
    const path = `${at}/${name}/${part.id}`
    const changed = await moves(`changing ${name}`, () => ask(path, 'PUT', second))
    assert.ok(changed.updated_at)
    const again = await moves(`writing ${name} as they are`, () => ask(path, 'PUT', second))
    assert.ok(again.updated_at > changed.updated_at, name)
    await moves(`deleting from ${name}`, () => ask(path, 'DELETE'))
  }
  const body = { name: 'Quality', xscore_template: true, description: 'Kind' }
  await moves('replacing', () => ask(at, 'PUT', body))
  const revisions = (await ask(`${at}/revisions`)).length
  await moves('replacing by the same', () => ask(at, 'PUT', body))
  assert.equal((await ask(`${at}/revisions`)).length, revisions, 'which is no new revision')
})

test('a webhook with a new secret has been updated', async () => {
  const hook = await ask('/webhooks', 'POST', { url: 'https://example.com/hook' })
  const replaced = await ask(`/webhooks/${hook.id}`, 'PUT', { url: 'https://example.com/hook' })
  assert.ok(replaced.updated_at)
  await setTimeout(2)
  const rotated = await ask(`/webhooks/${hook.id}/rotate-secret`, 'POST')
  assert.ok(rotated.updated_at > replaced.updated_at)
})
