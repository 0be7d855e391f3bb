import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spreadOf } from '../../src/stats/spread-of-scores.ts'
import { studentsT } from '../../src/stats/students-t.ts'

const spreadOfScores = (...scores: readonly number[]) =>
  spreadOf({
    calls: scores.length + 2,
    scored: scores.length,
    score_sum: scores.reduce((sum, score) => sum + 100 * score, 0),
    score_squares: scores.reduce((sum, score) => sum + (100 * score) ** 2, 0),
  })

test("Student's t is as in the tables", () => {
  const table = {
    1: 12.7062,
    2: 4.3027,
    3: 3.1824,
    4: 2.7764,
    5: 2.5706,
    9: 2.2622,
    10: 2.2281,
    30: 2.0423,
    40: 2.0211,
    60: 2.0003,
    120: 1.9799,
    100000: 1.96,
  }
  for (const [degrees, t] of Object.entries(table))
    assert.ok(Math.abs(studentsT(Number(degrees)) - t) < 1e-4, `${degrees}: ${studentsT(Number(degrees))}`)
  assert.ok(Math.abs(studentsT(39) - studentsT(40)) < 0.002)
})

test('five scores have the deviation and the interval that one gets by hand', () => {
  // Mean 80; squares of the distances 400 + 100 + 0 + 100 + 400, a fourth of which is 250; 2.7764 · √(250 / 5) is 19.63.
  assert.deepEqual(spreadOfScores(60, 70, 80, 90, 100), {
    scored_requests: 5,
    unscored: 2,
    avg_score: 80,
    score_deviation: 15.81,
    avg_score_low: 60.37,
    avg_score_high: 99.63,
  })
})

test('an interval ends where scores do, and one score has none', () => {
  const two = spreadOfScores(10, 90)
  assert.deepEqual([two.score_deviation, two.avg_score_low, two.avg_score_high], [56.57, 0, 100])
  const same = spreadOfScores(70, 70, 70)
  assert.deepEqual([same.score_deviation, same.avg_score_low, same.avg_score_high], [0, 70, 70])
  const nothing = { unscored: 2, score_deviation: null, avg_score_low: null, avg_score_high: null }
  assert.deepEqual(spreadOfScores(70), { scored_requests: 1, avg_score: 70, ...nothing })
  assert.deepEqual(spreadOfScores(), { scored_requests: 0, avg_score: null, ...nothing })
})

test('a million scores that hardly differ keep their deviation', () => {
  const half = 500_000
  const spread = spreadOf({
    calls: 2 * half,
    scored: 2 * half,
    score_sum: half * (9_999 + 9_997),
    score_squares: half * (9_999 ** 2 + 9_997 ** 2),
  })
  assert.deepEqual(
    [spread.avg_score, spread.score_deviation, spread.avg_score_low, spread.avg_score_high],
    [99.98, 0.01, 99.98, 99.98],
  )
})
