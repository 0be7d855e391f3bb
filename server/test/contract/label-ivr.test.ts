import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { splitUtterances } from '../../src/domain/language/utterances.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'
import { findIvr } from '../../src/speech/label-ivr.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'

/** One speaker's utterances, three seconds each with so much of a pause after it. */
function speak(startSeconds: number, texts: readonly string[], pauseSeconds = 0.8) {
  return texts.map((text, index) => {
    const start = startSeconds + index * (3 + pauseSeconds)
    return { startSeconds: start, endSeconds: start + 3, text }
  })
}

function labelled(...speakers: readonly ReturnType<typeof speak>[]): string[] {
  return [...findIvr(speakers)].map(({ text }) => text).sort()
}

test('menus, announcements and voicemail greetings are told from people', () => {
  for (const text of [
    'For billing, press one. For technical support, press two.',
    'Your call is important to us. Please stay on the line.',
    'All of our representatives are currently assisting other customers.',
    'Please leave a message after the tone.',
    "Hi, you've reached Sam. I can't come to the phone right now, please leave a message after the beep.",
    'You are number three in the queue.',
    'The number you have dialed is not in service.',
    'Para español, oprima el dos.',
    'Su llamada es muy importante para nosotros.',
    'Todos nuestros asesores están ocupados. Permanezca en la línea.',
  ]) {
    assert.deepEqual(labelled(speak(0, [text]), speak(20, ['Hello?'])), [text])
  }
})

test('a whole opening announcement is the machine, and the agent who takes over is not', () => {
  const opening = [
    'Thank you for calling Harper Valley National Bank.',
    'This call may be recorded for quality and training purposes.',
    'Please stay on the line for the next available agent.',
  ]
  const line = [
    ...speak(0, opening),
    ...speak(30, ['Thank you for calling. My name is Linda, how can I help you?']),
  ]
  assert.deepEqual(labelled(line, speak(36, ['Hi, I need to check my balance.'])), opening.toSorted())
  const notice = 'This call may be recorded for quality assurance purposes.'
  assert.deepEqual(labelled([...speak(0, [notice]), ...speak(12, ['Good morning, this is Linda.'])]), [
    notice,
  ])
})

test('an agent who says so with their greeting, and people who speak of it, are people', () => {
  assert.deepEqual(
    labelled(
      speak(0, [
        'Thank you for calling, this call may be recorded. My name is Linda.',
        'How can I help you today?',
      ]),
      speak(10, [
        'I was on hold and it kept saying your call is important to us.',
        'It told me to press one.',
      ]),
    ),
    [],
  )
  const greeting = speak(
    0,
    ['Thank you for calling Harper Valley.', 'This call may be recorded.', 'My name is Linda.'],
    0.5,
  )
  assert.deepEqual(labelled(greeting, speak(12, ['Hello, I lost my card.'])), [])
  const advice = [
    'You can press one for billing when you call back.',
    'Then just press two and say your name.',
  ]
  assert.deepEqual(labelled(speak(0, ['Hello?']), speak(60, advice)), [])
})

test('in real calls between two people there is no machine', { skip }, () => {
  const folder = join(corpus, 'calls/hvb')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ref.json'))) {
    const { segments } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      segments: { start: number; end: number; speaker: string; text: string }[]
    }
    const of = (speaker: string) =>
      segments
        .filter((segment) => segment.speaker === speaker)
        .map(({ start, end, text }) => ({ startSeconds: start, endSeconds: end, text }))
    assert.equal(findIvr([of('agent'), of('caller')]).size, 0, name)
  }
})

test('what a machine says counts neither as talk of the parties nor as silence, and answers no question', () => {
  const turns = [
    {
      speaker: 'IVR',
      startSeconds: 0,
      endSeconds: 20,
      text: 'Your call is important to us. Did you know our website?',
    },
    { speaker: 'Agent', startSeconds: 20, endSeconds: 30, text: 'Hello, how can I help you?' },
    {
      speaker: 'Customer',
      startSeconds: 30,
      endSeconds: 40,
      text: 'I would like to check my balance please.',
    },
  ]
  const measured = measureConversation({ turns, language: 'en', durationSeconds: 40 })
  assert.deepEqual(measured.talk_share, { Agent: 0.5, Customer: 0.5 })
  assert.deepEqual(Object.keys(measured.turn_count), ['Agent', 'Customer'])
  assert.equal(measured.silence_seconds, 0)
  assert.equal(measured.overlap_seconds, 0)
  assert.equal(measured.longest_monologue?.speaker, 'Agent')
  assert.ok(splitUtterances(turns).every(({ turn }) => turn.speaker !== 'IVR'))
})
