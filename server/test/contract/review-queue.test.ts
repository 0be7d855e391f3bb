import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Json } from '../support/http.ts'
import { send } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask, openReviewDesk, post, type ReviewDesk, takeNext } from '../support/review-desk.ts'

const queue = '/v1/review-queue'

// Holds: every call that is up for review is in one person's hands at most, and leaves the queue when it is reviewed
describe('the review queue', () => {
  let desk: ReviewDesk
  let qa: Signed
  let second: Signed
  let lead: Signed
  let calls: string[]
  const clear = () => desk.service.database.deleteFrom('review_task').execute()
  const putUp = async (callIds: readonly string[], more: Json = {}) => {
    const made = await ask(qa, queue, { call_ids: callIds, ...more })
    assert.equal(made.status, 200, JSON.stringify(made.body))
    return made.body
  }
  const list = async (query = '', who = qa): Promise<Json[]> =>
    (await ask(who, `${queue}${query}`)).body.items
  const review = (who: Signed, callId: string, more: Json = {}) =>
    ask(who, `/v1/call-analysis/${callId}/reviews`, {
      status: 'submitted',
      answers: [{ key: 'sings', value: true }],
      ...more,
    })

  /** Whoever reviews this call blind finds nothing of the machine's in lists and tables either; others do. */
  const assertHiddenInLists = async (id: string) => {
    const table = '/v1/stats/dynamic-table-data?model_name=Care'
    const judged = ['score_percentage', 'category.opening', 'variable.hello', 'variable.sings']
    for (const [who, mayKnow] of [
      [qa, false],
      [second, true],
    ] as const) {
      const { rows } = (await ask(who, table)).body
      for (const row of rows as Json[]) {
        const known = judged.filter((key) => row[key] !== null).length
        assert.equal(known, row.call_id === id && !mayKnow ? 0 : judged.length, row.call_id)
        assert.ok(row.agent_name && row.duration > 0)
      }
      const csv = await (await who.fetch(table, { headers: { accept: 'text/csv' } })).text()
      const line = csv.split('\r\n').find((one) => one.includes(id))!
      assert.equal(line.endsWith(',,,,'), !mayKnow, line)
    }
    for (const [who, outcomes] of [
      [qa, 0],
      [second, 2],
    ] as const) {
      const { items } = (await ask(who, '/v1/call-analysis?fields=id&include_facts=true')).body
      const { facts } = items.find((one: Json) => one.id === id)
      assert.equal(Object.keys(facts.criteria).length, outcomes)
      assert.equal(Object.keys(facts.categories).length > 0, outcomes > 0)
    }
    await assertTellsNothing(id)
  }

  /** No filter, order or total gives away what is hidden; what was said and who it was still find the call. */
  const assertTellsNothing = async (id: string) => {
    const find = async (who: Signed, query: string) => {
      const { status, body } = await ask(who, `/v1/call-analysis?include_total=true&fields=id&${query}`)
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal(body.total, body.items.length, query)
      return body.items.some((one: Json) => one.id === id)
    }
    const telling = [
      'min_score=0',
      'max_score=100',
      'lost_points_in=opening',
      'criterion=sings&criterion_outcome=failed',
      'grouping_field_key=hello&grouping_field_value=true',
      'sort=-score_percentage',
      'sort=score_percentage',
      'review_status=none&review_status=in_progress',
      // A word of the summary that nobody said, and one that was said, unless the summary has the other.
      'q=customer',
      'q=hello+-zeppelin',
    ]
    const wayFrom = async (callId: string, query: string) =>
      (await ask(qa, `/v1/call-analysis/${callId}/neighbours?${query}`)).body
    for (const query of telling) {
      assert.deepEqual(await wayFrom(id, query), { previous: null, next: null, place: null }, query)
      for (const other of calls.filter((one) => one !== id)) {
        const { previous, next } = await wayFrom(other, query)
        assert.ok(previous?.id !== id && next?.id !== id, query)
      }
      assert.equal(await find(qa, query), false, query)
      assert.equal(await find(second, query), true, query)
    }
    const harmless = ['', 'q=hello', 'agent_id=ben', 'status=PROCESS_COMPLETED', 'sort=created_at']
    harmless.push(
      'review_status=none&review_status=needed',
      'grouping_field_key=agent_id&grouping_field_value=ben',
    )
    for (const query of harmless) assert.equal(await find(qa, query), true, query)
  }

  before(async () => {
    desk = await openReviewDesk()
    calls = await desk.makeCalls('ana', 'ana', 'ana', 'ben', 'ben')
    const { service, token } = desk
    const team = (await send(`${service.address}/v1/teams`, { token, json: { name: 'Ben’s' } })).body
    const json = { name: 'Agent ben', team_id: team.id }
    await send(`${service.address}/v1/agents/ben`, { method: 'PUT', token, json })
    qa = await signInAs(service, service.clientId, 'qa')
    second = await signInAs(service, service.clientId, 'qa')
    lead = await signInAs(service, service.clientId, 'lead', { leads: [team.id] })
  })
  after(() => desk.service.stop())

  test('what waits is counted as it is listed: in all, one’s own, nobody’s, overdue and appealed', async () => {
    const counts = async (who: Signed) => (await ask(who, `${queue}/counts`)).body
    const none = { waiting: 0, mine: 0, unassigned: 0, overdue: 0, appealed: 0 }
    assert.deepEqual(await counts(qa), none)
    const dueAt = new Date(Date.now() - 1000).toISOString()
    await putUp(calls.slice(0, 2), { assigned_to: second.id })
    await putUp(calls.slice(2, 4), { due_at: dueAt })
    await putUp(calls.slice(4, 5))
    const { body: taken } = await takeNext(qa)
    assert.deepEqual(await counts(second), { ...none, waiting: 5, mine: 2, unassigned: 2, overdue: 2 })
    assert.deepEqual(await counts(qa), { ...none, waiting: 5, mine: 1, unassigned: 2, overdue: 2 })
    const unassigned = await list('?unassigned=true')
    assert.equal(unassigned.length, 2)
    for (const { id, assigned_to, claimed_by } of unassigned)
      assert.deepEqual([id === taken.id, assigned_to, claimed_by], [false, null, null])
    assert.deepEqual(await counts(lead), {
      ...none,
      waiting: 2,
      unassigned: (await list('?unassigned=true', lead)).length,
      overdue: (await list('?overdue=true', lead)).length,
    })
    await ask(qa, `/v1/call-analysis/${calls[0]}/appeals`, { reason: 'It was said.' })
    assert.deepEqual([(await counts(qa)).appealed, (await counts(lead)).appealed], [1, 0])
    const [appeal] = (await ask(qa, `/v1/call-analysis/${calls[0]}/appeals`)).body.items
    await ask(second, `/v1/appeals/${appeal.id}/decide`, { outcome: 'declined', reason: 'It was not.' })
    assert.equal((await counts(qa)).appealed, 0)
    await clear()
  })

  test('calls are put up by hand, once each', async () => {
    const dueAt = new Date(Date.now() - 1000).toISOString()
    const made = await putUp(calls.slice(0, 2), { due_at: dueAt })
    assert.equal(made.added, 2)
    assert.equal((await putUp(calls.slice(0, 3))).added, 1)
    assert.equal((await list()).length, 3)
    assert.equal((await list('?overdue=true')).length, 2)
    const [task] = (await list('?state=open')).slice(-1)
    assert.deepEqual(
      [task.reasons, task.plan, task.state, task.overdue, task.call.agent_name, task.call.model_name],
      [['by_hand'], null, 'open', true, 'Agent ana', 'Care'],
    )
    const page = (await ask(qa, `${queue}?limit=2`)).body
    const rest = (await ask(qa, `${queue}?limit=2&cursor=${page.next_cursor}`)).body
    assert.deepEqual([page.items.length, rest.items.length, rest.next_cursor], [2, 1, null])
    const unknown = '018f0000-0000-7000-8000-000000000000'
    assert.equal((await ask(qa, queue, { call_ids: [calls[4], unknown] })).status, 404)
    assert.equal((await list()).length, 3, 'all or none')
    for (const [who, message] of [
      [unknown, /nobody/],
      [(await signInAs(desk.service, desk.service.clientId, 'viewer')).id, /may not review/],
      [lead.id, /another team/],
    ] as const) {
      const refused = await ask(qa, queue, { call_ids: [calls[4], calls[0]], assigned_to: who })
      assert.deepEqual(
        [refused.status, refused.body.path],
        [422, 'assigned_to'],
        JSON.stringify(refused.body),
      )
      assert.match(refused.body.message, message)
    }
  })

  test('the next is what is given to them, then what is due, then the oldest; asked again, the same', async () => {
    await clear()
    await putUp([calls[0]!])
    await putUp([calls[1]!], { due_at: new Date(Date.now() + 1e6).toISOString() })
    await putUp([calls[2]!], { assigned_to: second.id })
    const first = await takeNext(qa)
    assert.equal(first.status, 200)
    assert.deepEqual(
      [first.body.call.id, first.body.state, first.body.claimed_by.id],
      [calls[1], 'claimed', qa.id],
    )
    assert.equal((await takeNext(qa)).body.id, first.body.id)
    assert.equal((await takeNext(second)).body.call.id, calls[2])
    assert.deepEqual(
      (await list('?mine=true', second)).map((task) => task.call.id),
      [calls[2]],
    )
    assert.equal((await post(second, `${queue}/${first.body.id}/release`)).status, 409)
    const skip = (who: Signed, id: string) => ask(who, `${queue}/${id}/skip`, { reason: 'Nobody speaks.' })
    assert.equal((await skip(second, first.body.id)).status, 409, 'somebody else is at it')
    assert.equal((await post(qa, `${queue}/${first.body.id}/release`)).status, 204)
    assert.equal((await takeNext(qa)).body.call.id, calls[0], 'not what was just given back')
    assert.equal((await skip(qa, first.body.id)).status, 204)
    assert.equal((await skip(qa, first.body.id)).status, 409)
    const [skipped] = await list('?state=skipped')
    assert.deepEqual([skipped.id, skipped.skip_reason], [first.body.id, 'Nobody speaks.'])
    const third = await signInAs(desk.service, desk.service.clientId, 'qa')
    assert.equal((await takeNext(third)).status, 204)
  })

  test('a claim is over after its time, and others may take the call', async () => {
    await clear()
    await putUp([calls[0]!])
    const { body: task } = await takeNext(qa)
    assert.equal((await takeNext(second)).status, 204)
    const past = new Date(Date.now() - 1000)
    await desk.service.database.updateTable('review_task').set({ claimed_until: past }).execute()
    assert.equal((await list('?state=open')).length, 1)
    assert.equal((await takeNext(second)).body.id, task.id)
    assert.equal((await takeNext(qa)).status, 204)
  })

  test('a lead has the queue of their teams', async () => {
    await clear()
    await putUp([calls[0]!, calls[3]!])
    assert.deepEqual(
      (await list('', lead)).map((task) => task.call.agent_id),
      ['ben'],
    )
    const far = (await list()).find((task) => task.call.id === calls[0])
    assert.equal((await ask(lead, `${queue}/${far.id}/skip`, { reason: 'No.' })).status, 404)
    assert.equal((await takeNext(lead)).body.call.id, calls[3])
    assert.equal((await post(lead, `${queue}/${(await list('', lead))[0]!.id}/release`)).status, 204)
    assert.equal((await ask(lead, queue, { call_ids: [calls[3]] })).status, 403)
  })

  test('a blind review is blind because the answers are hidden', async () => {
    await clear()
    const id = calls[4]!
    const at = (end = '') => `/v1/call-analysis/${id}${end}`
    await putUp([id], { blind: true, assigned_to: qa.id })
    const { body: task } = await takeNext(qa)
    assert.deepEqual([task.blind, task.reasons], [true, []])
    const hidden = (await ask(qa, at())).body
    for (const field of [
      'analysis_result',
      'xscore_result',
      'total_score',
      'score_percentage',
      'machine_score',
      'summary',
      'insights',
      'keywords',
      'agreement',
    ])
      assert.equal(hidden[field], null, field)
    assert.equal(hidden.blind, true)
    const [result] = (await ask(qa, at('/results'))).body
    assert.deepEqual([result.blind, result.analysis_result, result.total_score], [true, null, null])
    assert.deepEqual([result.summary, result.insights, result.keywords], [null, null, null])
    assert.ok(hidden.duration > 0, 'what was measured stays')
    const listed = (await ask(qa, '/v1/call-analysis')).body.items
    assert.deepEqual(
      listed.map((call: Json) => [call.id === id, call.score_percentage === null, call.blind === true]),
      listed.map((call: Json) => [call.id === id, call.id === id, call.id === id]),
    )
    for (const call of listed) {
      assert.equal(call.summary === null, call.id === id)
      assert.equal(call.keywords === null, call.id === id)
    }
    const other = (await ask(second, at())).body
    assert.equal(other.blind, undefined)
    assert.notEqual(other.analysis_result, null)
    assert.ok(other.summary.length > 0 && other.keywords.length > 0)
    await assertHiddenInLists(id)
    const draft = await review(qa, id, { status: 'draft' })
    assert.deepEqual(
      [draft.body.blind, draft.body.answers[0].machine, draft.body.total_score],
      [true, null, null],
    )
    const change = { version: 1, status: 'submitted', answers: [{ key: 'sings', value: true }] }
    const done = await ask(qa, at(`/reviews/${draft.body.id}`), change, 'PUT')
    assert.deepEqual([done.status, done.body.blind], [200, true], JSON.stringify(done.body))
    assert.notEqual(done.body.answers[0].machine, null)
    assert.notEqual((await ask(qa, at())).body.total_score, null)
    const [finished] = await list('?state=done')
    assert.deepEqual(
      [finished.id, finished.review_id, finished.reasons],
      [task.id, draft.body.id, ['by_hand']],
    )
  })

  test('whoever has seen the answers does not review blind, whatever they say', async () => {
    await clear()
    const id = calls[4]!
    const [mine] = (await putUp([id], { blind: true })).items
    assert.equal((await takeNext(qa)).body.id, mine.id)
    await post(qa, `${queue}/${mine.id}/release`)
    assert.notEqual((await ask(qa, `/v1/call-analysis/${id}`)).body.total_score, null)
    assert.equal((await takeNext(qa)).body.id, mine.id)
    assert.notEqual((await ask(qa, `/v1/call-analysis/${id}`)).body.total_score, null)
    const made = await review(qa, id, { blind: true })
    assert.deepEqual([made.status, made.body.blind], [201, false])
    assert.equal((await list('?state=done')).length, 1)
  })

  test('whoever is disabled gives back what they had', async () => {
    await clear()
    const gone = await signInAs(desk.service, desk.service.clientId, 'qa', { email: 'gone@example.com' })
    await putUp([calls[0]!, calls[1]!], { assigned_to: gone.id })
    await takeNext(gone)
    const json = { email: 'gone@example.com', name: 'Gone', role: 'qa', enabled: false }
    const admin = await signInAs(desk.service, desk.service.clientId, 'admin')
    const disabled = await ask(admin, `/v1/users/${gone.id}`, json, 'PUT')
    assert.equal(disabled.status, 200, JSON.stringify(disabled.body))
    const left = await list()
    assert.deepEqual(
      left.map((task) => [task.state, task.assigned_to]),
      [
        ['open', null],
        ['open', null],
      ],
    )
  })

  test('erasing a call takes its tasks along', async () => {
    await clear()
    await putUp([calls[1]!])
    const { service, token } = desk
    await send(`${service.address}/v1/call-analysis/${calls[1]}`, { method: 'DELETE', token })
    assert.deepEqual(await list(), [])
    assert.equal((await ask(qa, queue, { call_ids: [calls[1]] })).status, 410)
  })
})
