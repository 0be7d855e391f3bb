import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer, Evidence } from '../../src/domain/answers.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { checkEvidence } from '../../src/judge/evidence/check-evidence.ts'

const turns: readonly Turn[] = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 10, text: 'Hello, it’s Anna. This call is recorded!' },
  { speaker: 'Customer', startSeconds: 10, endSeconds: 12, text: 'I lost my card.' },
  { speaker: 'Agent', startSeconds: 12, endSeconds: 14, text: 'I am sorry' },
  { speaker: 'Agent', startSeconds: 15, endSeconds: 17, text: 'to hear that. Hello again, Anna.' },
  {
    speaker: 'Customer',
    startSeconds: 20,
    endSeconds: 22,
    text: '你好，我想查询余额。 I lost my card twice.',
  },
]

function check(...evidence: readonly Partial<Evidence>[]): Answer {
  const answer: Answer = {
    key: 'k',
    value: true,
    notApplicable: false,
    confidence: 0.8,
    rationale: 'r',
    evidence: evidence.map((piece) => ({
      speaker: 'Agent',
      startSeconds: 0,
      endSeconds: 0,
      quote: '',
      ...piece,
    })),
  }
  return checkEvidence([answer], turns)[0]!
}

test('a quote is found whatever its capitals, commas and spaces, and given back as it was said', () => {
  const { evidence, confidence } = check({ quote: 'ITS  anna this call is recorded' })
  assert.deepEqual(
    evidence.map(({ quote }) => quote),
    ['it’s Anna. This call is recorded'],
  )
  assert.equal(confidence, 0.8)
})

test('the moment of a quote comes from the transcript, never from the judge', () => {
  const [piece] = check({ quote: 'this call is recorded', startSeconds: 999, endSeconds: 1000 }).evidence
  assert.ok(piece!.startSeconds > 3 && piece!.startSeconds < 7)
  assert.ok(piece!.endSeconds > piece!.startSeconds && piece!.endSeconds <= 10)
})

test('of several places the one nearest the judge’s moment is taken', () => {
  const early = check({ speaker: 'Customer', quote: 'i lost my card', startSeconds: 9 })
  const late = check({ speaker: 'Customer', quote: 'i lost my card', startSeconds: 21 })
  assert.equal(early.evidence[0]!.startSeconds, 10)
  assert.ok(late.evidence[0]!.startSeconds > 20)
})

// Holds Scoring: a quote that was not said is never stored
test('words nobody said are dropped, and the answer is trusted less', () => {
  const none = check({ quote: 'I will refund you a thousand dollars' })
  assert.deepEqual([none.evidence, none.confidence], [[], 0.24])
  const half = check({ quote: 'this call is recorded' }, { quote: 'we never record' })
  assert.deepEqual([half.evidence.length, half.confidence], [1, 0.6])
})

test('words put into the wrong mouth do not count', () => {
  assert.deepEqual(check({ speaker: 'Agent', quote: 'I lost my card' }).evidence, [])
  assert.deepEqual(check({ speaker: 'Nobody', quote: 'hello' }).evidence, [])
})

test('half a word is no quote', () => {
  assert.deepEqual(check({ quote: 'ello it’s' }).evidence, [])
  assert.deepEqual(check({ quote: 'this call is record' }).evidence, [])
})

test('a sentence that runs over two turns is shown as both', () => {
  const { evidence } = check({ quote: 'I am sorry to hear that' })
  assert.deepEqual(
    evidence.map(({ quote, startSeconds }) => [quote, startSeconds]),
    [
      ['I am sorry', 12],
      ['to hear that', 15],
    ],
  )
})

test('a quote with something left out needs every part of it', () => {
  assert.equal(check({ quote: 'Hello, it’s Anna … call is recorded' }).evidence.length, 2)
  assert.deepEqual(check({ quote: 'Hello, it’s Anna … call is free' }).evidence, [])
})

test('an empty quote proves nothing; the same quote twice counts once', () => {
  assert.deepEqual(check({ quote: ' ?! ' }).evidence, [])
  assert.equal(check({ quote: 'i am sorry' }, { quote: 'I am sorry' }).evidence.length, 1)
})

test('writing without spaces is quoted as well', () => {
  assert.equal(check({ speaker: 'Customer', quote: '查询余额' }).evidence[0]?.quote, '查询余额')
})

test('an answer without quotes is left as it is', () => {
  assert.deepEqual(check(), {
    key: 'k',
    value: true,
    notApplicable: false,
    confidence: 0.8,
    rationale: 'r',
    evidence: [],
  })
})
