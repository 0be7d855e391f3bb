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
] as const
export type CallStatus = (typeof callStatuses)[number]

/** What a call ends in. Only a rerun leads on from there. */
export const finalStatuses: readonly CallStatus[] = ['PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR']

export type TranscriptionStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'

export const stageNames = ['convert', 'transcribe', 'analyze', 'summarize'] as const
export type StageName = (typeof stageNames)[number]

/** The containers a recording may come in. */
export const audioFormats = ['mp3', 'wav', 'm4a', 'flac', 'ogg', 'webm'] as const
export type AudioFormat = (typeof audioFormats)[number]
const capitals = audioFormats.map((format) => format.toUpperCase())
/** As sentences name them: MP3, WAV, … or WEBM. */
export const formatNames = `${capitals.slice(0, -1).join(', ')} or ${capitals.at(-1)}`

export const contentTypes: Readonly<Record<AudioFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
}
