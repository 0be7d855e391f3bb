import { rm } from 'node:fs/promises'
import type { AudioFormat } from '../domain/call.ts'
import { AppError, EngineError, TooMuchWork } from '../domain/errors.ts'
import { ChildDeath } from '../process/child-pool.ts'
import type { Processors } from '../process/processors.ts'
import type { Fingerprint } from '../store/recordings/recordings.ts'
import { mostReadings } from './audio-task.ts'
import { checkBleeped, checkDecoded, checkProbe } from './check-reply.ts'
import type { AudioProbe, BleepedAudio, DecodedAudio, Stretch } from './decoded-audio.ts'
import { type DecoderPools, openDecoderPools } from './decoder-pools.ts'
import { HandOver } from './hand-over.ts'
import { memorySignal } from './memory-limit.ts'
import type { Pcm } from './pcm.ts'

/** What is known of a recording before it is decoded. */
interface KnownOfRecording {
  /** It is decoded as it was then, or not at all. */
  readonly original?: Fingerprint
  /** The work it may be grows with the length that the probe found; without one, it is that of the longest taken. */
  readonly probedSeconds?: number
}

export interface AudioDecoder {
  /**
   * A quick look at submission. Throws AppError `unsupported_format`, `no_audio`, `empty_audio` or `audio_too_long`;
   * EngineError only when the decoder itself could not answer.
   */
  probe(path: string, format: AudioFormat, signal: AbortSignal): Promise<AudioProbe>
  /**
   * Decodes to `${outputPrefix}-0.pcm`, `-1.pcm`; leaves none of them behind when it throws EngineError.
   */
  decode(
    path: string,
    format: AudioFormat,
    outputPrefix: string,
    signal: AbortSignal,
    about?: KnownOfRecording,
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
  /** Those that engines share, where a client's time in decoders counts. */
  readonly processors?: Processors
}

/** Of processor time, for any recording however short. */
const leastDecodeMs = 30_000

export function createAudioDecoder(options: AudioDecoderOptions): AudioDecoder {
  const { maxDurationSeconds, timeoutMs } = options
  let opened: Promise<DecoderPools> | undefined
  const pools = () => {
    opened ??= openDecoderPools(options)
    return opened
  }
  return {
    async probe(path, format, signal) {
      const { probe } = await pools()
      const reply = await probe(path, { format, maxDurationSeconds }, signal).catch((error: unknown) => {
        const harm = findHarm(error)
        throw harm ? new AppError('no_audio', harm) : error
      })
      return checkProbe(reply)
    },
    async decode(path, format, outputPrefix, signal, { original, probedSeconds = maxDurationSeconds } = {}) {
      const { decodes } = await pools()
      const files = new HandOver()
      try {
        const readings: number[] = []
        while (readings.length < mostReadings) readings.push(await files.read(path, original))
        const outputs = [
          await files.write(`${outputPrefix}-0.pcm`),
          await files.write(`${outputPrefix}-1.pcm`),
        ]
        const task = { readings, outputs, format, maxDurationSeconds }
        // Sixteen times as fast as it was spoken, at the least: a decoder is ten times as fast as that.
        const mostBusyMs = leastDecodeMs + timeoutMs * Math.min(1, probedSeconds / maxDurationSeconds)
        const reply = await decodes.run(task, { signal, timeoutMs, mostBusyMs, files: files.files })
        const decoded = await checkDecoded(reply, outputPrefix)
        if (decoded.channels.length === 1) await rm(`${outputPrefix}-1.pcm`, { force: true })
        return decoded
      } catch (error) {
        // Here and not in the child, which may have been killed in the middle of a file.
        await Promise.all([0, 1].map((channel) => rm(`${outputPrefix}-${channel}.pcm`, { force: true })))
        const harm = findHarm(error)
        throw harm ? new EngineError(harm, { retryable: false }) : error
      } finally {
        await files.close()
      }
    },
    async bleep(channels, stretches, outputPath, signal) {
      const { decodes } = await pools()
      const files = new HandOver()
      try {
        const handed = []
        for (const { path, samples } of channels) handed.push({ file: await files.read(path), samples })
        await files.writeOutput(outputPath)
        const task = { channels: handed, stretches }
        const reply = await decodes.run(task, { signal, timeoutMs, files: files.files })
        return await checkBleeped(reply, outputPath)
      } catch (error) {
        await rm(outputPath, { force: true })
        throw error
      } finally {
        await files.close()
      }
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

/** What a recording did to the process that read it, in words for whoever sent it; undefined: nothing it could help. */
function findHarm(error: unknown): string | undefined {
  const asks =
    error instanceof TooMuchWork
      ? 'takes far longer to read'
      : error instanceof ChildDeath && error.endedBy === memorySignal
        ? 'asks for far more memory'
        : undefined
  return (
    asks &&
    `The file cannot be read: it ${asks} than any recording needs, so it is damaged or made to harm. Export the recording again.`
  )
}
