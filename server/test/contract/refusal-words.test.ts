import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
  await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })
})
after(() => service.stop())

// Holds Statuses and bodies: messages say what is wrong
test('what is wrong with a value of a query is said of that value', async () => {
  for (const [query, name, message] of [
    ['limit=-1', 'limit', 'This must be at least 1.'],
    ['limit=0', 'limit', 'This must be at least 1.'],
    ['limit=201', 'limit', 'This must be at most 200.'],
    ['limit=99999999999999999999', 'limit', 'This must be at most 200.'],
    ['limit=1.5', 'limit', 'This must be a whole number.'],
    ['limit=', 'limit', 'This must be a whole number.'],
    ['min_score=-0.5', 'min_score', 'This must be at least 0.'],
    ['max_score=100.01', 'max_score', 'This must be at most 100.'],
    ['max_score=high', 'max_score', 'This must be a number.'],
    ['model_id=-1', 'model_id', 'This must be a whole number of at least 0.'],
    ['limit=1&limit=1', 'limit', '"limit" is given twice.'],
    [
      'grouping_field_key=agent_name',
      'grouping_field_value',
      '"grouping_field_value" is missing: grouping_field_key and grouping_field_value go together.',
    ],
  ]) {
    const { status, body } = await send(`${service.address}/v1/call-analysis?${query}`, { token })
    assert.equal(status, 422, query)
    assert.deepEqual([body.detail[0].loc, body.detail[0].msg], [['query', name], message], query)
  }
})

// Holds Statuses and bodies: messages say what is wrong
test('what is wrong with a body is said of the field, or of the body', async () => {
  const post = async (path: string, body: string, type = 'application/json'): Promise<Json> =>
    (
      await send(`${service.address}/v1/${path}`, {
        method: 'POST',
        token,
        headers: { 'content-type': type },
        body,
      })
    ).body
  const json = (path: string, value: Json) => post(path, JSON.stringify(value))
  const variable = { key: 'a', type: 'STRING' }
  for (const [said, path, message] of [
    [
      await json('models', { name: 'a', template_variables: [variable, variable] }),
      'template_variables.1.key',
      /^"a" is given twice\.$/,
    ],
    [
      await json('models', {
        name: 'a',
        categories: [
          { name: 'Ab', max_score: 1 },
          { name: 'aB', max_score: 1 },
        ],
      }),
      'categories.1.name',
      /^"aB" is given twice\.$/,
    ],
    [
      await json('models', { name: 'a', categories: [{ name: 'A', max_score: -1 }] }),
      'categories.0.max_score',
      /^This must be at least 0\.$/,
    ],
    [await json('models', { name: 'a\0' }), 'name', /NUL/],
    [await json('models', {}), 'name', /^This value is required\.$/],
    [await json('models', []), undefined, /^This must be an object\.$/],
    [
      await json('models/1/preview', { transcript: 'Agent: Hi.', calls: [] }),
      'calls',
      /^Unknown field "calls"\. Known: call_analysis_ids, transcript, model\.$/,
    ],
    [await post('models', '{"name":'), undefined, /^The body is not valid JSON/],
    [await post('models', '<a/>', 'application/xml'), undefined, /Send application\/json\.$/],
    [await post('call-analysis', 'x', 'application/xml'), undefined, /multipart\/form-data/],
    [
      await post('models/1/duplicate', JSON.stringify({ name: ' '.repeat(1_100_000) })),
      undefined,
      /^The body is larger than the [\d,]+ bytes this operation accepts\.$/,
    ],
  ] as const) {
    assert.equal(said.path, path, JSON.stringify(said))
    assert.match(said.message, message)
  }
})
