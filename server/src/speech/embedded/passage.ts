import { pcmSampleRate } from '../../audio/pcm.ts'
import type { Utterance } from '../join-turns.ts'
import type { Recognition } from './recognise-segments.ts'
import type { PlacedSegment } from './share-segments.ts'

/** A stretch of a channel on disk, as the recogniser is to hear it. */
export interface Piece {
  readonly path: string
  readonly startSample: number
  readonly endSample: number
  readonly gain: number
  /** Stretches, in samples from the start, that belong to another speaker. */
  readonly silenced: readonly (readonly [start: number, end: number])[]
}

/** Something heard, where, and from whom. */
export interface HeardPassage extends Piece, Utterance {
  readonly channel: number
  readonly speaker: number
  readonly confidence: number
}

export function placePassage(
  { channel, speaker, voiceStartSample, voiceEndSample }: PlacedSegment,
  piece: Piece,
  { text, confidence }: Recognition,
): HeardPassage {
  const startSeconds = voiceStartSample / pcmSampleRate
  const endSeconds = voiceEndSample / pcmSampleRate
  return { ...piece, channel, speaker, startSeconds, endSeconds, text, confidence }
}
