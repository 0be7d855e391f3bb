import assert from 'node:assert/strict'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { DecodedAudio } from '../../src/audio/decoded-audio.ts'
import { Timeline } from '../../src/audio/reading/timeline.ts'
import { getFormat, sniffBytes, sniffFormat } from '../../src/audio/sniff-format.ts'
import { AppError, EngineError } from '../../src/domain/errors.ts'
import { writeGreedyM4a } from '../support/write-greedy-m4a.ts'
import { makeTone, writeWav } from '../support/write-wav.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-audio-'))
const decoder = createAudioDecoder({ maxDurationSeconds: 4 * 3600, processes: 2, timeoutMs: 120_000 })
const impatient = createAudioDecoder({ maxDurationSeconds: 5, processes: 1, timeoutMs: 120_000 })
const signal = new AbortController().signal
let files = 0

after(async () => {
  await Promise.all([decoder.close(), impatient.close()])
  await rm(folder, { recursive: true })
})

async function store(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `recording-${++files}`)
  await writeFile(path, bytes)
  return path
}

async function decode(path: string, by: AudioDecoder = decoder): Promise<DecodedAudio> {
  return by.decode(path, await formatOf(path), `${path}-${++files}-out`, signal)
}

async function formatOf(path: string) {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0)
    return getFormat(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

async function probe(path: string, by: AudioDecoder = decoder) {
  return by.probe(path, await formatOf(path), signal)
}

/** Loudest sample of a decoded channel, 0…1. */
async function loudness(decoded: DecodedAudio, channel: number): Promise<number> {
  const bytes = await readFile(decoded.channels[channel]!.path)
  assert.equal(bytes.length, decoded.channels[channel]!.samples * 2)
  let loudest = 0
  for (let at = 0; at < bytes.length; at += 2) loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)))
  return loudest / 32_768
}

async function leftovers(path: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => join(folder, name).startsWith(`${path}-`))
}

const skipMemory = process.platform === 'win32' ? 'Windows cannot tell why a process ended' : false
const refusal = (kind: string) => (error: unknown) => error instanceof AppError && error.kind === kind
const finalFailure = (error: unknown) => error instanceof EngineError && !error.retryable

// Holds What the service does: six audio formats
// Holds Limits: audio formats
// Holds Submitting a call: format by content, never by name
test('a recording is known by its first bytes, whatever it is called', () => {
  const head = (text: string) => Buffer.from(text, 'latin1')
  assert.equal(sniffFormat(writeWav([[0]])), 'wav')
  assert.equal(sniffFormat(head('RF64\xff\xff\xff\xffWAVEds64')), 'wav')
  assert.equal(sniffFormat(head('fLaC\0\0\0\x22')), 'flac')
  assert.equal(sniffFormat(head('OggS\0\x02')), 'ogg')
  assert.equal(sniffFormat(head('\0\0\0\x1cftypM4A \0\0\x02\0')), 'm4a')
  assert.equal(sniffFormat(head('\0\0\0\x18ftypxxxx\0\0\0\0isommp42')), 'm4a')
  assert.equal(sniffFormat(head('\x1aE\xdf\xa3\x93\x42\x82\x84webm')), 'webm')
  assert.equal(sniffFormat(head('ID3\x04\0\0\0\x7f\x7f\x7fTIT2')), 'mp3')
  assert.equal(sniffFormat(head(`ID3\x04\0\0\0\0\0\x02\0\0fLaC`)), 'flac')
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9044)
  assert.equal(sniffFormat(Buffer.concat([frame, frame, frame])), 'mp3')
  assert.equal(sniffFormat(Buffer.concat([frame.subarray(100), frame, frame, frame])), 'mp3')
})

// Holds What the service does: six audio formats
test('what is not one of the six formats is refused by its name', () => {
  const adts = Buffer.alloc(64)
  for (const at of [0, 32]) adts.set([0xff, 0xf1, 0x50, 0x80, 0x04, 0x1f, 0xfc], at)
  const strangers: readonly (readonly [Uint8Array | string, RegExp])[] = [
    [adts, /raw AAC/],
    ['RIFX\0\0\0\0WAVEfmt ', /big-endian/],
    ['RIFF\0\0\0\0AVI LIST', /not WAV/],
    ['\x1aE\xdf\xa3\x93\x42\x82\x88matroska', /Matroska/],
    ['#!AMR\n\x3c', /AMR/],
    ['0&\xb2u\x8ef\xcf\x11', /WMA/],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /not M4A/],
    ['<!DOCTYPE html><title>502</title>', /web page/],
    [new Uint8Array(4096), /zero bytes/],
    ['hello, this is no sound at all', /no format/],
  ]
  for (const [bytes, words] of strangers) {
    const head = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    assert.equal(sniffFormat(head), undefined)
    assert.throws(
      () => getFormat(head),
      (error: AppError) => error.kind === 'unsupported_format' && words.test(error.message),
    )
  }
  assert.throws(() => getFormat(new Uint8Array()), refusal('empty_audio'))
})

test('the length of a recording is measured, not believed', async () => {
  const path = await store(writeWav([makeTone(2, 300)], { claimedBytes: 0x7000_0000 }))
  const found = await probe(path)
  assert.deepEqual(found, {
    format: 'wav',
    codec: 'pcm_s16le',
    channels: 1,
    sampleRate: 8000,
    durationSeconds: 2,
  })
})

