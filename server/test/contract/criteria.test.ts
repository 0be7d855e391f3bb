import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { type ModelRevision, variableTypes } from '../../src/domain/model.ts'
import { listQuestions } from '../../src/domain/scoring.ts'
import { revision, variable } from '../support/bank-call.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import { insertJudgedCall, type Said } from '../support/judged-calls.ts'
import { signInAs } from '../support/people.ts'
import { ask } from '../support/review-desk.ts'
import { createPlainModel, type PlainModel, readCategories } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
let care: PlainModel
const criterion = (key: string, more: object = {}) => ({
  ...{ key, type: 'BOOLEAN', category: 'opening', description: `The agent says "${key}"` },
  ...more,
})
const model = {
  name: 'Care',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 40 }],
  template_variables: [criterion('hello', { readable_name: '=Greets' }), criterion('sings')],
}
const yes: Said = { value: true, not_applicable: false }
const no: Said = { value: false, not_applicable: false }
const finish = (day: string, agentId: string, answers: Readonly<Record<string, Said>>, revision = 1) =>
  insertJudgedCall(service.database, {
    model: care,
    agentId,
    createdAt: new Date(`${day}T10:00:00Z`),
    durationMs: 60_000,
    answers,
    revision,
  })

before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
  token = await service.token()
  const created = await createPlainModel(service.address, token, service.clientId, model)
  care = await readCategories(service.database, created)
  await finish('2025-01-01', 'ana', { hello: yes, sings: no })
  await finish('2025-01-02', 'ana', { hello: yes, sings: { value: null, not_applicable: true } })
  await finish('2025-01-02', 'ben', { hello: no, sings: no })
})
after(() => service.stop())

const get = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  send(`${service.address}/v1/${path}?${new URLSearchParams(query)}`, { token, headers })
const stats = async (query: Record<string, string> = {}): Promise<Json[]> => {
  const { status, body } = await get('stats/criteria', { model_name: 'cARE', ...query })
  assert.equal(status, 200, JSON.stringify(body))
  return body.criteria
}

test('the criterion that loses the most points comes first, with how sure its rate is', async () => {
  const [sings, hello, ...others] = await stats({ start_date: '2025-01-01', end_date: '2025-01-02' })
  assert.deepEqual(others, [])
  assert.deepEqual(
    [sings!.key, sings!.passed, sings!.failed, sings!.not_applicable, sings!.points_lost, sings!.pass_rate],
    ['sings', 0, 2, 1, 40, 0],
  )
  // Two of three, by Wilson: 20.77 to 93.85.
  assert.deepEqual(
    [hello!.key, hello!.pass_rate, hello!.pass_rate_low, hello!.pass_rate_high, hello!.points_lost],
    ['hello', 66.67, 20.77, 93.85, 20],
  )
  assert.deepEqual(
    [hello!.name, hello!.category_name, hello!.category_slug],
    ['=Greets', 'Opening', 'opening'],
  )
  assert.deepEqual(hello!.before, {
    ...{ total_requests: 0, passed: 0, failed: 0, open: 0, not_applicable: 0 },
    pass_rate: null,
  })
  assert.equal(hello!.change, null, 'with nothing before there is nothing to compare')
})

test('what changed since the time before is said with how sure that is', async () => {
  const [hello] = (await stats({ start_date: '2025-01-02', end_date: '2025-01-02' })).filter(
    ({ key }) => key === 'hello',
  )
  assert.deepEqual([hello!.pass_rate, hello!.before.pass_rate, hello!.change], [50, 100, -50])
  assert.ok(hello!.change_low < -50 && hello!.change_high > 0, JSON.stringify(hello))
  const { body } = await get('stats/criteria', {
    model_name: 'Care',
    start_date: '2025-03-30T12:00:00+02:00',
    end_date: '2025-03-31',
    time_zone: 'Europe/Berlin',
  })
  assert.deepEqual(body.before, {
    start_date: '2025-03-28T22:00:00.000000Z',
    end_date: '2025-03-30T10:00:00.000000Z',
  })
})

