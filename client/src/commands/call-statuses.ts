import type { CallStatus } from '../client.ts'

/** Every status, in the order a call goes through them. */
export const callStatuses = [
  'PENDING',
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
  'AUDIO_TRANSCRIBED',
  'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
  'TRANSCRIPTION_ANALYZED',
  'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
  'TRANSCRIPTION_SUMMARIZED',
  'TRANSCRIPTION_FAILED',
  'PROCESS_COMPLETED',
  'ERROR',
] as const satisfies CallStatus[]
