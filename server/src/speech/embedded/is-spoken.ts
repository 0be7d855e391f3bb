import { pcmSampleRate } from '../../audio/pcm.ts'
import type { Utterance } from '../join-turns.ts'
import { type VoiceTrack, windowSamples } from './channels/detect-voice.ts'
import type { SpeechSettings } from './speech-settings.ts'
import type { Recognition } from './words/recognise-segments.ts'

/** What recognisers taught on subtitles write down for coughs, music and applause, and hardly a caller says alone. */
const hollow =
  /^you[.!?]*$|thank(s| you) (so much |very much )?for watching|like and subscribe|subtitles? by|captions? by|amara\.org/i
/** The marks of a song or of a line of credits. */
const notSpeech = /[♪♫♬©]/

/** Whether a recognition is rather something said than music or noise put into words. */
export function isSpoken(
  utterance: Utterance & Recognition,
  track: VoiceTrack,
  settings: SpeechSettings,
): boolean {
  const { startSeconds, endSeconds, text, confidence } = utterance
  const least =
    endSeconds - startSeconds < settings.shortSeconds
      ? settings.leastShortConfidence
      : settings.leastConfidence
  if (confidence < least || !/[\p{L}\p{N}]/u.test(text)) return false
  if (hollow.test(text) || notSpeech.test(text)) return false
  return soundsLikeVoice(utterance, track, settings)
}

/**
 * A melody makes the detector start again and again without ever being sure for long; somebody who talks is sure for
 * most of the time, or at least for the length of a few words between stretches of music.
 */
function soundsLikeVoice(
  { startSeconds, endSeconds }: Utterance,
  { probabilities }: VoiceTrack,
  settings: SpeechSettings,
): boolean {
  const toWindow = (seconds: number) => Math.round((seconds * pcmSampleRate) / windowSamples)
  const heard = probabilities.subarray(toWindow(startSeconds), toWindow(endSeconds))
  const voiced = heard.filter((probability) => probability >= settings.voicedProbability * 255).length
  const sure = heard.filter((probability) => probability >= settings.sureProbability * 255).length
  return voiced >= settings.leastVoicedShare * heard.length || sure >= toWindow(settings.leastSureSeconds)
}
