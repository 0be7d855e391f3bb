import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { SpeechSettings } from '../speech-settings.ts'
import type { Segment } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'

/** How much to amplify a channel so that a very quiet voice reaches a level the recogniser knows; never less than 1. */
export function chooseGain(track: VoiceTrack, settings: SpeechSettings): number {
  const usual = findLevel(track, 0, track.levels.length, 0.5, settings)
  if (usual === undefined) return 1
  const missing = settings.targetLevelDecibels - usual
  return 10 ** (Math.max(0, Math.min(settings.mostGainDecibels, missing)) / 20)
}

/** How much louder the detector must hear a channel so quiet that it would miss its voice; 1 for any usual level. */
export function chooseDetectorGain({ levels }: VoiceTrack, settings: SpeechSettings): number {
  const loudestSecond = levels.toSorted()[Math.round(pcmSampleRate / windowSamples)]
  if (loudestSecond === undefined || -loudestSecond >= settings.quietDecibels) return 1
  const missing = settings.detectorLevelDecibels + loudestSecond
  return 10 ** (Math.min(settings.mostGainDecibels, missing) / 20)
}

/** Leaves out what is so much quieter than the channel's speaker that it is a television or a colleague behind them. */
export function dropBackground(
  segments: readonly Segment[],
  track: VoiceTrack,
  decibels: number,
  settings: SpeechSettings,
): Segment[] {
  const loud = findLevel(track, 0, track.levels.length, 0.8, settings)
  return segments.filter((segment) => {
    const first = Math.floor(segment.voiceStartSample / windowSamples)
    const last = Math.ceil(segment.voiceEndSample / windowSamples)
    const level = findLevel(track, first, last, 0.5, settings)
    return level !== undefined && loud !== undefined && loud - level < decibels
  })
}

/** The level, in decibels, that a share of the voiced windows stay below. */
function findLevel(
  { probabilities, levels }: VoiceTrack,
  first: number,
  last: number,
  share: number,
  settings: SpeechSettings,
): number | undefined {
  const voiced = settings.voicedProbability * 255
  const belowFullScale = levels
    .subarray(first, last)
    .filter((_, window) => probabilities[first + window]! >= voiced)
    .sort()
  const level = belowFullScale[Math.floor(belowFullScale.length * (1 - share))]
  return level === undefined ? undefined : -level
}
