import type { Segment } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import type { SpeechSettings } from './speech-settings.ts'

/** How much to amplify a channel so that a very quiet voice reaches a level the recogniser knows; never less than 1. */
export function chooseGain(track: VoiceTrack, settings: SpeechSettings): number {
  const usual = findLevel(track, 0, track.levels.length, 0.5, settings)
  if (usual === undefined) return 1
  const missing = settings.targetLevelDecibels - usual
  return 10 ** (Math.max(0, Math.min(settings.mostGainDecibels, missing)) / 20)
}

/** Leaves out what is so much quieter than the channel's speaker that it is a television or a colleague behind them. */
export function dropBackground(
  segments: readonly Segment[],
  track: VoiceTrack,
  settings: SpeechSettings,
): Segment[] {
  const loud = findLevel(track, 0, track.levels.length, 0.8, settings)
  return segments.filter((segment) => {
    const first = Math.floor(segment.voiceStartSample / windowSamples)
    const last = Math.ceil(segment.voiceEndSample / windowSamples)
    const level = findLevel(track, first, last, 0.5, settings)
    return level !== undefined && loud !== undefined && loud - level < settings.backgroundDecibels
  })
}

/** Which channels hold something of their own: many recorders write one mix to both sides of a stereo file. */
export function findDistinct(tracks: readonly VoiceTrack[], settings: SpeechSettings): number[] {
  return [...tracks.keys()].filter(
    (index) => !tracks.slice(0, index).some((earlier) => isCopy(tracks[index]!, earlier, settings)),
  )
}

/** Two voices never rise and fall alike throughout a call; a copy does, though it may be louder or softer as a whole. */
function isCopy(track: VoiceTrack, earlier: VoiceTrack, settings: SpeechSettings): boolean {
  const voiced = settings.voicedProbability * 255
  const differences: number[] = []
  for (let window = 0; window < Math.min(track.levels.length, earlier.levels.length); window++) {
    if (track.probabilities[window]! < voiced && earlier.probabilities[window]! < voiced) continue
    differences.push(track.levels[window]! - earlier.levels[window]!)
  }
  if (differences.length === 0) return false
  const usual = differences.toSorted((one, other) => one - other)[differences.length >> 1]!
  const alike = differences.filter((difference) => Math.abs(difference - usual) <= 2).length
  return alike / differences.length > settings.copyShare
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
