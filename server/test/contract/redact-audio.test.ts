import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { Stretch } from '../../src/audio/decoded-audio.ts'
import type { Pcm } from '../../src/audio/pcm.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { listDescendants } from '../support/child-processes.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-bleep-'))
const decoder = createAudioDecoder({ maxDurationSeconds: 4 * 3600, processes: 1, timeoutMs: 590_000 })
const { signal } = new AbortController()
let files = 0
after(async () => {
  await decoder.close()
  await rm(folder, { recursive: true })
})

const rate = 16_000

/** Noise that is the same every time and never repeats, as speech does not. */
/** Soft enough that its mean does not pass for a constant offset, which the decoder takes out. */
function makeNoise(seconds: number, seed: number): Int16Array {
  let state = seed
  return Int16Array.from({ length: Math.round(seconds * rate) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 16) - 32_768) >> 3
  })
}

async function storeChannels(...channels: Int16Array[]): Promise<Pcm[]> {
  return Promise.all(
    channels.map(async (samples) => {
      const path = join(folder, `channel-${++files}.pcm`)
      await writeFile(path, Buffer.from(samples.buffer))
      return { path, samples: samples.length }
    }),
  )
}

/** Bleeps, then decodes what came of it as any listener would. */
async function bleep(channels: readonly Pcm[], stretches: readonly Stretch[]) {
  const path = join(folder, `copy-${++files}.flac`)
  const copy = await decoder.bleep(channels, stretches, path, signal)
  const bytes = await readFile(path)
  assert.deepEqual(copy, {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  assert.equal(bytes.toString('latin1', 0, 4), 'fLaC')
  const probe = await decoder.probe(path, 'flac', signal)
  const decoded = await decoder.decode(path, 'flac', `${path}-out`, signal)
  const heard = await Promise.all(
    decoded.channels.map(async (channel) => {
      const { buffer, byteOffset, length } = await readFile(channel.path)
      return new Int16Array(buffer.slice(byteOffset, byteOffset + length))
    }),
  )
  return { probe, decoded, heard }
}

function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0 // it has ended meanwhile, or this is no Linux
  }
}

function correlate(one: Int16Array, other: ArrayLike<number>): number {
  let [both, first, second] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    both += one[at]! * other[at]!
    first += one[at]! ** 2
    second += other[at]! ** 2
  }
  return Math.abs(both) / Math.sqrt(first * second)
}

test('where something was said that must not be heard there is a tone on every channel, and all else is as it was', async () => {
  const original = [makeNoise(6, 1), makeNoise(6, 2)]
  const { probe, decoded, heard } = await bleep(await storeChannels(...original), [
    { startSeconds: 1.2, endSeconds: 2.05 },
    { startSeconds: 4, endSeconds: 4.5 },
  ])
  assert.deepEqual([probe.channels, probe.sampleRate, decoded.truncated], [2, rate, false])
  assert.equal(decoded.durationSeconds, 6)
  for (const [channel, samples] of heard.entries()) {
    for (const [from, to] of [
      [0, 19_200],
      [32_800, 64_000],
      [72_000, 96_000],
    ] as const) {
      assert.deepEqual(samples.subarray(from, to), original[channel]!.subarray(from, to), `from ${from}`)
    }
    for (const [from, to] of [
      [19_200, 32_800],
      [64_000, 72_000],
    ] as const) {
      const covered = samples.subarray(from, to)
      const tone = Float64Array.from(covered, (_, at) => Math.sin((2 * Math.PI * 1000 * at) / rate))
      assert.ok(correlate(covered, tone) > 0.98, 'the tone')
      assert.ok(
        correlate(covered, original[channel]!.subarray(from, to)) < 0.05,
        'and nothing of what was said',
      )
      const loudest = covered.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      assert.ok(loudest > 2000 && loudest < 6000, 'moderately loud')
      assert.equal(covered[0], 0, 'it does not click')
    }
  }
})

test('a mono recording stays mono, and a stretch may reach from before its start to after its end', async () => {
  const channels = await storeChannels(makeNoise(1.3, 3))
  const { probe, heard } = await bleep(channels, [{ startSeconds: -0.25, endSeconds: 9 }])
  assert.equal(probe.channels, 1)
  assert.equal(heard[0]!.length, 20_800)
  const tone = Float64Array.from(heard[0]!, (_, at) => Math.sin((2 * Math.PI * 1000 * at) / rate))
  assert.ok(correlate(heard[0]!, tone) > 0.98)
})

test('rather no copy than one that hides nothing', async () => {
  const channels = await storeChannels(makeNoise(1, 4))
  const path = join(folder, 'none.flac')
  const refused = (stretch: Stretch, given: readonly Pcm[] = channels) =>
    assert.rejects(decoder.bleep(given, [stretch], path, signal), EngineError)
  await refused({ startSeconds: 5, endSeconds: 6 })
  await refused({ startSeconds: Number.NaN, endSeconds: 1 })
  await refused({ startSeconds: 0.5, endSeconds: 0.4 })
  await refused({ startSeconds: 0, endSeconds: 1 }, [{ ...channels[0]!, samples: 20_000 }])
  await refused({ startSeconds: 0, endSeconds: 1 }, [{ path: join(folder, 'not there'), samples: 16_000 }])
  await assert.rejects(stat(path), 'and nothing is left behind')
})

test('an hour in stereo is never held in memory', async () => {
  // Silence takes as many samples as noise, and less time to write.
  const minute = Buffer.alloc(60 * rate * Int16Array.BYTES_PER_ELEMENT)
  const path = join(folder, 'hour.pcm')
  const file = await open(path, 'w')
  for (let minutes = 0; minutes < 60; minutes++) await file.write(minute)
  await file.close()
  const pcm = { path, samples: 3600 * rate }
  const output = join(folder, 'hour.flac')
  let mostMegabytes = 0
  const watch = setInterval(() => {
    for (const { pid, command } of listDescendants(process.pid))
      if (command.includes('decode-child')) mostMegabytes = Math.max(mostMegabytes, peakMegabytes(pid))
  }, 50)
  const copy = await decoder
    .bleep([pcm, pcm], [{ startSeconds: 3590, endSeconds: 3595 }], output, signal)
    .finally(() => clearInterval(watch))
  // FFmpeg alone takes 150; the samples would be 230 more.
  if (process.platform === 'linux')
    assert.ok(mostMegabytes > 50 && mostMegabytes < 300, `${mostMegabytes} MB`)
  assert.equal((await stat(output)).size, copy.bytes)
  assert.equal((await decoder.probe(output, 'flac', signal)).durationSeconds, 3600)
})
