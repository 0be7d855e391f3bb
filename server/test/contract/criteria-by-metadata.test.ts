import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { signInAs } from '../support/people.ts'
import { createPlainModel } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
const june = 'model_name=Care&start_date=2025-06-01&end_date=2025-06-30'

before(async () => {
  service = await startTestService()
  token = await service.token()
  const model = await createPlainModel(service.address, token, service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [{ name: 'Opening', max_score: 10, order_number: 1 }],
    template_metadata: [{ key: 'campaign' }],
    template_variables: [
      { key: 'hello', type: 'BOOLEAN', required: true, category: 'opening', description: 'Says hello' },
    ],
  })
  // In May, of which the first day is not in the period before, and in June: of two campaigns, and every third call of none. Those of spring fail more often in June.
  for (const month of [4, 5])
    for (let index = 0; index < 30; index++) {
      const campaign = ['spring', 'Spring', undefined][index % 3]
      await insertJudgedCall(service.database, {
        model,
        agentId: index % 2 === 0 ? 'ana' : 'ben',
        createdAt: new Date(Date.UTC(2025, month, 1 + index, 23, 30)),
        durationMs: 60_000,
        answers: { hello: { value: campaign !== 'spring' || month === 4, not_applicable: false } },
        ...(campaign ? { sentWith: { campaign } } : {}),
      })
    }
})
after(() => service.stop())

const ask = (path: string, query: string, as = token) =>
  send(`${service.address}/v1/stats/${path}?${june}&${query}`, { token: as })
const spring = 'metadata_key=campaign&metadata_value=spring'

test('criteria of the calls that were sent with something, whether statistics are rolled up or not', async () => {
  for (const state of ['one by one', 'rolled up', 'by month']) {
    const { status, body } = await ask('criteria', `${spring}&interval=week`)
    assert.equal(status, 200, JSON.stringify(body))
    const [hello] = body.criteria
    const { passed, failed, before, change } = hello
    assert.deepEqual([passed, failed, before.passed, before.failed, change], [0, 10, 9, 0, -100], state)
    const inAll = hello.points.reduce((sum: number, point: Json) => sum + point.failed, 0)
    assert.equal(inAll, 10, state)
    const listed = await send(
      `${service.address}/v1/call-analysis?criterion=hello&criterion_outcome=failed&${spring}&start_date=2025-06-01&end_date=2025-06-30&include_total=true`,
      { token },
    )
    assert.equal(listed.body.total, failed, 'the calls behind the number')
    const ofAna = await ask('criteria', `${spring}&agent_id=ana`)
    assert.deepEqual([ofAna.body.criteria[0].failed, ofAna.body.criteria[0].others.failed], [5, 5], state)
    const byAgent = await ask('criteria-by-agent', spring)
    assert.deepEqual(
      byAgent.body.agents.map(({ agent_id, total_requests }: Json) => [agent_id, total_requests]),
      [
        ['ana', 5],
        ['ben', 5],
      ],
      state,
    )
    assert.equal((await ask('criteria', '')).body.criteria[0].total_requests, 30, state)
    if (state === 'one by one') await rollUp(service.database, { calls: 1, seconds: 0 })
    else await closePast(service.database)
  }
  for (const query of ['metadata_key=campaign&metadata_value=winter', 'metadata_key=x&metadata_value=spring'])
    assert.deepEqual((await ask('criteria', query)).body.criteria, [], query)
})

test('a lead sees those of their own agents, another workspace none; half a filter is refused by name', async () => {
  const team = await send(`${service.address}/v1/teams`, { token, json: { name: 'North' } })
  const json = { agent_id: 'ana', name: 'Ana', team_id: team.body.id }
  await send(`${service.address}/v1/agents`, { token, json })
  const lead = await signInAs(service, service.clientId, 'lead', { leads: [team.body.id] })
  const seen = (await (await lead.fetch(`/v1/stats/criteria?${june}&${spring}`)).json()) as Json
  assert.equal(seen.criteria[0].failed, 5)
  assert.deepEqual((await ask('criteria', spring, await service.token(scopes))).body.criteria, [])
  for (const path of ['criteria', 'criteria-by-agent']) {
    assertInvalid(await ask(path, 'metadata_key=campaign'), 'query', 'metadata_value')
    assertInvalid(await ask(path, 'metadata_value=spring'), 'query', 'metadata_key')
  }
})
