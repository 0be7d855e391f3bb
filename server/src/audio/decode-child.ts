import { Worker } from 'node:worker_threads'
import type { AudioFormat } from '../domain/call.ts'
import { AppError, type AppErrorKind, EngineError } from '../domain/errors.ts'
import { answerTasks } from '../process/answer-tasks.ts'
import { canWatchMemory } from '../process/watch-memory.ts'
import type { AudioProbe, BleepedAudio, DecodedAudio, Stretch } from './audio-decoder.ts'
import { bleepRecording } from './bleep-recording.ts'
import { decodeRecording } from './decode-recording.ts'
import type { Pcm } from './pcm.ts'
import { probeRecording } from './probe-recording.ts'

export type AudioTask = ReadTask | BleepTask

interface ReadTask {
  readonly path: string
  readonly format: AudioFormat
  readonly maxDurationSeconds: number
  /** Decode to these files; without it, only probe. */
  readonly outputPrefix?: string
}

/** Writes a copy of decoded sound with a tone over these stretches of it. */
interface BleepTask {
  readonly channels: readonly Pcm[]
  readonly stretches: readonly Stretch[]
  readonly outputPath: string
}

type AudioReply =
  | { readonly probe: AudioProbe }
  | { readonly refused: { readonly kind: AppErrorKind; readonly message: string } }
  | { readonly decoded: DecodedAudio }
  | { readonly bleeped: BleepedAudio }

if (!canWatchMemory) new Worker(new URL('./watch-own-memory.ts', import.meta.url)).unref()

answerTasks<AudioTask, AudioReply>(async (task) => {
  if ('stretches' in task) {
    return { bleeped: await bleepRecording(task.channels, task.stretches, task.outputPath) }
  }
  const { path, format, maxDurationSeconds, outputPrefix } = task
  try {
    if (outputPrefix === undefined) return { probe: probeRecording(path, format, maxDurationSeconds) }
    return { decoded: await decodeRecording(path, format, outputPrefix, maxDurationSeconds) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (outputPrefix === undefined) return { refused: { kind: error.kind, message: error.message } }
    throw new EngineError(error.message, { retryable: false })
  }
})
