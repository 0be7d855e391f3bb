import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { DecodedAudio } from '../../src/audio/decoded-audio.ts'
import { getFormat, sniffBytes } from '../../src/audio/sniff-format.ts'
import { makeRandom, readPcm, type Samples } from '../support/pcm-files.ts'
import { writeTracks } from '../support/write-two-track-m4a.ts'
import { makeTone, writeWav } from '../support/write-wav.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-audio-'))
const decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 2, timeoutMs: 120_000 })
const signal = new AbortController().signal
const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
let files = 0

after(async () => {
  await decoder.close()
  await rm(folder, { recursive: true })
})

async function decode(recording: Uint8Array | string): Promise<DecodedAudio> {
  const path = typeof recording === 'string' ? recording : join(folder, `recording-${++files}`)
  if (typeof recording !== 'string') await writeFile(path, recording)
  const format = getFormat((await readFile(path)).subarray(0, sniffBytes))
  return decoder.decode(path, format, join(folder, `decoded-${++files}`), signal)
}

/** How loud one tone is in the samples, as its peak 0…1. */
function listenFor(hertz: number, samples: Samples): number {
  let [cosine, sine] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    cosine += sample * Math.cos((2 * Math.PI * hertz * index) / 16_000)
    sine += sample * Math.sin((2 * Math.PI * hertz * index) / 16_000)
  }
  return (2 * Math.hypot(cosine, sine)) / samples.length
}

test('of many channels, the only two with sound are the parties of the call', async () => {
  const silent = new Float32Array(16_000)
  const faint = makeTone(2, 50).map((sample) => sample / 1000)
  const decoded = await decode(writeWav([silent, faint, makeTone(2, 440), silent, silent, makeTone(2, 700)]))
  assert.equal(decoded.channels.length, 2)
  const [first, second] = await Promise.all(decoded.channels.map(readPcm))
  assert.ok(listenFor(440, first!) > 0.45 && listenFor(700, first!) < 0.01)
  assert.ok(listenFor(700, second!) > 0.45 && listenFor(440, second!) < 0.01)
})

test('more than two parties are mixed into one channel, each as loud as before', async () => {
  const soften = (samples: Samples) => samples.map((sample) => sample * 0.4)
  const parties = [300, 500, 900].map((hertz) => soften(makeTone(2, hertz)))
  const decoded = await decode(writeWav([...parties, new Float32Array(16_000)]))
  assert.equal(decoded.channels.length, 1)
  const mix = await readPcm(decoded.channels[0]!)
  for (const hertz of [300, 500, 900]) assert.ok(Math.abs(listenFor(hertz, mix) - 0.2) < 0.01, `${hertz} Hz`)
  const loud = await decode(writeWav(Array.from({ length: 6 }, () => makeTone(1, 440))))
  const highest = Math.max(...loud.peaks[0]!)
  assert.ok(highest > 0.9 && highest < 1, `${highest}: loud, but not clipped`)
})

test('two mono tracks are the two parties, in time with each other', async () => {
  const path = join(folder, 'tracks.m4a')
  writeTracks(path, [makeTone(3, 440), makeTone(2, 700)])
  const decoded = await decode(path)
  assert.equal(decoded.channels.length, 2)
  assert.equal(decoded.peaks.length, 2)
  assert.equal(decoded.durationSeconds, 3)
  const [first, second] = await Promise.all(decoded.channels.map(readPcm))
  assert.equal(second!.length, first!.length)
  assert.ok(listenFor(440, first!) > 0.45)
  assert.ok(listenFor(700, second!.subarray(0, 32_000)) > 0.45)
  assert.ok(second!.subarray(33_000).every((sample) => sample === 0))
})

test('a constant offset is taken out, of the sound and of its outline', async () => {
  const shifted = makeTone(3, 440).map((sample) => sample * 0.5 + 0.2)
  const decoded = await decode(writeWav([shifted, makeTone(3, 440)]))
  const [first] = await Promise.all(decoded.channels.map(readPcm))
  assert.ok(Math.abs(first!.reduce((sum, sample) => sum + sample, 0) / first!.length) < 0.001)
  assert.ok(decoded.peaks[0]!.slice(1, -1).every((peak) => peak > 0.23 && peak < 0.27))
  assert.ok(decoded.peaks[1]!.slice(1, -1).every((peak) => peak > 0.45 && peak < 0.55))
})

test('a stretch of rubbish in an OGG costs that stretch, not the rest of the call', { skip }, async () => {
  const whole = await readFile(join(corpus, 'formats/derived/call.mono-flac.ogg'))
  const random = makeRandom()
  const rubbish = Buffer.from(Array.from({ length: 150_000 }, () => Math.floor(128 + 127 * random())))
  const middle = whole.length >> 1
  const damaged = await decode(Buffer.concat([whole.subarray(0, middle), rubbish, whole.subarray(middle)]))
  assert.equal(damaged.truncated, true)
  const sound = await decode(whole)
  assert.ok(Math.abs(damaged.durationSeconds - sound.durationSeconds) < 0.5)
  const [heard, expected] = await Promise.all([damaged, sound].map(({ channels }) => readPcm(channels[0]!)))
  const end = -10 * 16_000
  assert.deepEqual(heard!.subarray(end), expected!.subarray(end))
})
