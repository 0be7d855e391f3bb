import type { Config } from '../config.ts'
import type { About } from '../http/context.ts'
import { absentSpeech } from './house/absent-engines.ts'
import type { OpenHouse } from './house/open-house.ts'
import { readVersion } from './read-version.ts'

/** What the service tells those who ask. An engine that only others run goes by the name it has in the settings. */
export function describeService(config: Config, { speech, judge }: OpenHouse): About {
  return {
    version: readVersion(),
    engines: {
      speech: speech.id === absentSpeech.id ? config.SPEECH_ENGINE : speech.id,
      judge: judge.id,
    },
    retention: { audio: config.RETAIN_AUDIO_DAYS, transcript: config.RETAIN_TRANSCRIPT_DAYS },
    maxDurationSeconds: config.MAX_CALL_MINUTES * 60,
  }
}
