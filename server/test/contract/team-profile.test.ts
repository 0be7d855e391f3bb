import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { listPendingMonths, rollUpDays } from '../../src/store/stats/stats-rollups.ts'
import { expectedSpread } from '../support/expected-spread.ts'
import {
  countedCalls,
  expectedCategories,
  expectedTrend,
  type StatsQuery,
} from '../support/expected-stats.ts'
import { assertInvalid, type Json, send } from '../support/http.ts'
import { signInAs } from '../support/people.ts'
import type { PlainCall } from '../support/seeded-calls.ts'
import { type StatsService, startStatsService } from '../support/stats-service.ts'

const queries: readonly (StatsQuery & { readonly before?: StatsQuery })[] = [
  {},
  {
    ...{ start_date: '2025-01-01', end_date: '2025-01-31' },
    before: { start_date: '2024-12-01', end_date: '2024-12-31' },
  },
  {
    ...{ start_date: '2025-01-01', end_date: '2025-03-31', time_zone: 'Asia/Kathmandu' },
    before: { start_date: '2024-10-03', end_date: '2024-12-31', time_zone: 'Asia/Kathmandu' },
  },
  { start_date: '2025-02-01', model_name: 'qUALITY' },
  { start_date: '2031-01-01' },
]
const members = ['a-1', '=1+1', 'slow']
const scoresOf = (calls: readonly PlainCall[]) =>
  calls.flatMap(({ scoreHundredths }) => (scoreHundredths === null ? [] : [scoreHundredths]))
const spreadOf = (calls: readonly PlainCall[]) => expectedSpread(scoresOf(calls), calls.length)
const isMember = ({ agentId }: PlainCall) => members.includes(agentId)

