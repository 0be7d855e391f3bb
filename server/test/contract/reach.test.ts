import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { bankCall } from '../support/bank-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

// Holds: a lead sees the calls of their teams and an agent their own released ones, by whatever way they ask
describe('how far a lead and an agent can see', () => {
  let service: TestService
  let token: string
  let owner: Signed
  let lead: Signed
  let agent: Signed
  let idle: Signed
  const ids: Record<string, string> = {}
  const near = 'near-agent'
  const far = 'far-agent'

  const json = async (who: Signed, path: string): Promise<Json> => {
    const response = await who.fetch(path)
    assert.equal(response.status, 200, path)
    return response.json()
  }
  const setRule = async (release_after_days: number | null) => {
    const settings = { name: 'Ours', release_after_days }
    const changed = await owner.fetch('/v1/workspace', { method: 'PUT', json: settings })
    assert.equal(changed.status, 200)
  }

  before(async () => {
    service = await startTestService()
    token = await service.token()
    const model = {
      name: 'Care',
      description: '',
      prompt: '',
      xscore_template: true,
      categories: [{ name: 'All', max_score: 10 }],
      template_variables: [
        { key: 'greets', type: 'BOOLEAN', required: true, category: 'all', description: 'Says "hello"' },
      ],
    }
    await send(`${service.address}/v1/models`, { token, json: model })
    for (const [agent_id, number] of [
      [near, 1],
      [near, 2],
      [far, 3],
      [far, 4],
      [far, 5],
    ] as const) {
      const { status, body } = await send(`${service.address}/v1/call-analysis`, {
        method: 'POST',
        token,
        body: callForm({
          audio: writeToneWav(1 + number / 10),
          fields: {
            external_id: `call-${number}`,
            agent_id,
            agent_name: `Name of ${agent_id}`,
            model_name: 'Care',
            additional_parameters: JSON.stringify({ campaign: `campaign of ${agent_id}` }),
          },
        }),
      })
      assert.equal(status, 201)
      ids[number] = body.id
    }
    await finishCalls(service, bankCall.turns)
    const { body: team } = await send(`${service.address}/v1/teams`, { token, json: { name: 'North' } })
    await send(`${service.address}/v1/agents/${near}`, {
      method: 'PUT',
      token,
      json: { name: 'Nea', team_id: team.id },
    })
    owner = await signInAs(service, service.clientId, 'owner')
    lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
    agent = await signInAs(service, service.clientId, 'agent', { agentId: near })
    idle = await signInAs(service, service.clientId, 'lead')
  })
  after(() => service.stop())

  test('the list, the search and their totals stop there', async () => {
    const word = (await json(owner, '/v1/call-analysis?q=savings&include_total=true')).total
    assert.equal(word, 5)
    for (const who of [lead, agent]) {
      for (const query of [
        '',
        'q=savings&',
        'sort=score_percentage&',
        'status=PROCESS_COMPLETED&',
        'model_name=Care&',
      ]) {
        const { items, total } = await json(who, `/v1/call-analysis?${query}include_total=true`)
        assert.equal(total, 2, query)
        assert.deepEqual(new Set(items.map((item: Json) => item.agent_id)), new Set([near]), query)
      }
      for (const query of [
        `agent_id=${far}`,
        'external_id=call-3',
        'enabled=false',
        `grouping_field_key=agent_id&grouping_field_value=${far}`,
        `grouping_field_key=campaign&grouping_field_value=campaign%20of%20${far}`,
      ])
        assert.deepEqual((await json(who, `/v1/call-analysis?${query}`)).items, [], query)
      const hits = await json(who, '/v1/call-analysis?q=savings&include_hits=true')
      assert.equal(hits.items.length, 2)
    }
    assert.deepEqual((await json(idle, '/v1/call-analysis')).items, [])
  })

  test('so does everything about one call', async () => {
    for (const who of [lead, agent, idle])
      for (const end of ['', '/transcription', '/results', '/audio-file', '/waveform', '/release'])
        assert.equal((await who.fetch(`/v1/call-analysis/${ids[3]}${end}`)).status, 404, end)
    assert.equal((await lead.fetch(`/v1/call-analysis/${ids[3]}/audio-link`, { method: 'POST' })).status, 404)
    assert.equal((await lead.fetch(`/v1/call-analysis/${ids[1]}/transcription`)).status, 200)
  })

  test('so do statistics, as JSON and as CSV', async () => {
    for (const who of [lead, agent]) {
      const basic = await json(who, '/v1/stats/basic')
      assert.equal(basic.total_requests, 2)
      assert.deepEqual(
        basic.agents.map((one: Json) => one.agent_id),
        [near],
      )
      assert.equal((await json(who, `/v1/stats/agent-profile?agent_id=${far}`)).total_requests, 0)
      assert.equal((await json(who, `/v1/stats/agent-profile?agent_id=${far}`)).agent_name, null)
      assert.deepEqual(await json(who, `/v1/stats/xscore-by-agent?agent_id=${far}`), [])
      const table = await who.fetch('/v1/stats/dynamic-table-data?model_name=Care', {
        headers: { accept: 'text/csv' },
      })
      const csv = await table.text()
      assert.ok(csv.includes(near) && !csv.includes(far))
      for (const key of ['agent_id', 'agent_name', 'campaign', 'status', 'model_name', 'greets']) {
        const groups = await json(who, `/v1/stats/grouping-fields?grouping_field_key=${key}`)
        assert.ok(!JSON.stringify(groups).includes(far), key)
        const calls = groups.reduce((sum: number, group: Json) => sum + group.total_requests, 0)
        assert.equal(calls, 2, key)
      }
      const trend = await json(who, '/v1/stats/trend')
      const calls = trend.points.reduce((sum: number, point: Json) => sum + point.total_requests, 0)
      assert.equal(calls, 2)
      assert.equal((await json(who, '/v1/stats/extracted-key/greets')).total, 2)
    }
  })

  test('a link to a recording ends with the session, and with the agent in the team', async () => {
    const made = await lead.fetch(`/v1/call-analysis/${ids[1]}/audio-link`, { method: 'POST' })
    const { url } = (await made.json()) as { url: string }
    assert.equal((await fetch(service.address + url)).status, 200)
    const move = async (team_id: number | null) =>
      send(`${service.address}/v1/agents/${near}`, { method: 'PUT', token, json: { name: 'Nea', team_id } })
    const { body } = await send(`${service.address}/v1/agents/${near}`, { token })
    await move(null)
    assert.equal((await fetch(service.address + url)).status, 404)
    assert.equal((await lead.fetch(`/v1/call-analysis/${ids[1]}`)).status, 404)
    await move(body.team_id)
    assert.equal((await fetch(service.address + url)).status, 200)
    const [session] = (await json(lead, '/v1/me/sessions')).items
    assert.equal((await lead.fetch(`/v1/me/sessions/${session.id}`, { method: 'DELETE' })).status, 204)
    assert.equal((await fetch(service.address + url)).status, 401)
  })

  test('an agent sees a call once it has been released', async () => {
    await setRule(null)
    assert.deepEqual((await json(agent, '/v1/call-analysis')).items, [])
    assert.equal((await json(agent, '/v1/stats/basic')).total_requests, 0)
    assert.equal((await agent.fetch(`/v1/call-analysis/${ids[1]}/audio-file`)).status, 404)
    const release = (released: boolean) =>
      owner.fetch(`/v1/call-analysis/${ids[1]}/release`, { method: 'PUT', json: { released } })
    assert.equal((await release(true)).status, 200)
    assert.equal((await json(agent, '/v1/call-analysis')).items.length, 1)
    assert.equal((await json(agent, '/v1/stats/basic')).total_requests, 1)
    assert.equal((await agent.fetch(`/v1/call-analysis/${ids[1]}`)).status, 200)
    await release(false)
    assert.equal((await agent.fetch(`/v1/call-analysis/${ids[1]}`)).status, 404)
    await setRule(3)
    assert.equal((await agent.fetch(`/v1/call-analysis/${ids[1]}`)).status, 404)
    await setRule(0)
    assert.equal((await agent.fetch(`/v1/call-analysis/${ids[1]}`)).status, 200)
  })

  test('an agent cannot give themselves another agent, nor anybody another role', async () => {
    const person = { email: 'me@example.com', name: 'Me', role: 'owner', agent_id: far }
    assert.equal((await agent.fetch(`/v1/users/${agent.id}`, { method: 'PUT', json: person })).status, 403)
    const renamed = await agent.fetch('/v1/me', {
      method: 'PUT',
      json: { name: 'Me', agent_id: far, role: 'owner' },
    })
    assert.equal(renamed.status, 200)
    const me = await json(agent, '/v1/me')
    assert.deepEqual([me.agent_id, me.role, me.name], [near, 'agent', 'Me'])
  })

  test('an agent stands beside the team without names, and not beside a team of two', async () => {
    const standing = await json(agent, '/v1/me/standing')
    assert.equal(standing.own.calls, 2)
    assert.equal(standing.team, null)
    assert.ok(!JSON.stringify(standing).includes('far'))
  })
})
