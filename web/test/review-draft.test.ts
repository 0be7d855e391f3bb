import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Review } from '@callmark/client'
import { courseOf } from '../src/pages/call/review/course.ts'
import { agreeWith, type Draft, differing, keepMine, takeNewer } from '../src/pages/call/review/draft.ts'
import { wholeWords } from '../src/pages/call/review/read-selection.ts'

const yes = { value: true, not_applicable: false }
const no = { value: false, not_applicable: false }
const machine = { ...yes, determined: true, confidence: 0.9 }

function reviewOf(
  answers: Record<string, { said: typeof yes; comment?: string }>,
  more: Partial<Review> = {},
) {
  return {
    id: 'review',
    status: 'submitted',
    submitted_at: '2026-01-02T10:00:00.000Z',
    answers: Object.entries(answers).map(([key, { said, comment = '' }]) => ({
      key,
      ...said,
      determined: true,
      score: 0,
      expected_score: 0,
      outdated: false,
      comment,
      evidence: [],
      machine,
    })),
    ...more,
  } as unknown as Review
}

test('whoever takes the newer answers, theirs or their own of elsewhere, keeps what they have written', () => {
  const mine: Draft = new Map([
    ['greets', { said: no, comment: 'Not heard.', evidence: [] }],
    ['thanks', { said: yes, comment: '', evidence: [] }],
  ])
  const newer = reviewOf({ greets: { said: yes, comment: 'Heard.' }, helps: { said: no } })
  const taken = takeNewer(mine, newer)
  assert.deepEqual(taken.get('greets'), { said: yes, comment: 'Not heard.', evidence: [] })
  assert.deepEqual([...taken.keys()], ['greets', 'thanks', 'helps'])
  const kept = keepMine(mine, newer)
  assert.deepEqual(kept.get('greets'), mine.get('greets'))
  assert.deepEqual(kept.get('helps')?.said, no)
  const agreed = agreeWith(mine, newer)
  assert.deepEqual(agreed.get('greets'), { said: yes, comment: 'Not heard.', evidence: [] })
  assert.deepEqual([...agreed.keys()], ['greets', 'thanks'], 'what others answer is not answered for them')
  assert.deepEqual(
    differing(mine, newer).map(({ key }) => key),
    ['greets'],
  )
})

test('half a word that is selected becomes a whole one', () => {
  assert.equal(wholeWords('How can I help you today?', 5, 12), 'can I help')
  assert.equal(wholeWords('How can I help you today?', 3, 4), '')
  assert.equal(wholeWords('How can I help you today?', 0, 25), 'How can I help you today?')
})

test('the history says what each answer was before, the machine’s or another person’s', () => {
  const first = reviewOf({ greets: { said: no }, thanks: { said: yes } })
  const later = { id: 'later', submitted_at: '2026-01-03T10:00:00.000Z' }
  const second = reviewOf({ greets: { said: yes } }, later)
  const note = 'A review was submitted.'
  const history = [
    { status: 'PROCESS_COMPLETED' as const, at: '2026-01-01T10:00:00.000Z', note: null },
    { status: 'PROCESS_COMPLETED' as const, at: '2026-01-02T10:00:00.050Z', note },
    { status: 'PROCESS_COMPLETED' as const, at: '2026-01-02T18:00:00.000Z', note },
  ]
  const course = courseOf({ history, reviews: [second, first], appeals: [], comments: [] })
  assert.deepEqual(
    course.map((entry) => (entry.kind === 'review' ? [entry.changes, entry.confirmed] : entry.kind)),
    [
      'stage',
      [[{ key: 'greets', before: machine, after: no }], 1],
      'stage',
      [[{ key: 'greets', before: no, after: yes }], 0],
    ],
    'what a review tells itself is not told twice',
  )
})
