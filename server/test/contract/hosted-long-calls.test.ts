import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import fc from 'fast-check'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { createDeepgramSpeech } from '../../src/speech/deepgram/deepgram-speech.ts'
import { cutPieces } from '../../src/speech/hosted/cut-pieces.ts'
import { windowSamples } from '../../src/speech/hosted/survey-channels.ts'
import { createOpenAiSpeech } from '../../src/speech/openai/openai-speech.ts'
import type { SpeechResult } from '../../src/speech/speech-to-text.ts'
import { noHints } from '../support/check-speech-engine.ts'
import { startDeepgramServer } from '../support/deepgram-server.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { type SpokenWord, savePcm, sayWords, speakWords } from '../support/spoken-tones.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-long-'))
after(() => rm(folder, { recursive: true }))
const { signal } = new AbortController()
const story =
  'please send a new card today my number is two three four five six seven eight nine yes thank you good bye'
const secondsOf = (megabytes: number) => (megabytes * 1_000_000) / (2 * pcmSampleRate)

/** Sentences of all lengths with a breath between them. */
function tell(fromSeconds: number, untilSeconds: number): SpokenWord[] {
  const said: SpokenWord[] = []
  const words = story.split(' ')
  for (let at = fromSeconds, turn = 0; at < untilSeconds - 8; turn++) {
    const sentence = words.slice(turn % 5, (turn % 5) + 4 + (turn % 9))
    said.push(...sayWords(sentence.join(' '), at))
    at += sentence.length * 0.35 + 0.8 + (turn % 3)
  }
  return said
}

/** Every word once, in order and in its place. */
function assertWritten(turns: SpeechResult['turns'], said: readonly SpokenWord[]): void {
  const written = turns.flatMap(({ words }) => words!)
  assert.deepEqual(
    written.map(({ text }) => text.toLowerCase().replace('.', '')),
    said.map(({ word }) => word),
  )
  for (const [index, { startSeconds }] of written.entries())
    assert.ok(Math.abs(startSeconds - said[index]!.startSeconds) < 0.05)
}

test('however a recording sounds, its pieces hold all of it and none is too long', () => {
  const stretch = fc.record({
    level: fc.integer({ min: 5, max: 96 }),
    windows: fc.integer({ min: 1, max: 900 }),
  })
  const sizes = fc.integer({ min: 15 * pcmSampleRate, max: 90 * pcmSampleRate })
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 40 }), sizes, (stretches, most) => {
      const levels = Uint8Array.from(
        stretches.flatMap(({ level, windows }) => Array.from({ length: windows }, () => level)),
      )
      const endSample = levels.length * windowSamples - 7
      const pieces = cutPieces(levels, { startSample: 0, endSample }, most)
      assert.equal(pieces[0]!.startSample, 0)
      assert.equal(pieces.at(-1)!.endSample, endSample)
      for (const [index, piece] of pieces.entries()) {
        const before = pieces[index - 1]
        assert.ok(piece.endSample - piece.startSample <= most)
        if (!before) continue
        assert.ok(piece.startSample > before.startSample && piece.startSample <= before.endSample)
      }
    }),
  )
})

