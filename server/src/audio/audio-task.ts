import type { AudioFormat } from '../domain/call.ts'
import type { Stretch } from './decoded-audio.ts'
import type { OpenChannel } from './reading/bleep-recording.ts'
import type { RecordingSource } from './reading/recording-source.ts'

/** What a decoding process is asked to do. Files are the numbers they are open under there. */
export type AudioTask = ProbeTask | DecodeTask | BleepTask | RehearsalTask

interface Recorded {
  readonly format: AudioFormat
  readonly maxDurationSeconds: number
}

export interface ProbeTask extends Recorded {
  readonly source: RecordingSource
}

export interface DecodeTask extends Recorded {
  /** The recording, open once for each time that it is read from its start. */
  readonly readings: readonly number[]
  readonly outputs: readonly number[]
}

/** Writes a copy of decoded sound with a tone over these stretches of it to the standard output. */
export interface BleepTask {
  readonly channels: readonly OpenChannel[]
  readonly stretches: readonly Stretch[]
}

/** Keeps what has been compiled so far, and tells which libraries are loaded. */
export interface RehearsalTask {
  readonly rehearsal: true
}

/** How often a recording is read from its start at most: twice for each of two tracks. */
export const mostReadings = 4
