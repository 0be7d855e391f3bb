import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { type Answer, assertInvalid, send } from '../support/http.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { createPlainModel } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

const oddKey = `shop "A" 'b' {}$.\\`
const oddValue = '100 %_\\ off; drop table call -- \u{1F600}\u202E'

let service: TestService
let token: string
let callId: string

before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0', SEARCH_MEANING: 'on' } })
  token = await service.token()
  const model = await createPlainModel(service.address, token, service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [{ name: 'Opening', max_score: 10, order_number: 1 }],
    template_variables: [
      { key: 'greets', type: 'BOOLEAN', required: true, category: 'opening', description: 'Greets' },
    ],
  })
  const { id } = await insertJudgedCall(service.database, {
    ...{ model, agentId: 'ana', createdAt: new Date(Date.UTC(2026, 0, 1)), durationMs: 60_000 },
    answers: { greets: { value: false, not_applicable: false } },
    sentWith: { [oddKey]: oddValue },
  })
  callId = id
})
after(() => service?.stop())

type Question = readonly [path: string, query: string]

const lists = [
  '/v1/call-analysis',
  '/v1/call-analysis/themes?question=why',
  '/v1/call-analysis/passages?meaning=why',
]
const criteria = ['/v1/stats/criteria?model_name=Care', '/v1/stats/criteria-by-agent?model_name=Care']
const withTeam = [...lists, ...criteria, '/v1/stats/team-profile']
const withMetadata = [...lists, ...criteria]
const withCursor = ['/v1/call-analysis', '/v1/reviews', '/v1/review-queue', '/v1/coaching-sessions']
const long = 'x'.repeat(9_000)

const forEach = (paths: readonly string[], queries: readonly string[]): Question[] =>
  paths.flatMap((path) => queries.map((query) => [path, query] as const))

function ask([path, query]: Question, accept = 'application/json'): Promise<Answer> {
  const url = `${service.address}${path}${path.includes('?') ? '&' : '?'}${query}`
  return send(url, { token, headers: { accept } })
}

/** Each is refused as JSON and as CSV alike, and the sentence says what would be right. */
async function assertRefused(questions: readonly Question[], at: string, sentence: RegExp): Promise<void> {
  for (const question of questions)
    for (const accept of ['application/json', 'text/csv']) {
      const answer = await ask(question, accept)
      assert.equal(answer.status, 422, `${question.join(' ')} ${JSON.stringify(answer.body)}`)
      assertInvalid(answer, 'query', at)
      assert.match(answer.body.detail[0].msg, sentence, question.join(' '))
    }
}

const cursorOf = (...place: readonly unknown[]) =>
  `cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`

test('a team that cannot be one is refused with what a team is', async () => {
  const wrong = ['-1', '1.5', '1e3', 'abc', '%00', '', '1;drop', '%F0%9F%98%80', '%D9%A3', '[]', '0x1']
  const words = /^This must be (a whole number|at least 1)\.$/
  await assertRefused(
    forEach(
      withTeam,
      ['0', ...wrong].map((id) => `team_id=${id}`),
    ),
    'team_id',
    words,
  )
  const huge = ['2147483648', '99999999999999999999', '9'.repeat(400)].map((id) => `team_id=${id}`)
  await assertRefused(forEach(withTeam, huge), 'team_id', /^This must be at most 2147483647\.$/)
  await assertRefused(forEach(withTeam, ['team_id=1&team_id=2']), 'team_id', /^"team_id" is given twice\.$/)
})

test('the order of what can be learnt needs a criterion and what came of it', async () => {
  const list = ['/v1/call-analysis', '/v1/call-analysis/00000000-0000-4000-8000-000000000000/neighbours']
  await assertRefused(forEach(list, ['sort=most_to_learn']), 'sort', /needs criterion and criterion_outcome/)
  await assertRefused(
    forEach(list, ['sort=most_to_learn&criterion=greets']),
    'criterion_outcome',
    /"criterion_outcome" is missing/,
  )
  await assertRefused(
    forEach(list, ['sort=most_to_learn&criterion_outcome=failed']),
    'criterion',
    /"criterion" is missing/,
  )
})

