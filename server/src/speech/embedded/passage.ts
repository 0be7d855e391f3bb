import type { Utterance } from '../join-turns.ts'

/** A stretch of a channel on disk, as the recogniser is to hear it. */
export interface Piece {
  readonly path: string
  readonly startSample: number
  readonly endSample: number
  readonly gain: number
  /** Stretches, in samples from the start, that belong to another speaker. */
  readonly silenced: readonly (readonly [start: number, end: number])[]
}

/** Something heard, and where. */
export interface HeardPassage extends Piece, Utterance {
  readonly channel: number
  readonly speaker: number
  readonly confidence: number
}
