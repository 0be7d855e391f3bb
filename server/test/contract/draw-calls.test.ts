import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignTasks } from '../../src/domain/reviewing/assign-tasks.ts'
import { type Candidate, type Draw, drawCalls } from '../../src/domain/reviewing/draw-calls.ts'
import { boundsOfWeek, mondayOf, weekBefore } from '../../src/domain/reviewing/iso-week.ts'
import type { PlanRule } from '../../src/domain/reviewing/review-plan.ts'
import { isDrawnBlind, rankCall } from '../../src/store/reviews/queue/rank-call.ts'

const plan = { id: '0191c2a0-0000-7000-8000-000000000001', seed: 7, blind_share: 0.25 }

/** Numbers that are the same in every run. */
function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function makeCall(number: number, more: Partial<Candidate> = {}, seed = plan.seed): Candidate {
  const id = `call-${number}`
  return {
    id,
    agentId: 'ana',
    rank: rankCall({ ...plan, seed }, id),
    failedCritical: false,
    undetermined: 0,
    leastConfidence: 0.9,
    score: 50,
    ofNewAgent: false,
    appealed: false,
    ...more,
  }
}

function makeCalls(count: number, chance: () => number): Candidate[] {
  return Array.from({ length: count }, (_, number) =>
    makeCall(number, {
      agentId: `agent-${Math.floor(chance() * 5)}`,
      failedCritical: chance() < 0.1,
      undetermined: Math.floor(chance() * 3),
      leastConfidence: chance() < 0.1 ? null : chance(),
      score: chance() < 0.1 ? null : Math.round(chance() * 100),
    }),
  )
}

const draw = (given: Partial<Draw> & Pick<Draw, 'rules' | 'candidates'>) =>
  drawCalls({ weeklyCap: null, settled: [], ...given })
const idsOf = (calls: readonly { readonly id: string }[]) => calls.map(({ id }) => id)
const everyRule: readonly PlanRule[] = [
  { kind: 'random_per_agent', count: 2 },
  { kind: 'critical_failures' },
  { kind: 'least_sure', count: 3 },
  { kind: 'lowest', count: 3 },
  { kind: 'highest', count: 3 },
]

// Holds: a sample can be drawn again by whoever knows its seed
test('the same calls in any order give the same sample', () => {
  const chance = makeChance(1)
  for (let round = 0; round < 50; round++) {
    const candidates = makeCalls(60, chance)
    const shuffled = candidates.toSorted(() => chance() - 0.5)
    for (const weeklyCap of [null, 5])
      assert.deepEqual(
        draw({ rules: everyRule, candidates, weeklyCap }),
        draw({ rules: everyRule, candidates: shuffled, weeklyCap }),
      )
  }
})

test('no agent has more calls than the rule says, and nobody has fewer who took enough', () => {
  const chance = makeChance(2)
  for (let count = 0; count < 40; count++) {
    const candidates = makeCalls(count, chance)
    const drawn = draw({ rules: [{ kind: 'random_per_agent', count: 3 }], candidates })
    for (const [agent, calls] of Map.groupBy(candidates, ({ agentId }) => agentId)) {
      const ofAgent = drawn.filter(({ agentId }) => agentId === agent)
      assert.equal(ofAgent.length, Math.min(3, calls.length))
    }
  }
})

test('every call has the same chance', () => {
  const times = new Map<string, number>()
  const [seeds, calls, count] = [3_000, 20, 4]
  for (let seed = 0; seed < seeds; seed++) {
    const candidates = Array.from({ length: calls }, (_, number) => makeCall(number, {}, seed))
    for (const { id } of draw({ rules: [{ kind: 'random_per_agent', count }], candidates }))
      times.set(id, (times.get(id) ?? 0) + 1)
  }
  const expected = (seeds * count) / calls
  let chiSquared = 0
  for (let number = 0; number < calls; number++)
    chiSquared += ((times.get(`call-${number}`) ?? 0) - expected) ** 2 / expected
  // 19 degrees of freedom: above 43.8 in one of a thousand samples that are uniform.
  assert.ok(chiSquared < 43.8, `${chiSquared}`)
})

test('what somebody is at or has done stays, and takes a place; what nobody has begun gives way', () => {
  const rules: PlanRule[] = [{ kind: 'random_per_agent', count: 2 }]
  const candidates = Array.from({ length: 10 }, (_, number) => makeCall(number))
  const byRank = candidates.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  const last = byRank.at(-1)!
  const settled = [{ id: last.id, agentId: 'ana', reasons: ['random_per_agent'] }]
  assert.deepEqual(idsOf(draw({ rules, candidates, settled })), [byRank[0]!.id])
  const late = draw({ rules, candidates: byRank.slice(1) })
  assert.deepEqual(idsOf(late), [byRank[1]!.id, byRank[2]!.id])
  assert.deepEqual(idsOf(draw({ rules, candidates })), [byRank[0]!.id, byRank[1]!.id])
})

