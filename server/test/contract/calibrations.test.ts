import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { bankCall } from '../support/bank-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const yesOrNo = (key: string, phrase: string) => ({
  key,
  type: 'BOOLEAN',
  required: true,
  category: 'opening',
  description: `The agent says "${phrase}"`,
})

const model = {
  name: 'Care',
  description: '',
  prompt: '',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 40, order_number: 1 }],
  template_variables: [yesOrNo('hello', 'hello'), yesOrNo('sings', 'la la la')],
}

// Holds: people answer the same calls without seeing each other, and nothing of it counts until it is adopted
describe('calibrations', () => {
  let service: TestService
  let token: string
  let modelId: number
  let owner: Signed
  let qa: Signed
  let third: Signed
  let lead: Signed
  let viewer: Signed
  let calls: string[]
  let id: string
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
  const at = (end = '') => `/v1/calibrations/${id}${end}`
  const answer = (who: Signed, call: number, hello: boolean, sings: boolean, status = 'submitted') =>
    ask(
      who,
      at(`/calls/${calls[call]}/answers`),
      {
        status,
        answers: [
          { key: 'hello', value: hello, comment: 'Heard.' },
          { key: 'sings', value: sings },
        ],
      },
      'PUT',
    )

  before(async () => {
    service = await startTestService()
    token = await service.token()
    modelId = (await send(`${service.address}/v1/models`, { token, json: model })).body.id
    calls = []
    for (const [number, agent] of ['ana', 'ana', 'ben'].entries()) {
      const { body } = await send(`${service.address}/v1/call-analysis`, {
        method: 'POST',
        token,
        body: callForm({
          audio: writeToneWav(1 + number / 10),
          fields: {
            external_id: `call-${number}`,
            agent_id: agent,
            agent_name: agent,
            model_name: 'Care',
          },
        }),
      })
      calls.push(body.id)
    }
    await finishCalls(service, bankCall.turns)
    const team = (await send(`${service.address}/v1/teams`, { token, json: { name: 'North' } })).body
    await send(`${service.address}/v1/agents/ana`, {
      method: 'PUT',
      token,
      json: { name: 'Ana', team_id: team.id },
    })
    owner = await signInAs(service, service.clientId, 'owner')
    qa = await signInAs(service, service.clientId, 'qa')
    third = await signInAs(service, service.clientId, 'qa')
    lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
    viewer = await signInAs(service, service.clientId, 'viewer')
  })
  after(() => service.stop())

  const fields = (more: Json = {}) => ({
    name: 'March',
    model_id: modelId,
    call_ids: calls.slice(0, 2),
    reviewers: [qa.id, third.id, lead.id],
    reference: qa.id,
    ...more,
  })

  test('take finished calls of the model, and people who may review and see them', async () => {
    for (const [wrong, path] of [
      [{ call_ids: [qa.id] }, 'call_ids.0'],
      [{ call_ids: [calls[0], calls[0]] }, 'call_ids'],
      [{ reviewers: [qa.id, viewer.id] }, 'reviewers.1'],
      [{ call_ids: calls }, 'reviewers.2'],
      [{ reference: owner.id }, 'reference'],
      [{ deadline: '2020-01-01T00:00:00Z' }, 'deadline'],
    ] as const) {
      const refused = await ask(owner, '/v1/calibrations', fields(wrong))
      assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
    }
    assert.equal((await ask(lead, '/v1/calibrations', fields())).status, 403)
    const made = await ask(owner, '/v1/calibrations', fields())
    assert.equal(made.status, 201, JSON.stringify(made.body))
    id = made.body.id
    assert.deepEqual([made.body.state, made.body.differing_criteria], ['open', []])
    assert.equal(made.body.reviewers.length, 3)
    const other = await ask(
      owner,
      '/v1/calibrations',
      fields({ reviewers: [qa.id, third.id], reference: null }),
    )
    assert.deepEqual(
      (await ask(lead, '/v1/calibrations')).body.items.map((one: Json) => one.id),
      [id],
    )
    assert.equal((await ask(lead, `/v1/calibrations/${other.body.id}`)).status, 404)
    assert.equal((await ask(owner, `/v1/calibrations/${other.body.id}`, undefined, 'DELETE')).status, 204)
  })

  test('show a reviewer what was said and what is asked, and nobody’s answers', async () => {
    const shown = await ask(qa, at(`/calls/${calls[0]}`))
    assert.equal(shown.status, 200, JSON.stringify(shown.body))
    assert.ok(shown.body.segments.length > 0)
    assert.deepEqual(
      shown.body.criteria.map((one: Json) => one.key),
      ['hello', 'sings'],
    )
    assert.doesNotMatch(JSON.stringify(shown.body), /confidence":0|"value"|rationale/)
    assert.equal((await ask(qa, at(`/calls/${calls[2]}`))).status, 404)
    const call = (await ask(qa, `/v1/call-analysis/${calls[0]}`)).body
    assert.deepEqual([call.analysis_result, call.score_percentage, call.machine_score], [null, null, null])
    const [listed] = (await ask(qa, `/v1/call-analysis/${calls[0]}/results`)).body
    assert.equal(listed.analysis_result, null)
    for (const one of [call, listed]) assert.deepEqual([one.summary, one.keywords], [null, null])
    const items = (await ask(qa, '/v1/call-analysis')).body.items
    for (const one of items) assert.equal(one.analysis_result === null, one.id !== calls[2], one.id)
    const scored = (await ask(qa, '/v1/call-analysis?min_score=0&include_total=true')).body
    assert.deepEqual([scored.items.map((one: Json) => one.id), scored.total], [[calls[2]], 1])
    assert.notEqual((await ask(owner, `/v1/call-analysis/${calls[0]}`)).body.analysis_result, null)
  })

  test('are answered by their reviewers, each for themselves, and what is submitted stays', async () => {
    const before = (await ask(owner, `/v1/call-analysis/${calls[0]}`)).body
    assert.equal((await answer(owner, 0, true, false)).status, 403, 'is no reviewer')
    assert.equal((await answer(qa, 0, false, false, 'draft')).status, 200)
    assert.equal((await answer(qa, 0, true, false)).body.status, 'submitted')
    assert.equal((await answer(qa, 0, false, true)).status, 409)
    const own = (await ask(qa, at(`/calls/${calls[0]}/answers`))).body
    assert.deepEqual(
      own.answers.map((one: Json) => [one.key, one.value]),
      [
        ['hello', true],
        ['sings', false],
      ],
    )
    assert.equal((await ask(third, at(`/calls/${calls[0]}/answers`))).body.status, 'none')
    const wrong = await ask(
      third,
      at(`/calls/${calls[0]}/answers`),
      { answers: [{ key: 'hello', value: 1 }] },
      'PUT',
    )
    assert.deepEqual([wrong.status, wrong.body.path], [422, 'answers.0.value'])
    assert.deepEqual((await ask(owner, `/v1/call-analysis/${calls[0]}`)).body, before, 'counts nothing')
    assert.notEqual((await ask(qa, `/v1/call-analysis/${calls[0]}`)).body.analysis_result, null)
    assert.equal((await ask(owner, at('/results'))).status, 409)
  })

  test('tell who said what, how far they agree and who is stricter', async () => {
    await answer(qa, 1, true, true)
    await answer(third, 0, true, false)
    await answer(third, 1, true, false)
    await answer(lead, 0, false, false)
    assert.equal((await ask(owner, at('/results'))).status, 409, 'somebody has not answered')
    await answer(lead, 1, true, false)
    assert.equal((await ask(viewer, at('/results'))).status, 409, 'it is open')
    const early = await ask(owner, at('/results'))
    assert.equal(early.status, 200, JSON.stringify(early.body))
    assert.equal((await ask(lead, at('/close'), {})).status, 403)
    assert.equal((await ask(owner, at('/close'), {})).body.state, 'closed')
    const { body } = await ask(viewer, at('/results'))
    assert.deepEqual(body, early.body)
    const [hello, sings] = body.criteria
    // hello: yes yes no | yes yes yes. Pairs that are the same: 1 of 3, 3 of 3.
    assert.deepEqual([hello.measure, hello.n, hello.observed.toFixed(3)], ['alpha', 2, '0.667'])
    // Five yes and one no: expected 2 * 5 / 5 = 2; observed 2 / 2 = 2, counted in both directions: alpha 0.
    assert.equal(hello.value.toFixed(3), '0.000')
    assert.equal(sings.calls[1].people.find((one: Json) => one.reviewer === qa.id).answer, 'yes')
    assert.equal(sings.calls[1].reference, 'yes')
    // The machine hears no singing, and neither do most people.
    assert.deepEqual([sings.machine_with_majority.n, sings.machine_with_majority.observed], [2, 1])
    const strictness = Object.fromEntries(body.people.map((one: Json) => [one.reviewer, one]))
    assert.deepEqual(
      [qa, third, lead].map((who) => strictness[who.id].share),
      [75, 50, 25],
    )
    assert.deepEqual(
      [qa, third, lead].map((who) => strictness[who.id].difference),
      [25, 0, -25],
    )
    assert.deepEqual(
      [qa, third, lead].map((who) => strictness[who.id].with_reference?.observed),
      [undefined, 0.75, 0.5],
    )
    assert.deepEqual(
      body.split_answers.map((one: Json) => [one.call_id, one.key]),
      [
        [calls[0], 'hello'],
        [calls[1], 'sings'],
      ],
    )
    assert.equal(body.split_answers[0].answers[0].comment, 'Heard.')
    const csv = await (await viewer.fetch(at('/results'), { headers: { accept: 'text/csv' } })).text()
    assert.equal(csv.trim().split('\r\n').length, 5)
    assert.equal((await answer(lead, 1, true, true)).status, 409)
    assert.equal((await ask(owner, at(), fields(), 'PUT')).status, 409)
  })

  test('become reviews when the agreed answers are adopted, once', async () => {
    const answers = [{ call_id: calls[1], key: 'sings', value: true, comment: 'Agreed.' }]
    const foreign = await ask(owner, at('/adopt'), { answers: [{ ...answers[0], call_id: calls[2] }] })
    assert.deepEqual([foreign.status, foreign.body.path], [422, 'answers.0.call_id'])
    const first = await ask(owner, at('/adopt'), { answers })
    assert.equal(first.status, 200, JSON.stringify(first.body))
    const [review] = first.body.items
    assert.deepEqual([review.calibration_id, review.blind, review.status], [id, false, 'submitted'])
    assert.equal((await ask(owner, at('/adopt'), { answers })).body.items[0].id, review.id)
    const reviews = (await ask(owner, `/v1/call-analysis/${calls[1]}/reviews`)).body.items
    assert.equal(reviews.length, 1)
    const call = (await ask(owner, `/v1/call-analysis/${calls[1]}`)).body
    assert.equal(call.analysis_result.variables.sings, true)
  })

  test('are changed while they are open, by who has read what stands there; who has left may stay', async () => {
    const leaving = await signInAs(service, service.clientId, 'qa')
    const reviewers = [qa.id, leaving.id]
    const made = (await ask(owner, '/v1/calibrations', fields({ reviewers }))).body
    const path = `/v1/calibrations/${made.id}`
    const change = (more: Json) => ask(qa, path, fields({ reviewers, ...more }), 'PUT')
    const answers = [
      { key: 'hello', value: true },
      { key: 'sings', value: false },
    ]
    for (const call of calls.slice(0, 2)) {
      const said = { status: 'submitted', answers }
      assert.equal((await ask(leaving, `${path}/calls/${call}/answers`, said, 'PUT')).status, 200)
    }
    await service.database
      .updateTable('person')
      .set({ enabled: false })
      .where('id', '=', leaving.id)
      .execute()
    assert.equal(made.version, 1)
    const deadline = '2100-01-01T00:00:00.000Z'
    const first = await change({ name: 'April', call_ids: calls.slice(1), deadline, version: 1 })
    assert.equal(first.status, 200, JSON.stringify(first.body))
    assert.deepEqual([first.body.name, first.body.deadline, first.body.version], ['April', deadline, 2])
    assert.deepEqual(first.body.call_ids, calls.slice(1))
    assert.deepEqual(
      first.body.reviewers.map((one: Json) => [one.id, one.submitted]),
      [
        [qa.id, 0],
        [leaving.id, 1],
      ],
      'what they said about the call that stays',
    )
    const late = await change({ name: 'May', version: 1 })
    assert.deepEqual([late.status, late.body.code], [409, '009-004-0005'])
    const without = await change({ reviewers: [qa.id, third.id] })
    assert.deepEqual([without.status, without.body.version], [200, 3])
    const back = await change({ version: 3 })
    assert.deepEqual([back.status, back.body.path], [422, 'reviewers.1'], 'who is out stays out')
    assert.equal((await ask(lead, path, fields(), 'PUT')).status, 403)
  })

  test('close at their deadline', async () => {
    const made = await ask(owner, '/v1/calibrations', fields({ deadline: '2100-01-01T00:00:00Z' }))
    assert.equal(made.body.state, 'open')
    await service.database
      .updateTable('calibration')
      .set({ deadline: new Date(Date.now() - 1_000) })
      .where('id', '=', made.body.id)
      .execute()
    const path = `/v1/calibrations/${made.body.id}`
    assert.equal((await ask(owner, path)).body.state, 'closed')
    assert.equal((await ask(qa, `${path}/calls/${calls[0]}/answers`, { answers: [] }, 'PUT')).status, 409)
    assert.equal((await ask(viewer, `${path}/results`)).status, 200)
  })

  test('lose a call that is erased, with everything said about it', async () => {
    assert.equal(
      (await send(`${service.address}/v1/call-analysis/${calls[0]}`, { method: 'DELETE', token })).status,
      204,
    )
    for (const table of ['calibration_call', 'calibration_review', 'calibration_answer'] as const) {
      const left = await service.database
        .selectFrom(table)
        .select('call_id')
        .where('call_id', '=', calls[0]!)
        .execute()
      assert.deepEqual(left, [], table)
    }
    assert.deepEqual((await ask(owner, at())).body.call_ids, [calls[1]])
    assert.equal((await ask(owner, at('/results'))).body.criteria[0].calls.length, 1)
  })
})
