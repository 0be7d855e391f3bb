import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { Word } from '../../../domain/transcript.ts'
import type { Utterance } from '../../join-turns.ts'
import type { PlacedSegment } from '../channels/share-segments.ts'
import type { Recognition } from './recognise-segments.ts'

const edgeSeconds = 0.4

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

/** When a word was said, in samples from the start of its piece. */
export interface WordTime {
  readonly startSample: number
  readonly endSample: number
}

/**
 * The words of a passage with their times in the recording. Where these are not known, all that is known of a word is
 * that it was said somewhere in its passage.
 */
export function placeWords(passage: HeardPassage, times: readonly WordTime[] | undefined): Word[] {
  const { startSample, endSample } = passage
  // Soft sounds at the edges are heard, though no voice was surely there; what lies further out is not the passage's.
  const startSeconds = Math.max(startSample / pcmSampleRate, passage.startSeconds - edgeSeconds)
  const endSeconds = Math.min(endSample / pcmSampleRate, passage.endSeconds + edgeSeconds)
  const toSeconds = (sample: number) =>
    Math.max(startSeconds, Math.min(endSeconds, (startSample + sample) / pcmSampleRate))
  return passage.text.split(/\s+/u).map((text, index) => {
    const time = times?.[index]
    if (!time) return { text, startSeconds, endSeconds }
    return { text, startSeconds: toSeconds(time.startSample), endSeconds: toSeconds(time.endSample) }
  })
}
