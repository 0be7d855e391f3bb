import { access } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { EngineError } from '../../domain/errors.ts'
import type { SpeechToText } from '../speech-to-text.ts'

/** Hears nothing, at once: shows what an installation carries when the engines cost nothing. */
export function createDryRunSpeech(): SpeechToText {
  return {
    id: 'dry-run/none',
    capabilities: { languages: 'any', speakers: false, vocabulary: false },
    async transcribe(channels, _hints, signal) {
      for (const { path } of channels) {
        await access(path).catch(() => {
          throw new EngineError('The decoded recording is gone.', { retryable: true })
        })
      }
      await setImmediate()
      signal.throwIfAborted()
      return { turns: [], language: 'en' }
    },
    async close() {},
  }
}
