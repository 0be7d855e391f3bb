import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Transcript, Turn } from '../../src/domain/transcript.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'

const words = fc.constantFrom(
  '',
  'yes',
  'mm-hm',
  '[noise]',
  'one moment please',
  'can you hold the line',
  'what is your account number?',
  'so I went to the branch and they told me to call you',
  '好的，请稍等。',
  'long '.repeat(60),
)
const speakers = fc.constantFrom('Agent', 'Customer', 'Speaker 1', 'Speaker 2', 'IVR', '__proto__')
/** Mostly sound, sometimes out of order, without length, or no number at all. */
const seconds = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0, max: 600, noNaN: true }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(-5, 0, Number.NaN, Infinity, -Infinity, 1e-320) },
)
const turn: fc.Arbitrary<Turn> = fc
  .record({ speaker: speakers, startSeconds: seconds, length: seconds, text: words })
  .map(({ speaker, startSeconds, length, text }) => ({
    speaker,
    startSeconds,
    endSeconds: startSeconds + length / 20,
    text,
  }))
const transcript: fc.Arbitrary<Transcript> = fc.record({
  turns: fc.array(turn, { maxLength: 40 }),
  language: fc.constant('en'),
  durationSeconds: seconds,
})

/** Every number in the value, wherever it stands. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

type Moment = { start: number; end: number; seconds?: number }

function momentsOf(measured: ReturnType<typeof measureConversation>): Moment[][] {
  const { silences, holds, monologues, interruptions, overlaps, questions } = measured
  return [silences, holds, monologues, interruptions, overlaps, questions] as Moment[][]
}

function endOf({ turns, durationSeconds }: Transcript): number {
  const finite = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0)
  return Math.max(
    finite(durationSeconds),
    ...turns.map(({ startSeconds, endSeconds }) => Math.max(finite(startSeconds), finite(endSeconds))),
  )
}

// Holds Conversation metrics: `analysis_result.metrics`: numbers, never nonsense
test('whatever was written down, every measure is a number and none is below nothing', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      for (const value of numbersIn(measureConversation(given)))
        assert.ok(Number.isFinite(value) && value >= 0)
    }),
  )
})

test('shares are parts of a whole', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const { talk_share, talk_seconds, silence_share, talk_over } = measureConversation(given)
      const shares = Object.values(talk_share)
      const whole = shares.reduce((a, b) => a + b, 0)
      const talked = Object.values(talk_seconds).some((value) => value > 0)
      if (talked) assert.ok(Math.abs(whole - 1) < 1e-9, `${whole}`)
      for (const share of [...shares, silence_share, ...Object.values(talk_over).map(({ share }) => share)])
        assert.ok(share <= 1)
    }),
  )
})

// Holds Conversation metrics: `analysis_result.metrics`: moments within the recording, lists with an end
test('every moment lies within the recording, in order, and no list grows without end', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const measured = measureConversation(given)
      const end = endOf(given) + 0.006
      for (const moments of momentsOf(measured)) {
        assert.ok(moments.length <= 50)
        for (const [index, moment] of moments.entries()) {
          assert.ok(moment.start <= moment.end && moment.end <= end, JSON.stringify(moment))
          if (index > 0) assert.ok(moments[index - 1]!.start <= moment.start)
        }
      }
      const slow = measured.slowest_responses.map((response) => response.seconds)
      assert.ok(slow.length <= 5)
      assert.deepEqual(
        slow,
        slow.toSorted((a, b) => b - a),
      )
    }),
  )
})

test('the order in which turns were written down does not matter', () => {
  const shuffled = transcript.chain((given) =>
    fc
      .shuffledSubarray([...given.turns], { minLength: given.turns.length })
      .map((turns) => [given, { ...given, turns }] as const),
  )
  fc.assert(
    fc.property(shuffled, ([given, mixed]) => {
      assert.deepEqual(measureConversation(mixed), measureConversation(given))
    }),
  )
})

test('time is spent once: talking without overlap and silence make up the recording', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const people = { ...given, turns: given.turns.filter(({ speaker }) => speaker !== 'IVR') }
      const { talk_seconds, overlap_seconds, silence_seconds } = measureConversation(people)
      const talk = Object.values(talk_seconds).reduce((a, b) => a + b, 0)
      const heard = people.turns.filter(({ text }) => text !== '' && text !== '[noise]')
      const end = Math.max(endOf({ ...people, turns: heard }))
      assert.ok(Math.abs(talk - overlap_seconds + silence_seconds - end) < 0.1)
    }),
  )
})

test('no silence is told as speech', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const { silences, monologues, longest_monologue } = measureConversation(given)
      for (const speech of [...monologues, ...(longest_monologue ? [longest_monologue] : [])])
        for (const silence of silences)
          assert.ok(silence.end <= speech.start || silence.start >= speech.end, JSON.stringify(silence))
    }),
  )
})

test('one voice interrupts nobody and talks over nobody', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const alone = { ...given, turns: given.turns.map((one) => ({ ...one, speaker: 'Agent' })) }
      const { interruptions, overlaps, overlap_seconds, slowest_responses } = measureConversation(alone)
      assert.deepEqual([interruptions, overlaps, slowest_responses], [[], [], []])
      assert.ok(overlap_seconds < 0.01)
    }),
  )
})

test('a machine changes no measure of who spoke', () => {
  fc.assert(
    fc.property(transcript, (given) => {
      const people = { ...given, turns: given.turns.filter(({ speaker }) => speaker !== 'IVR') }
      const [all, human] = [measureConversation(given), measureConversation(people)]
      for (const name of ['talk_share', 'talk_seconds', 'turn_count', 'interruptions', 'talk_over'] as const)
        assert.deepEqual(all[name], human[name])
    }),
  )
})
