import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer, AnswerValue } from '../../src/domain/answers.ts'
import type { ModelCategory, ModelRevision, ModelVariable } from '../../src/domain/model.ts'
import { inOrder, listQuestions, percentage, scoreAnswers, sharePoints } from '../../src/domain/scoring.ts'

function variable(key: string, change: Partial<ModelVariable> = {}): ModelVariable {
  return {
    uuid: `uuid-of-${key}`,
    key,
    type: 'BOOLEAN',
    required: false,
    readableName: key,
    description: '',
    category: 'care',
    weight: 1,
    orderNumber: null,
    critical: false,
    passesWhen: true,
    options: null,
    ...change,
  }
}

function category(name: string, maxScore: number, orderNumber: number | null = null): ModelCategory {
  return { uuid: `uuid-of-${name}`, name, slug: name, description: null, maxScore, orderNumber }
}

function revision(variables: readonly ModelVariable[], categories: readonly ModelCategory[]): ModelRevision {
  return {
    modelId: 1,
    number: 1,
    name: 'Care',
    description: '',
    prompt: '',
    transcriptionPrompt: '',
    summarizeCall: true,
    summarizePrompt: '',
    scoring: true,
    variables,
    categories,
    metadata: [],
  }
}

function answer(key: string, value: AnswerValue, change: Partial<Answer> = {}): Answer {
  return { key, value, notApplicable: false, confidence: 1, rationale: '', evidence: [], ...change }
}

test('points are shared by weight and never lost to rounding', () => {
  assert.deepEqual(sharePoints(10, [1, 1, 1]), [4, 3, 3])
  assert.deepEqual(sharePoints(10, [3, 1]), [8, 2])
  assert.deepEqual(sharePoints(7, [2, 2, 1]), [3, 3, 1])
  for (let points = 0; points <= 60; points += 1) {
    for (const weights of [
      [1],
      [1, 2, 3],
      [0.1, 0.2, 0.7],
      [5, 5, 5, 5, 5, 5, 5],
      [1e-9, 1],
      [1 / 3, 1 / 3, 1 / 3],
    ]) {
      const shares = sharePoints(points, weights)
      assert.equal(
        shares.reduce((a, b) => a + b, 0),
        points,
        `${points} points over ${weights}`,
      )
      assert.ok(shares.every((share) => Number.isInteger(share) && share >= 0))
    }
  }
})

test('of equal remainders the first gets the point, however fractions round', () => {
  assert.deepEqual(sharePoints(2, [4, 1, 1]), [2, 0, 0])
  assert.deepEqual(sharePoints(2, [1, 7, 2]), [0, 2, 0])
  assert.deepEqual(sharePoints(2, [0.4, 0.1, 0.1]), [2, 0, 0])
  assert.deepEqual(sharePoints(1, [0.1 + 0.2, 0.3]), [1, 0])
})

test('without any weight there are no points to share', () => {
  assert.deepEqual(sharePoints(10, [0, 0]), [0, 0])
  assert.deepEqual(sharePoints(10, []), [])
})

test('every scored question says how many points hang on it, and they sum to the category’s maximum', () => {
  const model = revision(
    [variable('a', { weight: 2 }), variable('b'), variable('note', { type: 'STRING' })],
    [category('care', 10)],
  )
  assert.deepEqual(
    listQuestions(model).map(({ key, category, expectedScore }) => [key, category, expectedScore]),
    [
      ['a', 'care', 7],
      ['b', 'care', 3],
      ['note', null, 0],
    ],
  )
})

test('a category without scored questions is judged as a whole', () => {
  const model = revision([variable('extra', { weight: 0 })], [category('care', 25)])
  const [whole, extra] = listQuestions(model)
  assert.deepEqual([whole!.key, whole!.type, whole!.expectedScore], ['care', 'INTEGER', 25])
  assert.deepEqual([extra!.key, extra!.category, extra!.expectedScore], ['extra', null, 0])
  assert.equal(scoreAnswers(model, [answer('care', 20)]).totalScore, 20)
})

