import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { chanceOf, keepBeyondChance, standardErrorsOf } from '../../src/domain/weekly/beyond-chance.ts'
import { type DigestSchedule, findDueDay, weeksBefore } from '../../src/domain/weekly/digest-schedule.ts'
import { type AgentWeek, isEmptyWeek, type LeadWeek } from '../../src/domain/weekly/weekly-digest.ts'
import { writeDigest } from '../../src/domain/weekly/write-digest.ts'

describe('when the digest of the week is sent', () => {
  const mondays: DigestSchedule = { timeZone: 'Europe/Madrid', weekday: 'monday', hour: 8 }
  const longAgo = new Date('2026-01-01T00:00:00Z')
  const due = (now: string, since = longAgo, schedule = mondays) => findDueDay(schedule, since, new Date(now))

  test('on its day from its hour on, by the clock of the workspace', () => {
    assert.equal(due('2026-11-16T06:59:00Z'), undefined, 'a minute early in Madrid')
    assert.equal(due('2026-11-16T07:00:00Z'), '2026-11-16')
    assert.equal(due('2026-07-13T06:00:00Z'), '2026-07-13', 'in summer an hour earlier')
    const tokyo = { timeZone: 'Asia/Tokyo', weekday: 'monday', hour: 0 } as const
    assert.equal(due('2026-11-15T15:00:00Z', longAgo, tokyo), '2026-11-16', 'it is Monday there already')
  })

  test('two days late at most, after the service was down', () => {
    assert.equal(due('2026-11-18T07:00:00Z'), '2026-11-16')
    assert.equal(due('2026-11-18T07:01:00Z'), undefined)
  })

  test('nothing that was due before it was switched on', () => {
    const since = new Date('2026-11-16T08:00:00Z')
    assert.equal(due('2026-11-16T09:00:00Z', since), undefined)
    assert.equal(due('2026-11-23T09:00:00Z', since), '2026-11-23')
  })

  test('also at an hour that the clocks leave out or repeat', () => {
    const nights: DigestSchedule = { timeZone: 'Europe/Madrid', weekday: 'sunday', hour: 2 }
    assert.equal(due('2026-03-29T01:00:00Z', longAgo, nights), '2026-03-29', 'two is three o’clock')
    const first = due('2026-10-25T00:30:00Z', longAgo, nights)
    const second = due('2026-10-25T01:30:00Z', longAgo, nights)
    assert.deepEqual([first, second], ['2026-10-25', '2026-10-25'], 'one day, so one digest')
  })

  test('the week is the seven days before, beside the seven before those', () => {
    assert.deepEqual(weeksBefore('2026-03-02'), {
      week: { firstDay: '2026-02-23', lastDay: '2026-03-01' },
      before: { firstDay: '2026-02-16', lastDay: '2026-02-22' },
    })
  })
})

describe('what is beyond chance', () => {
  test('the normal distribution, and Student’s by way of it', () => {
    const near = (one: number, other: number, by: number) => assert.ok(Math.abs(one - other) < by, `${one}`)
    near(chanceOf(1.959964), 0.05, 1e-6)
    near(chanceOf(-3.290527), 0.001, 1e-6)
    near(chanceOf(standardErrorsOf(2.262157, 9)), 0.05, 1e-3)
    near(chanceOf(standardErrorsOf(-4.780913, 9)), 0.001, 1e-4)
  })

  test('a hundred things that stayed the same are rarely told, one that moved is', () => {
    // Evenly spread, as chances are where nothing has moved.
    const still = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100)
    assert.deepEqual(
      keepBeyondChance(still, (one) => one),
      [],
    )
    assert.deepEqual(
      keepBeyondChance([...still, 1e-4], (one) => one),
      [1e-4],
    )
  })

  // Holds: what is told is told with everything that is less likely to be chance
  test('what is less likely to be chance is told first', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 })
    fc.assert(
      fc.property(chances, (all) => {
        const kept = keepBeyondChance(all, (one) => one)
        const most = Math.max(-1, ...kept)
        return all.filter((one) => one <= most).length === kept.length && most <= 0.05
      }),
    )
  })
})

