import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readListen } from '../../src/speech/deepgram/read-listen.ts'
import type { Heard } from '../../src/speech/hosted/heard.ts'
import { findLanguageCode } from '../../src/speech/hosted/language-code.ts'
import { splitAtPauses } from '../../src/speech/hosted/split-at-pauses.ts'
import { writeTurns } from '../../src/speech/hosted/write-turns.ts'
import { readTranscription } from '../../src/speech/openai/read-transcription.ts'

const load = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../support/vendor-replies/${name}.json`, import.meta.url), 'utf8'))

/** Speaker, times, text, confidence, and whether every word of it is timed. */
const show = (channels: readonly (readonly Heard[])[]) =>
  writeTurns(
    channels.map((heard) => heard.flatMap(splitAtPauses)),
    '',
  ).map((turn) => [
    turn.speaker,
    turn.startSeconds,
    turn.endSeconds,
    turn.text,
    turn.confidence,
    turn.words?.map(({ text }) => text).join(' ') === turn.text,
  ])

describe('answers of the servers that speak OpenAI’s API', () => {
  const read = (name: string, prompt = '') => readTranscription(load(name), prompt)

  test('whisper-1: punctuation and word times come together, and what it put into silence goes', () => {
    const { heard, language } = read('openai-verbose')
    assert.equal(language, 'en')
    assert.deepEqual(show([heard!]), [
      ['Speaker 1', 0.4, 2.9, 'Thank you for calling Harper Valley, how can I help?', 0.8, true],
      ['Speaker 1', 5.2, 7.1, "I'd like to check twenty-one charges.", 0.7, true],
    ])
    const hyphenated = heard![1]!.words!.find(({ text }) => text === 'twenty-one')
    assert.deepEqual(hyphenated, { text: 'twenty-one', startSeconds: 6, endSeconds: 6.5 })
  })

  test('gpt-4o-transcribe: a text without times, with how sure it is', () => {
    const { heard, text, confidence } = read('openai-gpt-4o-json')
    assert.equal(heard, undefined)
    assert.equal(text, 'Yes, my card is lost.')
    assert.ok(Math.abs(confidence! - 0.9) < 0.001)
  })

  test('gpt-4o-transcribe-diarize: the two voices are two people', () => {
    assert.deepEqual(show([read('openai-diarized').heard!]), [
      ['Agent', 0, 3.2, 'Thanks for calling OpenAI support.', undefined, false],
      ['Customer', 3.9, 5.5, "Hi, I'm trying to log in.", undefined, false],
    ])
  })

  test('Groq: words that carry their punctuation, a language in capitals', () => {
    const { heard, language } = read('groq-verbose')
    assert.equal(language, 'es')
    assert.deepEqual(show([heard!]), [
      ['Speaker 1', 0.1, 2.4, 'Buenos días, ¿en qué puedo ayudarle?', 0.9, true],
    ])
  })

  test('speaches: empty word lists inside segments, the full one beside them', () => {
    const { heard, language } = read('speaches-verbose')
    assert.equal(language, 'en')
    assert.deepEqual(show([heard!]), [['Speaker 1', 0.5, 1.6, 'It was 5 dollars.', 0.85, true]])
  })

  test('whisper.cpp: parts of words inside segments', () => {
    const { heard, language } = read('whisper-cpp-verbose')
    assert.equal(language, 'de')
    assert.deepEqual(show([heard!]), [['Speaker 1', 0.16, 1.9, 'Guten Tag, Harper Bank.', 0.8, true]])
  })

  test('vLLM: bare text from older ones; from newer ones segments that do not know how sure they are', () => {
    assert.equal(read('vllm-json').heard, undefined)
    assert.equal(read('vllm-json').text, 'My card is lost.')
    const { heard, language } = read('vllm-verbose')
    assert.equal(language, 'fr')
    assert.deepEqual(show([heard!]), [
      ['Speaker 1', 0.2, 2.6, 'Bonjour, ma carte est perdue.', undefined, false],
    ])
  })

  test('a prompt that comes back as if somebody had read it out was not said', () => {
    const { heard } = read('whisper-cpp-verbose', 'Guten Tag, Harper, Bank')
    assert.deepEqual(heard, [])
  })

  test('an answer that says nothing is no fault; one that is something else is', () => {
    assert.deepEqual(readTranscription({ text: '' }, '').heard, [])
    for (const reply of [null, [], 'text', {}, { text: 1 }, { error: { message: 'x' } }])
      assert.throws(() => readTranscription(reply, ''), { retryable: true, message: /SPEECH_URL/ })
  })
})

describe('answers of Deepgram', () => {
  test('two channels: each its own speaker, timed to the word', () => {
    const channels = readListen(load('deepgram-multichannel'), 2)
    assert.deepEqual(
      channels.map(({ language }) => language),
      ['en', 'en'],
    )
    assert.deepEqual(show(channels.map(({ heard }) => heard)), [
      ['Agent', 0.4, 1.2, 'Thank you for calling.', 0.9, true],
      ['Customer', 3, 3.9, 'What does it cost?', 0.95, true],
      ['Agent', 6, 6.8, "It's $20.", 0.8, true],
    ])
  })

  test('one channel: voices told apart, even within what Deepgram calls one utterance', () => {
    const [channel] = readListen(load('deepgram-diarized'), 1)
    assert.deepEqual(show([channel!.heard]), [
      ['Speaker 1', 0.5, 1.1, 'Hello there.', 0.9, true],
      ['Speaker 2', 1.2, 1.4, 'Hi.', 0.9, true],
      ['Speaker 1', 3.2, 3.4, 'Good.', 0.9, true],
    ])
  })

  test('an answer for fewer channels than were sent is no answer', () => {
    assert.throws(() => readListen(load('deepgram-diarized'), 2), { retryable: true })
    for (const reply of [null, {}, { results: {} }, { results: { channels: [] } }])
      assert.throws(() => readListen(reply, 1), { retryable: true, message: /SPEECH_URL/ })
  })
})

test('a language has one code, whatever a vendor calls it', () => {
  const names = { english: 'en', Spanish: 'es', 'en-US': 'en', pt: 'pt', hebrew: 'he', indonesian: 'id' }
  const more = { cantonese: 'zh', 'haitian creole': 'ht', myanmar: 'my', norwegian: 'no', maori: 'mi' }
  for (const [name, code] of Object.entries({ ...names, ...more })) assert.equal(findLanguageCode(name), code)
  for (const name of ['', undefined, null, 'klingon', 'haw']) assert.equal(findLanguageCode(name), undefined)
})
