import { access } from 'node:fs/promises'
import { EngineError } from '../../src/domain/errors.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'

export interface ScriptedSpeech extends SpeechToText {
  /** How often it was asked to transcribe. */
  readonly asked: () => number
}

/** Stands where a vendor's speech service would: throws the faults in turn, then hears the given turns. */
export function createScriptedSpeech(
  script: { faults?: readonly Error[]; turns?: readonly Turn[]; before?: () => Promise<void> } = {},
): ScriptedSpeech {
  const faults = [...(script.faults ?? [])]
  let asked = 0
  return {
    id: 'scripted/test',
    capabilities: { languages: 'any', speakers: true, vocabulary: false },
    asked: () => asked,
    async transcribe(channels, _hints, signal) {
      asked++
      signal.throwIfAborted()
      for (const { path } of channels) {
        await access(path).catch(() => {
          throw new EngineError('The decoded recording is not there.', { retryable: true })
        })
      }
      // A vendor is never instant.
      await new Promise((resolve) => setTimeout(resolve, 5))
      await script.before?.()
      signal.throwIfAborted()
      const fault = faults.shift()
      if (fault) throw fault
      return { turns: script.turns ?? [], language: 'en' }
    },
    async close() {},
  }
}