const week = { firstDay: '2026-11-09', lastDay: '2026-11-15' }
const steady = { now: 82.14, before: 84, low: -4, high: 0.3, beyondChance: false }
const lead: LeadWeek = {
  kind: 'lead',
  week,
  calls: { now: 1_200, before: 1 },
  score: { now: 82.1, before: 85, low: -5.4, high: -0.4, beyondChance: true },
  worse: [{ modelName: 'Care & more', key: 'verifies', name: 'Verifies', now: 71, before: 88 }],
  better: [],
  agents: [{ agentId: 'a/17', name: 'Ana\nRuiz', now: 70.1, before: 82 }],
  critical: {
    now: 3,
    before: 1,
    calls: [{ callId: 'id', externalId: 'call-1', agentName: 'Ana', score: 40, at: 12.5, critical: true }],
  },
  missed: [{ modelName: 'Care', categoryName: 'Closing', reached: 60, target: 85 }],
  waiting: { reviews: 4, overdue: 1, appeals: 1 },
}
const agent: AgentWeek = {
  kind: 'agent',
  week,
  calls: { now: 1, before: 3 },
  score: steady,
  worse: [],
  better: [],
  failed: [{ key: 'verifies', name: 'Verifies', modelName: 'Care', failed: 4, asked: 12 }],
  listen: [{ callId: 'id', externalId: 'call-1', agentName: null, score: 40, at: null, critical: true }],
  toAcknowledge: 2,
}
const write = (of: LeadWeek | AgentWeek, language: 'en' | 'es' = 'en') =>
  writeDigest(of, { name: 'Lea', language, baseUrl: 'https://calls.example' })

describe('what the digest says', () => {
  test('to a team lead', () => {
    const { subject, text } = write(lead)
    assert.equal(subject, 'Your week: 9 – 15 November')
    const lines = [
      'Hello Lea,',
      '1,200 calls; the week before 1.',
      'Average score 82.1 %; the week before 85.0 %.',
      'That is 2.9 points less (between 0.4 and 5.4): more than chance explains.',
      'https://calls.example/?from=2026-11-09&to=2026-11-15',
      '3 calls failed a critical criterion; the week before 1.',
      '• Call call-1, Ana, 40.0 %',
      '  https://calls.example/calls/id?at=12.5',
      '… and 2 more.',
      'CRITERIA THAT GOT WORSE',
      '• Verifies (Care & more): passed on 71.0 % of the calls; the week before on 88.0 %.',
      '  https://calls.example/calls?from=2026-11-09&to=2026-11-15&model=Care+%26+more&criterion=verifies&outcome=failed',
      '• Ana Ruiz: 70.1 %; the week before 82.0 %.',
      '  https://calls.example/agents/a%2F17?from=2026-11-09&to=2026-11-15',
      '• Care, Closing: 60.0 %, and the target is 85.0 %.',
      '4 calls wait for review, 1 overdue.',
      '1 appeal waits for a decision.',
      'https://calls.example/account',
    ]
    const written = text.split('\n')
    for (const line of lines) assert.ok(written.includes(line), `${line}\n\n${text}`)
    assert.doesNotMatch(text, /GOT BETTER/, 'what has nothing to say is left out')
  })

  test('to an agent', () => {
    const { text } = write(agent)
    const lines = [
      '1 call was released; the week before 3.',
      'The difference may well be chance.',
      'No criterion moved by more than chance explains.',
      '• Verifies: failed on 4 of 12 calls.',
      '• Call call-1, 40.0 %: a critical criterion failed',
      '2 results wait for you to acknowledge them.',
    ]
    for (const line of lines) assert.ok(text.split('\n').includes(line), `${line}\n\n${text}`)
  })

  test('in Spanish', () => {
    const { subject, text } = write(lead, 'es')
    assert.equal(subject, 'Su semana: 9–15 de noviembre')
    for (const line of [
      'Puntuación media: 82,1 %; la semana anterior, 85,0 %.',
      'Son 2,9 puntos menos (entre 0,4 y 5,4): más de lo que explica el azar.',
      '3 llamadas no cumplieron un criterio crítico; la semana anterior, 1.',
    ])
      assert.ok(text.split('\n').includes(line), `${line}\n\n${text}`)
    const said = text.replaceAll(/https:\S+|call-1/g, '')
    assert.doesNotMatch(said, /\b(week|calls?|before|score|you)\b/)
  })

  test('a week without calls says so only if there were some before, or something waits', () => {
    const none = { ...lead, calls: { now: 0, before: 0 } }
    assert.equal(isEmptyWeek(none), false, 'reviews wait')
    assert.equal(isEmptyWeek({ ...none, waiting: { reviews: 0, overdue: 0, appeals: 0 } }), true)
    assert.equal(isEmptyWeek({ ...agent, calls: { now: 0, before: 0 } }), true)
    assert.match(write({ ...agent, calls: { now: 0, before: 2 } }).text, /^No calls; the week before 2\.$/m)
  })
})
