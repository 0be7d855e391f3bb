import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharePoints } from '@callmark/client/model-rules'
import fc from 'fast-check'
import type { Answer } from '../../src/domain/answers.ts'
import {
  type ModelCategory,
  type ModelRevision,
  type ModelVariable,
  variableTypes,
} from '../../src/domain/model.ts'
import { listQuestions, percentage, scoreAnswers } from '../../src/domain/scoring.ts'
import { CategoryInput } from '../../src/http/models/category-schemas.ts'
import { VariableInput } from '../../src/http/models/variable-schemas.ts'
import { revision, variable } from '../support/bank-call.ts'

const slugs = ['opening', 'middle', 'closing']
const points = fc.oneof(fc.nat(30), fc.constantFrom(0, 1, 100, 999_999, 1_000_000))
/** All that the edge lets through, and more. */
const weight = fc.oneof(
  { weight: 4, arbitrary: fc.nat(12) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 1_000_000, noNaN: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0.1, 1 / 3, 5e-324, 1e-300, 1e-9, 1_000_000, 1e300, Number.MAX_VALUE),
  },
)

const category = (slug: string): fc.Arbitrary<ModelCategory> =>
  fc.record({ maxScore: points, orderNumber: fc.option(fc.nat(5)) }).map(({ maxScore, orderNumber }) => ({
    uuid: `uuid-of-${slug}`,
    name: slug,
    slug,
    description: null,
    maxScore,
    orderNumber,
  }))

const variables: fc.Arbitrary<ModelVariable[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...variableTypes),
      category: fc.option(fc.constantFrom(...slugs)),
      weight,
      orderNumber: fc.option(fc.nat(9)),
      critical: fc.boolean(),
      passesWhen: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map(({ type, ...change }, index) => variable(`v${index}`, type, '', change)))

const model: fc.Arbitrary<ModelRevision> = fc
  .record({ variables, categories: fc.tuple(...slugs.map(category)), scoring: fc.boolean() })
  .map(({ variables, categories, scoring }) => revision(variables, { categories, scoring }))

const value = fc.oneof(
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: -5, max: 2_000_000 }),
  fc.double(),
  fc.string({ maxLength: 3 }),
)

/** A model and a judge's answers to some of its questions, and to some it never asked. */
const judged = model.chain((given) =>
  fc
    .array(fc.record({ value, notApplicable: fc.boolean(), there: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 20,
      maxLength: 20,
    })
    .map((made) => {
      const keys = [...listQuestions(given).map(({ key }) => key), 'never_asked']
      const answers = keys.flatMap((key, index): Answer[] => {
        const { there, ...said } = made[index % made.length]!
        return there === 0 ? [] : [{ key, ...said, confidence: 1, rationale: '', evidence: [] }]
      })
      return { model: given, answers }
    }),
)

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

test('whole points are shared without loss, whatever the weights, and nobody is a point off their due', () => {
  fc.assert(
    fc.property(points, fc.array(weight, { maxLength: 40 }), (all, weights) => {
      const shares = sharePoints(all, weights)
      const largest = Math.max(0, ...weights)
      const due = weights.map((one) => one / largest)
      assert.equal(sum(shares), largest > 0 ? all : 0)
      for (const [index, share] of shares.entries()) {
        assert.ok(Number.isInteger(share) && share >= 0)
        if (largest > 0) assert.ok(Math.abs(share - (all * due[index]!) / sum(due)) < 1.00001)
        if (weights[index] === 0) assert.equal(share, 0)
      }
    }),
  )
})

test('more weight never has fewer points, and of equal weights the first never has fewer', () => {
  fc.assert(
    fc.property(points, fc.array(fc.nat(12), { maxLength: 20 }), (all, weights) => {
      const shares = sharePoints(all, weights)
      for (const [one, share] of shares.entries()) {
        for (const [other, others] of shares.entries()) {
          if (weights[one]! > weights[other]!) assert.ok(share >= others)
          if (weights[one] === weights[other] && one < other) assert.ok(share >= others)
        }
      }
    }),
  )
})

test('whole weights are shared as reckoned by hand, with whole numbers only', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(30), { minLength: 1, maxLength: 12 }), (all, weights) => {
      const whole = sum(weights)
      fc.pre(whole > 0)
      const rests = weights.map((one, index) => ({ index, rest: (all * one) % whole }))
      const byHand = weights.map((one, index) => (all * one - rests[index]!.rest) / whole)
      const left = all - sum(byHand)
      for (const { index } of rests.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left))
        byHand[index]!++
      assert.deepEqual(sharePoints(all, weights), byHand)
    }),
  )
})

test('the points of a category’s questions sum to its maximum', () => {
  fc.assert(
    fc.property(model, (given) => {
      const questions = listQuestions(given)
      for (const { slug, maxScore } of given.scoring ? given.categories : []) {
        const mine = questions.filter((question) => question.category === slug)
        assert.equal(sum(mine.map(({ expectedScore }) => expectedScore)), maxScore)
      }
    }),
  )
})

