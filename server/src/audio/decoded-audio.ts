import type { AudioFormat } from '../domain/call.ts'
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
