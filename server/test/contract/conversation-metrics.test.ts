import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transcript } from '../../src/domain/transcript.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'

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
    silences: [],
    holds: [],
    hold_seconds: 0,
    monologues: [],
    interruptions: [],
    interruption_count: {},
    interruptions_per_minute: {},
    overlaps: [],
    talk_over: {},
    questions: [],
    slowest_responses: [],
    greeting_seconds: null,
    first_response_seconds: null,
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

// Holds Conversation metrics: `analysis_result.metrics`: holds
test('a caller who is told to wait, and does, was on hold until the agent came back', () => {
  const measured = measureConversation(
    said(
      120,
      ['Agent', 0, 4, 'I need to look that up. Can you please hold for a moment?'],
      ['Customer', 4.5, 5, 'Sure.'],
      ['Agent', 40, 44, 'Thank you for holding. I have found it.'],
      ['Customer', 45, 50, 'Hold on, let me get a pen.'],
      ['Customer', 60, 61, 'Okay.'],
      ['Agent', 61.5, 63, 'One moment please.'],
      ['IVR', 64, 70, 'All our agents are busy. Please hold the line.'],
      ['Agent', 80, 84, 'I have put a hold on your account.'],
      ['Customer', 95, 96, 'Thanks.'],
    ),
  )
  assert.deepEqual(measured.holds, [
    { speaker: 'Agent', start: 4, end: 40, seconds: 36 },
    { speaker: 'Agent', start: 63, end: 80, seconds: 17 },
  ])
  assert.equal(measured.hold_seconds, 53)
})

test('a hold that the caller agrees to begins after the thanks, and is no slow reply', () => {
  const measured = measureConversation(
    said(
      140,
      ['Agent', 0, 3, 'Can I put you on hold?'],
      ['Customer', 4, 5, 'Sure.'],
      ['Agent', 6, 7, 'Thank you.'],
      ['Agent', 127, 130, 'I have found your order.'],
      ['Customer', 131, 133, 'Good.'],
    ),
  )
  assert.deepEqual(measured.holds, [{ speaker: 'Agent', start: 7, end: 127, seconds: 120 }])
  assert.ok(Object.values(measured.response_seconds).every((seconds) => seconds < 10))
})

// Holds Conversation metrics: `analysis_result.metrics`: holds
test('who is still being talked to is not on hold', () => {
  const measured = measureConversation(
    said(
      60,
      ['Agent', 0, 2, 'One moment please.'],
      ['Customer', 3, 18, 'while you look, I also wanted to ask about the other thing I mentioned before'],
      [
        'Agent',
        20,
        24,
        'Please hold on to your receipt, just a second, I am reading it out to you now and will go on for long.',
      ],
      ['Agent', 26, 30, 'There it is.'],
    ),
  )
  assert.deepEqual(measured.holds, [])
})

test('a wait between two turns of the agent is silence, not a speech of the agent', () => {
  const measured = measureConversation(
    said(
      80,
      ['Agent', 0, 4, 'One moment please, I will look that up for you.'],
      ['IVR', 10, 20, 'Your call is important to us.'],
      ['Agent', 44, 48, 'I have found it.'],
      ['Agent', 50, 60, 'It was sent on Monday and should be with you by now.'],
      ['Customer', 61, 62, 'Thanks a lot.'],
    ),
  )
  assert.deepEqual(measured.holds, [{ speaker: 'Agent', start: 4, end: 44, seconds: 40 }])
  assert.deepEqual(measured.monologues, [])
  assert.deepEqual(measured.longest_monologue, { speaker: 'Agent', start: 44, end: 60, seconds: 16 })
})

// Holds Conversation metrics: `analysis_result.metrics`: silences, overlaps, talk-over, monologues, questions, waits, with their moments
test('pauses, talking at once and waits are told with the moments they happened', () => {
  const measured = measureConversation(
    said(
      90,
      ['Agent', 2, 36, 'a long explanation of everything there is to know about the contract'],
      ['Customer', 34, 38, 'but I did not ask for that'],
      ['Agent', 46, 48, 'What did you ask for?'],
      ['Customer', 49, 50, 'My balance.'],
      ['Agent', 53, 56, 'It is twelve dollars.'],
    ),
  )
  assert.deepEqual(measured.silences, [
    { start: 38, end: 46, seconds: 8 },
    { start: 50, end: 53, seconds: 3 },
  ])
  assert.deepEqual(measured.monologues, [{ speaker: 'Agent', start: 2, end: 36, seconds: 34 }])
  assert.deepEqual(measured.overlaps, [{ start: 34, end: 36, seconds: 2 }])
  assert.deepEqual(measured.talk_over, {
    Agent: { seconds: 2, share: 0.05 },
    Customer: { seconds: 2, share: 0.4 },
  })
  assert.deepEqual(measured.interruption_count, { Agent: 0, Customer: 1 })
  assert.deepEqual(measured.interruptions_per_minute, { Agent: 0, Customer: 1.11 })
  assert.deepEqual(measured.questions, [{ speaker: 'Agent', start: 46, end: 48 }])
  assert.deepEqual(measured.slowest_responses, [
    { speaker: 'Agent', start: 38, end: 46, seconds: 8 },
    { speaker: 'Agent', start: 50, end: 53, seconds: 3 },
  ])
  assert.equal(measured.greeting_seconds, 2)
  assert.equal(measured.first_response_seconds, 8)
})

// Holds Conversation metrics: `analysis_result.metrics`: shares, words per minute
test('a word or two give no rate, and three equal voices still make a whole', () => {
  const measured = measureConversation(
    said(
      30,
      ['Agent', 0, 5, 'one two three'],
      ['Customer', 5, 10, 'four five six'],
      ['Speaker 3', 10, 15, 'seven'],
    ),
  )
  assert.equal(
    Object.values(measured.talk_share).reduce((a, b) => a + b, 0),
    1,
  )
  const short = measureConversation(said(30, ['Agent', 0, 0.1, 'well hello there']))
  assert.deepEqual(short.words_per_minute, {})
})

test('a word without length is nothing that others could talk over', () => {
  const { overlaps, talk_over } = measureConversation(
    said(
      20,
      ['Agent', 1, 1, 'hello'],
      ['Customer', 2, 9, 'I lost my card'],
      ['Speaker 3', 10, 12, 'so did I'],
    ),
  )
  assert.deepEqual(overlaps, [])
  assert.deepEqual(talk_over.Customer, { seconds: 0, share: 0 })
})
