import { Worker } from 'node:worker_threads'
import type { AudioFormat } from '../domain/call.ts'
import { AppError, type AppErrorKind, EngineError } from '../domain/errors.ts'
import { answerTasks } from '../process/answer-tasks.ts'
import type { AudioProbe, DecodedAudio } from './audio-decoder.ts'
import { decodeRecording } from './decode-recording.ts'
import { probeRecording } from './probe-recording.ts'

export interface AudioTask {
  readonly path: string
  readonly format: AudioFormat
  readonly maxDurationSeconds: number
  /** Decode to these files; without it, only probe. */
  readonly outputPrefix?: string
}

export type AudioReply =
  | { readonly probe: AudioProbe }
  | { readonly refused: { readonly kind: AppErrorKind; readonly message: string } }
  | { readonly decoded: DecodedAudio }

new Worker(new URL('./watch-memory.ts', import.meta.url)).unref()

answerTasks<AudioTask, AudioReply>(async ({ path, format, maxDurationSeconds, outputPrefix }) => {
  try {
    if (outputPrefix === undefined) return { probe: probeRecording(path, format, maxDurationSeconds) }
    return { decoded: await decodeRecording(path, format, outputPrefix, maxDurationSeconds) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (outputPrefix === undefined) return { refused: { kind: error.kind, message: error.message } }
    throw new EngineError(error.message, { retryable: false })
  }
})
