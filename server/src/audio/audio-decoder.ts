import { rm } from 'node:fs/promises'
import type { AudioFormat } from '../domain/call.ts'
import { AppError, EngineError } from '../domain/errors.ts'
import { ChildDeath, ChildOverworked, ChildPool } from '../process/child-pool.ts'
import { checkBleeped, checkDecoded, checkProbe } from './check-reply.ts'
import { confineDecoding, confineProbe, decoderCache } from './confine-decoder.ts'
import type { AudioTask } from './decode-child.ts'
import { memorySignal, mostMemoryBytes } from './memory-limit.ts'
import type { Pcm } from './pcm.ts'

export interface AudioProbe {
  /** What it turned out to be; differs from the sniffed format only for FLAC behind a long ID3 tag. */
  readonly format: AudioFormat
  readonly codec: string
  readonly channels: number
  readonly sampleRate: number
  /** Measured over the packets that are there, never the header's claim. */
  readonly durationSeconds: number
}

export interface DecodedAudio {
  /**
   * One for a mono recording, two for a stereo one (left first) or one with two mono tracks. Of more channels, the only
   * two that carry sound, or else all mixed into one.
   */
  readonly channels: readonly Pcm[]
  readonly durationSeconds: number
  /** The container claimed clearly more than was there, or part of it could not be decoded. */
  readonly truncated: boolean
  /** Per channel, at most 2000 absolute peaks 0…1 of equal length, for a waveform. */
  readonly peaks: number[][]
}

/** Part of a recording, in seconds from its start. */
export interface Stretch {
  readonly startSeconds: number
  readonly endSeconds: number
}

export interface BleepedAudio {
  readonly bytes: number
  readonly sha256: string
}

export interface AudioDecoder {
  /**
   * A quick look at submission. Throws AppError `unsupported_format`, `no_audio`, `empty_audio` or `audio_too_long`;
   * EngineError only when the decoder itself could not answer.
   */
  probe(path: string, format: AudioFormat, signal: AbortSignal): Promise<AudioProbe>
  /**
   * Decodes to `${outputPrefix}-0.pcm`, `-1.pcm`; leaves none of them behind when it throws EngineError. The work it may
   * be grows with the length that the probe found; without one, it is that of the longest recording taken.
   */
  decode(
    path: string,
    format: AudioFormat,
    outputPrefix: string,
    signal: AbortSignal,
    probedSeconds?: number,
  ): Promise<DecodedAudio>
  /** Writes decoded sound as FLAC, a tone over these stretches of all channels; leaves no file behind when it throws. */
  bleep(
    channels: readonly Pcm[],
    stretches: readonly Stretch[],
    outputPath: string,
    signal: AbortSignal,
  ): Promise<BleepedAudio>
  close(): Promise<void>
}

interface AudioDecoderOptions {
  readonly maxDurationSeconds: number
  readonly processes: number
  readonly timeoutMs: number
}

/** On the clock: a machine too busy to look into a recording meanwhile asks for it again later. */
const longestProbeMs = 30_000
/** Of processor time, twice what a walk may take: who needs more is held up before its first packet, or between two. */
const mostProbeMs = 6_000
/** Of processor time, for any recording however short. */
const leastDecodeMs = 30_000
/** Few, for one that harms its process could tell lies about those that follow; not one, for whoever submits waits for it. */
const probesPerChild = 20

export function createAudioDecoder({
  maxDurationSeconds,
  processes,
  timeoutMs,
}: AudioDecoderOptions): AudioDecoder {
  const entry = new URL('./decode-child.ts', import.meta.url)
  const cache = decoderCache()
  const env: Record<string, string> = cache ? { NODE_COMPILE_CACHE: cache } : {}
  const child = {
    entry,
    size: processes,
    spare: 1,
    heapMegabytes: 256,
    memory: { mostBytes: mostMemoryBytes, signal: memorySignal },
    bareEnvironment: true,
    env,
  }
  // Two pools, so that nobody who submits a call waits for another's hour to be decoded.
  const probes = new ChildPool<AudioTask, unknown>({
    ...child,
    tasksPerChild: probesPerChild,
    confine: confineProbe,
  })
  // A recording that harms its decoder must not reach the next customer's: a fresh process each.
  const decodes = new ChildPool<AudioTask, unknown>({
    ...child,
    tasksPerChild: 1,
    confine: (task) => confineDecoding(task, { maxDurationSeconds, timeoutMs }),
  })
  return {
    async probe(path, format, signal) {
      const task = { path, format, maxDurationSeconds }
      const limits = { signal, timeoutMs: Math.min(timeoutMs, longestProbeMs), mostBusyMs: mostProbeMs }
      const reply = await probes.run(task, limits).catch((error: unknown) => {
        const harm = findHarm(error)
        throw harm ? new AppError('no_audio', harm) : error
      })
      return checkProbe(reply)
    },
    async decode(path, format, outputPrefix, signal, probedSeconds = maxDurationSeconds) {
      try {
        const task = { path, format, maxDurationSeconds, outputPrefix }
        // Sixteen times as fast as it was spoken, at the least: a decoder is ten times as fast as that.
        const mostBusyMs = leastDecodeMs + timeoutMs * Math.min(1, probedSeconds / maxDurationSeconds)
        const reply = await decodes.run(task, { signal, timeoutMs, mostBusyMs })
        return await checkDecoded(reply, outputPrefix)
      } catch (error) {
        // Here and not in the child, which may have been killed in the middle of a file.
        await Promise.all([0, 1].map((channel) => rm(`${outputPrefix}-${channel}.pcm`, { force: true })))
        const harm = findHarm(error)
        throw harm ? new EngineError(harm, { retryable: false }) : error
      }
    },
    async bleep(channels, stretches, outputPath, signal) {
      try {
        const reply = await decodes.run({ channels, stretches, outputPath }, { signal, timeoutMs })
        return await checkBleeped(reply, outputPath)
      } catch (error) {
        await rm(outputPath, { force: true })
        throw error
      }
    },
    async close() {
      await Promise.all([probes.close(), decodes.close()])
    },
  }
}

/** What a recording did to the process that read it, in words for whoever sent it; undefined: nothing it could help. */
function findHarm(error: unknown): string | undefined {
  const asks =
    error instanceof ChildOverworked
      ? 'takes far longer to read'
      : error instanceof ChildDeath && error.endedBy === memorySignal
        ? 'asks for far more memory'
        : undefined
  return (
    asks &&
    `The file cannot be read: it ${asks} than any recording needs, so it is damaged or made to harm. Export the recording again.`
  )
}
