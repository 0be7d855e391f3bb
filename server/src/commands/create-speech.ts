import { type Config, ConfigError } from '../config.ts'
import { createDeepgramSpeech, deepgramUrl } from '../speech/deepgram/deepgram-speech.ts'
import { createEmbeddedSpeech } from '../speech/embedded/embedded-speech.ts'
import { createOpenAiSpeech, openAiUrl } from '../speech/openai/openai-speech.ts'
import type { SpeechToText } from '../speech/speech-to-text.ts'

/** Who writes down the calls, as the settings say. */
export function createSpeech(config: Config): SpeechToText {
  const vendor = {
    url: config.SPEECH_URL,
    apiKey: config.SPEECH_API_KEY,
    model: config.SPEECH_MODEL,
    language: config.SPEECH_LANGUAGE,
  }
  switch (config.SPEECH_ENGINE) {
    case 'openai':
      needKey(config, openAiUrl)
      return createOpenAiSpeech(vendor)
    case 'deepgram':
      needKey(config, deepgramUrl)
      return createDeepgramSpeech(vendor)
    default:
      return createEmbeddedSpeech({ processes: config.ENGINE_PROCESSES })
  }
}

/** A server of one's own may need none, its maker's always does. */
function needKey(config: Config, makersUrl: string): void {
  const { host } = new URL(config.SPEECH_URL ?? makersUrl)
  if (config.SPEECH_API_KEY || host !== new URL(makersUrl).host) return
  throw new ConfigError(
    `SPEECH_ENGINE=${config.SPEECH_ENGINE} needs SPEECH_API_KEY, your key from its maker; or SPEECH_URL, the address of a server of your own.`,
  )
}
