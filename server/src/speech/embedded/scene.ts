import type { SpeechHints } from '../speech-to-text.ts'
import type { PlacedSegment } from './channels/share-segments.ts'
import type { SpeechSettings } from './speech-settings.ts'
import type { HeardPassage, Piece } from './words/passage.ts'
import type { Workers } from './workers.ts'

/** All that is known of a call before the first word: where somebody speaks, and who. */
export interface Scene {
  readonly segments: readonly PlacedSegment[]
  readonly toPiece: (segment: PlacedSegment) => Piece
  /** Whether it is rather something said than music or noise put into words. */
  readonly wasSpoken: (passage: HeardPassage) => boolean
  readonly hints: SpeechHints
  readonly settings: SpeechSettings
  readonly workers: Workers
}

export interface Understood {
  /** In time order. */
  readonly passages: readonly HeardPassage[]
  /** ISO 639-1. */
  readonly language: string
}

export function sortByTime(passages: readonly HeardPassage[]): HeardPassage[] {
  return passages.toSorted(
    (one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds,
  )
}
