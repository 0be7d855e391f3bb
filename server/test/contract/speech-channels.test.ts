import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { noHints } from '../support/check-speech-engine.ts'
import { makeRandom, mixIn, readPcm, type Samples, writePcm } from '../support/pcm-files.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
const { signal } = new AbortController()
/** Enough of the call for everything to happen in it. */
const usedSeconds = 40

describe('the channels of a call', { skip }, () => {
  let folder: string
  let engine: SpeechToText
  let customer: Samples
  let agent: Samples
  let both: Samples
  let plain: readonly Turn[]
  let once: readonly Turn[]
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callmark-channels-'))
    engine = createEmbeddedSpeech({ processes: 2 })
    const decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 1, timeoutMs: 300_000 })
    const call = join(corpus, 'calls/hvb/1d31f40348ab4e5a')
    const stereo = await decoder.decode(`${call}.stereo.flac`, 'flac', join(folder, 'stereo'), signal)
    const mono = await decoder.decode(`${call}.mono.flac`, 'flac', join(folder, 'mono'), signal)
    await decoder.close()
    const [first, second, mix] = await Promise.all([...stereo.channels, ...mono.channels].map(readPcm))
    customer = first!.subarray(0, usedSeconds * pcmSampleRate)
    agent = second!.subarray(0, usedSeconds * pcmSampleRate)
    both = mix!.subarray(0, usedSeconds * pcmSampleRate)
    plain = await listen(customer, agent)
    once = await listen(both)
  })
  after(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  async function listen(...channels: readonly Samples[]): Promise<readonly Turn[]> {
    const written = await Promise.all(channels.map((samples) => writePcm(folder, samples)))
    return (await engine.transcribe(written, noHints, signal)).turns
  }

  /** Whatever was done to the channels, the words of each party are about those of the plain call. */
  function assertAsPlain(turns: readonly Turn[], share = 0.93): void {
    for (const speaker of ['Agent', 'Customer']) {
      const expected = listWords(plain, speaker)
      const found = listWords(turns, speaker)
      const same = countInOrder(expected, found)
      assert.ok(same >= share * expected.length, `${speaker}: ${same} of ${expected.length} words are there`)
      assert.ok(same >= share * found.length, `${speaker}: only ${same} of ${found.length} words were said`)
    }
  }

  test('one mix on both sides is one channel, though one side is softer, later, inverted and coded', async () => {
    const random = makeRandom()
    const makeCopy = (decibels: number, delayMs: number) =>
      mixIn(new Float32Array(both.length), both, decibels, delayMs).map(
        (sample) => -(sample + 0.1 * sample * random() + 0.0005 * random()),
      )
    assert.deepEqual(await listen(both, makeCopy(-12, 0.5)), once)
    assert.deepEqual(await listen(makeCopy(-3, 20), both), once)
  })

  test('a side with nothing on it but hum or hiss does not count', async () => {
    const random = makeRandom()
    const hum = both.map((_, index) => 0.0003 * Math.sin((2 * Math.PI * 50 * index) / pcmSampleRate))
    const hiss = both.map(() => random() / 32_768)
    assert.deepEqual(await listen(hum, both), once)
    assert.deepEqual(await listen(both, hiss), once)
    assert.deepEqual(await listen(both, new Float32Array(both.length)), once)
  })

  test('a party heard faintly in the other channel is not written down twice', async () => {
    assertAsPlain(await listen(customer, mixIn(agent, customer, -12, 10)))
    assertAsPlain(await listen(mixIn(customer, agent, -20, 30), mixIn(agent, customer, -20)))
    // As from a loudspeaker in a room: many echoes, each a little later and softer.
    const echoes = [5, 9, 14, 17, 23, 31, 38].reduce(
      (sum, delayMs, index) => mixIn(sum, customer, -16 - 2 * index, delayMs),
      agent,
    )
    assertAsPlain(await listen(customer, echoes))
    const loudChannel = mixIn(agent, customer, -26, 120).map((sample) => Math.min(1, sample * 3))
    assertAsPlain(await listen(customer, loudChannel))
  })

  test('what both say at the same time is kept, with and without a leak', async () => {
    // The agent, moved so as to talk into the customer's words.
    const half = agent.length >> 1
    const talksInto = Float32Array.from(agent, (_, index) => agent[(index + half) % agent.length]!)
    const apart = listWords(await listen(customer, talksInto)).length
    const alone = listWords(await listen(customer)).length + listWords(await listen(talksInto)).length
    assert.ok(apart >= 0.93 * alone, `${apart} of ${alone} words`)
    const leaking = listWords(await listen(customer, mixIn(talksInto, customer, -20, 10))).length
    assert.ok(Math.abs(leaking - alone) <= 0.1 * alone, `${leaking} of ${alone} words with a leak`)
  })

  test('a call recorded very softly, or one party of it, is understood like any other', async () => {
    const soften = (samples: Samples, decibels: number) =>
      samples.map((sample) => sample * 10 ** (decibels / 20))
    assertAsPlain(await listen(soften(customer, -30), soften(agent, -30)), 0.85)
    assertAsPlain(await listen(soften(customer, -35), agent), 0.85)
  })
})

function listWords(turns: readonly Turn[], speaker?: string): string[] {
  return turns
    .filter((turn) => speaker === undefined || turn.speaker === speaker)
    .flatMap(({ text }) => text.toLowerCase().match(/[a-z0-9']+/g) ?? [])
}

/** How many words the two have in common, in the same order. */
function countInOrder(expected: readonly string[], found: readonly string[]): number {
  let row = new Array<number>(found.length + 1).fill(0)
  for (const word of expected) {
    const next = [0]
    for (const [index, other] of found.entries()) {
      next.push(word === other ? row[index]! + 1 : Math.max(next[index]!, row[index + 1]!))
    }
    row = next
  }
  return row.at(-1)!
}
