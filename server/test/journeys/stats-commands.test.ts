import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { createPlainModel } from '../support/seeded-calls.ts'

let beside: CommandsBeside
let teamId: number
let empty: number
const noon = Date.UTC(2026, 0, 10, 12)
const dayMs = 86_400_000
const period = ['--from', '2026-01-01', '--to', '2026-01-31']

before(async () => {
  beside = await startCommandsBeside({})
  const { service } = beside
  const model = await createPlainModel(service.address, await service.token(), service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [{ name: 'Opening', max_score: 10, order_number: 1 }],
    template_variables: [
      { key: 'greets', type: 'BOOLEAN', required: true, category: 'opening', description: 'Greets' },
    ],
  })
  teamId = (await service.client.teams.create('Evenings')).id
  empty = (await service.client.teams.create('Nobody yet')).id
  const known = ['ben', 'eli'].map((agent_id) => ({
    ...{ workspace_id: service.clientId, agent_id, name: `Agent ${agent_id}` },
  }))
  await service.database.insertInto('agent').values(known).execute()
  for (const agentId of ['ben', 'eli'])
    await service.client.agents.replace(agentId, { name: `Agent ${agentId}`, team_id: teamId })
  for (const [index, agentId] of ['ben', 'ben', 'eli', 'ana', 'ana', 'ana'].entries())
    await insertJudgedCall(service.database, {
      ...{ model, agentId, createdAt: new Date(noon + index * dayMs), durationMs: 60_000 },
      answers: { greets: { value: agentId === 'ana' || index === 0, not_applicable: false } },
    })
})
after(() => beside?.stop())

test('a team is shown beside all other agents, as text, as JSON and as a table', async () => {
  const shown = await beside.runWell(['stats', 'team', String(teamId), ...period])
  const [title, score, others, ...rest] = shown.trimEnd().split('\n')
  assert.equal(title, 'Evenings: 2 agents, calls: 3')
  assert.match(
    score!,
    /^Score: 33\.33 % \(0 to 100\), nothing to compare with since 2025-12-01 to 2025-12-31$/,
  )
  assert.equal(others, 'All other agents: 100 % (100 to 100), calls: 3')
  assert.deepEqual(
    rest.map((line) => line.replaceAll(/ {2,}/g, ' | ')),
    [
      'Agents:',
      ' | 50 % (0 to 100) | nothing to compare with | Agent ben (ben), calls: 2',
      ' | 0 % | nothing to compare with | Agent eli (eli), calls: 1',
      'Categories:',
      ' | 33.33 %, others: 100 % | Opening (Care), calls: 3',
    ],
  )
  const asJson = await beside.runWell(['stats', 'team', String(teamId), ...period, '--format', 'json'])
  const query = { team_id: teamId, start_date: '2026-01-01', end_date: '2026-01-31' }
  assert.deepEqual(JSON.parse(asJson), await beside.service.client.stats.teamProfile(query))
  const csv = ['--interval', 'month', '--format', 'csv', '--output', 'team.csv']
  assert.equal(await beside.runWell(['stats', 'team', String(teamId), ...period, ...csv]), '')
  const [header, point] = (await readFile(join(beside.folder, 'team.csv'), 'utf8')).split('\r\n')
  assert.equal(header, 'start,total_requests,scored_requests,unscored,avg_score,others_avg_score')
  assert.equal(point, '2026-01-01,3,3,0,33.33,100')
})

test('a team without calls says so, and what is no team is told what to give', async () => {
  assert.equal(
    await beside.runWell(['stats', 'team', String(empty)]),
    'Nobody yet: 0 agents, no finished calls.\n',
  )
  for (const [args, said] of [
    [['999999'], /no team with this id/i],
    [['Evenings'], /Give a whole number from 1 on/],
    [['0'], /Give a whole number from 1 on/],
    [[], /missing required argument 'id'/],
    [[String(teamId), '--interval', 'year'], /Allowed choices are day, week, month/],
  ] as const) {
    const { code, err } = await beside.run(['stats', 'team', ...args])
    assert.equal(code, 1, args.join(' '))
    assert.match(err, said)
    assert.doesNotMatch(err, /\n {4}at /)
  }
})
