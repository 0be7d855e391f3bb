import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AudioDecoder, createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { pcmSampleRate as sampleRate } from '../../src/audio/pcm.ts'
import { readPcm, type Samples } from '../../test/support/pcm-files.ts'
import { writeWav } from '../../test/support/write-wav.ts'

export const samples = new URL('../../samples/', import.meta.url)

/** One sentence. */
export const shortest = { sample: 'lost-card', seconds: 3.2 } as const

/** The beginning of a call: the path of a WAV file. */
export async function writeShortRecording(work: string): Promise<string> {
  const decoder = openSmallDecoder()
  try {
    const channels = await readBeginning(decoder, work, shortest.sample, shortest.seconds)
    const path = join(work, 'short.wav')
    await writeFile(path, writeWav(channels, { sampleRate }))
    return path
  } finally {
    await decoder.close()
  }
}

export function openSmallDecoder(): AudioDecoder {
  return createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 60_000 })
}

/** The first seconds of a sample call, channel by channel. */
export async function readBeginning(
  decoder: AudioDecoder,
  work: string,
  sample: string,
  seconds: number,
): Promise<Samples[]> {
  const path = fileURLToPath(new URL(`${sample}.ogg`, samples))
  const { signal } = new AbortController()
  const { channels } = await decoder.decode(path, 'ogg', join(work, sample), signal)
  const whole = await Promise.all(channels.map(readPcm))
  return whole.map((channel) => channel.slice(0, Math.round(seconds * sampleRate)))
}
