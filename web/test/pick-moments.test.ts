import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lostPoints, pickLost, pickMet, pickMoments } from '../src/pages/agents/pick-moments.ts'

function stats(model_name: string, ...criteria: readonly object[]) {
  const usual = { passed: 0, points_lost: 0, not_said_points_lost: 0, points_possible: 10 }
  return {
    model_name,
    criteria: criteria.map((criterion) => ({ ...usual, difference: null, pass_rate: null, ...criterion })),
  } as never
}

const keysOf = (picked: readonly { readonly key: string }[]) => picked.map(({ key }) => key)

/** A call with one answer to each key: points lost of ten, and whether something was said. */
function call(id: string, answers: Readonly<Record<string, readonly [lost: number, said: boolean]>>) {
  const written = Object.entries(answers).map(([key, [lost, said]]) => ({
    ...{ key, score: 10 - lost, expected_score: 10, not_applicable: false, determined: true, confidence: 1 },
    evidence: said ? [{ speaker: 'Agent', start: 1, end: 2, quote: 'Hello' }] : [],
  }))
  return { id, analysis_result: { answers: written } } as never
}

test('moments to work on are of the criteria that lost most by what was said, over all models', () => {
  const picked = pickLost([
    stats(
      'Care',
      { key: 'greets', points_lost: 30 },
      { key: 'offers', points_lost: 90, not_said_points_lost: 90 },
    ),
    stats('Sales', { key: 'asks', points_lost: 50, not_said_points_lost: 5 }, { key: 'thanks' }),
  ])
  assert.deepEqual(picked, [
    { model: 'Sales', key: 'asks' },
    { model: 'Care', key: 'greets' },
  ])
})

test('moments to share are of what somebody does better than others, then of what they do reliably', () => {
  const picked = pickMet([
    stats(
      'Care',
      { key: 'never', passed: 0, pass_rate: 0 },
      { key: 'without points', passed: 9, points_possible: 0, pass_rate: 100 },
      { key: 'often', passed: 9, pass_rate: 90 },
      { key: 'always', passed: 9, pass_rate: 100 },
      { key: 'better', passed: 5, pass_rate: 50, difference: 20 },
      { key: 'worse', passed: 9, pass_rate: 99, difference: -1 },
    ),
  ])
  assert.deepEqual(keysOf(picked), ['better', 'always', 'often', 'worse'])
})

test('each criterion has its first moment before any has its second, and only what can be heard is one', () => {
  const found = [
    {
      key: 'a',
      calls: [call('1', { a: [5, true] }), call('2', { a: [4, true] }), call('3', { a: [3, true] })],
    },
    { key: 'b', calls: [call('1', { b: [9, false] }), call('4', { b: [2, true], a: [1, true] })] },
    { key: 'c', calls: [call('5', { a: [9, true] }), call('6', { c: [0, true] })] },
  ]
  const picked = pickMoments(found, (moment) => lostPoints(moment) > 0)
  assert.deepEqual(
    picked.map(({ call: { id }, answer: { key } }) => [id, key]),
    [
      ['1', 'a'],
      ['4', 'b'],
      ['2', 'a'],
      ['3', 'a'],
    ],
  )
  assert.deepEqual(
    pickMoments([], () => true),
    [],
  )
})
