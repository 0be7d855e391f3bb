import { EngineError } from '../../domain/errors.ts'
import type { Judge } from '../../judge/judge.ts'
import type { SpeechToText } from '../../speech/speech-to-text.ts'

/** Stands for an engine in a process that leaves its stages to others: it needs no weights, no key and no children. */
function refuse(): never {
  throw new EngineError('This process does not run that stage.', { retryable: true })
}

export const absentSpeech: SpeechToText = {
  id: 'absent',
  capabilities: { languages: 'any', speakers: false, vocabulary: false },
  transcribe: async () => refuse(),
  close: async () => {},
}

export const absentJudge: Judge = {
  id: 'absent',
  promptVersion: 'absent',
  judge: async () => refuse(),
  digest: async () => refuse(),
  close: async () => {},
}