test('a criterion that no model has is one that no call failed; one that cannot be a key is refused', async () => {
  const unknown = ['nosuch', 'Greets', 'greets%20', 'f:greets', '%22%5D%7B', long, '__proto__']
  for (const outcome of ['not_said', 'failed'])
    for (const question of forEach(
      lists,
      unknown.map((key) => `criterion=${key}&criterion_outcome=${outcome}`),
    )) {
      const { status, body } = await ask(question)
      assert.equal(status, 200, question.join(' '))
      assert.deepEqual(body.items ?? body.themes, [], question.join(' '))
    }
  const odd = ['criterion=%00&criterion_outcome=not_said', 'criterion=&criterion_outcome=not_said']
  await assertRefused(forEach(lists, odd), 'criterion', /NUL|must not be empty/)
  await assertRefused(
    forEach(lists, ['criterion=greets&criterion_outcome=gone']),
    'criterion_outcome',
    /^This must be one of: passed, failed, open, not_applicable, not_said\.$/,
  )
  const found = await ask(['/v1/call-analysis', 'criterion=greets&criterion_outcome=not_said'])
  assert.deepEqual(
    found.body.items.map(({ id }: { id: string }) => id),
    [callId],
  )
  const other = await service.token([...scopes])
  const theirs = await send(`${service.address}/v1/call-analysis?criterion=greets&criterion_outcome=failed`, {
    token: other,
  })
  assert.deepEqual(theirs.body.items, [])
})

test('a question that cannot be read is refused with the reason', async () => {
  for (const [path, name] of [
    ['/v1/call-analysis/themes', 'question'],
    ['/v1/call-analysis/passages', 'meaning'],
  ] as const) {
    await assertRefused(forEach([path], [`${name}=%00`, `${name}=why%00`]), name, /NUL/)
    await assertRefused(
      forEach([path], [`${name}=`, `${name}=%20`]),
      name,
      /^This must not be empty\.$|^Say what to look for\.$/,
    )
    await assertRefused(forEach([path], [`${name}=${'x'.repeat(501)}`]), name, /at most 500/)
    await assertRefused(forEach([path], [`${name}=a&${name}=b`]), name, /given twice/)
  }
})

test('a cursor that is none of ours is refused, and says where to take one', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const noon = '2026-01-01T12:00:00.000000Z'
  const wrong = [
    ...[
      'cursor=x',
      'cursor=%00',
      'cursor=',
      'cursor=W10',
      'cursor=bnVsbA',
      'cursor=e30',
      `cursor=${'A'.repeat(90)}`,
    ],
    cursorOf('-created_at', 'x', 'y'),
    cursorOf('-created_at', noon, `${id}'`),
    cursorOf('-created_at', '2026-02-31T00:00:00.000000Z', id),
    cursorOf('-created_at', '9999999-01-01T00:00:00Z', id),
    cursorOf('created_at', noon, id),
    cursorOf('-score_percentage', 1e308, id),
    cursorOf('most_to_learn', `${noon} ${'1'.repeat(33)}`, id),
    cursorOf(noon, 'nobody'),
    cursorOf('infinity', id),
  ]
  await assertRefused(forEach(withCursor, wrong), 'cursor', /not a cursor of this list.*`next_cursor`/)
  await assertRefused(forEach(withCursor, [`cursor=${long}`]), 'cursor', /at most/)
})

test('metadata is looked for by whatever stands in it, and refused only where it cannot stand there', async () => {
  const pair = (key: string, value: string) =>
    `metadata_key=${encodeURIComponent(key)}&metadata_value=${encodeURIComponent(value)}`
  await assertRefused(
    forEach(withMetadata, [pair('\0', 'x'), pair('', 'x')]),
    'metadata_key',
    /NUL|not be empty/,
  )
  await assertRefused(forEach(withMetadata, [pair('x', 'a\0b')]), 'metadata_value', /NUL/)
  await assertRefused(forEach(withMetadata, ['metadata_key=x']), 'metadata_value', /go together/)
  await assertRefused(forEach(withMetadata, ['metadata_value=x']), 'metadata_key', /go together/)
  await assertRefused(
    forEach(withMetadata, ['metadata_key=x&metadata_key=y&metadata_value=z']),
    'metadata_key',
    /twice/,
  )
  const calls = async (query: string) => (await ask(['/v1/call-analysis', query])).body.items.length
  assert.equal(await calls(pair(oddKey, oddValue)), 1)
  for (const value of ['100 %', '%', '_', oddValue.toUpperCase(), `${oddValue}'`, long])
    assert.equal(await calls(pair(oddKey, value)), 0, value.slice(0, 50))
  for (const path of criteria)
    for (const accept of ['application/json', 'text/csv']) {
      assert.equal((await ask([path, pair(oddKey, oddValue)], accept)).status, 200)
      assert.equal((await ask([path, pair('\u{1F600}"\\', '}{')], accept)).status, 200)
    }
})