// Holds Submitting a call: no decodable audio, empty, too long: 400 that says which
test('a header that claims hours with next to nothing behind it is refused as empty', async () => {
  const path = await store(writeWav([makeTone(0.004, 300)], { claimedBytes: 0xf000_0000 }))
  await assert.rejects(probe(path), refusal('empty_audio'))
  await assert.rejects(probe(await store(writeWav([[]]))), refusal('empty_audio'))
})

test('a recording over the limit is refused at the door, and again by the decoder', async () => {
  const path = await store(writeWav([makeTone(7, 300)]))
  await assert.rejects(probe(path, impatient), refusal('audio_too_long'))
  await assert.rejects(decode(path, impatient), finalFailure)
  assert.deepEqual(await leftovers(path), [])
})

test('a codec that does not belong in its container is refused as unsupported', async () => {
  const path = await store(writeWav([makeTone(1, 300)], { formatTag: 0x161 }))
  await assert.rejects(probe(path), refusal('unsupported_format'))
})

// Holds Submitting a call: no decodable audio, empty, too long: 400 that says which
test('a container without sound in it is refused, and its decoding fails for good', async () => {
  const path = await store(Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(5000, 0xa5)]))
  await assert.rejects(probe(path), refusal('no_audio'))
  await assert.rejects(decode(path), finalFailure)
  assert.deepEqual(await leftovers(path), [])
})

test('the two parties of a stereo call stay apart', async () => {
  const path = await store(writeWav([makeTone(3, 440), new Float32Array(24_000)]))
  const decoded = await decode(path)
  assert.equal(decoded.channels.length, 2)
  assert.equal(decoded.durationSeconds, 3)
  assert.equal(decoded.truncated, false)
  assert.equal(decoded.channels[0]!.samples, 48_000)
  assert.ok(Math.abs((await loudness(decoded, 0)) - 0.5) < 0.02)
  assert.equal(await loudness(decoded, 1), 0)
  assert.equal(decoded.peaks.length, 2)
  assert.ok(decoded.peaks[0]!.every((peak) => peak > 0.4 && peak < 0.6))
  assert.ok(decoded.peaks[1]!.every((peak) => peak === 0))
})

test('recordings with more than two channels are mixed into one', async () => {
  for (const channels of [3, 6, 11, 30]) {
    const path = await store(writeWav(Array.from({ length: channels }, () => makeTone(1, 440))))
    const decoded = await decode(path)
    assert.equal(decoded.channels.length, 1, `${channels} channels`)
    assert.equal(decoded.durationSeconds, 1)
    assert.ok((await loudness(decoded, 0)) > 0.1, `${channels} channels`)
  }
})

test('any usual sampling rate comes out at 16 kHz with its length kept', async () => {
  for (const sampleRate of [6000, 11_025, 44_100, 96_000, 192_000]) {
    const path = await store(writeWav([makeTone(1.5, 440, sampleRate)], { sampleRate }))
    const decoded = await decode(path)
    assert.ok(Math.abs(decoded.channels[0]!.samples - 24_000) <= 16, `${sampleRate} Hz`)
    assert.ok(Math.abs((await loudness(decoded, 0)) - 0.5) < 0.02)
  }
})

test('a call that was cut off is decoded as far as it goes and noted as cut off', async () => {
  const whole = writeWav([makeTone(4, 300)])
  const decoded = await decode(await store(whole.subarray(0, whole.length / 2)))
  assert.equal(decoded.truncated, true)
  assert.ok(Math.abs(decoded.durationSeconds - 2) < 0.01)
  const streamed = await decode(await store(writeWav([makeTone(2, 300)], { claimedBytes: 0xffff_ffff })))
  assert.equal(streamed.truncated, false)
})

test('a decoding that is no longer wanted stops and leaves nothing behind', async () => {
  const path = await store(writeWav([makeTone(60, 300)]))
  const stop = new AbortController()
  const running = decoder.decode(path, 'wav', `${path}-out`, stop.signal)
  stop.abort(new Error('the worker is closing'))
  await assert.rejects(running, /the worker is closing/)
  assert.deepEqual(await leftovers(path), [])
})

test('damaged headers end in an answer, never in a dead service', async () => {
  const whole = writeWav([makeTone(0.5, 300), makeTone(0.5, 400)])
  for (let at = 4; at < 44; at++) {
    const damaged = Buffer.from(whole)
    damaged[at] = 0xff
    const path = await store(damaged)
    const outcome = await probe(path).catch((error: unknown) => error)
    assert.ok(outcome instanceof AppError || (outcome as { channels: number }).channels > 0, `byte ${at}`)
  }
})

test('a tiny file that makes its reader swallow gigabytes is refused', { skip: skipMemory }, async () => {
  const path = await store(writeGreedyM4a())
  await assert.rejects(probe(path), refusal('no_audio'))
  await assert.rejects(decode(path), finalFailure)
})

test('a recording that cannot be reached is tried again later', async () => {
  const missing = join(folder, 'nowhere')
  const retryable = (error: unknown) => error instanceof EngineError && error.retryable
  await assert.rejects(decoder.decode(missing, 'wav', `${missing}-out`, signal), retryable)
})

test('a pause in the recording keeps its length, a clock that jumps does not', () => {
  const timeline = new Timeline()
  assert.equal(timeline.gapBefore(100), 0)
  timeline.advance(10)
  assert.equal(timeline.gapBefore(110.05), 0)
  assert.equal(timeline.gapBefore(140), 30)
  timeline.advance(30 + 10)
  assert.equal(timeline.gapBefore(500_000), 0)
  timeline.advance(1)
  assert.equal(timeline.gapBefore(500_001), 0)
  assert.equal(timeline.gapBefore(0), 0)
})
