import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickMissed } from '../src/pages/agents/pick-missed.ts'

function stats(model_name: string, ...criteria: readonly object[]) {
  const usual = { passed: 0, failed: 0, not_said: 0, not_said_points_lost: 0 }
  return { model_name, criteria: criteria.map((criterion) => ({ ...usual, ...criterion })) } as never
}

test('what was missed is told by points lost, over all models, with how often it was asked', () => {
  const missed = pickMissed([
    stats(
      'Care',
      { key: 'greets', name: 'Greets', passed: 5, failed: 3, not_said: 2, not_said_points_lost: 20 },
      { key: 'offers', name: 'Offers', passed: 1, failed: 9, not_said: 9, not_said_points_lost: 90 },
    ),
    stats('Sales', { key: 'asks', name: 'Asks', failed: 1, not_said: 1, not_said_points_lost: 40 }),
  ])
  assert.deepEqual(
    missed.map(({ model, key, calls, asked, lost }) => [model, key, calls, asked, lost]),
    [
      ['Care', 'offers', 9, 10, 90],
      ['Sales', 'asks', 1, 1, 40],
      ['Care', 'greets', 2, 8, 20],
    ],
  )
})

test('what was done, or quoted, was not missed; of very much, the five worst are told', () => {
  assert.deepEqual(
    pickMissed([stats('Care', { key: 'a', passed: 4 }, { key: 'b', passed: 1, failed: 2 })]),
    [],
  )
  const many = [1, 2, 3, 4, 5, 6].map((lost) => ({
    key: `k${lost}`,
    not_said: 1,
    not_said_points_lost: lost,
  }))
  assert.deepEqual(
    pickMissed([stats('Care', ...many)]).map(({ lost }) => lost),
    [6, 5, 4, 3, 2],
  )
})
