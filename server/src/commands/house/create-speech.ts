import { join } from 'node:path'
import { type Config, ConfigError } from '../../config.ts'
import type { Processors } from '../../process/processors.ts'
import { createDeepgramSpeech, deepgramUrl } from '../../speech/deepgram/deepgram-speech.ts'
import { createDryRunSpeech } from '../../speech/dry-run/dry-run-speech.ts'
import { createEmbeddedSpeech } from '../../speech/embedded/embedded-speech.ts'
import type { EngineName } from '../../speech/embedded/engine-packages.ts'
import { explainMissing } from '../../speech/embedded/find-engine-file.ts'
import { createOpenAiSpeech, openAiUrl } from '../../speech/openai/openai-speech.ts'
import type { SpeechToText } from '../../speech/speech-to-text.ts'
import { hasAllFiles } from '../engines/engine-folder.ts'

/** The engine that the settings ask for. What it lacks is said now, not at the first call. */
export function createSpeech(config: Config, processors?: Processors): SpeechToText {
  const engine = config.SPEECH_ENGINE
  const vendor = {
    url: config.SPEECH_URL,
    apiKey: config.SPEECH_API_KEY,
    model: config.SPEECH_MODEL,
    language: config.SPEECH_LANGUAGE,
  }
  switch (engine) {
    case 'moonshine-telephone':
      return checkLanguage(createEmbeddedSpeech({ processes: config.ENGINE_PROCESSES, processors }), config)
    case 'moonshine-base':
    case 'whisper-base':
    case 'whisper-small':
      return checkLanguage(createAddedEngine(engine, config, processors), config)
    case 'openai':
      needKey(config, openAiUrl)
      return createOpenAiSpeech(vendor)
    case 'deepgram':
      needKey(config, deepgramUrl)
      return createDeepgramSpeech(vendor)
    case 'dry-run':
      return createDryRunSpeech()
  }
}

function createAddedEngine(
  engine: EngineName,
  config: Config,
  processors: Processors | undefined,
): SpeechToText {
  const enginesFolder = join(config.DATA_DIR, 'engines')
  if (!hasAllFiles(enginesFolder, engine)) {
    throw new ConfigError(`SPEECH_ENGINE is ${engine}. ${explainMissing(engine)}`)
  }
  return createEmbeddedSpeech({
    processes: config.ENGINE_PROCESSES,
    processors,
    recogniser: engine,
    enginesFolder,
    language: config.SPEECH_LANGUAGE,
  })
}

function checkLanguage(speech: SpeechToText, { SPEECH_ENGINE, SPEECH_LANGUAGE }: Config): SpeechToText {
  const { languages } = speech.capabilities
  if (!SPEECH_LANGUAGE || languages === 'any' || languages.includes(SPEECH_LANGUAGE)) return speech
  throw new ConfigError(
    languages.length === 1
      ? `SPEECH_LANGUAGE is ${SPEECH_LANGUAGE}, but ${SPEECH_ENGINE} knows ${languages[0]} only. Set SPEECH_ENGINE to whisper-base, whisper-small, openai or deepgram.`
      : `SPEECH_LANGUAGE is ${SPEECH_LANGUAGE}, which ${SPEECH_ENGINE} does not know. It knows: ${languages.join(' ')}.`,
  )
}

/** A server of one's own may need none, its maker's always does. */
function needKey(config: Config, makersUrl: string): void {
  const { host } = new URL(config.SPEECH_URL ?? makersUrl)
  if (config.SPEECH_API_KEY || host !== new URL(makersUrl).host) return
  throw new ConfigError(
    `SPEECH_ENGINE=${config.SPEECH_ENGINE} needs SPEECH_API_KEY, your key from its maker; or SPEECH_URL, the address of a server of your own.`,
  )
}
