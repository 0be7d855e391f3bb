import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { bankCall } from '../support/bank-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const model = {
  name: 'Care',
  description: '',
  prompt: '',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 40, order_number: 1 },
    { name: 'Closing', max_score: 60, order_number: 2 },
  ],
  template_variables: [
    {
      key: 'hello',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "hello"',
    },
    {
      key: 'sings',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "la la la"',
    },
    {
      key: 'bye',
      type: 'BOOLEAN',
      required: true,
      category: 'closing',
      description: 'The agent says "goodbye"',
    },
    { key: 'mood', type: 'STRING', required: false, options: ['good', 'bad'], description: 'How it went' },
  ],
}

// Holds: people's answers count, the machine's stay, and the score follows by the same arithmetic
describe('reviews', () => {
  let service: TestService
  let token: string
  let qa: Signed
  let second: Signed
  let agent: Signed
  let id: string
  let modelId: number
  const at = (end = '') => `/v1/call-analysis/${id}${end}`
  const ask = async (
    who: Signed,
    path: string,
    json?: unknown,
    method = json === undefined ? 'GET' : 'POST',
  ) => {
    const response = await who.fetch(path, { method, ...(json === undefined ? {} : { json }) })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Json }
  }
  const submit = async (number: number) => {
    const { body } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      body: callForm({
        audio: writeToneWav(1 + number / 10),
        fields: { external_id: `call-${number}`, agent_id: 'ana', agent_name: 'Ana', model_name: 'Care' },
      }),
    })
    await finishCalls(service, bankCall.turns)
    return body.id as string
  }
  const answerOf = (call: Json, key: string) =>
    call.analysis_result.answers.find((one: Json) => one.key === key)

  before(async () => {
    service = await startTestService()
    token = await service.token()
    modelId = (await send(`${service.address}/v1/models`, { token, json: model })).body.id
    id = await submit(1)
    qa = await signInAs(service, service.clientId, 'qa')
    second = await signInAs(service, service.clientId, 'qa')
    agent = await signInAs(service, service.clientId, 'agent', { agentId: 'ana' })
  })
  after(() => service.stop())

  test('a review changes the score of record, and nothing of what the machine said', async () => {
    const before = (await ask(qa, at())).body
    assert.deepEqual(before.machine_score, {
      total_score: before.total_score,
      expected_score: before.expected_score,
      score_percentage: before.score_percentage,
    })
    const sings = answerOf(before, 'sings')
    assert.equal(sings.value, false)
    const answers = [{ key: 'sings', value: true, comment: 'Heard it.' }]
    const made = await ask(qa, at('/reviews'), { status: 'submitted', answers })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.equal(made.body.answers[0].machine.value, false)
    const now = (await ask(qa, at())).body
    const { reviewed, ...machine } = answerOf(now, 'sings')
    assert.deepEqual(machine, sings)
    assert.deepEqual([reviewed.value, reviewed.by, reviewed.review_id], [true, qa.id, made.body.id])
    assert.equal(now.total_score, before.total_score + 20)
    assert.deepEqual(now.machine_score, before.machine_score)
    assert.equal(now.analysis_result.variables.sings, true)
    assert.equal(now.review_status, 'reviewed')
    const sum = now.xscore_result.reduce((total: number, one: Json) => total + one.total_score, 0)
    assert.equal(sum, now.total_score)
    const stats = async (of: string) =>
      (await ask(qa, `/v1/stats/basic?score_of=${of}`)).body.avg_score as number
    assert.equal(await stats('record'), now.score_percentage)
    assert.equal(await stats('machine'), before.score_percentage)
  })

  test('the latest answer counts; what a review leaves out stays as it is', async () => {
    const later = await ask(second, at('/reviews'), {
      status: 'submitted',
      answers: [{ key: 'hello', not_applicable: true }],
    })
    assert.equal(later.status, 201)
    const call = (await ask(qa, at())).body
    assert.equal(answerOf(call, 'sings').reviewed.by, qa.id)
    assert.equal(answerOf(call, 'hello').reviewed.not_applicable, true)
    assert.equal(call.expected_score, 80)
    const again = await ask(second, at('/reviews'), {
      status: 'submitted',
      answers: [{ key: 'sings', value: false }],
    })
    assert.equal(again.status, 201)
    assert.equal(answerOf((await ask(qa, at())).body, 'sings').reviewed.by, second.id)
    assert.equal((await ask(qa, at('/reviews'))).body.items.length, 3)
    const found = (await ask(qa, `/v1/call-analysis?reviewed_by=${second.id}`)).body.items
    assert.deepEqual(
      found.map((one: Json) => one.id),
      [id],
    )
    assert.equal((await ask(qa, '/v1/call-analysis?review_status=none')).body.items.length, 0)
  })

  test('drafts are one’s own, count nothing, and lose no change by somebody quicker', async () => {
    const other = await submit(2)
    const path = `/v1/call-analysis/${other}/reviews`
    const before = (await ask(qa, `/v1/call-analysis/${other}`)).body
    const draft = (await ask(qa, path, { answers: [{ key: 'bye', value: true }] })).body
    assert.deepEqual([draft.status, draft.version], ['draft', 1])
    const during = (await ask(qa, `/v1/call-analysis/${other}`)).body
    assert.deepEqual([during.total_score, during.review_status], [before.total_score, 'in_progress'])
    assert.deepEqual((await ask(second, path)).body.items, [])
    const change = (version: number, who = qa) =>
      ask(who, `${path}/${draft.id}`, { version, answers: [{ key: 'bye', value: false }] }, 'PUT')
    assert.equal((await change(1, second)).status, 403)
    const both = await Promise.all([change(1), change(1)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await ask(qa, `${path}/${draft.id}`, undefined, 'DELETE')).status, 204)
    assert.equal((await ask(qa, `/v1/call-analysis/${other}`)).body.review_status, before.review_status)
    const submitted = (await ask(qa, path, { status: 'submitted', answers: [{ key: 'bye', value: true }] }))
      .body
    assert.equal((await ask(qa, `${path}/${submitted.id}`, undefined, 'DELETE')).status, 409)
    const revised = await ask(
      qa,
      `${path}/${submitted.id}`,
      { version: 1, status: 'submitted', answers: [{ key: 'bye', value: false }] },
      'PUT',
    )
    assert.equal(revised.status, 200)
    assert.equal(answerOf((await ask(qa, `/v1/call-analysis/${other}`)).body, 'bye').reviewed.value, false)
    const kept = await service.database
      .selectFrom('review_version')
      .selectAll()
      .where('review_id', '=', submitted.id)
      .execute()
    assert.equal(kept.length, 1)
  })

  test('what cannot be an answer is refused, and changes nothing', async () => {
    const before = (await ask(qa, at())).body
    for (const [answer, path] of [
      [{ key: 'nothing', value: true }, 'answers.0.key'],
      [{ key: 'hello', value: 'yes' }, 'answers.0.value'],
      [{ key: 'mood', value: 'so so' }, 'answers.0.value'],
      [{ key: 'hello', value: true, not_applicable: true }, 'answers.0.value'],
      [
        {
          key: 'hello',
          value: true,
          evidence: [{ speaker: 'Agent', start: 0, end: 1, quote: 'never said at all' }],
        },
        'answers.0.evidence',
      ],
    ] as const) {
      const refused = await ask(qa, at('/reviews'), { status: 'submitted', answers: [answer] })
      assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
    }
    const twice = [
      { key: 'hello', value: true },
      { key: 'hello', value: false },
    ]
    assert.equal((await ask(qa, at('/reviews'), { answers: twice })).status, 422)
    assert.deepEqual((await ask(qa, at())).body, before)
  })

  test('a rerun keeps people’s answers, but for criteria that ask something else now', async () => {
    const changed = model.template_variables.map((one) =>
      one.key === 'sings' ? { ...one, description: 'The agent says "tra la la"' } : one,
    )
    const { categories: _, ...rest } = model
    await send(`${service.address}/v1/models/${modelId}`, {
      method: 'PUT',
      token,
      json: { ...rest, template_variables: changed },
    })
    await send(`${service.address}${at('/rerun')}`, { method: 'POST', token, json: { from: 'transcript' } })
    await finishCalls(service, bankCall.turns)
    const call = (await ask(qa, at())).body
    assert.equal(answerOf(call, 'hello').reviewed.not_applicable, true)
    assert.equal(answerOf(call, 'sings').reviewed, undefined)
    const reviews = (await ask(qa, at('/reviews'))).body.items
    const outdated = reviews.flatMap((review: Json) =>
      review.answers.map((one: Json) => [one.key, one.outdated]),
    )
    assert.deepEqual(outdated, [
      ['sings', true],
      ['hello', false],
      ['sings', true],
    ])
  })

  test('an agent appeals, and somebody who has not reviewed the call decides', async () => {
    const opened = await ask(agent, at('/appeals'), { key: 'bye', reason: 'I did say it.' })
    assert.equal(opened.status, 201, JSON.stringify(opened.body))
    assert.equal((await ask(agent, at('/appeals'), { key: 'bye', reason: 'Again' })).status, 409)
    assert.equal((await ask(qa, at())).body.review_status, 'appealed')
    const decide = (who: Signed, json: Json) => ask(who, `/v1/appeals/${opened.body.id}/decide`, json)
    const decision = { outcome: 'accepted', reason: 'Heard it.', answers: [{ key: 'bye', value: true }] }
    assert.equal((await decide(qa, decision)).status, 403, 'has reviewed the call')
    assert.equal((await decide(agent, decision)).status, 403)
    const third = await signInAs(service, service.clientId, 'qa')
    const decided = await decide(third, decision)
    assert.equal(decided.status, 200, JSON.stringify(decided.body))
    assert.equal((await decide(third, decision)).status, 409)
    const call = (await ask(agent, at())).body
    assert.deepEqual([answerOf(call, 'bye').reviewed.value, call.review_status], [true, 'reviewed'])
    const notes = (await ask(qa, at('/history'))).body.map((one: Json) => one.note)
    assert.ok(notes.includes('An appeal was accepted.'))
  })

  test('comments stand on a moment; erasing the call takes everything along', async () => {
    const made = await ask(agent, at('/comments'), { text: 'Listen here', start: 1, end: 2 })
    assert.equal(made.status, 201)
    assert.equal((await ask(qa, `${at('/comments')}/${made.body.id}`, undefined, 'DELETE')).status, 404)
    const { status } = await send(`${service.address}${at()}`, { method: 'DELETE', token })
    assert.equal(status, 204)
    for (const table of ['review', 'appeal', 'call_comment'] as const) {
      const left = await service.database.selectFrom(table).select('id').where('call_id', '=', id).execute()
      assert.deepEqual(left, [], table)
    }
    assert.equal((await ask(qa, at('/reviews'))).status, 410)
  })
})