describe('a team stands beside everybody else', () => {
  let stats: StatsService
  let teamId: number
  let strangeTeam: number
  before(async () => {
    stats = await startStatsService()
    teamId = await makeTeam(stats.token, 'North', members)
    strangeTeam = await makeTeam(stats.otherToken, 'Theirs', ['a-1'])
  })
  after(() => stats.service.stop())

  async function makeTeam(token: string, name: string, agentIds: readonly string[]): Promise<number> {
    const { address } = stats.service
    const { id } = (await send(`${address}/v1/teams`, { token, json: { name } })).body
    for (const agent_id of agentIds) {
      const json = { agent_id, name: `Agent ${agent_id}`, team_id: id }
      assert.equal((await send(`${address}/v1/agents`, { token, json })).status, 201)
    }
    return id
  }

  async function checkEverything(state: string): Promise<void> {
    for (const { before: earlier, ...query } of queries)
      for (const interval of ['day', 'week', 'month'] as const) {
        const { status, body } = await stats.get('team-profile', { ...query, team_id: teamId, interval })
        assert.equal(status, 200, JSON.stringify(body))
        check(body, { query, earlier, interval, state: `${JSON.stringify(query)}, ${state}` })
      }
  }

  function check(
    body: Json,
    asked: {
      readonly query: StatsQuery
      readonly earlier: StatsQuery | undefined
      readonly interval: 'day' | 'week' | 'month'
      readonly state: string
    },
  ): void {
    const { query, earlier, interval, state } = asked
    const counted = countedCalls(stats.calls, query)
    const [own, others] = [counted.filter(isMember), counted.filter((call) => !isMember(call))]
    const past = earlier ? countedCalls(stats.calls, earlier).filter(isMember) : undefined
    const shown = (figures: Json, calls: readonly PlainCall[]) =>
      Object.fromEntries(Object.keys(spreadOf(calls)).map((name) => [name, figures[name]]))
    assert.deepEqual(shown(body, own), spreadOf(own), state)
    assert.deepEqual(shown(body.others, others), spreadOf(others), state)
    assert.equal(body.others.agents, new Set(others.map(({ agentId }) => agentId)).size, state)
    assert.deepEqual(
      [body.total_requests, body.others.total_requests, body.members],
      [own.length, others.length, 3],
    )
    assert.deepEqual([body.period_before !== null, body.before !== null], [!!earlier, !!earlier], state)
    if (past) assert.equal(body.before.avg_score, spreadOf(past).avg_score, state)

    for (const agent of body.agents) {
      const mine = own.filter(({ agentId }) => agentId === agent.agent_id)
      assert.deepEqual(shown(agent, mine), spreadOf(mine), state)
      const before = past?.filter(({ agentId }) => agentId === agent.agent_id)
      if (before) assert.equal(agent.before.avg_score, spreadOf(before).avg_score, state)
    }
    const agentIds = body.agents.map(({ agent_id }: Json) => agent_id)
    assert.deepEqual(agentIds.toSorted(), [...new Set(own.map(({ agentId }) => agentId))].sort(), state)

    const beside = new Map(expectedCategories(others).map((category) => [category.category_id, category]))
    assert.deepEqual(
      body.categories,
      expectedCategories(own).map(({ avg_category_score, min_score, max_score, ...category }) => ({
        ...category,
        avg_score: avg_category_score,
        others_avg_score: beside.get(category.category_id)?.avg_category_score ?? null,
        others_score_percentage: beside.get(category.category_id)?.score_percentage ?? null,
      })),
      state,
    )
    const theirs = new Map(expectedTrend(others, query, interval).map((point) => [point.start, point]))
    assert.deepEqual(
      body.points,
      expectedTrend(own, query, interval).map(({ avg_duration, ...point }) => ({
        ...point,
        others_avg_score: theirs.get(point.start)?.avg_score ?? null,
      })),
      state,
    )
  }

  // Holds Statistics, decided: the figures stay the same however they are kept
  test('exactly as counting call by call gives, rolled up or not', async () => {
    await checkEverything('nothing rolled up')
    const months = await listPendingMonths(stats.service.database, { calls: 1, seconds: 0 })
    for (const [index, month] of months.entries())
      if (index % 2 === 0) await rollUpDays(stats.service.database, month, 1_000)
    await checkEverything('half rolled up')
    await rollUp(stats.service.database, { calls: 1, seconds: 0 })
    await closePast(stats.service.database)
    await checkEverything('rolled up')
  })

  test('a lead sees the team they lead, beside nobody else; no other team is there for them', async () => {
    const { service } = stats
    const south = await makeTeam(stats.token, 'South', ['a-2'])
    const lead = await signInAs(service, service.clientId, 'lead', { leads: [teamId] })
    const read = async (id: number) => lead.fetch(`/v1/stats/team-profile?team_id=${id}`)
    const own = (await (await read(teamId)).json()) as Json
    assert.equal(own.team_name, 'North')
    assert.equal(own.total_requests, stats.calls.filter(isMember).length)
    assert.deepEqual([own.others.agents, own.others.avg_score], [0, null])
    for (const id of [south, strangeTeam, 2_147_483_647]) assert.equal((await read(id)).status, 404)
    const agent = await signInAs(service, service.clientId, 'agent', { agentId: 'a-1' })
    assert.equal((await agent.fetch(`/v1/stats/team-profile?team_id=${teamId}`)).status, 403)
  })

  test('a team of another workspace is not there, and what is asked wrongly is said by name', async () => {
    assert.equal((await stats.get('team-profile', { team_id: strangeTeam })).status, 404)
    assert.equal((await stats.get('team-profile', { team_id: teamId }, stats.otherToken)).status, 404)
    assertInvalid(await stats.get('team-profile'), 'query', 'team_id')
    assertInvalid(await stats.get('team-profile', { team_id: 'north' }), 'query', 'team_id')
    const limited = await stats.service.token(['read:call-analysis-requests'])
    assert.equal((await stats.get('team-profile', { team_id: teamId }, limited)).status, 403)
  })

  test('its points over time as CSV', async () => {
    const { service, token } = stats
    const answer = await fetch(`${service.address}/v1/stats/team-profile?team_id=${teamId}&interval=month`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
    })
    const [head, ...lines] = (await answer.text()).trim().split('\r\n')
    assert.equal(head, 'start,total_requests,scored_requests,unscored,avg_score,others_avg_score')
    assert.ok(lines.length > 3)
  })
})
