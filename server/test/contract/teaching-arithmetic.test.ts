import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitLogistic, logOddsOf } from '../../src/domain/teaching/fit-logistic.ts'
import { leanTaught, leanUntaught } from '../../src/domain/teaching/head.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { findObstacle, teach } from '../../src/domain/teaching/teach.ts'
import { makeExamples } from '../support/taught-calls.ts'

const penalties = { bias: 1, slope: 1, weight: 1 }

// Holds: learning from reviews is regularised logistic regression from where the untaught judge stands
test('what is learnt is where the penalised likelihood is flat', () => {
  const random = seeded(1)
  const samples = Array.from({ length: 60 }, () => {
    const figures = [random() - 0.5, 3 * random()]
    const from = 2 * random() - 1
    return { figures, from, yes: random() < 1 / (1 + Math.exp(-(from + 2 * figures[0]!))) }
  })
  const found = fitLogistic(samples, penalties)
  const standardised = (index: number, value: number) => (value - found.means[index]!) / found.spreads[index]!
  const surprises = samples.map(({ figures, from, yes }) => ({
    figures,
    from,
    surprise: (yes ? 1 : 0) - 1 / (1 + Math.exp(-logOddsOf(found, figures, from))),
  }))
  const slopes = [
    surprises.reduce((sum, { surprise }) => sum + surprise, 0) - found.bias,
    surprises.reduce((sum, { surprise, from }) => sum + surprise * from, 0) - found.slope,
    ...[0, 1].map(
      (index) =>
        surprises.reduce(
          (sum, { surprise, figures }) => sum + surprise * standardised(index, figures[index]!),
          0,
        ) - found.weights[index]!,
    ),
  ]
  for (const slope of slopes) assert.ok(Math.abs(slope) < 1e-3, String(slope))
})

test('it ends also where the judge was sure and always wrong', () => {
  const samples = Array.from({ length: 40 }, (_, index) => ({
    figures: [index],
    from: index % 2 === 0 ? 40 : -40,
    yes: index % 2 === 1,
  }))
  const found = fitLogistic(samples, penalties)
  assert.ok([found.bias, found.slope, ...found.weights].every(Number.isFinite))
  assert.ok(found.slope < -0.5, 'it turns round')
})

test('with few examples it stays near the untaught judge; the more there are, the further it goes', () => {
  const tested = makeExamples(200, { house: 'own', seed: 9 })
  const rightAfter = (count: number) => {
    const { head } = teach(makeExamples(count, { house: 'own', seed: 5 }), 0.85)
    return tested.filter(({ figures, said }) => leanTaught(head, figures).kind === said).length
  }
  const untaught = tested.filter(({ figures, said }) => leanUntaught(figures).kind === said).length
  assert.ok(untaught < 120, String(untaught))
  const [few, many] = [rightAfter(20), rightAfter(300)]
  assert.ok(few >= untaught - 10 && many > few && many > 150, `${untaught} ${few} ${many}`)
})

test('the same reviews always teach the same, in whatever order they come', () => {
  const examples = makeExamples(60, { house: 'own', seed: 2 })
  assert.deepEqual(teach(examples, 0.85), teach(examples, 0.85))
  const turned = teach(examples.toReversed(), 0.85)
  assert.deepEqual(turned.after, teach(examples, 0.85).after)
})

test('a house with a meaning of its own is learnt, and the judge is better for it', () => {
  const { before, after, difference, better } = teach(makeExamples(120, { house: 'own', seed: 3 }), 0.85)
  assert.ok(better)
  assert.ok(after.kappa! > 0.5 && before.kappa! < 0.2, `${before.kappa} ${after.kappa}`)
  assert.ok(difference.kappaInterval![0] > 0)
  assert.ok(Math.abs(difference.kappa! - (after.kappa! - before.kappa!)) < 1e-9)
})

test('where there is nothing to learn, it is hardly ever called better', () => {
  const lucky = Array.from({ length: 40 }, (_, seed) =>
    teach(makeExamples(40, { house: 'same', seed: 100 + seed }), 0.85),
  ).filter(({ better, difference }) => better && difference.kappa! > 0)
  assert.ok(lucky.length <= 4, `${lucky.length} of 40`)
})

test('too few answers, or too few of either kind, teach nothing', () => {
  const examples = makeExamples(60, { house: 'same', seed: 4 })
  assert.equal(findObstacle(examples), undefined)
  assert.equal(findObstacle(examples.slice(0, 19)), 'too_few_figures')
  assert.equal(
    findObstacle(examples.filter(({ said }) => said === 'yes').concat(examples.slice(0, 1))) !== undefined,
    true,
  )
})
