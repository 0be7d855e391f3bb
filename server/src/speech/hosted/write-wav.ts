import { type FileHandle, open } from 'node:fs/promises'
import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import type { Span } from './cut-pieces.ts'
import { lostRecording } from './survey-channels.ts'

export const wavHeaderBytes = 44
const chunkSamples = 32_768

export function countWavBytes({ startSample, endSample }: Span, channels: number): number {
  return wavHeaderBytes + (endSample - startSample) * channels * 2
}

/** A part of the channels as one WAV file, made while it is sent: an hour of sound is never in memory. */
export async function* writeWav(channels: readonly Pcm[], span: Span): AsyncGenerator<Uint8Array> {
  yield writeHeader(countWavBytes(span, channels.length) - wavHeaderBytes, channels.length)
  const files: FileHandle[] = []
  try {
    for (const { path } of channels) files.push(await open(path, 'r'))
    for (let from = span.startSample; from < span.endSample; from += chunkSamples) {
      const count = Math.min(chunkSamples, span.endSample - from)
      const parts = await Promise.all(
        files.map((file, index) => read(file, from, count, channels[index]!.samples)),
      )
      yield parts.length === 1 ? parts[0]! : interleave(parts, count)
    }
  } catch {
    throw lostRecording()
  } finally {
    await Promise.all(files.map((file) => file.close()))
  }
}

function writeHeader(dataBytes: number, channels: number): Buffer {
  const header = Buffer.alloc(wavHeaderBytes)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(dataBytes + wavHeaderBytes - 8, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(pcmSampleRate, 24)
  header.writeUInt32LE(pcmSampleRate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(dataBytes, 40)
  return header
}

/** A channel that ends before the others goes on in silence; one that is cut short has lost its sound. */
async function read(file: FileHandle, from: number, count: number, samples: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count * 2)
  const there = Math.max(0, Math.min(count, samples - from)) * 2
  for (let filled = 0; filled < there; ) {
    const { bytesRead } = await file.read(bytes, filled, there - filled, from * 2 + filled)
    if (bytesRead === 0) throw new Error('cut short')
    filled += bytesRead
  }
  return bytes
}

function interleave(parts: readonly Buffer[], count: number): Buffer {
  const mixed = new Int16Array(count * parts.length)
  for (const [channel, part] of parts.entries()) {
    const samples = new Int16Array(part.buffer, part.byteOffset, count)
    for (let sample = 0; sample < count; sample++) mixed[sample * parts.length + channel] = samples[sample]!
  }
  return Buffer.from(mixed.buffer)
}
