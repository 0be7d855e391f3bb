import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreementOf, alphaIntervalOf, alphaOf, sameShareOf } from '../../src/domain/results/agreement.ts'

const near = (found: number | null | undefined, wanted: number, digits = 3) =>
  assert.equal(found?.toFixed(digits), wanted.toFixed(digits))

/** A table of how often one said this and the other that, written out. */
function pairsOf(table: readonly (readonly number[])[]): [string, string][] {
  return table.flatMap((row, one) =>
    row.flatMap((count, other) =>
      Array.from({ length: count }, (): [string, string] => [`${one}`, `${other}`]),
    ),
  )
}

// Holds: agreement figures equal those of published worked examples
test("Cohen's kappa is that of worked examples", () => {
  // Fifty grant proposals, two readers: 20 and 15 the same, 5 and 10 not; 0.70 observed, 0.50 by chance.
  const grants = agreementOf(
    pairsOf([
      [20, 5],
      [10, 15],
    ]),
  )
  near(grants.observed, 0.7)
  near(grants.kappa, 0.4)
  // By hand: p11 0.4, p12 0.1, p21 0.2, p22 0.3; rows 0.5 and 0.5, columns 0.6 and 0.4; by chance 0.3 + 0.2 = 0.5.
  // Same: 0.4 (1 − 1.1 · 0.6)² + 0.3 (1 − 0.9 · 0.6)² = 0.04624 + 0.06348 = 0.10972.
  // Not the same: 0.6² (0.1 (0.6 + 0.5)² + 0.2 (0.4 + 0.5)²) = 0.36 (0.121 + 0.162) = 0.10188.
  // Less (0.4 − 0.5 · 0.6)² = 0.01: 0.2016; / 50, root, / 0.5: 0.127.
  near((grants.interval![1] - grants.interval![0]) / 2 / 1.96, 0.127)
  // Cohen 1968 / Fleiss, Cohen and Everitt 1969: 200 patients, three diagnoses; kappa 0.429, standard error 0.054.
  const diagnoses = agreementOf(
    pairsOf([
      [106, 10, 4],
      [22, 28, 10],
      [2, 12, 6],
    ]),
  )
  near(diagnoses.observed, 0.7)
  near(diagnoses.kappa, 0.429)
  near((diagnoses.interval![1] - diagnoses.interval![0]) / 2 / 1.96, 0.054)
})

test("Krippendorff's alpha is that of his own example", () => {
  // Four observers, twelve units, missing answers: nominal alpha 0.743.
  const observers = [
    ['1', '2', '3', '3', '2', '1', '4', '1', '2', '', '', ''],
    ['1', '2', '3', '3', '2', '2', '4', '1', '2', '5', '', '3'],
    ['', '3', '3', '3', '2', '3', '4', '2', '2', '5', '1', ''],
    ['1', '2', '3', '3', '2', '4', '4', '1', '2', '5', '1', ''],
  ]
  const units = Array.from({ length: 12 }, (_, unit) =>
    observers.map((answers) => answers[unit]!).filter((answer) => answer !== ''),
  )
  near(alphaOf(units), 0.743)
  // Two observers, ten units, two answers (Krippendorff 2011): 0.095. By hand: of twenty answers fourteen are 0 and six 1;
  // four units disagree, 2 · 4 = 8 observed; (20² − 14² − 6²) / 19 = 168 / 19 = 8.842 by chance; 1 − 8 / 8.842 = 0.095.
  const [first, second] = ['0100000010', '1110010000'].map((answers) => [...answers])
  near(alphaOf(first!.map((answer, unit) => [answer, second![unit]!])), 0.095)
})

test('the interval of alpha is the same each time, holds alpha, and narrows with more calls', () => {
  const few = [
    ['yes', 'yes', 'no'],
    ['no', 'no', 'no'],
    ['yes', 'yes', 'yes'],
    ['no', 'yes', 'no'],
    ['yes', 'yes', 'yes'],
    ['no', 'no', 'no'],
  ]
  const many = Array.from({ length: 10 }, () => few).flat()
  const [low, high] = alphaIntervalOf(few)!
  assert.deepEqual(alphaIntervalOf(few), [low, high])
  assert.ok(low <= alphaOf(few)! && alphaOf(few)! <= high)
  const [closerLow, closerHigh] = alphaIntervalOf(many)!
  assert.ok(closerHigh - closerLow < (high - low) / 2)
  // Of three pairs each: 1 + 3 + 3 + 1 + 3 + 3 of 18.
  near(sameShareOf(few), 14 / 18)
  assert.equal(alphaIntervalOf([['yes', 'no']]), null)
  assert.equal(
    alphaIntervalOf([
      ['yes', 'yes'],
      ['yes', 'yes'],
    ]),
    null,
  )
  assert.equal(sameShareOf([['yes']]), null)
})

test('where there is nothing to compare, there is no figure', () => {
  assert.deepEqual(agreementOf([]), { n: 0, observed: null, kappa: null, interval: null })
  assert.equal(agreementOf([['yes', 'yes']]).kappa, null)
  assert.equal(alphaOf([['yes']]), null)
  assert.equal(alphaOf([['yes', 'yes']]), null)
})