test('a week never has more than its cap, settled calls included', () => {
  const chance = makeChance(3)
  for (let round = 0; round < 50; round++) {
    const candidates = makeCalls(40, chance)
    const settled = candidates
      .slice(0, Math.floor(chance() * 8))
      .map(({ id, agentId }) => ({ id, agentId, reasons: ['lowest'] }))
    const drawn = draw({ rules: everyRule, candidates, settled, weeklyCap: 6 })
    assert.ok(drawn.length + settled.length <= Math.max(6, settled.length))
    assert.ok(drawn.every(({ id }) => !settled.some((one) => one.id === id)))
  }
})

test('lowest, highest and least sure are what they say; a call says all of its reasons', () => {
  const candidates = [
    makeCall(1, { score: 10, leastConfidence: 0.99 }),
    makeCall(2, { score: 90, leastConfidence: 0.86 }),
    makeCall(3, { score: 50, undetermined: 1, leastConfidence: 0.99 }),
    makeCall(4, { score: null, undetermined: 2, leastConfidence: 0.99, failedCritical: true }),
  ]
  const one = (kind: 'lowest' | 'highest', count: number) => draw({ rules: [{ kind, count }], candidates })
  assert.deepEqual(idsOf(one('lowest', 1)), ['call-1'])
  assert.deepEqual(idsOf(one('highest', 1)), ['call-2'])
  assert.equal(one('lowest', 10).length, 3)
  const sure = draw({ rules: [{ kind: 'least_sure', count: 3 }], candidates })
  assert.deepEqual(idsOf(sure).sort(), ['call-2', 'call-3', 'call-4'])
  const rules: PlanRule[] = [{ kind: 'critical_failures' }, { kind: 'not_determined' }]
  const both = draw({ rules, candidates })
  assert.deepEqual(both.find(({ id }) => id === 'call-4')?.reasons, ['critical_failures', 'not_determined'])
})

test('about the share that is asked for is blind, and always the same calls', () => {
  const ids = Array.from({ length: 4_000 }, (_, number) => `call-${number}`)
  const blind = ids.filter((id) => isDrawnBlind(plan, id))
  assert.ok(Math.abs(blind.length / ids.length - 0.25) < 0.03, `${blind.length}`)
  assert.equal(ids.filter((id) => isDrawnBlind({ ...plan, blind_share: 0 }, id)).length, 0)
  assert.equal(ids.filter((id) => isDrawnBlind({ ...plan, blind_share: 1 }, id)).length, ids.length)
  const more = new Set(ids.filter((id) => isDrawnBlind({ ...plan, blind_share: 0.5 }, id)))
  assert.ok(blind.every((id) => more.has(id)))
})

test('people are given calls in turn, and whoever has more to do waits', () => {
  const calls = Array.from({ length: 7 }, (_, number) => makeCall(number))
  const person = (id: string, open: number, agentIds?: string[]) => ({ id, open, agentIds })
  const given = assignTasks(calls, [person('a', 0), person('b', 3), person('c', 0, ['ben'])])
  const to = (id: string) => given.filter(({ assignedTo }) => assignedTo === id).length
  assert.deepEqual([to('a'), to('b'), to('c')], [5, 2, 0])
  assert.deepEqual(
    assignTasks(calls.slice(0, 4), [person('a', 0), person('b', 0)]).map(({ assignedTo }) => assignedTo),
    ['a', 'b', 'a', 'b'],
  )
  assert.equal(assignTasks(calls.slice(0, 1), [person('c', 0, ['ben'])])[0]!.assignedTo, null)
})

test('weeks begin on Monday, in UTC, over the turn of the year too', () => {
  for (const [moment, monday] of [
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2027-01-03T12:00:00Z', '2026-12-28'],
    ['2024-02-29T12:00:00Z', '2024-02-26'],
  ] as const)
    assert.equal(mondayOf(new Date(moment)), monday)
  assert.equal(weekBefore('2027-01-04'), '2026-12-28')
  const { from, until } = boundsOfWeek('2026-11-16')
  assert.deepEqual([mondayOf(from), mondayOf(new Date(until.getTime() - 1))], ['2026-11-16', '2026-11-16'])
  assert.equal(mondayOf(until), '2026-11-23')
})
