import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharePoints } from '@callmark/client/model-rules'
import type { Answer } from '../../src/domain/answers.ts'
import type { ModelCategory, ModelRevision, ModelVariable } from '../../src/domain/model.ts'
import type { AnswerValue } from '../../src/domain/result.ts'
import { inOrder, listQuestions, percentage, scoreAnswers } from '../../src/domain/scoring.ts'

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
    leastConfidence: 0.85,
    variables,
    categories,
    metadata: [],
  }
}

function answer(key: string, value: AnswerValue, change: Partial<Answer> = {}): Answer {
  return { key, value, notApplicable: false, confidence: 1, rationale: '', evidence: [], ...change }
}

// Holds Scoring: points shared by weight, largest remainder
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

// Holds Scoring: points shared by weight, largest remainder · other types are extracted, not scored
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

// Holds Scoring: a category without scored variables is judged itself
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
  assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [0, 0, null])
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

// Holds Scoring: `BOOLEAN`: all or nothing, `passes_when`
test('a yes-or-no question earns all its points or none, also where “no” is the good answer', () => {
  const model = revision(
    [variable('greets'), variable('interrupts', { passesWhen: false })],
    [category('care', 10)],
  )
  assert.equal(scoreAnswers(model, [answer('greets', true), answer('interrupts', false)]).totalScore, 10)
  assert.equal(scoreAnswers(model, [answer('greets', false), answer('interrupts', true)]).totalScore, 0)
  assert.equal(scoreAnswers(model, [answer('greets', true), answer('interrupts', true)]).scorePercentage, 50)
})

// Holds Scoring: `INTEGER`, `DECIMAL`: 0 to the maximum
test('a graded answer stays between nothing and its maximum', () => {
  const model = revision([variable('clarity', { type: 'INTEGER' })], [category('care', 10)])
  const points = (value: AnswerValue) => scoreAnswers(model, [answer('clarity', value)]).totalScore
  assert.deepEqual([points(7), points(7.6), points(99), points(-3), points('8')], [7, 8, 10, 0, 0])
})

// Holds Scoring: not applicable leaves both scores
test('what does not apply counts neither for nor against the agent', () => {
  const model = revision([variable('greets'), variable('hold')], [category('care', 10)])
  const score = scoreAnswers(model, [answer('greets', true), answer('hold', null, { notApplicable: true })])
  assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [5, 5, 100])
})

// Holds Scoring: not determined leaves both scores and is open
test('what nobody could tell counts neither for nor against the agent, and is open until somebody has looked', () => {
  const model = revision(
    [variable('greets'), variable('solved', { weight: 2 }), variable('clarity', { type: 'INTEGER' })],
    [category('care', 20)],
  )
  for (const nothing of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
    const score = scoreAnswers(model, [
      answer('greets', true),
      answer('solved', null),
      answer('clarity', nothing),
    ])
    assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [5, 5, 100])
    assert.deepEqual([score.undetermined, score.pointsOpen], [['solved', 'clarity'], 15])
    assert.deepEqual(
      score.answers.map(({ value, determined, score, expectedScore }) => [
        value,
        determined,
        score,
        expectedScore,
      ]),
      [
        [true, true, 5, 5],
        [null, false, 0, 0],
        [null, false, 0, 0],
      ],
    )
  }
})

test('a call is open only by what counts: not by what does not apply, nor by what is only written down', () => {
  const model = revision(
    [
      variable('hold'),
      variable('order', { type: 'STRING' }),
      variable('extra', { weight: 0 }),
      variable('warned', { category: null, critical: true }),
    ],
    [category('care', 10)],
  )
  const score = scoreAnswers(model, [
    answer('hold', null, { notApplicable: true }),
    ...['order', 'extra', 'warned'].map((key) => answer(key, null)),
  ])
  // Whether the caller was warned can still make the call zero, though no points hang on it.
  assert.deepEqual([score.undetermined, score.pointsOpen], [['warned'], 0])
  assert.deepEqual(
    score.answers.map(({ key, determined }) => [key, determined]),
    [
      ['hold', true],
      ['order', false],
      ['extra', false],
      ['warned', false],
    ],
  )
  const unscored = scoreAnswers({ ...model, scoring: false }, [])
  assert.deepEqual([unscored.undetermined, unscored.pointsOpen], [[], 0])
})

test('a call on which nothing could be scored has no score, which is not a score of nothing', () => {
  const model = revision([variable('hold')], [category('care', 10)])
  for (const notApplicable of [true, false]) {
    const score = scoreAnswers(model, [answer('hold', null, { notApplicable })])
    assert.deepEqual([score.totalScore, score.expectedScore, score.scorePercentage], [0, 0, null])
  }
  assert.equal(scoreAnswers(model, [answer('hold', false)]).scorePercentage, 0)
})

// Holds Scoring: a failed critical variable makes the total 0
test('a failed critical question makes the whole call zero, and names itself', () => {
  const model = revision(
    [variable('verifies', { critical: true }), variable('greets')],
    [category('care', 10)],
  )
  const failed = scoreAnswers(model, [answer('verifies', false), answer('greets', true)])
  assert.deepEqual([failed.totalScore, failed.expectedScore, failed.failedCritical], [0, 10, ['verifies']])
  assert.equal(failed.categories[0]!.score, 5)
})

// Holds Scoring: a critical variable fails by a determined answer only
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
  assert.deepEqual([unknown.totalScore, unknown.expectedScore, unknown.failedCritical], [5, 5, []])
  assert.deepEqual([unknown.undetermined, unknown.pointsOpen], [['verifies'], 5])
})

test('a question the judge left out is not determined and says so', () => {
  const score = scoreAnswers(revision([variable('greets')], [category('care', 10)]), [])
  assert.deepEqual([score.totalScore, score.expectedScore, score.answers[0]!.value], [0, 0, null])
  assert.deepEqual(score.undetermined, ['greets'])
  assert.match(score.answers[0]!.rationale, /no answer/)
})

// Holds Limits: score percentage 0–100
// Holds Scoring: percentages: two decimals, null where nothing was expected
test('percentages have two decimals, and of nothing there is none', () => {
  assert.equal(percentage(1, 3), 33.33)
  assert.equal(percentage(2, 3), 66.67)
  assert.equal(percentage(0, 10), 0)
  assert.equal(percentage(0, 0), null)
})
