import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf, proportionOf } from '../../src/domain/results/proportions.ts'

const near = (found: readonly number[] | undefined, wanted: readonly number[]) => {
  assert.equal(found?.length, wanted.length)
  found.forEach((value, index) => {
    assert.ok(Math.abs(value - wanted[index]!) < 0.00006, `${found} is not ${wanted}`)
  })
}

test('a share has the interval that Newcombe (1998) works out by Wilson’s score', () => {
  near(proportionOf(81, 263).interval ?? undefined, [0.2553, 0.3662])
  near(proportionOf(15, 148).interval ?? undefined, [0.0624, 0.1605])
  near(proportionOf(0, 20).interval ?? undefined, [0, 0.1611])
  near(proportionOf(1, 29).interval ?? undefined, [0.0061, 0.1718])
})

test('a difference of shares has the interval that Newcombe (1998) works out by his method 10', () => {
  const examples = [
    [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.6, 0.1705, 0.809],
    [6, 7, 2, 7, 0.5714, 0.0582, 0.8062],
    [5, 56, 0, 29, 0.0893, -0.0381, 0.1926],
    [0, 10, 0, 20, 0, -0.1611, 0.2775],
    [10, 10, 0, 20, 1, 0.6791, 1],
    [10, 10, 0, 10, 1, 0.6075, 1],
  ] as const
  for (const [a, m, b, n, difference, low, high] of examples) {
    const found = differenceOf(proportionOf(a, m), proportionOf(b, n))
    near([found!.difference, ...found!.interval], [difference, low, high])
  }
})

test('of nothing there is no share, and no difference to it', () => {
  assert.deepEqual(proportionOf(0, 0), { passed: 0, n: 0, share: null, interval: null })
  assert.equal(differenceOf(proportionOf(1, 2), proportionOf(0, 0)), null)
})
