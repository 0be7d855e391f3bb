import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError, type AppErrorKind, EngineError } from '../../domain/errors.ts'
import { answerTasks } from '../../process/answer-tasks.ts'
import { canWatchMemory } from '../../process/can-watch-memory.ts'
import type { AudioTask } from '../audio-task.ts'
import type { AudioProbe } from '../decoded-audio.ts'
import { bleepRecording } from './bleep-recording.ts'
import { type DecodedSound, decodeRecording } from './decode-recording.ts'
import { probeRecording } from './probe-recording.ts'

type AudioReply =
  | { readonly probe: AudioProbe }
  | { readonly refused: { readonly kind: AppErrorKind; readonly message: string } }
  | { readonly decoded: DecodedSound }
  | { readonly bleeped: true }
  | { readonly libraries: readonly string[] }

if (!canWatchMemory) new Worker(new URL('./watch-own-memory.ts', import.meta.url)).unref()

answerTasks<AudioTask, AudioReply>(async (task) => {
  if ('rehearsal' in task) return { libraries: endRehearsal() }
  if ('stretches' in task) {
    await bleepRecording(task.channels, task.stretches)
    return { bleeped: true }
  }
  const { format, maxDurationSeconds } = task
  try {
    if ('source' in task) return { probe: probeRecording(task.source, format, maxDurationSeconds) }
    return { decoded: await decodeRecording(task.readings, format, task.outputs, maxDurationSeconds) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if ('source' in task) return { refused: { kind: error.kind, message: error.message } }
    throw new EngineError(error.message, { retryable: false })
  }
})

function endRehearsal(): string[] {
  flushCompileCache()
  // Nobody is asked for the names of this machine's addresses.
  Object.assign(process.report, { excludeNetwork: true })
  const { sharedObjects = [] } = process.report.getReport() as { sharedObjects?: string[] }
  return sharedObjects.filter((path) => path.startsWith('/'))
}
