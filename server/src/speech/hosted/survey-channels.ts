import { type FileHandle, open } from 'node:fs/promises'
import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { EngineError } from '../../domain/errors.ts'

export const windowSamples = pcmSampleRate / 50
const chunkSamples = windowSamples * 200
const silence = 96
/** A channel whose loudest moment is this far below full scale carries nobody. */
const deadDecibels = 60
/** Shorter, a vendor refuses it, and no word fits. */
const leastSamples = pcmSampleRate / 10
/** Two parties stay near 0, whatever leaks from one line to the other; a copy is at 1 but for rounding. */
const copyCorrelation = 0.999

/** What is known of a channel before anybody is paid to listen to it. */
export interface Survey {
  /** Of every 20 ms, decibels below full scale: the higher, the quieter. */
  readonly levels: Uint8Array
  readonly dead: boolean
  /** The same sound as an earlier channel: many recorders write one mix to both sides of a stereo file. */
  readonly copy: boolean
}

/** Reads the channels side by side, a small part at a time. */
export async function surveyChannels(channels: readonly Pcm[], signal: AbortSignal): Promise<Survey[]> {
  const files: FileHandle[] = []
  try {
    for (const { path } of channels) files.push(await open(path, 'r'))
    return await survey(channels, files, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof EngineError ? error : lostRecording()
  } finally {
    await Promise.all(files.map((file) => file.close()))
  }
}

/** Decoded sound lies on this machine's disk only as long as it is needed. */
export function lostRecording(): EngineError {
  return new EngineError('The decoded recording is not there.', { retryable: true })
}

/** Whether nothing in these windows is loud enough to be anybody. */
export function isDead(levels: Uint8Array): boolean {
  return levels.every((level) => level >= deadDecibels)
}

async function survey(
  channels: readonly Pcm[],
  files: readonly FileHandle[],
  signal: AbortSignal,
): Promise<Survey[]> {
  const levels = channels.map(({ samples }) => new Uint8Array(Math.ceil(samples / windowSamples)))
  const energies = channels.map(() => 0)
  const products = channels.map(() => channels.map(() => 0))
  const longest = Math.max(0, ...channels.map(({ samples }) => samples))
  for (let from = 0; from < longest; from += chunkSamples) {
    signal.throwIfAborted()
    const chunks = await Promise.all(files.map((file, channel) => read(file, channels[channel]!, from)))
    for (const [channel, chunk] of chunks.entries()) {
      energies[channel]! += measure(chunk, levels[channel]!, from / windowSamples)
      for (let earlier = 0; earlier < channel; earlier++) {
        products[channel]![earlier]! += multiply(chunk, chunks[earlier]!)
      }
    }
  }
  return channels.map(({ samples }, channel) => ({
    levels: levels[channel]!,
    dead: samples < leastSamples || isDead(levels[channel]!),
    copy: products[channel]!.slice(0, channel).some((product, earlier) => {
      const scale = Math.sqrt(energies[channel]! * energies[earlier]!)
      return scale > 0 && product / scale > copyCorrelation
    }),
  }))
}

async function read(file: FileHandle, { samples }: Pcm, from: number): Promise<Int16Array> {
  const chunk = new Int16Array(Math.max(0, Math.min(chunkSamples, samples - from)))
  const bytes = Buffer.from(chunk.buffer)
  for (let filled = 0; filled < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from * 2 + filled)
    if (bytesRead === 0) throw lostRecording()
    filled += bytesRead
  }
  return chunk
}

function measure(chunk: Int16Array, levels: Uint8Array, firstWindow: number): number {
  let total = 0
  for (let start = 0; start < chunk.length; start += windowSamples) {
    const end = Math.min(start + windowSamples, chunk.length)
    let energy = 0
    for (let index = start; index < end; index++) energy += chunk[index]! * chunk[index]!
    const decibels = 10 * Math.log10(energy / (end - start) / 32_768 ** 2)
    levels[firstWindow + start / windowSamples] = Math.min(silence, Math.round(-decibels))
    total += energy
  }
  return total
}

function multiply(chunk: Int16Array, other: Int16Array): number {
  let sum = 0
  for (let index = 0; index < Math.min(chunk.length, other.length); index++)
    sum += chunk[index]! * other[index]!
  return sum
}