describe('a recording longer than a vendor takes', () => {
  test('is cut where nobody speaks, and no word is lost, doubled or moved', async (t) => {
    const said = tell(1, 240)
    const channel = await savePcm(join(folder, 'pauses.pcm'), speakWords(said, 240))
    const server = await startOpenAiServer({ mostBytes: 1_000_000 })
    t.after(() => server.close())
    const engine = createOpenAiSpeech({ url: server.url, mostBytes: 1_000_000 })
    const { turns } = await engine.transcribe([channel], noHints, signal)
    assertWritten(turns, said)
    assert.ok(server.asked.length >= 240 / secondsOf(1))
    const sent = server.asked.reduce((sum, { sound }) => sum + sound.length, 0)
    assert.ok(sent <= channel.samples, 'nothing is paid for twice')
  })

  test('with nobody pausing is heard twice around each cut, and written down once', async (t) => {
    const text = Array.from({ length: 14 }, () => story).join(' ')
    const said = sayWords(text, 0.5, 0.29)
    const channel = await savePcm(join(folder, 'breathless.pcm'), speakWords(said, 0.29 * said.length + 1))
    const server = await startOpenAiServer()
    t.after(() => server.close())
    const engine = createOpenAiSpeech({ url: server.url, mostBytes: 700_000 })
    const { turns } = await engine.transcribe([channel], noHints, signal)
    assertWritten(turns, said)
    const sent = server.asked.reduce((sum, { sound }) => sum + sound.length, 0)
    assert.ok(sent > channel.samples, 'the pieces overlap')
  })

  test('comes without times, and still no word is lost or doubled', async (t) => {
    const breathless = sayWords(Array.from({ length: 8 }, () => story).join(' '), 0.5, 0.29)
    const seconds = 0.29 * breathless.length + 1
    const server = await startOpenAiServer({ kind: 'bare' })
    t.after(() => server.close())
    const engine = createOpenAiSpeech({ url: server.url })
    for (const [name, said] of Object.entries({ breathless, pausing: tell(1, seconds) })) {
      const channel = await savePcm(join(folder, `${name}-untimed.pcm`), speakWords(said, seconds))
      const { turns } = await engine.transcribe([channel], noHints, signal)
      const written = turns.flatMap(({ text }) => text.toLowerCase().replaceAll('.', '').split(' '))
      assert.deepEqual(
        written,
        said.map(({ word }) => word),
      )
    }
  })

  test('keeps its people apart from one part to the next', async (t) => {
    const agent = [4, 20, 36, 52, 68].flatMap((at) => sayWords('thank you for calling how can i help', at))
    const customer = [12, 28, 44, 60, 76].flatMap((at) =>
      sayWords('my card is lost please send one', at, 0.35, 1),
    )
    const channel = await savePcm(join(folder, 'mixed.pcm'), speakWords([...agent, ...customer], 84))
    const server = await startOpenAiServer({ kind: 'speakers' })
    t.after(() => server.close())
    const model = 'gpt-4o-transcribe-diarize'
    const engine = createOpenAiSpeech({ url: server.url, model, mostBytes: 800_000 })
    const { turns } = await engine.transcribe([channel], noHints, signal)
    assert.ok(server.asked.length >= 4)
    assert.equal(turns.length, 10)
    for (const { speaker, text } of turns)
      assert.equal(speaker, text.startsWith('Thank') ? 'Agent' : 'Customer')
  })

  test('is sent in smaller parts to a server that takes less, and so is the next call', async (t) => {
    const said = tell(1, 100)
    const channel = await savePcm(join(folder, 'refused.pcm'), speakWords(said, 100))
    const server = await startOpenAiServer({ mostBytes: 1_200_000 })
    t.after(() => server.close())
    const engine = createOpenAiSpeech({ url: server.url })
    assertWritten((await engine.transcribe([channel], noHints, signal)).turns, said)
    const before = server.asked.length
    await engine.transcribe([channel], noHints, signal)
    assert.ok(server.asked.slice(before).every(({ sound }) => sound.length * 2 <= 1_200_000))

    const stingy = await startOpenAiServer({ mostBytes: 1_000 })
    t.after(() => stingy.close())
    const asking = createOpenAiSpeech({ url: stingy.url }).transcribe([channel], noHints, signal)
    await assert.rejects(asking, { retryable: false, message: /HTTP 413/ })
  })

  test('keeps both parties in step at Deepgram', async (t) => {
    const [agent, customer] = [tell(1, 100), tell(3.5, 90)]
    const channels = [
      await savePcm(join(folder, 'agent.pcm'), speakWords(agent, 100)),
      await savePcm(join(folder, 'customer.pcm'), speakWords(customer, 90)),
    ]
    const server = await startDeepgramServer({ mostBytes: 2_500_000 })
    t.after(() => server.close())
    const engine = createDeepgramSpeech({ url: server.url })
    const { turns } = await engine.transcribe(channels, noHints, signal)
    const parties = Map.groupBy(turns, ({ speaker }) => speaker)
    assert.equal(parties.size, 2)
    for (const [index, party] of [...parties.values()].entries())
      assertWritten(party, [agent, customer][index]!)
    assert.ok(server.asked.length > 1)
    assert.ok(server.asked.every(({ channels: sent }) => sent.length === 2))
  })
})
