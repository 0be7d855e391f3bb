import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { scopes } from '../../src/domain/scopes.ts'
import { changesByGroup } from '../../src/stats/changes/changes-by-group.ts'
import { changeOf, type ScoreSums } from '../../src/stats/changes/difference-of-means.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { signInAs } from '../support/people.ts'
import { createPlainModel, type PlainModel } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

/** As the database adds up scores with two decimals. */
function sumsOf(scores: readonly number[]): ScoreSums {
  const hundredths = scores.map((score) => Math.round(100 * score))
  return {
    calls: scores.length,
    scored: scores.length,
    score_sum: hundredths.reduce((sum, one) => sum + one, 0),
    score_squares: hundredths.reduce((sum, one) => sum + one * one, 0),
  }
}

test('the interval of a change is Welch’s', () => {
  // A textbook example; its degrees of freedom, 27.9, are rounded down.
  const one = [27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4]
  const other = [27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 24.4]
  const { change, change_low, change_high, beyond_chance } = changeOf(sumsOf(one), sumsOf(other))
  assert.deepEqual([change, change_low, change_high, beyond_chance], [-2.83, -4.87, -0.8, true])
})

test('few scores prove nothing, however far apart they are; no scores have no change', () => {
  const far = changeOf(sumsOf(Array(9).fill(100)), sumsOf(Array(50).fill(0)))
  assert.deepEqual([far.change, far.beyond_chance], [100, false])
  assert.equal(changeOf(sumsOf(Array(10).fill(100)), sumsOf(Array(50).fill(0))).beyond_chance, true)
  const single = changeOf(sumsOf([80]), sumsOf([70, 60]))
  assert.deepEqual([single.change, single.change_low, single.beyond_chance], [15, null, false])
  const nothing = changeOf(sumsOf([]), sumsOf([70, 60]))
  assert.deepEqual([nothing.change, nothing.change_low, nothing.beyond_chance], [null, null, false])
  assert.equal(changeOf(sumsOf([70, 60]), undefined).before, null)
})

// Holds: where a change comes from adds up to the change, whoever came, left or had more calls
test('contributions of groups add up to the change', () => {
  const scores = fc.array(
    fc.integer({ min: 0, max: 10_000 }).map((one) => one / 100),
    { maxLength: 12 },
  )
  const calls = fc.dictionary(fc.constantFrom('ana', 'ben', 'cai', 'dev'), scores)
  const group = (given: Record<string, number[]>) => ({
    all: sumsOf(Object.values(given).flat()),
    groups: new Map(Object.entries(given).map(([value, own]) => [value, sumsOf(own)])),
  })
  fc.assert(
    fc.property(calls, calls, (now, earlier) => {
      const whole = changeOf(group(now).all, group(earlier).all)
      const parts = changesByGroup(group(now), group(earlier))
      if (whole.change === null) return parts.every(({ contribution }) => contribution === null)
      const sum = parts.reduce((all, { contribution }) => all + contribution!, 0)
      // Each is rounded to two decimals.
      assert.ok(Math.abs(sum - whole.change) < 0.01 * (parts.length + 1), `${sum} of ${whole.change}`)
      return true
    }),
  )
})

const yesOrNo = (key: string, more: object = {}) => ({
  ...{ key, type: 'BOOLEAN', required: true, description: `The agent says "${key}"`, category: 'opening' },
  ...more,
})
const categories = [{ name: 'Opening', max_score: 100, order_number: 1 }]
const care = {
  name: 'Care',
  xscore_template: true,
  categories,
  template_variables: [yesOrNo('hello'), yesOrNo('sings'), yesOrNo('verifies', { critical: true })],
}
const sales = { name: 'Sales', xscore_template: true, categories, template_variables: [yesOrNo('hello')] }

