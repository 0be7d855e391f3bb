import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { scopes } from '../../src/domain/scopes.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { mostLessons } from '../../src/store/list/find-lessons.ts'
import { forgetCallFact, recordCallFact } from '../../src/store/stats/call-facts.ts'
import { type Answer, assertInvalid, type Json, send } from '../support/http.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { signInAs } from '../support/people.ts'
import { createPlainModel, makeDraw, type PlainModel } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

/** What of a call its place among the others hangs on. */
interface Lesson {
  readonly id: string
  readonly agentId: string
  readonly createdAt: number
  readonly quotes: number
  readonly sure: number
  readonly points: number
  readonly reviewed: boolean
  readonly audioGone: boolean
}

let service: TestService
let token: string
let model: PlainModel
const draw = makeDraw(41)
const agents = ['ana', 'ben', 'cai', 'dev'] as const
const noon = Date.UTC(2026, 0, 1, 12)
const most = 20

before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
  token = await service.token()
  model = await createPlainModel(service.address, token, service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [{ name: 'Opening', max_score: most, order_number: 1 }],
    template_variables: [
      { key: 'sings', type: 'INTEGER', required: true, category: 'opening', description: 'The agent sings' },
    ],
  })
})
after(() => service.stop())

/** A call on which the criterion failed by so many points, with as many quotes and as sure as is said. */
async function makeLesson(agentId: string, change: Partial<Lesson> = {}): Promise<Lesson> {
  const lesson = {
    createdAt: noon + draw(40) * 60_000,
    quotes: draw(3),
    sure: 85 + draw(3) * 5,
    points: [0, 0, 4, 12][draw(4)]!,
    reviewed: draw(3) === 0,
    audioGone: draw(6) === 0,
    ...change,
  }
  const { id } = await insertJudgedCall(service.database, {
    ...{ model, agentId, createdAt: new Date(lesson.createdAt), durationMs: 60_000 },
    answers: { sings: { value: lesson.points, not_applicable: false } },
    confidence: lesson.sure / 100,
  })
  const quote = { speaker: 'Agent', start: 1, end: 2, quote: 'la la' }
  const { analysis_result: result } = await service.database
    .selectFrom('call')
    .select('analysis_result')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { answers, ...rest } = result as Json
  const quoted = answers.map((answer: Json) => ({ ...answer, evidence: Array(lesson.quotes).fill(quote) }))
  await service.database.transaction().execute(async (tx) => {
    await forgetCallFact(tx, id)
    await sql`
      update call set analysis_result = ${JSON.stringify({ ...rest, answers: quoted })},
        review_state = ${lesson.reviewed ? 'reviewed' : null},
        audio_removed_at = ${lesson.audioGone ? new Date() : null}
      where id = ${id}`.execute(tx)
    await recordCallFact(tx, id)
  })
  return { id, agentId, ...lesson }
}

/** The same order, told without a database. */
function inOrder(lessons: readonly Lesson[]): string[] {
  const isSilent = ({ quotes, audioGone }: Lesson) => Number(quotes === 0 || audioGone)
  const byWorth = (a: Lesson, b: Lesson) =>
    Number(a.reviewed) - Number(b.reviewed) ||
    a.points - b.points ||
    b.sure - a.sure ||
    b.createdAt - a.createdAt ||
    (a.id > b.id ? -1 : 1)
  const groups = Map.groupBy(lessons, (lesson) => `${isSilent(lesson)} ${lesson.agentId}`)
  const turns = [...groups.values()].flatMap((own) =>
    own.toSorted(byWorth).map((lesson, turn) => ({ lesson, turn })),
  )
  return turns
    .sort((a, b) => isSilent(a.lesson) - isSilent(b.lesson) || a.turn - b.turn || byWorth(a.lesson, b.lesson))
    .map(({ lesson }) => lesson.id)
}

