/** Menus, announcements and voicemail greetings: written down, but said by neither party. */
export const ivrSpeaker = 'IVR'

/** What one party said without a break. Times are seconds from the start of the recording. */
export interface Turn {
  /** `Agent` or `Customer` when the role is sure enough, otherwise `Speaker 1`, `Speaker 2`, …; `IVR` for a machine. */
  readonly speaker: string
  readonly startSeconds: number
  readonly endSeconds: number
  readonly text: string
  /** 0…1, the recogniser's own view of how sure it is of the words. */
  readonly confidence?: number
  /** When each word was said, where the engine knows; not stored. All words of the text, in order, or none. */
  readonly words?: readonly Word[]
}

export interface Word {
  readonly text: string
  readonly startSeconds: number
  readonly endSeconds: number
}

export interface Transcript {
  readonly turns: readonly Turn[]
  /** ISO 639-1 code. */
  readonly language: string
  readonly durationSeconds: number
}

/** The whole conversation as text, one line per turn, each prefixed by its speaker. */
export function writeTranscriptText(turns: readonly Turn[]): string {
  return turns.map((turn) => `${turn.speaker}: ${turn.text}`).join('\n')
}