describe('what has changed', () => {
  let service: TestService
  let token: string
  let team: number
  const june = 'start_date=2025-06-01&end_date=2025-06-30'
  const ask = (query: string, more: Parameters<typeof send>[1] = {}) =>
    send(`${service.address}/v1/stats/changes?${query}`, { token, ...more })
  const changes = async (query: string): Promise<Json> => {
    const { status, body } = await ask(query)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  /** Twelve calls of each agent: Ana says hello only since June, Ben verifies only until then; Cai was not there before. */
  const fill = async (model: PlainModel, month: 5 | 6) => {
    const isNow = month === 6
    for (const agentId of isNow ? ['ana', 'ben', 'cai'] : ['ana', 'ben'])
      for (let index = 0; index < 12; index++)
        await insertJudgedCall(service.database, {
          model,
          agentId,
          createdAt: new Date(Date.UTC(2025, month - 1, 2 + index, 10)),
          durationMs: 60_000,
          answers: {
            hello: { value: agentId !== 'ana' || isNow || index === 0, not_applicable: false },
            sings: { value: index % 2 === 0, not_applicable: false },
            verifies: { value: agentId !== 'ben' || !isNow || index === 0, not_applicable: false },
          },
        })
  }

  before(async () => {
    service = await startTestService()
    token = await service.token()
    for (const json of [care, sales]) {
      const model = await createPlainModel(service.address, token, service.clientId, json)
      for (const month of json === care ? ([5, 6] as const) : ([6] as const)) await fill(model, month)
    }
    team = (await send(`${service.address}/v1/teams`, { token, json: { name: 'Ana’s' } })).body.id
    const json = { agent_id: 'ana', name: 'Agent ana', team_id: team }
    assert.equal((await send(`${service.address}/v1/agents`, { token, json })).status, 201)
  })
  after(() => service.stop())

  const averageOf = async (query: string): Promise<{ n: number; mean: number }> => {
    const { items } = (await send(`${service.address}/v1/call-analysis?limit=200&${query}`, { token }))
      .body as Json
    const scores: number[] = items.map((one: Json) => one.score_percentage)
    return { n: scores.length, mean: scores.reduce((sum, one) => sum + one, 0) / scores.length }
  }
  const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 0.011, `${one}, ${other}`)

  test('the score and each agent, beside the month before, as the calls themselves say', async () => {
    const found = await changes(`model_name=care&${june}`)
    assert.deepEqual(found.before, { start_date: '2025-05-02', end_date: '2025-05-31' })
    const now = await averageOf('model_name=Care&start_date=2025-06-01&end_date=2025-06-30')
    const past = await averageOf('model_name=Care&start_date=2025-05-02&end_date=2025-05-31')
    near(found.score.avg_score, now.mean)
    near(found.score.before.avg_score, past.mean)
    near(found.score.change, now.mean - past.mean)
    assert.deepEqual([found.score.scored_requests, found.score.before.scored_requests], [now.n, past.n])
    const byId = new Map<string, Json>(found.agents.map((one: Json) => [one.agent_id, one]))
    assert.deepEqual([...byId.keys()].sort(), ['ana', 'ben', 'cai'])
    assert.equal(found.agents[0].agent_id, 'ben', 'who moved it most is first')
    assert.equal(byId.get('ben').agent_name, 'Agent ben')
    assert.ok(byId.get('ben').beyond_chance && byId.get('ben').change < 0)
    assert.ok(byId.get('ana').beyond_chance && byId.get('ana').change_low > 0)
    assert.deepEqual(byId.get('cai').before, { scored_requests: 0, avg_score: null })
    assert.equal(byId.get('cai').change, null)
    near(
      found.agents.reduce((sum: number, one: Json) => sum + one.contribution, 0),
      found.score.change,
    )
    assert.deepEqual(found.groups, [])
    assert.equal(found.grouping_field_key, null)
  })

  test('criteria of every model, with what they did to the points', async () => {
    const { criteria } = await changes(june)
    const of = (model: string, key: string) =>
      criteria.find((one: Json) => one.model_name === model && one.key === key)
    assert.equal(criteria.length, 4, 'a key that two models have is two criteria')
    const hello = of('Care', 'hello')
    assert.deepEqual([hello.passed, hello.failed], [36, 0])
    assert.deepEqual(hello.before, { passed: 13, failed: 11, pass_rate: 54.17 })
    assert.ok(hello.beyond_chance && hello.change_low > 0)
    const verifies = of('Care', 'verifies')
    assert.deepEqual([verifies.critical, verifies.failed, verifies.beyond_chance], [true, 11, true])
    assert.equal(of('Care', 'sings').beyond_chance, false)
    assert.deepEqual(of('Sales', 'hello').before, { passed: 0, failed: 0, pass_rate: null })
    const [single] = (await changes(`${june}&model_name=Sales`)).criteria
    assert.deepEqual([single.key, single.change, single.contribution], ['hello', null, null])
  })

  test('by any field, also by model', async () => {
    const byModel = await changes(`${june}&grouping_field_key=model_name`)
    assert.deepEqual(
      byModel.groups.map((one: Json) => [one.grouping_field_value, one.scored_requests]).sort(),
      [
        ['Care', 36],
        ['Sales', 36],
      ],
    )
    near(
      byModel.groups.reduce((sum: number, one: Json) => sum + one.contribution, 0),
      byModel.score.change,
    )
    const byAnswer = await changes(`${june}&model_name=Care&grouping_field_key=sings&limit=1`)
    assert.equal(byAnswer.groups.length, 1)
    assert.deepEqual((await changes(`${june}&grouping_field_key=nothing`)).groups, [])
  })

  test('the same once calls are rolled up', async () => {
    const query = `${june}&grouping_field_key=sings`
    const before = await changes(query)
    await rollUp(service.database, { calls: 1, seconds: 0 })
    await closePast(service.database)
    assert.deepEqual(await changes(query), before)
    assert.notEqual(
      (await service.database.selectFrom('stats_rollup').select('key').execute()).length,
      0,
      'it was rolled up',
    )
  })

  test('without a beginning there is nothing to compare with', async () => {
    const found = await changes('end_date=2025-06-30')
    assert.equal(found.before, null)
    assert.deepEqual([found.score.before, found.score.change, found.score.beyond_chance], [null, null, false])
    for (const one of [...found.agents, ...found.criteria])
      assert.deepEqual([one.before, one.change, one.contribution], [null, null, null])
    const empty = await changes('start_date=2020-01-01&end_date=2020-01-31')
    assert.deepEqual([empty.agents, empty.criteria, empty.score.avg_score], [[], [], null])
  })

  test('as a table', async () => {
    const { body } = await ask(`${june}&grouping_field_key=model_name`, { headers: { accept: 'text/csv' } })
    const lines = String(body).trimEnd().split('\r\n')
    assert.match(lines[0]!, /^section,key,name,model_name,count,value,before_count,before_value,change,/)
    const sections = lines.slice(1).map((line) => line.split(',')[0])
    assert.deepEqual(
      ['score', 'agent', 'group', 'criterion'].map((name) => sections.filter((one) => one === name).length),
      [1, 3, 2, 4],
    )
  })

  test('a lead sees their team alone, another workspace nothing', async () => {
    const lead = await signInAs(service, service.clientId, 'lead', { leads: [team] })
    const mine = (await (await lead.fetch(`/v1/stats/changes?${june}`)).json()) as Json
    assert.deepEqual(
      mine.agents.map((one: Json) => one.agent_id),
      ['ana'],
    )
    assert.equal(mine.score.scored_requests, 24)
    const theirs = await ask(june, { token: await service.token([...scopes]) })
    assert.deepEqual(
      [theirs.body.agents, theirs.body.criteria, theirs.body.score.scored_requests],
      [[], [], 0],
    )
  })

  test('what is asked wrongly is refused', async () => {
    assertInvalid(await ask('limit=0'), 'query', 'limit')
    assertInvalid(await ask('start_date=yesterday'), 'query', 'start_date')
    assertInvalid(await ask('time_zone=Nowhere/Else'), 'query', 'time_zone')
    assertInvalid(await ask('grouping_field_key=%00'), 'query', 'grouping_field_key')
  })
})
