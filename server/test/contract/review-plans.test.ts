import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { drawDuePlan } from '../../src/store/reviews/queue/draw-plan.ts'
import type { Json } from '../support/http.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { ask, openReviewDesk, post, type ReviewDesk, takeNext } from '../support/review-desk.ts'

const plans = '/v1/review-plans'

// Holds: plans choose calls by chance and by rules, never more than they say
describe('review plans', () => {
  let desk: ReviewDesk
  let qa: Signed
  let second: Signed
  const makePlan = async (json: Json) => {
    const made = await ask(qa, plans, { name: 'Weekly', ...json })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    return made.body
  }
  const draw = async (id: string) => (await post(qa, `${plans}/${id}/draw`)).body
  const tasksOf = async (planId: string): Promise<Json[]> =>
    (await ask(qa, `/v1/review-queue?plan_id=${planId}`)).body.items
  const clear = async () => {
    await desk.service.database.deleteFrom('review_task').execute()
    await desk.service.database.deleteFrom('review_plan').execute()
  }

  before(async () => {
    desk = await openReviewDesk()
    await desk.makeCalls('ana', 'ana', 'ana', 'ben', 'ben')
    qa = await signInAs(desk.service, desk.service.clientId, 'qa')
    second = await signInAs(desk.service, desk.service.clientId, 'qa')
  })
  after(() => desk.service.stop())

  test('a plan is kept as it was sent, and changed by whoever has read it', async () => {
    const plan = await makePlan({
      model_id: desk.modelId,
      rules: [{ kind: 'random_per_agent', count: 2 }, { kind: 'appeals' }],
      assign: { to: 'people', people: [second.id, qa.id] },
      blind_share: 0.5,
      weekly_cap: 10,
      due_days: 3,
      seed: 42,
    })
    assert.deepEqual((await ask(qa, `${plans}/${plan.id}`)).body, plan)
    assert.deepEqual([plan.seed, plan.claim_minutes, plan.assign.turn], [42, 60, 'round_robin'])
    const change = (version: number) =>
      ask(qa, `${plans}/${plan.id}`, { name: 'Other', rules: [{ kind: 'lowest', count: 1 }], version }, 'PUT')
    assert.deepEqual(
      (await Promise.all([change(1), change(1)])).map(({ status }) => status).sort(),
      [200, 409],
    )
    const changed = (await ask(qa, plans)).body.items[0]
    assert.deepEqual([changed.seed, changed.version, changed.model_id], [42, 2, null])
    assert.equal((await ask(qa, `${plans}/${plan.id}`, undefined, 'DELETE')).status, 204)
    assert.equal((await ask(qa, `${plans}/${plan.id}`)).status, 404)
  })

  test('what cannot be a plan is refused in words', async () => {
    const viewer = await signInAs(desk.service, desk.service.clientId, 'viewer')
    const nobody = '018f0000-0000-7000-8000-000000000000'
    const people = (...ids: string[]) => ({
      rules: [{ kind: 'appeals' }],
      assign: { to: 'people', people: ids },
    })
    for (const [json, path] of [
      [{ rules: [] }, 'rules'],
      [{ rules: [{ kind: 'lowest', count: 0 }] }, 'rules.0.count'],
      [{ rules: [{ kind: 'lowest', count: 1_001 }] }, 'rules.0.count'],
      [{ rules: [{ kind: 'appeals' }, { kind: 'appeals' }] }, 'rules.1.kind'],
      [{ rules: [{ kind: 'appeals' }], blind_share: 1.1 }, 'blind_share'],
      [{ rules: [{ kind: 'appeals' }], model_id: 999_999 }, 'model_id'],
      [people(qa.id, nobody), 'assign.people.1'],
      [people(viewer.id), 'assign.people.0'],
    ] as const) {
      const refused = await ask(qa, plans, { name: 'Wrong', ...(json as Json) })
      assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
    }
  })

  test('calls of every agent are drawn, the same whenever; newcomers take places that nobody has begun', async () => {
    await clear()
    const plan = await makePlan({ rules: [{ kind: 'random_per_agent', count: 2 }], seed: 5 })
    assert.deepEqual(await draw(plan.id), { added: 4, removed: 0 })
    assert.deepEqual(await draw(plan.id), { added: 0, removed: 0 })
    const drawn = (await tasksOf(plan.id)).map((task) => task.call.id)
    await desk.service.database.deleteFrom('review_task').execute()
    await draw(plan.id)
    assert.deepEqual((await tasksOf(plan.id)).map((task) => task.call.id).sort(), drawn.toSorted())
    const { body: held } = await takeNext(qa)
    await desk.makeCalls('ana', 'ana', 'ana', 'ben', 'ben', 'ben')
    const { added, removed } = await draw(plan.id)
    assert.equal(added, removed)
    const now = await tasksOf(plan.id)
    const perAgent = Map.groupBy(now, (task) => task.call.agent_id)
    assert.deepEqual([perAgent.get('ana')?.length, perAgent.get('ben')?.length], [2, 2])
    assert.ok(now.some((task) => task.id === held.id && task.state === 'claimed'))
    // Reviewed, it keeps its place; skipped, another call takes it.
    await ask(qa, `/v1/call-analysis/${held.call.id}/reviews`, { status: 'submitted', answers: [] })
    assert.deepEqual(await draw(plan.id), { added: 0, removed: 0 })
    const [open] = (await tasksOf(plan.id)).filter((task) => task.state === 'open')
    await ask(qa, `/v1/review-queue/${open.id}/skip`, { reason: 'Nobody speaks.' })
    assert.deepEqual(await draw(plan.id), { added: 1, removed: 0 })
  })

  test('people are given their tasks in turn, with a date; the cap holds', async () => {
    await clear()
    const plan = await makePlan({
      rules: [{ kind: 'random_per_agent', count: 3 }],
      assign: { to: 'people', people: [second.id, qa.id] },
      weekly_cap: 4,
      due_days: 2,
    })
    assert.equal((await draw(plan.id)).added, 4)
    const tasks = await tasksOf(plan.id)
    const given = Map.groupBy(tasks, (task) => task.assigned_to.id)
    assert.deepEqual([given.get(qa.id)?.length, given.get(second.id)?.length], [2, 2])
    for (const task of tasks) assert.ok(Date.parse(task.due_at) > Date.now() + 47 * 3_600_000)
  })

  test('a plan that is deleted takes along what nobody has begun', async () => {
    await clear()
    const plan = await makePlan({ rules: [{ kind: 'random_per_agent', count: 2 }] })
    await draw(plan.id)
    const { body: done } = await takeNext(qa)
    await ask(qa, `/v1/call-analysis/${done.call.id}/reviews`, { status: 'submitted', answers: [] })
    await ask(qa, `${plans}/${plan.id}`, undefined, 'DELETE')
    const left = (await ask(qa, '/v1/review-queue')).body.items
    assert.deepEqual(
      left.map((task: Json) => [task.id, task.state, task.plan]),
      [[done.id, 'done', null]],
    )
  })

  test('rules look at what the machine found, and at agents who are new', async () => {
    await clear()
    const { database } = desk.service
    const [one, two] = await desk.makeCalls('eva', 'eva')
    // As a judge would have left them.
    await sql`
      update call set analysis_result = jsonb_set(analysis_result::jsonb, '{failed_critical}', '["hello"]')::json
      where id = ${one}`.execute(database)
    await sql`
      update call set analysis_result = jsonb_set(jsonb_set(analysis_result::jsonb, '{answers,0,determined}', 'false'),
        '{answers,0,confidence}', '0.3')::json
      where id = ${two}`.execute(database)
    const drawnBy = async (...rules: Json[]) => {
      await clear()
      const plan = await makePlan({ rules })
      await draw(plan.id)
      return (await tasksOf(plan.id)).map((task) => task.call.id)
    }
    assert.deepEqual(await drawnBy({ kind: 'critical_failures' }), [one])
    assert.deepEqual(await drawnBy({ kind: 'not_determined' }), [two])
    assert.deepEqual(await drawnBy({ kind: 'least_sure', count: 1 }), [two])
    assert.equal((await drawnBy({ kind: 'highest', count: 2 })).length, 2)
    assert.ok((await drawnBy({ kind: 'new_agents', days: 7, count: 1 })).includes(one!))
    await sql`update call set created_at = created_at - interval '40 days' where id = ${one}`.execute(
      database,
    )
    assert.ok(!(await drawnBy({ kind: 'new_agents', days: 30, count: 9 })).includes(two!))
    assert.deepEqual(await drawnBy({ kind: 'critical_failures' }), [], 'too long ago')
  })

  test('an appeal is up until it is decided, by somebody who has nothing to do with it', async () => {
    await clear()
    const [id] = await desk.makeCalls('kim')
    const at = (end: string) => `/v1/call-analysis/${id}/${end}`
    await ask(qa, at('reviews'), { status: 'submitted', answers: [] })
    const agent = await signInAs(desk.service, desk.service.clientId, 'agent', { agentId: 'kim' })
    const { body: appeal } = await ask(agent, at('appeals'), { reason: 'I did say it.' })
    const plan = await makePlan({ rules: [{ kind: 'appeals' }], blind_share: 1 })
    assert.equal((await draw(plan.id)).added, 1)
    assert.equal((await draw(plan.id)).added, 0)
    assert.equal((await takeNext(qa)).status, 204, 'has reviewed it')
    const { body: task } = await takeNext(second)
    assert.deepEqual([task.call.id, task.reasons, task.blind], [id, ['appeals'], false])
    await ask(second, `/v1/appeals/${appeal.id}/decide`, { outcome: 'declined', reason: 'No.' })
    assert.equal((await tasksOf(plan.id))[0]!.state, 'done')
    assert.equal((await draw(plan.id)).added, 0)
  })

  test('the round draws every plan that is due, and only those that are enabled', async () => {
    await clear()
    const plan = await makePlan({ rules: [{ kind: 'random_per_agent', count: 1 }] })
    const off = await makePlan({ rules: [{ kind: 'random_per_agent', count: 1 }], enabled: false })
    assert.equal(await drawDuePlan(desk.service.database, 60), true)
    assert.equal(await drawDuePlan(desk.service.database, 60), false)
    assert.ok((await tasksOf(plan.id)).length > 0)
    assert.deepEqual(await tasksOf(off.id), [])
    assert.deepEqual(await draw(off.id), { added: 0, removed: 0 })
  })
})
