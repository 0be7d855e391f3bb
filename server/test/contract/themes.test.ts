import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningSize } from '../../src/domain/meaning/meaning.ts'
import { findThemes } from '../../src/domain/themes/find-themes.ts'
import { groupByMeaning, meanOf, mostGrouped } from '../../src/domain/themes/group-by-meaning.ts'
import { keepNear } from '../../src/domain/themes/keep-near.ts'
import { nameGroups } from '../../src/domain/themes/name-groups.ts'

/** A vector of length 1 that points mostly one way, and a little another. */
function pointing(way: number, aside: number): Float32Array {
  const vector = new Float32Array(meaningSize)
  vector[way] = 0.95
  vector[aside] = Math.sqrt(1 - 0.95 ** 2)
  return vector
}

const options = { alike: 0.3, near: 0.1, smallest: 2, most: 10 }
const many = [0, 1, 2].flatMap((way) =>
  Array.from({ length: 5 + way }, (_, turn) => pointing(way, 10 + 9 * way + turn)),
)

test('what says much the same comes together, the largest group first, the same every time', () => {
  const groups = groupByMeaning(many, meanOf(many), options)
  assert.deepEqual(
    groups.map(({ members }) => members.toSorted((one, other) => one - other)),
    [
      [11, 12, 13, 14, 15, 16, 17],
      [5, 6, 7, 8, 9, 10],
      [0, 1, 2, 3, 4],
    ],
  )
  assert.deepEqual(groupByMeaning(many, meanOf(many), options), groups)
})

test('what is like nothing else is in no group', () => {
  const alone = pointing(200, 201)
  const vectors = [alone, ...many]
  const groups = groupByMeaning(vectors, meanOf(vectors), options)
  assert.equal(groups.length, 3)
  assert.ok(!groups.some(({ members }) => members.includes(0)))
})

test('there are never more groups than wanted, and more texts than can be compared are refused', () => {
  assert.ok(groupByMeaning(many, meanOf(many), { ...options, most: 2 }).length <= 2)
  const tooMany = Array.from({ length: mostGrouped + 1 }, () => many[0]!)
  assert.throws(() => groupByMeaning(tooMany, many[0]!, options), RangeError)
})

test('nothing and one passage make no theme, and passages that are all the same make one', () => {
  assert.deepEqual(findThemes([]), { themes: [], others: [] })
  const one = { callId: 'a', turns: [{ speaker: 'Customer', text: 'I lost my card.' }], vector: many[0]! }
  assert.deepEqual(findThemes([one]), { themes: [], others: [0] })
  const { themes, others } = findThemes(
    Array.from({ length: 5 }, (_, call) => ({ ...one, callId: `${call}` })),
  )
  assert.deepEqual(
    themes.map(({ name, calls }) => [name, calls]),
    [['Lost my card', 5]],
  )
  assert.deepEqual(others, [])
})

test('a theme is named by words that were said in it and hardly elsewhere', () => {
  const cards = ['hello i lost my debit card today', 'yes i lost my debit card', 'i have lost my credit card']
  const checks = [
    'hello i want to order checks',
    'can i order some checks please',
    'i would like to order checks',
  ]
  const names = nameGroups([cards, checks], ['hello what are your opening hours'])
  assert.match(names[0]!, /^Lost my debit card/)
  assert.match(names[1]!, /^Order checks/)
})

test('a name is made of no filler, of nothing that one call alone says, and of no figures', () => {
  const [name] = nameGroups([['yes okay thank you 4711', 'yes okay thank you 4711', 'my zebra is 4711']])
  assert.equal(name, '')
})

test('a short name that one call alone says between two words is in no name', () => {
  const texts = [
    'could you transfer jo money',
    'transfer some money',
    'transfer your money',
    'transfer more money',
  ]
  const [name] = nameGroups([texts], [], { leastTexts: 3 })
  assert.match(name!, /transfer|money/i)
  assert.doesNotMatch(name!, /\bjo\b/i)
})

test('five passages of one call are no theme', () => {
  const vectors = [...many.slice(0, 5), ...many.slice(11)]
  const passages = vectors.map((vector, index) => ({
    callId: index < 5 ? 'one' : `call-${index}`,
    turns: [{ speaker: 'Customer', text: index < 5 ? 'about a parrot' : 'about the late delivery' }],
    vector,
  }))
  const { themes, others } = findThemes(passages)
  assert.deepEqual(
    themes.map(({ calls }) => calls),
    [7],
  )
  assert.deepEqual(others, [0, 1, 2, 3, 4])
})

test('passages far behind the nearest are left out', () => {
  const found = [0.9, 0.88, 0.7].map((similarity) => ({ similarity }))
  assert.equal(keepNear(found).length, 2)
  assert.deepEqual(keepNear([]), [])
})
