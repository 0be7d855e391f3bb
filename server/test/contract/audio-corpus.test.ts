import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { DecodedAudio } from '../../src/audio/decoded-audio.ts'
import { getFormat, sniffBytes } from '../../src/audio/sniff-format.ts'
import { AppError } from '../../src/domain/errors.ts'
import { readPcm, type Samples } from '../support/pcm-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-audio-'))
const decoder = createAudioDecoder({ maxDurationSeconds: 4 * 3600, processes: 2, timeoutMs: 600_000 })
const impatient = createAudioDecoder({ maxDurationSeconds: 5, processes: 1, timeoutMs: 600_000 })
const signal = new AbortController().signal
let files = 0

after(async () => {
  await Promise.all([decoder.close(), impatient.close()])
  await rm(folder, { recursive: true })
})

async function probe(path: string, by: AudioDecoder = decoder) {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0)
    return await by.probe(path, getFormat(buffer.subarray(0, bytesRead)), signal)
  } finally {
    await file.close()
  }
}

const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'

test('every reference recording of the six formats is accepted and decoded', { skip }, async () => {
  const paths = ['formats/derived', 'formats/real'].flatMap((name) =>
    readdirSync(join(corpus, name))
      .filter((file) => !file.endsWith('.rttm'))
      .map((file) => join(corpus, name, file)),
  )
  const original = decoder
    .decode(join(corpus, 'formats/derived/call.stereo-s16.wav'), 'wav', join(folder, 'original'), signal)
    .then(({ channels }) => Promise.all(channels.map(readPcm)))
  await Promise.all(
    paths.map(async (path) => {
      const found = await probe(path)
      const decoded = await decoder.decode(path, found.format, join(folder, `reference-${++files}`), signal)
      assert.equal(decoded.channels.length, found.channels === 2 ? 2 : 1, path)
      assert.equal(decoded.truncated, false, path)
      const tolerance = 0.1 + 0.01 * found.durationSeconds
      assert.ok(Math.abs(decoded.durationSeconds - found.durationSeconds) <= tolerance, path)
      assert.equal(decoded.peaks.length, decoded.channels.length, path)
      if (/derived.call\.(mono|stereo|video)/.test(path)) {
        assert.ok(Math.abs(decoded.durationSeconds - 55.85) < 0.2, path)
        await assertSameSound(decoded, await original, path)
      }
      await Promise.all(decoded.channels.map((channel) => rm(channel.path)))
    }),
  )
})

/** However it was coded, a channel follows the original's, as loud and within the delay a codec may add. */
async function assertSameSound(
  decoded: DecodedAudio,
  [caller, agent]: readonly Samples[],
  path: string,
): Promise<void> {
  const mix = caller!.map((sample, index) => sample + agent![index]!)
  const expected = decoded.channels.length === 2 ? [caller!, agent!] : [mix]
  for (const [index, channel] of decoded.channels.entries()) {
    const sound = await readPcm(channel)
    const likeness = Math.max(...delays.map((delay) => correlate(expected[index]!, sound, delay)))
    assert.ok(likeness > 0.85, `${path}, channel ${index}: likeness ${likeness.toFixed(2)}`)
    const louder = 20 * Math.log10(measureLevel(sound) / measureLevel(expected[index]!))
    assert.ok(Math.abs(louder) < 3.5, `${path}, channel ${index}: ${louder.toFixed(1)} dB louder`)
  }
}

/** Up to 0.15 seconds: an encoder's priming that its container does not tell of. */
const delays = Array.from({ length: 2400 }, (_, delay) => delay)

/** 1 where one part of the call, ten seconds in, is the same so many samples later. */
function correlate(expected: Samples, sound: Samples, delay: number): number {
  let [product, one, other] = [0, 0, 0]
  for (let index = 160_000; index < 240_000; index += 16) {
    const [first, second] = [expected[index]!, sound[index + delay]!]
    product += first * second
    one += first * first
    other += second * second
  }
  return product / Math.sqrt(one * other)
}