test('a time zone whose clocks were once off by odd seconds counts every call, too', async () => {
  const range = { start_date: '1971-01-01', end_date: '2025-12-31' }
  const limits: Record<string, string>[] = [{}, { agent_id: 'ana' }]
  for (const more of limits)
    for (const one of await stats({ ...range, ...more, time_zone: 'Africa/Monrovia', interval: 'month' })) {
      const sum = (outcome: string) =>
        one.points.reduce((all: number, point: Json) => all + point[outcome], 0)
      assert.equal(one.points.length, 55 * 12)
      assert.deepEqual(
        [one.passed, one.failed, one.open, one.not_applicable],
        ['passed', 'failed', 'open', 'not_applicable'].map(sum),
      )
    }
})

test('an unknown model, agent or team has no criteria, and a model has to be named', async () => {
  for (const [name, nobody] of Object.entries({ model_name: 'Nobody', agent_id: 'nobody', team_id: '4711' }))
    assert.deepEqual(await stats({ [name]: nobody }), [])
  for (const path of ['stats/criteria', 'stats/criteria-by-agent']) {
    assertInvalid(await get(path), 'query', 'model_name')
    assertInvalid(await get(path, { model_name: 'Care', team_id: 'North' }), 'query', 'team_id')
  }
  const { body } = await get('stats/criteria-by-agent', { model_name: 'Nobody' })
  assert.deepEqual(body, { model_name: 'Nobody', criteria: [], agents: [] })
})

test('a lead asks about their team and an agent about themselves, and others do not count', async () => {
  const owner = await signInAs(service, service.clientId, 'owner')
  const { body: team } = await ask(owner, '/v1/teams', { name: 'North' })
  const made = await ask(owner, '/v1/agents', { agent_id: 'ben', name: 'Ben', team_id: team.id })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  const lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
  const agent = await signInAs(service, service.clientId, 'agent', { agentId: 'ben' })
  for (const person of [lead, agent])
    for (const more of ['', `&team_id=${team.id}`, '&agent_id=ben']) {
      const own = (await (await person.fetch(`/v1/stats/criteria?model_name=Care${more}`)).json()) as Json
      assert.deepEqual(
        own.criteria.map(({ key, failed, total_requests }: Json) => [key, failed, total_requests]),
        [
          ['hello', 1, 1],
          ['sings', 1, 1],
        ],
      )
      const path = `/v1/stats/criteria-by-agent?model_name=Care${more.replace('&agent_id=ben', '')}`
      const { agents } = (await (await person.fetch(path)).json()) as Json
      assert.deepEqual(
        agents.map(({ agent_id }: Json) => agent_id),
        ['ben'],
      )
    }
  const others = await lead.fetch('/v1/stats/criteria?model_name=Care&agent_id=ana')
  assert.deepEqual(((await others.json()) as Json).criteria, [])
})

test('half a filter by criterion is refused, with the half that is missing', async () => {
  assertInvalid(await get('call-analysis', { criterion: 'hello' }), 'query', 'criterion_outcome')
  assertInvalid(await get('call-analysis', { criterion_outcome: 'failed' }), 'query', 'criterion')
  const wrong = { criterion: 'hello', criterion_outcome: 'lost' }
  assertInvalid(await get('call-analysis', wrong), 'query', 'criterion_outcome')
  const failed = { criterion: 'hello', criterion_outcome: 'failed' }
  const count = async (more: Record<string, string>) =>
    (await get('call-analysis', { ...failed, ...more })).body.items.length
  assert.equal(await count({}), 1)
  assert.equal(await count({ model_name: 'Care', agent_id: 'ben' }), 1)
  assert.equal(await count({ agent_id: 'ana' }), 0)
  assert.equal(await count({ enabled: 'false' }), 0)
  assert.equal(await count({ criterion: 'nobody' }), 0)
})