test('a model that does not score still asks for what it extracts', () => {
  const model = { ...revision([variable('a')], [category('care', 10)]), scoring: false }
  assert.deepEqual(
    listQuestions(model).map(({ key, expectedScore }) => [key, expectedScore]),
    [['a', 0]],
  )
  const score = scoreAnswers(model, [answer('a', true)])
  assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [0, 0, 0])
})

test('categories and questions come in their order, those without a number last', () => {
  const items = [
    { orderNumber: null, n: 1 },
    { orderNumber: 2, n: 2 },
    { orderNumber: 0, n: 3 },
    { orderNumber: null, n: 4 },
  ]
  assert.deepEqual(
    inOrder(items).map(({ n }) => n),
    [3, 2, 1, 4],
  )
})

test('a yes-or-no question earns all its points or none, also where “no” is the good answer', () => {
  const model = revision(
    [variable('greets'), variable('interrupts', { passesWhen: false })],
    [category('care', 10)],
  )
  assert.equal(scoreAnswers(model, [answer('greets', true), answer('interrupts', false)]).totalScore, 10)
  assert.equal(scoreAnswers(model, [answer('greets', false), answer('interrupts', true)]).totalScore, 0)
  assert.equal(scoreAnswers(model, [answer('greets', true), answer('interrupts', true)]).scorePercentage, 50)
})

test('a graded answer stays between nothing and its maximum', () => {
  const model = revision([variable('clarity', { type: 'INTEGER' })], [category('care', 10)])
  const points = (value: AnswerValue) => scoreAnswers(model, [answer('clarity', value)]).totalScore
  assert.deepEqual(
    [points(7), points(7.6), points(99), points(-3), points('8'), points(Number.NaN), points(null)],
    [7, 8, 10, 0, 0, 0, 0],
  )
})

test('what does not apply counts neither for nor against the agent', () => {
  const model = revision([variable('greets'), variable('hold')], [category('care', 10)])
  const score = scoreAnswers(model, [answer('greets', true), answer('hold', null, { notApplicable: true })])
  assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [5, 5, 100])
})

test('a call on which nothing applies has no percentage to boast of', () => {
  const model = revision([variable('hold')], [category('care', 10)])
  const score = scoreAnswers(model, [answer('hold', null, { notApplicable: true })])
  assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [0, 0, 0])
})

test('a failed critical question makes the whole call zero, and names itself', () => {
  const model = revision(
    [variable('verifies', { critical: true }), variable('greets')],
    [category('care', 10)],
  )
  const failed = scoreAnswers(model, [answer('verifies', false), answer('greets', true)])
  assert.deepEqual([failed.totalScore, failed.expectedScore, failed.failedCritical], [0, 10, ['verifies']])
  assert.equal(failed.categories[0]!.score, 5)
})

test('a critical question that does not apply or could not be determined fails nobody', () => {
  const model = revision(
    [variable('verifies', { critical: true }), variable('greets')],
    [category('care', 10)],
  )
  const absent = scoreAnswers(model, [
    answer('verifies', null, { notApplicable: true }),
    answer('greets', true),
  ])
  assert.deepEqual([absent.totalScore, absent.failedCritical], [5, []])
  const unknown = scoreAnswers(model, [answer('verifies', null), answer('greets', true)])
  assert.deepEqual([unknown.totalScore, unknown.expectedScore, unknown.failedCritical], [5, 10, []])
})

test('a question the judge left out scores nothing and says so', () => {
  const score = scoreAnswers(revision([variable('greets')], [category('care', 10)]), [])
  assert.deepEqual([score.totalScore, score.answers[0]!.value], [0, null])
  assert.match(score.answers[0]!.rationale, /no answer/)
})

test('percentages have two decimals and never divide by nothing', () => {
  assert.equal(percentage(1, 3), 33.33)
  assert.equal(percentage(2, 3), 66.67)
  assert.equal(percentage(0, 0), 0)
  assert.equal(percentage(5, 0), 0)
})
