import { pcmSampleRate } from '../../../audio/pcm.ts'
import { beginDecoding } from './decode-step.ts'
import { listen } from './listen.ts'
import type { Whisper } from './open-whisper.ts'
import { whisperSettings as settings } from './whisper-settings.ts'
import { tokens } from './whisper-tokens.ts'

/** How likely each language is, by code. */
export type LanguageGuess = Readonly<Record<string, number>>

/** What is spoken in a segment, by its sound alone. */
export async function identifyLanguage(whisper: Whisper, audio: Float32Array): Promise<LanguageGuess> {
  const hidden = await listen(whisper, audio, Math.max(audio.length, settings.leastSeconds * pcmSampleRate))
  const { scores } = await beginDecoding(whisper, hidden, [tokens.start])
  const logits = [...whisper.languages].map(([code, token]) => [code, scores[0]![token]!] as const)
  const most = Math.max(...logits.map(([, logit]) => logit))
  const weights = logits.map(([code, logit]) => [code, Math.exp(logit - most)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(weights.map(([code, weight]) => [code, weight / sum]))
}
