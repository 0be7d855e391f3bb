import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { Pcm } from '../../src/audio/pcm.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { noHints } from '../support/check-speech-engine.ts'
import { fetchTestEngines } from '../support/test-engines.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const { signal } = new AbortController()
const { folder: enginesFolder, missing } = await fetchTestEngines()
const skip = missing || (existsSync(corpus) ? false : 'the reference corpus is not beside the project')

describe('Whisper on real speech', { skip }, () => {
  let folder: string
  let decoder: AudioDecoder
  let engine: SpeechToText
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callmark-whisper-'))
    decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 300_000 })
    engine = createEmbeddedSpeech({ processes: 1, recogniser: 'whisper-base', enginesFolder })
  })
  after(async () => {
    await Promise.all([decoder.close(), engine.close()])
    await rm(folder, { recursive: true })
  })
  async function decode(path: string): Promise<readonly Pcm[]> {
    const prefix = join(folder, path.replaceAll('/', '-'))
    return (await decoder.decode(join(corpus, path), 'wav', prefix, signal)).channels
  }

  test('a Spanish call is found to be Spanish and written down in Spanish', async () => {
    const channels = await decode('speech/multilingual-8k/es-ES_Narrowband_sample2.wav')
    const { turns, language } = await engine.transcribe(channels, noHints, signal)
    assert.equal(language, 'es')
    const text = turns.map((turn) => turn.text).join(' ')
    for (const said of [/por la mañana/i, /Roberto/, /Madrid/, /tres viajes/]) assert.match(text, said)
  })

  test('names of the vocabulary are written as they are spelled there', async () => {
    const channels = await decode('speech/multilingual-8k/pt-BR_Sample1-8KHz.wav')
    const hints = { ...noHints, vocabulary: 'Watson, IBM' }
    const { turns, language } = await engine.transcribe(channels, hints, signal)
    assert.equal(language, 'pt')
    const text = turns.map((turn) => turn.text).join(' ')
    assert.match(text, /Watson/)
    assert.doesNotMatch(text, /Watson, IBM/)
  })

  test('a language that is given is taken for granted', async () => {
    const channels = await decode('speech/azure-whatstheweatherlike.wav')
    const { language } = await engine.transcribe(channels, { ...noHints, language: 'fr' }, signal)
    assert.equal(language, 'fr')
  })
})
