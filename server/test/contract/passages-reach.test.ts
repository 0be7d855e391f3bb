import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../src/domain/new-id.ts'
import { saveCallWords } from '../../src/store/calls/call-words.ts'
import { insertPassagesDue } from '../../src/store/passages/passages.ts'
import { writeAskedCalls } from '../support/asked-calls.ts'
import { bareResult } from '../support/bare-result.ts'
import { type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask, takeNext } from '../support/review-desk.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

const said = [
  'I want to cancel because it has become too expensive for me.',
  'Please cancel it, the price went up and it is too expensive now.',
  'I am cancelling since the connection drops every evening.',
  'Cancel my contract, the connection drops all the time.',
]
const meaning = encodeURIComponent('customers who want to cancel')
/** Who handled which call. */
const agents = ['near', 'near', 'far', 'far']

let service: TestService
let modelId: number
let ids: string[]
let owner: Signed
let qa: Signed
let lead: Signed
let agent: Signed
let idle: Signed

/** Which calls somebody finds as passages; as themes they find none beside these. */
async function find(who: Signed, query = ''): Promise<string[]> {
  const passages = await ask(who, `/v1/call-analysis/passages?meaning=${meaning}${query}`)
  const themes = await ask(who, `/v1/call-analysis/themes?question=${meaning}${query}`)
  assert.deepEqual([passages.status, themes.status], [200, 200], JSON.stringify(passages.body))
  const idsOf = (items: Json[]) => [...new Set<string>(items.map(({ call_id }) => call_id))].sort()
  const found = idsOf(passages.body.items)
  const inThemes = idsOf(
    [...themes.body.themes, themes.body.others].flatMap(({ examples }: Json) => examples),
  )
  assert.equal(inThemes.length > 0, found.length > 0, query)
  assert.ok(
    inThemes.every((id) => found.includes(id)),
    query,
  )
  assert.ok(themes.body.calls <= found.length, query)
  return found
}

const only = (...numbers: number[]) => numbers.map((number) => ids[number]!).sort()

before(async () => {
  service = await startTestService({ env: { SEARCH_MEANING: 'on', RATE_LIMIT_PER_MINUTE: '0' } })
  const token = await service.token()
  modelId = (await service.client.models.create({ name: 'Sales' })).id
  ids = await writeAskedCalls(service, modelId, said, (index) => ({
    agentId: agents[index]!,
    score: 20 * index,
  }))
  const { body: team } = await send(`${service.address}/v1/teams`, { token, json: { name: 'North' } })
  await service.database
    .insertInto('agent')
    .values({ workspace_id: service.clientId, agent_id: 'near', name: 'Nea', team_id: team.id })
    .execute()
  owner = await signInAs(service, service.clientId, 'owner')
  qa = await signInAs(service, service.clientId, 'qa')
  lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
  agent = await signInAs(service, service.clientId, 'agent', { agentId: 'near' })
  idle = await signInAs(service, service.clientId, 'lead')
})
after(() => service.stop())

const setRelease = async (release_after_days: number | null) => {
  const json = { name: 'Ours', release_after_days }
  assert.equal((await owner.fetch('/v1/workspace', { method: 'PUT', json })).status, 200)
}

test('a lead finds the calls of their teams by meaning, and an agent their own once they are released', async () => {
  await setRelease(null)
  assert.deepEqual(await find(owner), only(0, 1, 2, 3))
  assert.deepEqual(await find(lead), only(0, 1))
  assert.deepEqual(await find(idle), only())
  assert.deepEqual(await find(agent), only(), 'nothing is released')
  const released = await ask(owner, `/v1/call-analysis/${ids[1]}/release`, { released: true }, 'PUT')
  assert.equal(released.status, 200)
  assert.deepEqual(await find(agent), only(1))
  await setRelease(7)
  assert.deepEqual(await find(agent), only(0, 1))
  for (const query of ['&agent_id=far', '&agent_name=Ana', '&q=connection', '&min_score=30'])
    for (const who of [lead, agent])
      assert.deepEqual(
        (await find(who, query)).filter((id) => [ids[2], ids[3]].includes(id)),
        [],
        query,
      )
})

test('how many calls are still to be read is told of those that somebody may see', async () => {
  const waiting = async (who: Signed) => {
    const { body } = await ask(who, `/v1/call-analysis/passages?meaning=${meaning}`)
    const asked = await ask(who, `/v1/call-analysis/themes?question=${meaning}`)
    assert.equal(asked.body.waiting, body.waiting)
    return body.waiting
  }
  await setRelease(null)
  const due = ['near', 'near', 'far'].map((agentId) => ({
    id: newId(),
    externalId: newId(),
    agentId,
    modelId,
    status: 'PROCESS_COMPLETED' as const,
    score: 50,
    createdAt: 1_767_268_800_000_000n,
    said: 'Hello.',
    summary: null,
    erased: false,
  }))
  await writeCalls(service.database, service.clientId, due)
  for (const { id } of due)
    await service.database.transaction().execute((tx) => insertPassagesDue(id).execute(tx))
  assert.deepEqual(
    [await waiting(owner), await waiting(lead), await waiting(idle), await waiting(agent)],
    [3, 2, 0, 0],
  )
})

test('who is to review a call blind learns nothing of its score by searching, and others find it', async () => {
  // As judging would leave it.
  const analysis_result = JSON.stringify(bareResult({})) as never
  await service.database.updateTable('call').set({ analysis_result }).execute()
  const put = { call_ids: [ids[3]], blind: true, assigned_to: qa.id }
  assert.equal((await ask(qa, '/v1/review-queue', put)).status, 200)
  const { body: task } = await takeNext(qa)
  assert.equal(task.call.id, ids[3])
  assert.deepEqual(await find(qa), only(0, 1, 2, 3), 'what was said is no secret')
  for (const query of ['&min_score=50', '&max_score=70', '&review_status=none'])
    assert.ok(!(await find(qa, query)).includes(ids[3]!), query)
  assert.deepEqual(await find(owner, '&min_score=50'), only(3))
  // Neither does what is found say anything of the machine's.
  const { body } = await ask(qa, `/v1/call-analysis/passages?meaning=${meaning}`)
  const shown = body.items.find(({ call_id }: Json) => call_id === ids[3])
  assert.deepEqual(Object.keys(shown).sort(), [
    'agent_id',
    'agent_name',
    'call_id',
    'created_at',
    'end',
    'external_id',
    'similarity',
    'start',
    'turns',
  ])
})

test('words of the summary, which is the machine’s, find no call by meaning that is reviewed blind', async () => {
  const word = 'marmalade'
  for (const id of [ids[2], ids[3]])
    await service.database
      .updateTable('call')
      .set({ summary: `It is about ${word}.` })
      .where('id', '=', id!)
      .execute()
  for (const id of [ids[2]!, ids[3]!])
    await service.database.transaction().execute((tx) => saveCallWords(tx, id))
  assert.deepEqual(await find(owner, `&q=${word}`), only(2, 3))
  assert.deepEqual(await find(qa, `&q=${word}`), only(2))
  assert.deepEqual(await find(qa, '&q=connection'), only(2, 3), 'it was said')
})
