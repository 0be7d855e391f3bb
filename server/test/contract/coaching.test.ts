import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { bankCall } from '../support/bank-call.ts'
import { careModel } from '../support/care-model.ts'
import { cloneCall } from '../support/clone-call.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const day = 86_400_000

// Holds: agents read and acknowledge their results, appeal in time, and are coached by moments of their calls
describe('coaching', () => {
  let service: TestService
  let token: string
  let qa: Signed
  let lead: Signed
  let otherLead: Signed
  let agent: Signed
  let id: string
  let far: string
  let modelId: number
  const at = (end = '', call = id) => `/v1/call-analysis/${call}${end}`
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
  const program = async (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') =>
    send(`${service.address}${path}`, { token, method, ...(json === undefined ? {} : { json }) })
  const submit = async (agentId: string) => {
    const { body } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      body: callForm({
        audio: writeToneWav(1.2),
        fields: { external_id: `of-${agentId}`, agent_id: agentId, agent_name: agentId, model_name: 'Care' },
      }),
    })
    return body.id as string
  }
  const notesOf = async (call = id) =>
    (await ask(qa, at('/history', call))).body.map((one: Json) => one.note).filter(Boolean) as string[]

  before(async () => {
    service = await startTestService()
    token = await service.token()
    modelId = (await send(`${service.address}/v1/models`, { token, json: careModel })).body.id
    id = await submit('ana')
    far = await submit('ben')
    await finishCalls(service, bankCall.turns)
    const teams = []
    for (const agentId of ['ana', 'ben']) {
      const team = (await program('/v1/teams', { name: `Team of ${agentId}` })).body
      await program(`/v1/agents/${agentId}`, { name: agentId, team_id: team.id }, 'PUT')
      teams.push(team.id)
    }
    qa = await signInAs(service, service.clientId, 'qa')
    lead = await signInAs(service, service.clientId, 'lead', { leads: [teams[0]] })
    otherLead = await signInAs(service, service.clientId, 'lead', { leads: [teams[1]] })
    agent = await signInAs(service, service.clientId, 'agent', { agentId: 'ana' })
  })
  after(() => service.stop())

  test('an agent acknowledges a result once, and again when it has changed or was released again', async () => {
    assert.equal((await ask(agent, at())).body.acknowledged_at, null)
    assert.equal((await ask(agent, at('/acknowledge', far), {})).status, 404)
    assert.equal((await ask(qa, at('/acknowledge'), {})).status, 403)
    assert.equal((await program(at('/acknowledge'), {})).status, 403, 'a program reads for nobody')
    const first = await ask(agent, at('/acknowledge'), {})
    assert.equal(first.status, 200, JSON.stringify(first.body))
    assert.deepEqual((await ask(agent, at('/acknowledge'), {})).body, first.body)
    assert.equal((await ask(qa, at())).body.acknowledged_at, first.body.acknowledged_at)
    const confirm = { status: 'submitted', answers: [{ key: 'sings', value: false }] }
    await ask(qa, at('/reviews'), confirm)
    assert.equal((await ask(qa, at())).body.acknowledgement_outdated, false, 'confirmed is not changed')
    const change = { status: 'submitted', answers: [{ key: 'sings', value: true }] }
    await ask(qa, at('/reviews'), change)
    assert.equal((await ask(qa, at())).body.acknowledgement_outdated, true)
    const second = await ask(agent, at('/acknowledge'), {})
    assert.equal(second.body.acknowledgement_outdated, false)
    assert.notEqual(second.body.acknowledged_at, first.body.acknowledged_at)
    await ask(lead, at('/release'), { released: true }, 'PUT')
    const [listed] = (await ask(agent, '/v1/call-analysis')).body.items
    assert.equal(listed.acknowledgement_outdated, true)
    const notes = await notesOf()
    assert.equal(notes.filter((note) => note === 'The agent has acknowledged the result.').length, 2)
    assert.ok(notes.includes('The result has changed since the agent acknowledged it.'))
    assert.ok(notes.includes('Released again after the agent acknowledged it.'))
    assert.ok(!notes.includes('Released to the agent.'), 'one release is one line of its history')
    await ask(lead, at('/release'), { released: true }, 'PUT')
    for (const released of [false, false]) await ask(lead, at('/release'), { released }, 'PUT')
    assert.deepEqual((await notesOf()).slice(notes.length), [
      'Released to the agent.',
      'The release was taken back.',
    ])
  })

  test('calls are found by whether people agree with the machine', async () => {
    const found = async (agreement: string) =>
      (await ask(qa, `/v1/call-analysis?agreement=${agreement}`)).body.items.map((one: Json) => one.id)
    assert.deepEqual(await found('differs'), [id])
    assert.deepEqual(await found('agrees'), [])
    await ask(qa, at('/reviews', far), { status: 'submitted', answers: [{ key: 'sings', value: false }] })
    assert.deepEqual(await found('agrees'), [far])
    assert.equal((await ask(qa, at('', far))).body.agreement, 'agrees')
    await ask(qa, at('/reviews', far), {
      status: 'submitted',
      answers: [{ key: 'mood', not_applicable: true }],
    })
    assert.deepEqual(new Set(await found('differs')), new Set([id, far]))
    assert.equal((await ask(qa, '/v1/call-analysis?agreement=perhaps')).status, 422)
  })

  test('what people answered is listed beside what the machine said, page by page, in reach', async () => {
    const all = (await ask(qa, '/v1/reviews')).body.items
    assert.deepEqual(
      all.map((one: Json) => [one.external_id, one.key, one.value, one.agrees]),
      [
        ['of-ben', 'mood', null, false],
        ['of-ben', 'sings', false, true],
        ['of-ana', 'sings', true, false],
        ['of-ana', 'sings', false, true],
      ],
    )
    const pages: Json[] = []
    let next = ''
    do {
      const { body } = await ask(qa, `/v1/reviews?limit=1${next && `&cursor=${next}`}`)
      pages.push(...body.items)
      next = body.next_cursor
    } while (next)
    assert.deepEqual(pages, all)
    const seen = async (who: Signed) =>
      new Set((await ask(who, '/v1/reviews')).body.items.map((one: Json) => one.agent_id))
    assert.deepEqual(await seen(lead), new Set(['ana']))
    assert.deepEqual(await seen(agent), new Set(['ana']))
    assert.deepEqual((await ask(qa, '/v1/reviews?blind=true')).body.items, [])
    assert.equal((await ask(qa, '/v1/reviews?blind=false')).body.items.length, 4)
    assert.equal((await ask(qa, '/v1/reviews?model_name=none')).body.items.length, 0)
    assert.equal((await ask(qa, `/v1/reviews?reviewer=${qa.id}&model_name=care`)).body.items.length, 4)
    assert.equal((await ask(qa, '/v1/reviews?cursor=nonsense')).status, 422)
    const as = async (accept: string) => (await qa.fetch('/v1/reviews', { headers: { accept } })).text()
    const [header, , second] = (await as('text/csv')).split('\r\n')
    assert.match(header!, /^call_id,external_id,.*,key,machine_value,value,agrees,reviewer/)
    assert.match(second!, /,sings,no,no,yes,qa \d+,/)
    assert.equal((await as('application/x-ndjson')).trimEnd().split('\n').length, 4)
  })

  test('a result can be appealed against for so many days from its release', async () => {
    const workspace = (await ask(qa, '/v1/workspace')).body
    assert.equal(workspace.appeal_days, 14)
    const setDays = async (appeal_days: number | null) =>
      (await ask(qa, '/v1/workspace/review-rules', { trust: workspace.trust, appeal_days }, 'PUT')).status
    assert.equal(await setDays(3), 200)
    await program('/v1/workspace', { name: 'Care', release_after_days: 0 }, 'PUT')
    assert.equal((await ask(qa, '/v1/workspace')).body.appeal_days, 3, 'the other settings leave it alone')
    await sql`update call set released_at = now() - interval '4 days' where id = ${id}`.execute(
      service.database,
    )
    const appeal = { key: 'bye', reason: 'I did say it.' }
    const late = await ask(agent, at('/appeals'), appeal)
    assert.deepEqual([late.status, late.body.code], [409, '009-002-0004'])
    const ended = new Date(Date.now() - day).toISOString().slice(0, 10)
    assert.ok(late.body.message.includes(`ended at ${ended}T`), late.body.message)
    await ask(lead, at('/release'), { released: true }, 'PUT')
    assert.equal((await ask(agent, at('/appeals'), appeal)).status, 201, 'the time starts anew')
    await sql`update call set released_at = now() - interval '4000 days' where id = ${id}`.execute(
      service.database,
    )
    assert.equal(await setDays(null), 200)
    assert.equal((await ask(agent, at('/appeals'), { ...appeal, key: 'hello' })).status, 201)
  })

  test('who is mentioned is told, if they may see the call', async () => {
    const text = 'Have a look'
    const people = (await ask(agent, at('/mentionable'))).body.items.map((one: Json) => one.id)
    assert.ok(people.includes(qa.id) && people.includes(lead.id) && people.includes(agent.id))
    assert.ok(!people.includes(otherLead.id))
    for (const stranger of [otherLead.id, '018f0000-0000-7000-8000-000000000000']) {
      const refused = await ask(qa, at('/comments'), { text, mentions: [lead.id, stranger] })
      assert.deepEqual([refused.status, refused.body.path], [422, 'mentions.1'])
    }
    assert.deepEqual((await ask(qa, at('/comments'))).body.items, [])
    const made = (await ask(qa, at('/comments'), { text, start: 1, end: 2, mentions: [lead.id, agent.id] }))
      .body
    assert.deepEqual(made.mentions.map((one: Json) => one.id).sort(), [lead.id, agent.id].sort())
    await ask(qa, at('/comments'), { text: 'And here', mentions: [lead.id] })
    const own = (await ask(lead, '/v1/me/mentions')).body
    assert.deepEqual([own.unread, own.items.map((one: Json) => one.text)], [2, ['And here', text]])
    assert.deepEqual([own.items[1].start, own.items[1].by, own.items[1].call_analysis_id], [1, qa.id, id])
    const read = await ask(lead, '/v1/me/mentions/read', { comment_ids: [made.id] })
    assert.deepEqual(read.body, { unread: 1 })
    assert.equal((await ask(lead, '/v1/me/mentions?unread=true')).body.items[0].text, 'And here')
    assert.deepEqual((await ask(lead, '/v1/me/mentions/read', {})).body, { unread: 0 })
    assert.equal((await ask(agent, '/v1/me/mentions')).body.unread, 1, 'one person reads for one')
    await ask(lead, at('/release'), { released: false }, 'PUT')
    await program('/v1/workspace', { name: 'Care', release_after_days: null }, 'PUT')
    assert.deepEqual((await ask(agent, '/v1/me/mentions')).body.items, [], 'out of reach, out of sight')
    await program('/v1/workspace', { name: 'Care', release_after_days: 0 }, 'PUT')
  })

  test('a lead coaches the agents of their teams, by moments of their calls', async () => {
    const moment = { call_id: id, start: 1, end: 2, note: 'Listen', key: 'hello' }
    const fields = {
      title: 'Greeting',
      moments: [moment],
      criteria: [{ model_id: modelId, key: 'hello' }],
    }
    const create = (who: Signed, json: Json) => ask(who, '/v1/coaching-sessions', json)
    assert.equal((await create(lead, { ...fields, agent_id: 'ben' })).status, 404)
    assert.equal((await create(agent, { ...fields, agent_id: 'ana' })).status, 403)
    for (const [wrong, path] of [
      [{ moments: [{ ...moment, call_id: far }] }, 'moments.0.call_id'],
      [{ moments: [{ ...moment, end: 0 }] }, 'moments.0.end'],
      [{ moments: [{ ...moment, key: 'nothing' }] }, 'moments.0.key'],
      [{ criteria: [{ model_id: modelId, key: 'mood' }] }, 'criteria.0.key'],
      [{ criteria: [{ model_id: 0, key: 'hello' }] }, 'criteria.0.model_id'],
      [{ held_at: new Date(Date.now() + day).toISOString() }, 'held_at'],
    ] as const) {
      const refused = await create(lead, { ...fields, agent_id: 'ana', ...wrong })
      assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
    }
    const made = await create(lead, { ...fields, agent_id: 'ana' })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepEqual([made.body.state, made.body.moments], ['planned', [moment]])
    const path = `/v1/coaching-sessions/${made.body.id}`
    assert.equal((await ask(agent, path)).status, 404, 'neither held nor shared')
    assert.equal((await ask(otherLead, path)).status, 404)
    assert.equal((await ask(lead, `${path}/effect`)).status, 409)
    await ask(lead, path, { ...fields, shared: true }, 'PUT')
    assert.equal((await ask(agent, path)).status, 200)
    assert.equal((await ask(agent, `${path}/acknowledge`, {})).body.code, '009-005-0001')
    const held_at = new Date(Date.now() - day).toISOString()
    assert.equal((await ask(lead, path, { ...fields, held_at }, 'PUT')).body.state, 'held')
    const acknowledged = (await ask(agent, `${path}/acknowledge`, { words: 'Agreed.' })).body
    assert.deepEqual([acknowledged.state, acknowledged.acknowledgement], ['acknowledged', 'Agreed.'])
    const again = (await ask(agent, `${path}/acknowledge`, { words: 'Not so.' })).body
    assert.deepEqual(again, acknowledged)
    const list = (await ask(qa, '/v1/coaching-sessions?state=acknowledged&agent_id=ana')).body.items
    assert.deepEqual(list, [acknowledged])
    assert.deepEqual((await ask(otherLead, '/v1/coaching-sessions')).body.items, [])
    assert.equal((await ask(lead, path, { ...fields, held_at }, 'PUT')).body.state, 'held')
    const spare = (await create(qa, { agent_id: 'ben', title: 'Spare' })).body
    assert.equal((await ask(lead, `/v1/coaching-sessions/${spare.id}`, undefined, 'DELETE')).status, 404)
    assert.equal((await ask(qa, `/v1/coaching-sessions/${spare.id}`, undefined, 'DELETE')).status, 204)
  })

  test('what came of it is told with its doubt, from the answers in force', async () => {
    const heldAt = new Date(Date.now() - 10 * day)
    const place = async (days: number, passed: number, n: number) => {
      for (let index = 0; index < n; index++)
        await cloneCall(service, id, {
          externalId: `effect-${days}-${index}`,
          createdAt: new Date(heldAt.valueOf() + days * day + index * 1000),
          answer: { key: 'bye', value: index < passed },
        })
    }
    // The call itself was made later than any of them.
    await sql`update call set created_at = now() - interval '100 days' where id = ${id}`.execute(
      service.database,
    )
    const made = (
      await ask(lead, '/v1/coaching-sessions', {
        agent_id: 'ana',
        title: 'Goodbye',
        held_at: heldAt.toISOString(),
        criteria: [{ model_id: modelId, key: 'bye' }],
      })
    ).body
    const effect = async (days = 28) =>
      (await ask(lead, `/v1/coaching-sessions/${made.id}/effect?days=${days}`)).body.items[0]
    const nothing = await effect()
    assert.deepEqual([nothing.verdict, nothing.before.n, nothing.difference], ['too_few', 0, null])
    await place(-5, 3, 20)
    await place(3, 9, 9)
    assert.equal((await effect()).verdict, 'too_few')
    await place(4, 9, 11)
    const clear = await effect()
    assert.deepEqual([clear.before.passed, clear.before.n], [3, 20])
    assert.deepEqual([clear.after.passed, clear.after.n, clear.verdict], [18, 20, 'better'])
    assert.ok(Math.abs(clear.difference - 0.75) < 1e-9)
    assert.equal((await effect(2)).verdict, 'too_few', 'only so many days on each side')
    // A person says that two of those were wrong: their answer is the one in force.
    const later = (await ask(qa, '/v1/call-analysis?agent_id=ana&limit=200')).body.items
    const two = later.filter((one: Json) => /^effect-3-[01]$/.test(one.external_id))
    for (const one of two)
      await ask(qa, at('/reviews', one.id), { status: 'submitted', answers: [{ key: 'bye', value: false }] })
    assert.deepEqual([(await effect()).after.passed, (await effect()).asked_differently], [16, false])
  })

  test('a review from elsewhere is taken in once, and is as old as it is', async () => {
    const call = await cloneCall(service, id, { externalId: 'elsewhere' })
    const review = (value: boolean, source: Json) => ({
      status: 'submitted',
      blind: true,
      answers: [{ key: 'bye', value }],
      source,
    })
    const source = { name: 'sheet', reviewer: 'Quinn', reviewed_at: '2026-01-31T10:00:00.000Z' }
    assert.equal((await ask(qa, at('/reviews', call), review(true, source))).body.path, 'source')
    await ask(qa, at('/reviews', call), { status: 'submitted', answers: [{ key: 'bye', value: false }] })
    const both = await Promise.all([1, 2].map(() => program(at('/reviews', call), review(true, source))))
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409])
    const taken = both.find(({ status }) => status === 201)!.body
    assert.deepEqual([taken.source, taken.reviewer_name], [source, 'Quinn'])
    assert.equal(taken.submitted_at, source.reviewed_at)
    const bye = (await ask(qa, at('', call))).body.analysis_result.answers.find(
      (one: Json) => one.key === 'bye',
    )
    assert.equal(bye.reviewed.by, qa.id, 'an old review is not the latest because it came late')
    const [blind, ...rest] = (await ask(qa, '/v1/reviews?blind=true')).body.items
    assert.deepEqual([blind.reviewer_name, rest], ['Quinn', []])
    const inAll = (await ask(qa, '/v1/reviews?reviewer=Quinn')).body.items
    assert.equal(inAll.length, 1, 'without the limit, blind and others')
    const future = { ...source, reviewer: 'Rae', reviewed_at: new Date(Date.now() + day).toISOString() }
    assert.equal((await program(at('/reviews', call), review(true, future))).body.path, 'source.reviewed_at')
  })

  test('erasing a call takes its moments and mentions along', async () => {
    assert.equal((await send(`${service.address}${at()}`, { method: 'DELETE', token })).status, 204)
    const sessions = (await ask(qa, '/v1/coaching-sessions?agent_id=ana')).body.items
    assert.ok(sessions.length >= 2)
    assert.ok(sessions.every((one: Json) => one.moments.length === 0))
    for (const table of ['coaching_moment', 'mention'] as const)
      assert.deepEqual(await service.database.selectFrom(table).selectAll().execute(), [], table)
    assert.deepEqual((await ask(lead, '/v1/me/mentions')).body.items, [])
    const { body } = await program(at())
    assert.deepEqual([body.acknowledged_at, body.agreement], [null, null])
  })
})
