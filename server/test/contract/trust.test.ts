import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { applyReviews } from '../../src/domain/results/review.ts'
import { levelByRule, usualTrust } from '../../src/domain/results/trust.ts'
import { listQuestions } from '../../src/domain/scoring.ts'
import { bankCall, revision, variable } from '../support/bank-call.ts'
import { bareResult } from '../support/bare-result.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const yesOrNo = (key: string, phrase: string, more: Json = {}) => ({
  key,
  type: 'BOOLEAN',
  required: true,
  category: 'opening',
  description: `The agent says "${phrase}"`,
  ...more,
})

const model = {
  name: 'Care',
  description: '',
  prompt: '',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 40, order_number: 1 }],
  template_variables: [yesOrNo('hello', 'hello'), yesOrNo('sings', 'la la la')],
}

test('a level needs agreement and answers enough; where agreement is not defined, nothing is proven', () => {
  const { rules } = usualTrust
  const level = (kappa: number | null, n: number) => levelByRule({ kappa, n }, rules)
  assert.equal(level(0.7, 30), 'automatic')
  assert.equal(level(0.9, 29), 'spot_checked')
  assert.equal(level(0.69, 500), 'spot_checked')
  assert.equal(level(0.4, 9), 'by_people')
  assert.equal(level(0.39, 500), 'by_people')
  assert.equal(level(null, 500), 'by_people')
})

const answered = fc.record({
  value: fc.oneof(fc.boolean(), fc.constant(null)),
  notApplicable: fc.boolean(),
  untrusted: fc.boolean(),
  said: fc.option(fc.record({ value: fc.option(fc.boolean()), notApplicable: fc.boolean() })),
  critical: fc.boolean(),
})

// Holds: what the machine answered is never changed by trust, and the score follows from the stored answers
test('trust changes what counts, never what was answered; anybody can redo the sums', () => {
  const criteria = fc.array(answered, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(criteria, (given) => {
      const variables = given.map(({ critical }, index) =>
        variable(`v${index}`, 'BOOLEAN', '', { category: 'opening', critical }),
      )
      const category = {
        uuid: 'uuid',
        name: 'Opening',
        slug: 'opening',
        description: null,
        maxScore: 80,
        orderNumber: 1,
      }
      const asked = revision(variables, { categories: [category], scoring: true })
      const own = given.map(({ value, notApplicable }, index) => {
        const points = listQuestions(asked).find(({ key }) => key === `v${index}`)!.expectedScore
        const counts = !notApplicable && value !== null
        return {
          key: `v${index}`,
          value: notApplicable ? null : value,
          not_applicable: notApplicable,
          determined: notApplicable || value !== null,
          score: counts && value ? points : 0,
          expected_score: counts ? points : 0,
          confidence: 0.9,
          rationale: '',
          evidence: [],
        }
      })
      const by = { by: 'p', byName: null, at: '2026-01-01T00:00:00.000Z', reviewId: 'r' }
      const inForce = new Map(
        given.flatMap(({ said }, index) =>
          said
            ? [
                [
                  `v${index}`,
                  { key: `v${index}`, ...by, ...said, value: said.notApplicable ? null : said.value },
                ],
              ]
            : [],
        ) as [string, Parameters<typeof applyReviews>[2] extends ReadonlyMap<string, infer T> ? T : never][],
      )
      const untrusted = new Set(given.flatMap((one, index) => (one.untrusted ? [`v${index}`] : [])))
      const machine = bareResult({ answers: own })
      const record = applyReviews(asked, machine, inForce, untrusted)
      const { answers } = record.analysis_result
      assert.deepEqual(
        answers.map(({ reviewed: _, counts: __, ...answer }) => answer),
        own,
      )
      const counted = answers.map(
        ({ reviewed, counts, ...answer }) =>
          reviewed ?? (counts === false ? { ...answer, score: 0, expected_score: 0 } : answer),
      )
      const sum = (field: 'score' | 'expected_score') =>
        counted.reduce((total, answer) => total + answer[field], 0)
      assert.equal(record.expected_score, sum('expected_score'))
      const fails = record.analysis_result.failed_critical ?? []
      assert.equal(record.total_score, fails.length > 0 ? 0 : sum('score'))
      for (const key of fails)
        assert.ok(!untrusted.has(key) || inForce.has(key), 'untrusted, it fails no call')
      // Applied again to what came of it, it comes to the same.
      assert.deepEqual(applyReviews(asked, record.analysis_result, inForce, untrusted), record)
    }),
  )
})

