import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { type Signed, signInAs } from '../support/people.ts'
import { ask, openReviewDesk, post, type ReviewDesk, takeNext } from '../support/review-desk.ts'

describe('the review queue, when many come at once', () => {
  let desk: ReviewDesk
  let calls: string[]
  let people: Signed[]
  const putUp = async () => {
    await desk.service.database.deleteFrom('review_task').execute()
    const { status } = await ask(people[0]!, '/v1/review-queue', { call_ids: calls })
    assert.equal(status, 200)
  }
  before(async () => {
    desk = await openReviewDesk()
    calls = await desk.makeCalls('ana', 'ana', 'ben', 'ben')
    people = await Promise.all(
      Array.from({ length: 8 }, () => signInAs(desk.service, desk.service.clientId, 'qa')),
    )
  })
  after(() => desk.service.stop())

  test('no two of them hold the same call, and nobody holds two', async () => {
    for (let round = 0; round < 5; round++) {
      await putUp()
      const answers = await Promise.all(people.flatMap((person) => [takeNext(person), takeNext(person)]))
      const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body)
      const holders = Map.groupBy(taken, ({ id }) => id)
      assert.equal(holders.size, calls.length)
      for (const claims of holders.values())
        assert.equal(new Set(claims.map(({ claimed_by }) => claimed_by.id)).size, 1)
      assert.equal(new Set(taken.map(({ claimed_by }) => claimed_by.id)).size, calls.length)
    }
  })

  test('whoever is killed while taking a call leaves it to others', async () => {
    await putUp()
    const killed = new pg.Client(desk.service.connection)
    killed.on('error', () => {})
    await killed.connect()
    await killed.query('begin')
    await killed.query(
      `update review_task set claimed_by = 'killed', claimed_until = now() + interval '1 hour'`,
    )
    const { rows } = await killed.query('select pg_backend_pid() as pid')
    const waiting = takeNext(people[0]!)
    const other = new pg.Client(desk.service.connection)
    await other.connect()
    await other.query('select pg_terminate_backend($1)', [rows[0].pid])
    await other.end()
    await killed.end().catch(() => {})
    const { status, body } = await waiting
    assert.equal(status, 200)
    assert.equal(body.claimed_by.id, people[0]!.id)
  })

  test('a call that two review at the same moment is done once, and both reviews stand', async () => {
    await putUp()
    const { body: task } = await takeNext(people[0]!)
    const path = `/v1/call-analysis/${task.call.id}/reviews`
    const review = (who: Signed) =>
      ask(who, path, { status: 'submitted', answers: [{ key: 'sings', value: true }] })
    const made = await Promise.all([review(people[0]!), review(people[0]!), review(people[1]!)])
    assert.deepEqual(
      made.map(({ status }) => status),
      [201, 201, 201],
    )
    const { body } = await ask(people[0]!, '/v1/review-queue?state=done')
    assert.deepEqual(
      body.items.map(({ id }: { id: string }) => id),
      [task.id],
    )
    assert.ok(made.some((one) => one.body.id === body.items[0].review_id))
    assert.equal((await ask(people[0]!, path)).body.items.length, 3)
  })

  test('draws, claims and reviews at once leave no call up that has been reviewed', async () => {
    await desk.service.database.deleteFrom('review_task').execute()
    const { body: plan } = await ask(people[0]!, '/v1/review-plans', {
      name: 'Weekly',
      rules: [{ kind: 'random_per_agent', count: 1 }],
      assign: { to: 'people', people: people.slice(0, 3).map(({ id }) => id) },
    })
    await Promise.all(
      people.map(async (person) => {
        for (let round = 0; round < 5; round++) {
          const drawn = await post(person, `/v1/review-plans/${plan.id}/draw`)
          assert.equal(drawn.status, 200, JSON.stringify(drawn.body))
          const { status, body } = await takeNext(person)
          assert.ok(status === 200 || status === 204)
          if (status !== 200) continue
          const answers = [{ key: 'sings', value: false }]
          const path = `/v1/call-analysis/${body.call.id}/reviews`
          assert.equal((await ask(person, path, { status: 'submitted', answers })).status, 201)
        }
      }),
    )
    await post(people[0]!, `/v1/review-plans/${plan.id}/draw`)
    const { body } = await ask(people[0]!, '/v1/review-queue')
    const open = body.items.filter(({ state }: { state: string }) => state !== 'done')
    assert.deepEqual(open, [])
  })
})
