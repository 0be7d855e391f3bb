import { read } from 'node:fs'
import { promisify } from 'node:util'
import type { Stretch } from '../decoded-audio.ts'
import { pcmSampleRate } from '../pcm.ts'
import { FlacFile } from './flac-file.ts'

const toneHertz = 1000
/** Moderate: 20 dB under full scale, about as loud as speech on the telephone. */
const toneLevel = 0.1 * 32_767
/** Short enough to hide nothing, long enough not to click. */
const fadeSamples = pcmSampleRate / 100
/** Read and covered in one step: some seconds of sound. */
const blocksAtOnce = 64

const readAt = promisify(read)

interface Bleep {
  readonly first: number
  /** One past the last. */
  readonly end: number
}

/** Decoded sound in a file that is open. */
export interface OpenChannel {
  readonly file: number
  readonly samples: number
}

/**
 * Writes the channels to the standard output as FLAC with a tone in place of what was said in these stretches, some
 * seconds at a time.
 */
export async function bleepRecording(
  channels: readonly OpenChannel[],
  stretches: readonly Stretch[],
): Promise<void> {
  const samples = Math.max(...channels.map((channel) => channel.samples))
  const bleeps = stretches.map(toBleep)
  // Times of another recording would cover nothing, and nobody would notice.
  if (bleeps.some(({ first }) => first >= samples))
    throw new Error('a stretch behind the end of the recording')
  const flac = new FlacFile(channels.length)
  try {
    const stepSamples = flac.blockSamples * blocksAtOnce
    for (let from = 0; from < samples; from += stepSamples) {
      const count = Math.min(stepSamples, samples - from)
      const step = new Int16Array(count * channels.length)
      for (const [channel, { file, samples: there }] of channels.entries()) {
        const expected = Math.max(0, Math.min(count, there - from))
        const heard = await readSamples(file, from, expected)
        for (let at = 0; at < expected; at++) step[at * channels.length + channel] = heard[at]!
      }
      for (const bleep of bleeps) coverStep(step, channels.length, from, bleep)
      const bytes = Buffer.from(step.buffer)
      const blockBytes = flac.blockSamples * channels.length * 2
      for (let at = 0; at < bytes.length; at += blockBytes) flac.write(bytes.subarray(at, at + blockBytes))
    }
    flac.finish()
  } finally {
    flac.close()
  }
}

/** Rounded outwards: not a sample of the stretch is left. */
function toBleep({ startSeconds, endSeconds }: Stretch): Bleep {
  if (!Number.isFinite(startSeconds) || !(startSeconds <= endSeconds))
    throw new Error('a stretch that ends before it begins')
  return {
    first: Math.max(0, Math.floor(startSeconds * pcmSampleRate)),
    end: Math.ceil(endSeconds * pcmSampleRate),
  }
}

/** Half a file must not pass for a whole one: what could not be read would be missing without a word. */
async function readSamples(file: number, from: number, count: number): Promise<Int16Array> {
  const heard = new Int16Array(count)
  const { bytesRead } = await readAt(file, new Uint8Array(heard.buffer), 0, count * 2, from * 2)
  if (bytesRead !== count * 2) throw new Error('the decoded sound is cut short')
  return heard
}

function coverStep(step: Int16Array, channels: number, from: number, bleep: Bleep): void {
  const last = Math.min(bleep.end, from + step.length / channels)
  for (let at = Math.max(bleep.first, from); at < last; at++) {
    const fade = Math.min(1, (at - bleep.first) / fadeSamples, (bleep.end - 1 - at) / fadeSamples)
    const tone = Math.round(
      toneLevel * fade * Math.sin((2 * Math.PI * toneHertz * (at - bleep.first)) / pcmSampleRate),
    )
    step.fill(tone, (at - from) * channels, (at - from + 1) * channels)
  }
}
