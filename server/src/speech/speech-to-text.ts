import type { Pcm } from '../audio/pcm.ts'
import type { Turn } from '../domain/transcript.ts'

export interface SpeechHints {
  /** Words and names that are likely on these calls; the model's `transcription_prompt`. */
  readonly vocabulary: string
  /** The agent's display name, as submitted. */
  readonly agentName: string
  /** ISO 639-1; undefined: find out. */
  readonly language?: string
  /** Which texts need `words` with their times, which some engines have to work out; without it, none do. */
  readonly timeWords?: (text: string) => boolean
}

export interface SpeechResult {
  /** In time order. */
  readonly turns: readonly Turn[]
  /** ISO 639-1 code of what was spoken. */
  readonly language: string
}

export interface SpeechToText {
  /** Engine and weights, as stored beside the transcript: `moonshine/telephone-en`. */
  readonly id: string
  readonly capabilities: {
    readonly languages: readonly string[] | 'any'
    readonly speakers: boolean
    readonly vocabulary: boolean
  }
  /** Turns of all channels in time order, speakers named. Throws EngineError, never a vendor's own error. */
  transcribe(channels: readonly Pcm[], hints: SpeechHints, signal: AbortSignal): Promise<SpeechResult>
  /** Begins to load what the first call would otherwise wait for. */
  warm?(): void
  close(): Promise<void>
}
