import { optional, type Settings, setting } from '../domain/settings/setting.ts'
import { oneOf } from '../domain/settings/setting-values.ts'
import { hostedSpeechSettings, vendorNames, vendors } from './hosted/hosted-speech-settings.ts'

export const speechEngineSettings = {
  SPEECH_ENGINE: setting(
    'moonshine-telephone',
    `Engine that transcribes the calls: moonshine-telephone (English), moonshine-base (the same before it was taught on telephone calls), whisper-base or whisper-small (many languages; add these three first with "callmark engine add"), ${vendorNames.map((name) => vendors[name].about).join(', ')}, or dry-run (none: to test an installation).`,
    oneOf([
      'moonshine-telephone',
      'moonshine-base',
      'whisper-base',
      'whisper-small',
      ...vendorNames,
      'dry-run',
    ]),
  ),
  SPEECH_LANGUAGE: optional(
    'Language of the calls as ISO 639-1 code (en, es, …); unset: detected.',
    languageCode,
  ),
  ...hostedSpeechSettings,
} satisfies Settings

function languageCode(value: string): string {
  if (!/^[a-z]{2}$/.test(value))
    throw new Error(`must be a code of two letters such as en or es, not "${value}"`)
  return value
}
