import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
const at = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1${path}`, { token, ...init })
const put = (modelId: number, json: Json) => at(`/models/${modelId}/targets`, { method: 'PUT', json })
const get = async (modelId: number): Promise<Json> => (await at(`/models/${modelId}/targets`)).body
const listed = async (): Promise<Json> => (await at('/targets')).body.items
const notes = async (modelId: number): Promise<Json> =>
  (await at(`/audit?subject_type=target&subject_id=${modelId}`)).body.items

const createModel = async (name: string): Promise<number> => {
  const categories = [
    { name: 'Opening', max_score: 40, order_number: 2 },
    { name: 'Closing', max_score: 60, order_number: 1 },
  ]
  return (await at('/models', { json: { name, xscore_template: true, categories } })).body.id
}

before(async () => {
  service = await startTestService()
  token = await service.token()
})
after(() => service.stop())

test('a model has no targets until they are set; what is poor follows the target where nobody says', async () => {
  const id = await createModel('Care')
  const bare = { model_id: id, model_name: 'Care', enabled: true, score: null, categories: [] }
  assert.deepEqual(await get(id), bare)
  assert.deepEqual(await listed(), [bare])
  const answer = await put(id, {
    score: { target: 85.55 },
    categories: [
      { category_slug: 'opening', target: 90, poor_below: 75 },
      { category_slug: 'closing', target: 12 },
    ],
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const now = {
    ...bare,
    score: { target: 85.55, poor_below: 65.55 },
    categories: [
      { category_slug: 'closing', category_name: 'Closing', target: 12, poor_below: 0 },
      { category_slug: 'opening', category_name: 'Opening', target: 90, poor_below: 75 },
    ],
  }
  const { categories, ...rest } = answer.body
  const ids = categories.map(({ category_id }: Json) => category_id)
  assert.equal(new Set(ids).size, 2)
  const bareCategories = categories.map(({ category_id, ...one }: Json) => one)
  assert.deepEqual({ ...rest, categories: bareCategories }, now)
  assert.deepEqual(await get(id), answer.body)
  assert.deepEqual(await listed(), [answer.body])
})

test('setting targets replaces all of them, is noted, and makes no new revision', async () => {
  const id = await createModel('Sales')
  await put(id, { score: { target: 80 }, categories: [{ category_slug: 'opening', target: 70 }] })
  await put(id, { score: { target: 80 }, categories: [{ category_slug: 'opening', target: 70 }] })
  const answer = await put(id, { categories: [{ category_slug: 'closing', target: 70 }] })
  assert.equal(answer.body.score, null)
  assert.deepEqual(
    answer.body.categories.map((one: Json) => one.category_slug),
    ['closing'],
  )
  assert.equal((await put(id, {})).status, 200)
  assert.deepEqual((await get(id)).categories, [])
  const noted = await notes(id)
  assert.deepEqual(
    noted.map(({ action, actor, detail }: Json) => ({ action, actor, detail })),
    [
      { score: null, categories: [] },
      { score: null, categories: ['closing 70/50'] },
      { score: '80/60', categories: ['opening 70/50'] },
    ].map((detail) => ({ action: 'replaced', actor: service.clientId, detail })),
    'what changes nothing is not noted',
  )
  assert.equal((await at(`/models/${id}/revisions`)).body.length ?? 1, 1)
})

test('a copy of a model has its targets, a deleted category has none', async () => {
  const id = await createModel('Desk')
  await put(id, { score: { target: 88 }, categories: [{ category_slug: 'opening', target: 70 }] })
  const copy = (await at(`/models/${id}/duplicate`, { json: { name: 'Desk 2' } })).body.id
  const own = await get(id)
  const copied = await get(copy)
  assert.deepEqual([copied.model_name, copied.score], ['Desk 2', own.score])
  assert.deepEqual(
    copied.categories.map(({ category_slug, target }: Json) => [category_slug, target]),
    [['opening', 70]],
  )
  assert.notEqual(copied.categories[0].category_id, own.categories[0].category_id)
  const categories: Json[] = (await at(`/models/${copy}/categories`)).body
  const opening = categories.find(({ slug }) => slug === 'opening')
  await at(`/models/${copy}/categories/${opening.id}`, { method: 'DELETE' })
  assert.deepEqual((await get(copy)).categories, [])
  assert.equal((await get(id)).categories.length, 1)
})

test('of disabled models only those with targets are listed', async () => {
  const bare = await createModel('Old')
  const kept = await createModel('Older')
  await put(kept, { score: { target: 50 } })
  for (const [id, name] of [
    [bare, 'Old'],
    [kept, 'Older'],
  ])
    await at(`/models/${id}`, { method: 'PUT', json: { name, xscore_template: true, enabled: false } })
  const items = (await listed()).filter(({ model_id }: Json) => [bare, kept].includes(model_id))
  assert.deepEqual(
    items.map(({ model_id, enabled }: Json) => [model_id, enabled]),
    [[kept, false]],
  )
})

test('what makes no sense is refused, and nothing changes', async () => {
  const id = await createModel('Strict')
  await put(id, { score: { target: 80 } })
  const refused: [Json, string][] = [
    [{ score: { target: 101 } }, 'score.target'],
    [{ score: { target: -1 } }, 'score.target'],
    [{ score: { target: 80.123 } }, 'score.target'],
    [{ score: { target: '80' } }, 'score.target'],
    [{ score: {} }, 'score.target'],
    [{ score: { target: 60, poor_below: 60.01 } }, 'score.poor_below'],
    [{ categories: [{ category_slug: 'nowhere', target: 50 }] }, 'categories.0.category_slug'],
    [
      {
        categories: [
          { category_slug: 'opening', target: 50 },
          { category_slug: 'opening', target: 60 },
        ],
      },
      'categories.1.category_slug',
    ],
    [{ good: 80 }, 'good'],
  ]
  for (const [json, path] of refused) assertRefusal(await put(id, json), 422, '001-002-0002', path)
  assert.equal((await put(id, { score: { target: 100, poor_below: 100 } })).status, 200, 'all or nothing')
  assert.equal((await put(id, { score: { target: 0 } })).body.score.poor_below, 0)
  assertRefusal(await put(999_999, { score: { target: 80 } }), 404, '001-001-0001')
})

test('owner, admin and QA set targets; everybody of the workspace sees them, nobody else does', async () => {
  const id = await createModel('Shared')
  for (const role of ['owner', 'admin', 'qa', 'lead', 'agent', 'viewer'] as const) {
    const person = await signInAs(service, service.clientId, role)
    const options = { method: 'PUT', json: { score: { target: 75 } } }
    const { status } = await person.fetch(`/v1/models/${id}/targets`, options)
    assert.equal(status, ['owner', 'admin', 'qa'].includes(role) ? 200 : 403, role)
    assert.equal((await person.fetch('/v1/targets')).status, 200, role)
  }
  const theirs = await service.token([...scopes])
  assert.deepEqual((await at('/targets', { token: theirs })).body.items, [])
  assertRefusal(await at(`/models/${id}/targets`, { token: theirs }), 404, '001-001-0001')
  const change = { token: theirs, method: 'PUT', json: { score: { target: 1 } } }
  assertRefusal(await at(`/models/${id}/targets`, change), 404, '001-001-0001')
  assert.equal((await get(id)).score.target, 75)
})
