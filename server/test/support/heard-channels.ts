import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'
import { noHints } from './check-speech-engine.ts'
import { readPcm, type Samples, writePcm } from './pcm-files.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
export const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
const { signal } = new AbortController()
/** Enough of the call for everything to happen in it. */
const usedSeconds = 40

/** A real call with a channel for each party, to be spoiled and heard again. */
export async function openChannels() {
  const folder = await mkdtemp(join(tmpdir(), 'callmark-channels-'))
  const engine = createEmbeddedSpeech({ processes: 2 })
  const decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 1, timeoutMs: 300_000 })
  const call = join(corpus, 'calls/hvb/1d31f40348ab4e5a')
  const stereo = await decoder.decode(`${call}.stereo.flac`, 'flac', join(folder, 'stereo'), signal)
  const mono = await decoder.decode(`${call}.mono.flac`, 'flac', join(folder, 'mono'), signal)
  await decoder.close()
  const [first, second, mix] = await Promise.all([...stereo.channels, ...mono.channels].map(readPcm))
  const [customer, agent, both] = [first!, second!, mix!].map((samples) =>
    samples.subarray(0, usedSeconds * pcmSampleRate),
  ) as [Samples, Samples, Samples]

  async function listen(...channels: readonly Samples[]): Promise<readonly Turn[]> {
    const written = await Promise.all(channels.map((samples) => writePcm(folder, samples)))
    return (await engine.transcribe(written, noHints, signal)).turns
  }

  const plain = await listen(customer, agent)
  return {
    customer,
    agent,
    /** Both parties on one channel, and what is heard of it. */
    both,
    once: await listen(both),
    listen,
    /** Whatever was done to the channels, the words of each party are about those of the plain call. */
    assertAsPlain(turns: readonly Turn[], share = 0.93): void {
      for (const speaker of ['Agent', 'Customer']) {
        const expected = listWords(plain, speaker)
        const found = listWords(turns, speaker)
        const same = countInOrder(expected, found)
        assert.ok(
          same >= share * expected.length,
          `${speaker}: ${same} of ${expected.length} words are there`,
        )
        assert.ok(same >= share * found.length, `${speaker}: only ${same} of ${found.length} words were said`)
      }
    },
    async close(): Promise<void> {
      await engine.close()
      await rm(folder, { recursive: true })
    },
  }
}

export function listWords(turns: readonly Turn[], speaker?: string): string[] {
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