const order = 'sort=most_to_learn&criterion=sings&criterion_outcome=failed'
const read = (path: string, as = token): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis${path}`, { token: as })

async function listAll(query: string, limit: number, between?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { status, body } = await read(`?limit=${limit}&${query}${cursor}`)
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.items.map(({ id }: Json) => id))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    await between?.()
  } while (cursor)
  return ids
}

test('calls to learn from: something to hear first, agents in turns, then what is new, costly and sure', async () => {
  const lessons: Lesson[] = []
  for (let index = 0; index < 60; index++) lessons.push(await makeLesson(agents[draw(agents.length)]!))
  await makeLesson('ana', { points: most, quotes: 1 })
  const expected = inOrder(lessons)
  for (const limit of [7, 60, 200]) assert.deepEqual(await listAll(order, limit), expected, `by ${limit}`)
  const ofBen = lessons.filter(({ agentId }) => agentId === 'ben')
  assert.deepEqual(await listAll(`${order}&agent_id=ben`, 5), inOrder(ofBen))
  const first = new Set(expected.slice(0, agents.length))
  const turns = lessons.filter(({ id }) => first.has(id)).map(({ agentId }) => agentId)
  assert.deepEqual(turns.toSorted(), [...agents], 'each agent once before anybody comes again')

  for (const [index, id] of expected.entries()) {
    const { body } = await read(`/${id}/neighbours?${order}`)
    const found = [body.previous?.id, body.next?.id, body.place]
    assert.deepEqual(found, [expected[index - 1], expected[index + 1], index + 1])
  }
  const passed = await read('?criterion=sings&criterion_outcome=passed&limit=1')
  const { body } = await read(`/${passed.body.items[0].id}/neighbours?${order}`)
  assert.deepEqual(body, { previous: null, next: null, place: null })
})

test('what was not said is counted exactly, rolled up or not, and found', async () => {
  const list = 'criterion=sings&criterion_outcome='
  const failed = await listAll(`${list}failed`, 200)
  const { rows } = await sql<{ id: string; quoted: number; lost: number }>`
    select call_id as id, quotes[1] as quoted, possible[1] - earned[1] as lost from call_fact
    where criteria = array['f:sings'] order by created_at desc, call_id desc`.execute(service.database)
  assert.deepEqual(
    rows.map(({ id }) => id),
    failed,
  )
  const silent = rows.filter(({ quoted }) => quoted === 0)
  assert.ok(silent.length > 5 && silent.length < failed.length)
  assert.deepEqual(
    await listAll(`${list}not_said`, 7),
    silent.map(({ id }) => id),
  )
  assert.deepEqual(
    new Set(await listAll(`sort=most_to_learn&${list}not_said`, 7)),
    new Set(silent.map(({ id }) => id)),
  )
  const ofBen = new Set(await listAll(`${list}not_said&agent_id=ben`, 200))
  const lostIn = (calls: readonly { readonly lost: number }[]) =>
    calls.reduce((sum, { lost }) => sum + lost, 0)
  for (const state of ['one by one', 'rolled up', 'by month and year']) {
    for (const [query, calls] of [
      ['', silent],
      ['&agent_id=ben', silent.filter(({ id }) => ofBen.has(id))],
      ['&team_id=1', []],
    ] as const) {
      const { body } = await send(`${service.address}/v1/stats/criteria?model_name=Care${query}`, { token })
      const [sings] = body.criteria
      const found = [sings?.not_said ?? 0, sings?.not_said_points_lost ?? 0]
      assert.deepEqual(found, [calls.length, lostIn(calls)], `${query}, ${state}`)
    }
    if (state === 'one by one') await rollUp(service.database, { calls: 1, seconds: 0 })
    else await closePast(service.database)
  }
})

test('whoever leads a team learns from its calls alone', async () => {
  const team = await send(`${service.address}/v1/teams`, { token, json: { name: 'North' } })
  const json = { agent_id: 'cai', name: 'Cai', team_id: team.body.id }
  await send(`${service.address}/v1/agents`, { token, json })
  const lead = await signInAs(service, service.clientId, 'lead', { leads: [team.body.id] })
  const seen = (await (await lead.fetch(`/v1/call-analysis?limit=200&${order}`)).json()) as Json
  assert.deepEqual(
    seen.items.map(({ id }: Json) => id),
    await listAll(`${order}&agent_id=cai`, 200),
  )
  assert.deepEqual(
    await listAll(`${order}&team_id=${team.body.id}`, 9),
    await listAll(`${order}&agent_id=cai`, 9),
  )
  const stranger = await service.token(scopes)
  assert.deepEqual((await read(`?${order}`, stranger)).body.items, [])
})

test('the order needs a criterion, and a cursor of its own', async () => {
  assertInvalid(await read('?sort=most_to_learn'), 'query', 'sort')
  const { body } = await read(`?limit=3&${order}`)
  const elsewhere = await read(`?criterion=sings&criterion_outcome=failed&cursor=${body.next_cursor}`)
  assertInvalid(elsewhere, 'query', 'cursor')
  const [, place, id] = JSON.parse(Buffer.from(body.next_cursor, 'base64url').toString())
  for (const value of [place.slice(1), place.replace('2026-', '2026-19-'), `${place}0`, 'x y', null, 5]) {
    const cursor = Buffer.from(JSON.stringify(['most_to_learn', value, id])).toString('base64url')
    assertInvalid(await read(`?${order}&cursor=${cursor}`), 'query', 'cursor')
  }
})

test('the newest five hundred are in this order, and older ones follow, whatever comes in meanwhile', async () => {
  const old = await listAll(order, 200)
  const lessons: Lesson[] = []
  for (let index = 0; index < mostLessons; index++)
    lessons.push(
      await makeLesson(agents[draw(agents.length)]!, { createdAt: noon + 86_400_000 + index * 1_000 }),
    )
  const newestFirst = await listAll('criterion=sings&criterion_outcome=failed', 200)
  const expected = [...inOrder(lessons), ...newestFirst.slice(mostLessons)]
  assert.equal(expected.length, old.length + mostLessons)
  assert.deepEqual(await listAll(order, 190), expected)
  const { body } = await read(`/${expected[mostLessons]}/neighbours?${order}`)
  assert.deepEqual(
    [body.previous.id, body.next.id, body.place],
    [expected[mostLessons - 1], expected[mostLessons + 1], mostLessons + 1],
  )
  const late = () => makeLesson('ana', { createdAt: noon + 2 * 86_400_000 })
  assert.deepEqual(await listAll(order, 190, late), expected)
})
