import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'
import { getFormat } from '../../src/audio/sniff-format.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { noHints } from '../support/check-speech-engine.ts'
import { sounds } from '../support/make-sounds.ts'
import { readPcm, type Samples, writePcm } from '../support/pcm-files.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
const { signal } = new AbortController()

describe('what is no voice is not put into words', () => {
  let folder: string
  let decoder: AudioDecoder
  let engine: SpeechToText
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callmark-sounds-'))
    decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 1, timeoutMs: 300_000 })
    engine = createEmbeddedSpeech({ processes: 2 })
  })
  after(async () => {
    await Promise.all([decoder.close(), engine.close()])
    await rm(folder, { recursive: true })
  })

  async function listen(...channels: readonly Pcm[]): Promise<string> {
    const { turns } = await engine.transcribe(channels, noHints, signal)
    return turns.map(({ text }) => text).join(' ')
  }

  async function decode(name: string): Promise<readonly Pcm[]> {
    const path = join(corpus, name)
    const format = getFormat((await readFile(path)).subarray(0, 4096))
    return (await decoder.decode(path, format, join(folder, name.replaceAll('/', '-')), signal)).channels
  }

  for (const [sound, make] of Object.entries(sounds)) {
    test(`${sound}: no words, loud or soft`, async () => {
      const loud = make(24)
      const soft = loud.map((sample) => 0.05 * sample)
      assert.equal(await listen(await writePcm(folder, loud)), '')
      assert.equal(await listen(await writePcm(folder, soft)), '')
    })
  }

  test('recorded music and recorded noise: no words', { skip }, async () => {
    const names = ['mm-audio.opus.ogg', 'mm-poxfil.opus.webm', 'pydub-bach.ogg', 'pydub-test1-24bit.wav']
    for (const name of names) assert.equal(await listen(...(await decode(`formats/real/${name}`))), '', name)
  })

  test('somebody who talks before, between and after such sounds is written down in full', {
    skip,
  }, async () => {
    const [channel] = await decode('formats/real/watson-weather.wav')
    const speech = await readPcm(channel!)
    const said = await listen(channel!)
    assert.match(said, /thunderstorms could produce large hail/i)
    for (const sound of [
      'American ringing',
      'keys pressed',
      'piano music',
      'a brass band',
      'coughs and breaths',
    ]) {
      const around = joinSamples(sounds[sound]!(8), speech, sounds[sound]!(8), speech, sounds[sound]!(3))
      const heard = await listen(await writePcm(folder, around))
      assert.equal(countWords(heard), 2 * countWords(said), `${sound}: ${countWords(heard)} words`)
    }
  })
})

function joinSamples(...parts: readonly Samples[]): Samples {
  const pause = new Float32Array(pcmSampleRate / 5)
  const all = parts.flatMap((part) => [part, pause])
  const joined = new Float32Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0
}
