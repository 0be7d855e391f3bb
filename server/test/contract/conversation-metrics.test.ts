import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transcript } from '../../src/domain/transcript.ts'
import { measureConversation } from '../../src/judge/conversation-metrics.ts'

function said(durationSeconds: number, ...turns: readonly [string, number, number, string][]): Transcript {
  return {
    language: 'en',
    durationSeconds,
    turns: turns.map(([speaker, startSeconds, endSeconds, text]) => ({
      speaker,
      startSeconds,
      endSeconds,
      text,
    })),
  }
}

test('who spoke how long, how fast and how often is counted', () => {
  const measured = measureConversation(
    said(
      40,
      ['Agent', 0, 6, 'Good morning. How can I help you?'],
      ['Customer', 8, 10, 'I lost my card yesterday evening.'],
      ['Agent', 11, 13, 'Which card?'],
      ['Customer', 16, 18, 'The debit card.'],
      ['Agent', 30, 32, 'Done, thank you.'],
    ),
  )
  assert.deepEqual(measured.talk_seconds, { Agent: 10, Customer: 4 })
  assert.deepEqual(measured.talk_share, { Agent: 0.71, Customer: 0.29 })
  assert.deepEqual([measured.silence_seconds, measured.silence_share], [26, 0.65])
  assert.deepEqual(measured.longest_silence, { start: 18, end: 30, seconds: 12 })
  assert.deepEqual(measured.longest_monologue, { speaker: 'Agent', start: 0, end: 6, seconds: 6 })
  assert.deepEqual(measured.questions_asked, { Agent: 2, Customer: 0 })
  assert.deepEqual(measured.response_seconds, { Agent: 6.5, Customer: 2.5 })
  assert.deepEqual(measured.turn_count, { Agent: 3, Customer: 2 })
  assert.deepEqual(measured.words_per_minute, { Agent: 72, Customer: 135 })
  assert.deepEqual([measured.interruptions, measured.overlap_seconds], [[], 0])
})

test('speaking over someone is an interruption, a nod in between is not', () => {
  const measured = measureConversation(
    said(
      20,
      ['Customer', 0, 10, 'so I went to the branch and they told me to call'],
      ['Agent', 3, 3.6, 'mm-hm'],
      ['Agent', 8, 12, 'let me stop you right there'],
    ),
  )
  assert.deepEqual(measured.interruptions, [{ speaker: 'Agent', start: 8, end: 10 }])
  assert.equal(measured.overlap_seconds, 2.6)
  assert.equal(measured.longest_monologue?.seconds, 10)
})

test('questions are counted in a transcript without question marks', () => {
  const measured = measureConversation(
    said(10, ['Agent', 0, 5, 'hello this is the bank my name is anna how can i help you today']),
  )
  assert.deepEqual(measured.questions_asked, { Agent: 1 })
})

test('a recording without speech is all silence, and nothing divides by nothing', () => {
  const empty = {
    talk_share: {},
    talk_seconds: {},
    longest_monologue: null,
    longest_silence: null,
    interruptions: [],
    overlap_seconds: 0,
    words_per_minute: {},
    questions_asked: {},
    response_seconds: {},
    turn_count: {},
  }
  assert.deepEqual(measureConversation(said(0)), { ...empty, silence_seconds: 0, silence_share: 0 })
  assert.deepEqual(measureConversation(said(9, ['Agent', 1, 2, '[noise]'])), {
    ...empty,
    silence_seconds: 9,
    silence_share: 1,
  })
})

test('turns without length or with times out of order give numbers, not nonsense', () => {
  const measured = measureConversation(said(0, ['Agent', 5, 1, 'hello there'], ['Customer', -3, -3, 'hi']))
  for (const value of [
    measured.silence_share,
    ...Object.values(measured.words_per_minute),
    ...Object.values(measured.talk_share),
  ]) {
    assert.ok(Number.isFinite(value) && value >= 0)
  }
})