// Holds: the machine is trusted with a criterion by what blind reviews show, or by what a person decides
describe('trust in a criterion', () => {
  let service: TestService
  let token: string
  let modelId: number
  let owner: Signed
  let qa: Signed
  let viewer: Signed
  let agent: Signed
  let made = 0
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
  const submit = async (count: number) => {
    const ids: string[] = []
    for (let number = 0; number < count; number++) {
      const { body } = await send(`${service.address}/v1/call-analysis`, {
        method: 'POST',
        token,
        body: callForm({
          audio: writeToneWav(1 + ++made / 20),
          fields: { external_id: `call-${made}`, agent_id: 'ana', agent_name: 'Ana', model_name: 'Care' },
        }),
      })
      ids.push(body.id)
    }
    await finishCalls(service, bankCall.turns)
    return ids
  }
  const trustOf = async (key: string, who = qa) =>
    (await ask(who, `/v1/models/${modelId}/trust`)).body.items.find((one: Json) => one.key === key)
  const setRules = (automatic: Json, only = false) =>
    ask(
      qa,
      '/v1/workspace/review-rules',
      {
        appeal_days: 14,
        trust: { rules: { automatic, spot_checked: { kappa: 0.4, n: 1 } }, only_trusted_count: only },
      },
      'PUT',
    )
  const answerOf = (call: Json, key: string) =>
    call.analysis_result.answers.find((one: Json) => one.key === key)

  before(async () => {
    service = await startTestService()
    token = await service.token()
    modelId = (await send(`${service.address}/v1/models`, { token, json: model })).body.id
    owner = await signInAs(service, service.clientId, 'owner')
    qa = await signInAs(service, service.clientId, 'qa')
    viewer = await signInAs(service, service.clientId, 'viewer')
    agent = await signInAs(service, service.clientId, 'agent', { agentId: 'ana' })
  })
  after(() => service.stop())

  test('is measured on blind reviews, follows the rules, and can be set by a person', async () => {
    const [first, second, third] = await submit(3)
    // By a program, which is believed when it says that somebody had not seen the machine's answers.
    const review = (call: string, hello: boolean | null, blind = true) =>
      send(`${service.address}/v1/call-analysis/${call}/reviews`, {
        token,
        json: { status: 'submitted', blind, answers: [{ key: 'hello', value: hello }] },
      })
    assert.deepEqual((await ask(viewer, '/v1/workspace')).body.trust, usualTrust)
    const before = await trustOf('hello')
    assert.deepEqual([before.level, before.by, before.n, before.since], ['by_people', 'rule', 0, null])
    const machine = answerOf((await ask(owner, `/v1/call-analysis/${first}`)).body, 'hello').value
    await review(first!, machine, false)
    assert.equal((await trustOf('hello')).n, 0, 'has seen the machine’s answer')
    await review(first!, machine)
    await review(second!, !machine)
    const measured = await trustOf('hello', viewer)
    assert.deepEqual([measured.n, measured.observed, measured.kappa], [2, 0.5, 0])
    assert.equal(measured.level, 'by_people')
    const changed = await setRules({ kappa: 0, n: 2 })
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
    assert.deepEqual(
      [(await trustOf('hello')).level, (await trustOf('sings')).level],
      ['automatic', 'by_people'],
    )
    await setRules({ kappa: 0, n: 3 })
    assert.equal((await trustOf('hello')).level, 'by_people')
    await review(third!, !machine)
    assert.equal((await trustOf('hello')).level, 'automatic', 'measured when a blind review is submitted')
    const path = `/v1/models/${modelId}/trust/hello`
    assert.equal((await ask(viewer, path, { level: null }, 'PUT')).status, 403)
    assert.equal((await ask(agent, `/v1/models/${modelId}/trust`)).status, 403)
    assert.equal((await ask(qa, `${path}s`, { level: null }, 'PUT')).status, 404)
    const fixed = (await ask(qa, path, { level: 'spot_checked', reason: 'Not yet.' }, 'PUT')).body
    assert.deepEqual(
      [fixed.level, fixed.level_by_rule, fixed.by, fixed.reason, fixed.set_by],
      ['spot_checked', 'automatic', 'person', 'Not yet.', qa.id],
    )
    const freed = (await ask(qa, path, { level: null }, 'PUT')).body
    assert.deepEqual([freed.level, freed.by], ['automatic', 'rule'])
    const noted = (await ask(owner, '/v1/audit?subject_type=trust')).body.items
    assert.deepEqual(
      noted.map((one: Json) => one.detail.level),
      [null, 'spot_checked'],
    )
  })

  test('where only trusted answers count, the others wait for a person', async () => {
    await setRules({ kappa: 1, n: 1_000 }, true)
    await ask(qa, `/v1/models/${modelId}/trust/hello`, { level: 'automatic' }, 'PUT')
    const [id] = await submit(1)
    const at = `/v1/call-analysis/${id}`
    const scored = (await ask(owner, at)).body
    assert.deepEqual([scored.expected_score, scored.machine_score.expected_score], [20, 40])
    const sings = answerOf(scored, 'sings')
    assert.deepEqual([sings.value, sings.counts, sings.determined], [false, false, true])
    assert.equal(answerOf(scored, 'hello').counts, undefined)
    assert.deepEqual(
      [scored.analysis_result.undetermined, scored.analysis_result.points_open, scored.review_status],
      [['sings'], 20, 'needed'],
    )
    const answers = [{ key: 'sings', value: true }]
    const review = await ask(qa, `${at}/reviews`, { status: 'submitted', answers })
    assert.deepEqual([review.body.expected_score, review.status], [40, 201])
    const now = (await ask(owner, at)).body
    assert.deepEqual([now.expected_score, now.review_status], [40, 'reviewed'])
    assert.equal(answerOf(now, 'sings').value, false)
    assert.deepEqual(now.machine_score, scored.machine_score)
  })

  test('a criterion that asks something else now has to be measured anew', async () => {
    const { categories: _, ...rest } = model
    const template_variables = [yesOrNo('hello', 'good morning'), yesOrNo('sings', 'la la la')]
    await send(`${service.address}/v1/models/${modelId}`, {
      method: 'PUT',
      token,
      json: { ...rest, template_variables },
    })
    const now = await trustOf('hello')
    assert.deepEqual([now.level, now.by, now.n], ['by_people', 'rule', 0])
    const reworded = await submit(1)
    assert.equal((await ask(owner, `/v1/call-analysis/${reworded[0]}`)).body.expected_score, 0)
    await send(`${service.address}/v1/models/${modelId}`, {
      method: 'PUT',
      token,
      json: { ...rest, template_variables: model.template_variables },
    })
    assert.deepEqual([(await trustOf('hello')).level, (await trustOf('hello')).n], ['automatic', 3])
  })
})
