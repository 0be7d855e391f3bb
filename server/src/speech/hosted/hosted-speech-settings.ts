import { optional, type Settings, secret } from '../../domain/settings/setting.ts'
import { text, url } from '../../domain/settings/setting-values.ts'

export const hostedSpeechSettings = {
  SPEECH_URL: optional(
    'Address of the hosted speech engine, without /v1; unset: the vendor’s own.',
    url(['http:', 'https:']),
  ),
  SPEECH_API_KEY: secret('Key of the hosted speech engine.', text),
  SPEECH_MODEL: optional('Model of the hosted speech engine; unset: whisper-1 or nova-3.', text),
} satisfies Settings