test('no score is below nothing or above its maximum, and every sum can be redone', () => {
  fc.assert(
    fc.property(judged, ({ model, answers }) => {
      const score = scoreAnswers(model, answers)
      for (const { score: earned, expectedScore } of score.answers) {
        assert.ok(Number.isInteger(earned) && earned >= 0 && earned <= expectedScore)
      }
      for (const { score: earned, expectedScore, questions, category } of score.categories) {
        assert.equal(earned, sum(questions.map((question) => question.score)))
        assert.equal(expectedScore, sum(questions.map((question) => question.expectedScore)))
        assert.ok(expectedScore <= category.maxScore)
      }
      assert.equal(score.expectedScore, sum(score.categories.map(({ expectedScore }) => expectedScore)))
      const earned = sum(score.categories.map((one) => one.score))
      assert.equal(score.totalScore, score.failedCritical.length > 0 ? 0 : earned)
      assert.equal(score.scorePercentage, percentage(score.totalScore, score.expectedScore))
      assert.equal(score.scorePercentage === null, score.expectedScore === 0)
      if (score.scorePercentage !== null)
        assert.ok(score.scorePercentage >= 0 && score.scorePercentage <= 100)
    }),
  )
})

test('what does not apply and what was not determined are on neither side, and fail nobody', () => {
  fc.assert(
    fc.property(judged, ({ model, answers }) => {
      const score = scoreAnswers(model, answers)
      const expected = new Map(listQuestions(model).map(({ key, expectedScore }) => [key, expectedScore]))
      for (const answer of score.answers) {
        assert.equal(answer.determined, answer.notApplicable || answer.value !== null)
        if (answer.notApplicable || !answer.determined) {
          assert.deepEqual([answer.score, answer.expectedScore], [0, 0])
          assert.ok(!score.failedCritical.includes(answer.key))
        } else assert.equal(answer.expectedScore, expected.get(answer.key))
      }
    }),
  )
})

test('every point is earned, lost, not applicable or open, and the open ones are those that nobody could tell', () => {
  fc.assert(
    fc.property(judged, ({ model, answers }) => {
      const score = scoreAnswers(model, answers)
      const points = new Map(listQuestions(model).map(({ key, expectedScore }) => [key, expectedScore]))
      const pointsOf = (keys: readonly string[]) => sum(keys.map((key) => points.get(key)!))
      const waived = score.answers.filter(({ notApplicable }) => notApplicable).map(({ key }) => key)
      assert.equal(score.pointsOpen, pointsOf(score.undetermined))
      assert.equal(score.expectedScore + score.pointsOpen + pointsOf(waived), sum([...points.values()]))
      for (const key of score.undetermined)
        assert.equal(score.answers.find((answer) => answer.key === key)!.determined, false)
      if (!model.scoring) assert.deepEqual(score.undetermined, [])
    }),
  )
})

test('an answer that nobody could give, once given, can only move the score, never what others earned', () => {
  fc.assert(
    fc.property(judged, ({ model, answers }) => {
      const open = scoreAnswers(model, answers)
      const [key] = open.undetermined
      if (key === undefined) return
      const question = listQuestions(model).find((one) => one.key === key)!
      const value = question.type === 'BOOLEAN' ? question.passesWhen : question.expectedScore
      const given = { key, value, notApplicable: false, confidence: 1, rationale: '', evidence: [] }
      const answered = scoreAnswers(model, [...answers.filter((answer) => answer.key !== key), given])
      assert.equal(answered.pointsOpen, open.pointsOpen - question.expectedScore)
      assert.equal(answered.expectedScore, open.expectedScore + question.expectedScore)
      assert.deepEqual(
        answered.answers.filter((answer) => answer.key !== key),
        open.answers.filter((answer) => answer.key !== key),
      )
    }),
  )
})

test('the order of the answers does not matter', () => {
  const mixed = judged.chain((given) =>
    fc
      .shuffledSubarray([...given.answers], { minLength: given.answers.length })
      .map((answers) => ({ ...given, mixed: answers })),
  )
  fc.assert(
    fc.property(mixed, ({ model, answers, mixed }) => {
      assert.deepEqual(scoreAnswers(model, mixed), scoreAnswers(model, answers))
    }),
  )
})

test('numbers that cannot be reckoned with are refused before they are anybody’s points', () => {
  const asked = { key: 'greets', type: 'BOOLEAN' }
  for (const weight of [Number.NaN, Infinity, -Infinity, -1, 1_000_001, 1e308])
    assert.ok(!VariableInput.safeParse({ ...asked, weight }).success, `weight ${weight}`)
  for (const weight of [0, 5e-324, 0.1, 1_000_000])
    assert.ok(VariableInput.safeParse({ ...asked, weight }).success, `weight ${weight}`)
  for (const max_score of [Number.NaN, Infinity, -1, 0.5, 1_000_001])
    assert.ok(!CategoryInput.safeParse({ name: 'Opening', max_score }).success, `max_score ${max_score}`)
})
