import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { createSpeech } from '../../src/commands/house/create-speech.ts'
import { readConfig } from '../../src/config.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import { readBytePairs } from '../../src/speech/embedded/whisper/byte-pairs.ts'
import { chooseLanguage } from '../../src/speech/embedded/whisper/choose-language.ts'
import { planFourierTransform } from '../../src/speech/embedded/whisper/fourier-transform.ts'
import { openWhisper, type Whisper } from '../../src/speech/embedded/whisper/open-whisper.ts'
import { recogniseWithWhisper } from '../../src/speech/embedded/whisper/recognise-with-whisper.ts'
import { splitWords } from '../../src/speech/embedded/whisper/split-words.ts'
import { checkSpeechEngine } from '../support/check-speech-engine.ts'
import { fetchTestEngines } from '../support/test-engines.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const { folder: enginesFolder, missing } = await fetchTestEngines()
const skip = missing || (existsSync(corpus) ? false : 'the reference corpus is not beside the project')
const create = (language?: string) =>
  createEmbeddedSpeech({ processes: 1, recogniser: 'whisper-base', enginesFolder, language })

describe('the embedded speech engine with Whisper', { skip: missing }, async () => {
  await checkSpeechEngine(create())
})

test('text goes through the byte pairs and back, whatever the script', { skip: missing }, () => {
  const read = (name: string) => readFileSync(join(enginesFolder, 'whisper-base', name), 'utf8')
  const pairs = readBytePairs(read('vocabulary.json'), read('merges.txt'))
  for (const text of [" Harper Valley's 2 banks", ' ¿Qué tal?', ' 안녕하세요', ' 山田太郎 🙂']) {
    assert.equal(pairs.decode(pairs.encode(text)), text)
  }
  assert.deepEqual(pairs.encode(' hello'), [7751])
})

test('not a letter is lost where one character is spread over tokens', { skip: missing }, () => {
  const read = (name: string) => readFileSync(join(enginesFolder, 'whisper-base', name), 'utf8')
  const pairs = readBytePairs(read('vocabulary.json'), read('merges.txt'))
  for (const [language, text] of [
    ['ko', ' 무엇을 도와드릴까요? 계좌 잔액'],
    ['hi', ' नमस्ते, आपकी क्या मदद करूँ'],
    ['he', ' שלום לך'],
    ['ka', ' გამარჯობა, რით შემიძლია'],
    ['am', ' ጤና ይስጥልኝ እንዴት'],
    ['ja', ' お電話ありがとうございます'],
    ['es', ' ¿Qué tal?'],
  ] as const) {
    const words = splitWords(pairs, pairs.encode(text), language)
    assert.equal(words.map((word) => word.text).join(''), text)
  }
})

test('the fast transform gives what the plain one gives', () => {
  const length = 400
  const re = Float64Array.from({ length }, (_, index) => Math.sin(index * 1.7) + (index % 7))
  const im = Float64Array.from({ length }, (_, index) => Math.cos(index * 0.3))
  const expected = [0, 1, 17, 200, 399].map((bin) => {
    let sum = 0
    for (let index = 0; index < length; index++) {
      const turn = (-2 * Math.PI * bin * index) / length
      sum += re[index]! * Math.cos(turn) - im[index]! * Math.sin(turn)
    }
    return [bin, sum] as const
  })
  planFourierTransform(length).run(re, im)
  for (const [bin, sum] of expected) assert.ok(Math.abs(re[bin]! - sum) < 1e-9)
})

test('a call is in the language of most of what is said, not of one greeting', () => {
  const segment = (seconds: number) => ({ startSample: 0, endSample: seconds * pcmSampleRate }) as never
  const guesses: Record<string, number>[] = [
    { en: 0.9, es: 0.1 },
    { en: 0.2, es: 0.8 },
    { es: 0.6, pt: 0.4 },
  ]
  assert.equal(chooseLanguage([segment(1), segment(6), segment(9)], guesses), 'es')
})

describe('Whisper alone', { skip: missing }, () => {
  let whisper: Whisper
  before(async () => {
    whisper = await openWhisper('whisper-base', enginesFolder)
  })
  const hints = { language: 'en', vocabulary: '', timeWords: true }

  test('noise that was taken for voice is not put into words that anybody would be sure of', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 1_073_741_824 - 1
    }
    for (const vocabulary of ['', 'Harper Valley National Bank, routing number']) {
      for (const level of [0, 0.003, 0.1]) {
        const noise = Float32Array.from({ length: 3 * pcmSampleRate }, () => level * random())
        const [heard] = await recogniseWithWhisper(whisper, [noise], { ...hints, vocabulary })
        assert.ok(heard!.confidence < 0.4 || heard!.text === '', `at level ${level}`)
      }
    }
  })

  test('every segment gets its own words, and none is lost', { skip }, async () => {
    const read = (path: string) => {
      const bytes = readFileSync(join(corpus, path)).subarray(44)
      return Float32Array.from(
        { length: bytes.length >> 1 },
        (_, index) => bytes.readInt16LE(index * 2) / 32_768,
      )
    }
    const book = (part: string) => read(`speech/librivox/sense_and_sensibility_01_austen_64kb-${part}.wav`)
    const segments = [read('speech/azure-whatstheweatherlike.wav'), book('0880'), book('0930')]
    const heard = await recogniseWithWhisper(whisper, segments, hints)
    assert.match(heard[0]!.text, /^What's the weather like\W?$/)
    assert.equal(heard.length, 3)
    for (const { text, confidence } of heard) assert.ok(text.length > 20 && confidence > 0.4)
    const times = heard[0]!.wordTimes!
    assert.equal(times.length, 4)
    times.forEach(({ startSample, endSample }, index) => {
      assert.ok(startSample >= (times[index - 1]?.endSample ?? 0) && endSample > startSample)
      assert.ok(endSample <= segments[0]!.length)
    })
  })
})

describe('an engine in a DATA_DIR', { skip: missing }, () => {
  let dataDir: string
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'callmark-whisper-'))
    await mkdir(join(dataDir, 'engines', 'whisper-base'), { recursive: true })
    for (const name of ['encoder.onnx', 'decoder.onnx', 'generation.json', 'vocabulary.json', 'merges.txt']) {
      const place = join('whisper-base', name)
      await copyFile(join(enginesFolder, place), join(dataDir, 'engines', place))
    }
  })
  after(() => rm(dataDir, { recursive: true }))
  const settings = { SPEECH_ENGINE: 'whisper-base', ENGINE_PROCESSES: '1' }

  test('is what the setting gives, and a language it does not know is refused', async () => {
    const speech = createSpeech(readConfig({ DATA_DIR: dataDir, ...settings, SPEECH_LANGUAGE: 'es' }))
    assert.equal(speech.id, 'whisper/base')
    await speech.close()
    const unknown = readConfig({ DATA_DIR: dataDir, ...settings, SPEECH_LANGUAGE: 'xx' })
    assert.throws(() => createSpeech(unknown), /xx, which whisper-base does not know\. It knows: af /)
  })

  test('is refused with a word on what to do when its weights have changed', async () => {
    await writeFile(join(dataDir, 'engines', 'whisper-base', 'merges.txt'), '#version: 0.2\n')
    await assert.rejects(openWhisper('whisper-base', join(dataDir, 'engines')), {
      retryable: false,
      message: /engine remove whisper-base and then npx callmark engine add whisper-base/,
    })
  })
})