function measureLevel(samples: Samples): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** What must become of each hostile file: accepted, accepted and marked as cut off, or the reason of its refusal. */
const outcomes: Readonly<Record<string, string>> = {
  'd-4GHz-samplerate.wav': 'no_audio',
  'd-65535-channels.wav': 'no_audio',
  'd-call-headerless.ulaw': 'unsupported_format',
  'd-call.wma': 'unsupported_format',
  'd-claims-4GB.wav': 'empty_audio',
  'd-html-named.m4a': 'unsupported_format',
  'd-huge-id3-5MB.mp3': 'ok',
  'd-m4a-named.flac': 'ok',
  'd-mp3-named.wav': 'ok',
  'd-noise-only-2min.webm': 'ok',
  'd-silence-30min.ogg': 'ok',
  'd-truncated-50.mp3': 'cut off',
  'd-truncated-50.wav': 'cut off',
  'd-truncated-50.webm': 'cut off',
  'd-truncated-no-moov.m4a': 'no_audio',
  'd-webm-named.ogg': 'ok',
  'd-zero-channels.wav': 'no_audio',
  'd-zero-length.flac': 'empty_audio',
  'd-zero-length.m4a': 'empty_audio',
  'd-zero-length.ogg': 'empty_audio',
  'd-zeros.wav': 'unsupported_format',
  'ft-262-bytes.mp4': 'no_audio',
  'ft-adts.aac': 'unsupported_format',
  'ft-bad-offset-10.mp3': 'ok',
  'ft-corrupt.mkv': 'unsupported_format',
  'ft-fixture.amr': 'unsupported_format',
  'ietf-faulty-03.flac': 'no_audio',
  'ietf-faulty-04.flac': 'ok',
  'ietf-faulty-05.flac': 'ok',
  'ietf-faulty-06.flac': 'no_audio',
  'ietf-faulty-07.flac': 'no_audio',
  'ietf-faulty-08.flac': 'no_audio',
  'ietf-faulty-09.flac': 'no_audio',
  'ietf-faulty-10.flac': 'ok',
  'ietf-uncommon-02.flac': 'ok',
  'ietf-uncommon-10.flac': 'unsupported_format',
  'mm-empty-picture-tag.mp3': 'ok',
  'mm-fixture-null.webm': 'no_audio',
  'mm-incomplete.mp3': 'ok',
  'mm-issue-2574.mp3': 'ok',
  'mm-issue-554.mp3': 'cut off',
  'mm-issue-749-truncated.m4a': 'no_audio',
  'mm-issue-819.wav': 'ok',
  'mm-issue_77_empty_tag.mp3': 'ok',
  'mm-odd-list-type.wav': 'empty_audio',
  'pocketsphinx-awful.wav': 'empty_audio',
  'pocketsphinx-bad.wav': 'no_audio',
  'scipy-24bit-inconsistent.wav': 'empty_audio',
  'scipy-3ch-64bit-pcm.wav': 'empty_audio',
  'scipy-early-eof.wav': 'empty_audio',
  'scipy-rifx-bigendian.wav': 'unsupported_format',
}

test('every hostile reference file meets its fate', { skip }, async () => {
  const names = readdirSync(join(corpus, 'bad')).filter((name) => !name.endsWith('.tsv'))
  const met = await Promise.all(names.map(async (name) => [name, await meetFate(join(corpus, 'bad', name))]))
  assert.deepEqual(Object.fromEntries(met), outcomes)
})

async function meetFate(path: string): Promise<string> {
  try {
    const found = await probe(path)
    const decoded = await decoder.decode(path, found.format, join(folder, `hostile-${++files}`), signal)
    await Promise.all(decoded.channels.map((channel) => rm(channel.path)))
    return decoded.truncated ? 'cut off' : 'ok'
  } catch (error) {
    return error instanceof AppError ? error.kind : String(error)
  }
}

test('half an hour of silence in a small file is found out where the limit is shorter', {
  skip,
}, async () => {
  await assert.rejects(probe(join(corpus, 'bad/d-silence-30min.ogg'), impatient), { kind: 'audio_too_long' })
})