test('both are tables for spreadsheets', async () => {
  const dates = { start_date: '2025-01-02', end_date: '2025-01-02' }
  const csv = async (path: string) => {
    const { body } = await get(path, { model_name: 'Care', ...dates }, { accept: 'text/csv' })
    return (body as string).trimEnd().split('\r\n')
  }
  assert.deepEqual(await csv('stats/criteria'), [
    'key,name,category_name,category_slug,critical,total_requests,passed,failed,open,not_applicable,pass_rate,pass_rate_low,pass_rate_high,points_lost,points_possible,not_said,not_said_points_lost,before_total_requests,before_passed,before_failed,before_open,before_not_applicable,before_pass_rate,change,change_low,change_high,others_total_requests,others_passed,others_failed,others_open,others_not_applicable,others_pass_rate,difference,difference_low,difference_high',
    'sings,Sings,Opening,opening,false,2,0,1,0,1,0,0,79.35,20,20,1,20,1,0,1,0,0,0,0,-79.35,79.35,,,,,,,,,',
    "hello,'=Greets,Opening,opening,false,2,1,1,0,0,50,9.45,90.55,20,40,1,20,1,1,0,0,0,100,-50,-90.55,39.1,,,,,,,,,",
  ])
  const [header, first, ...rest] = await csv('stats/criteria-by-agent')
  assert.equal(
    header,
    'agent_id,agent_name,total_requests,key,name,category_name,passed,failed,open,not_applicable,pass_rate,pass_rate_low,pass_rate_high',
  )
  assert.equal(first, "ana,Agent ana,1,hello,'=Greets,Opening,1,0,0,0,100,20.65,100")
  assert.equal(rest.length, 3)
})

test('a criterion that the model has no longer is shown as it was last called', async () => {
  const kept = [criterion('hello', { readable_name: 'Greets warmly' })]
  const { status, body } = await send(`${service.address}/v1/models/${care.id}`, {
    method: 'PUT',
    token,
    json: { name: 'Care', xscore_template: true, template_variables: kept },
  })
  assert.equal(status, 200, JSON.stringify(body))
  await finish('2025-01-03', 'ana', { hello: yes }, 2)
  const all = await stats()
  assert.deepEqual(
    all.map(({ key, name, total_requests }) => [key, name, total_requests]),
    [
      ['sings', 'Sings', 3],
      ['hello', 'Greets warmly', 4],
    ],
  )
  const { body: byAgent } = await get('stats/criteria-by-agent', { model_name: 'Care' })
  assert.deepEqual(
    byAgent.criteria.map(({ key }: Json) => key),
    ['hello', 'sings'],
  )
})

const weight = fc.oneof(
  { weight: 4, arbitrary: fc.nat(12) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 1_000_000, noNaN: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0.1, 1 / 3, 5e-324, 1e-300, 1e-9, 1_000_000, 1e300, Number.MAX_VALUE),
  },
)
const anyModel: fc.Arbitrary<ModelRevision> = fc
  .record({
    scoring: fc.constantFrom(true, true, true, false),
    categories: fc.array(
      fc.record({
        maxScore: fc.oneof(fc.nat(30), fc.constantFrom(0, 1, 100, 1_000_000)),
        orderNumber: fc.option(fc.nat(5)),
      }),
      { maxLength: 3 },
    ),
    variables: fc.array(
      fc.record({
        type: fc.constantFrom('BOOLEAN' as const, ...variableTypes),
        category: fc.option(fc.constantFrom('c0', 'c1', 'c2')),
        weight,
        orderNumber: fc.option(fc.nat(9)),
        critical: fc.boolean(),
        passesWhen: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ scoring, categories, variables }) =>
    revision(
      variables.map(({ type, ...more }, index) => variable(`v${index}`, type, '', more)),
      {
        scoring,
        categories: categories.map((more, index) => ({
          ...{ uuid: `uuid-${index}`, name: `C ${index}`, slug: `c${index}`, description: null },
          ...more,
        })),
      },
    ),
  )

test('the database shares points among criteria as the service does', async () => {
  const models = fc.sample(anyModel, { numRuns: 2_000, seed: 29 })
  const found = await sql<{ criteria: Record<string, { points: number; passes?: boolean }> }>`
    select criteria_of(snapshot) as criteria
    from jsonb_array_elements(${JSON.stringify(models)}::jsonb) with ordinality as given (snapshot, place)
    order by place`.execute(service.database)
  for (const [index, { criteria }] of found.rows.entries()) {
    const given = models[index]!
    const expected = (given.scoring ? listQuestions(given) : [])
      .filter(({ expectedScore, critical }) => expectedScore > 0 || critical)
      .map(({ key, type, expectedScore, passesWhen }) => [
        key,
        {
          points: expectedScore,
          ...(expectedScore === 0 && type === 'BOOLEAN' ? { passes: passesWhen } : {}),
        },
      ])
    assert.deepEqual(criteria, Object.fromEntries(expected), JSON.stringify(given))
  }
})
