import type { CallStatus } from '@callmark/client'
import { defineWords } from '../words/use-words.ts'

/** How far along a call is: stages behind it, of four, and whether one is in progress. */
export interface Progress {
  readonly done: number
  readonly working: boolean
  readonly state: 'waiting' | 'working' | 'done' | 'failed'
}

const places: Readonly<Record<CallStatus, Progress>> = {
  PENDING: { done: 0, working: false, state: 'waiting' },
  AUDIO_CONVERSION_IN_PROGRESS: { done: 0, working: true, state: 'working' },
  AUDIO_CONVERTED: { done: 1, working: false, state: 'working' },
  AUDIO_TRANSCRIPTION_IN_PROGRESS: { done: 1, working: true, state: 'working' },
  AUDIO_TRANSCRIBED: { done: 2, working: false, state: 'working' },
  TRANSCRIPTION_ANALYZE_IN_PROGRESS: { done: 2, working: true, state: 'working' },
  TRANSCRIPTION_ANALYZED: { done: 3, working: false, state: 'working' },
  TRANSCRIPTION_SUMMARIZE_IN_PROGRESS: { done: 3, working: true, state: 'working' },
  TRANSCRIPTION_SUMMARIZED: { done: 4, working: false, state: 'working' },
  PROCESS_COMPLETED: { done: 4, working: false, state: 'done' },
  TRANSCRIPTION_FAILED: { done: 1, working: false, state: 'failed' },
  ERROR: { done: 0, working: false, state: 'failed' },
}

export function progressOf(status: CallStatus): Progress {
  return places[status]
}

export function isWorking(status: CallStatus): boolean {
  const { state } = progressOf(status)
  return state === 'waiting' || state === 'working'
}

export const statusWords = defineWords('parts.call-status', {
  PENDING: 'Waiting',
  AUDIO_CONVERSION_IN_PROGRESS: 'Converting',
  AUDIO_CONVERTED: 'Converted',
  AUDIO_TRANSCRIPTION_IN_PROGRESS: 'Transcribing',
  AUDIO_TRANSCRIBED: 'Transcribed',
  TRANSCRIPTION_ANALYZE_IN_PROGRESS: 'Scoring',
  TRANSCRIPTION_ANALYZED: 'Scored',
  TRANSCRIPTION_SUMMARIZE_IN_PROGRESS: 'Summarising',
  TRANSCRIPTION_SUMMARIZED: 'Summarised',
  PROCESS_COMPLETED: 'Complete',
  TRANSCRIPTION_FAILED: 'Not transcribed',
  ERROR: 'Failed',
})
