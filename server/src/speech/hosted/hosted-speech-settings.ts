import { optional, type Settings, secret } from '../../domain/settings/setting.ts'
import { text, url } from '../../domain/settings/setting-values.ts'

/** Every vendor: how SPEECH_ENGINE explains it, and the model that is used unless SPEECH_MODEL names another. */
export const vendors = {
  openai: {
    about: 'openai (any server with an OpenAI-compatible /v1/audio/transcriptions)',
    model: 'whisper-1',
  },
  deepgram: { about: 'deepgram', model: 'nova-3' },
}
export const vendorNames = Object.keys(vendors) as (keyof typeof vendors)[]
const models = Object.values(vendors).map(({ model }) => model)

export const hostedSpeechSettings = {
  SPEECH_URL: optional(
    'Address of the hosted speech engine, without /v1; unset: the vendor’s own.',
    url(['http:', 'https:']),
  ),
  SPEECH_API_KEY: secret('Key of the hosted speech engine.', text),
  SPEECH_MODEL: optional(`Model of the hosted speech engine; unset: ${models.join(' or ')}.`, text),
} satisfies Settings
