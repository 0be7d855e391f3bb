import { type Pcm, pcmSampleRate } from '../../../audio/pcm.ts'
import { mapSideBySide } from '../map-side-by-side.ts'
import type { SpeechSettings } from '../speech-settings.ts'
import type { Workers } from '../workers.ts'
import { chooseDetectorGain } from './channel-levels.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'

/** Looks for voice on a whole channel, a second time and louder if it is very quiet. */
export async function detectChannel(
  channel: Pcm,
  workers: Workers,
  settings: SpeechSettings,
): Promise<VoiceTrack> {
  const track = await detectAt(1, channel, workers, settings)
  const gain = chooseDetectorGain(track, settings)
  return gain > 1 ? detectAt(gain, channel, workers, settings) : track
}

async function detectAt(
  gain: number,
  { path, samples }: Pcm,
  { run, sideBySide }: Workers,
  settings: SpeechSettings,
): Promise<VoiceTrack> {
  const windows = Math.ceil(samples / windowSamples)
  const perPart = Math.ceil((settings.partSeconds * pcmSampleRate) / windowSamples)
  const starts = Array.from({ length: Math.ceil(windows / perPart) }, (_, index) => index * perPart)
  const track = { probabilities: new Uint8Array(windows), levels: new Uint8Array(windows) }
  await mapSideBySide(starts, sideBySide, async (firstWindow) => {
    const count = Math.min(perPart, windows - firstWindow)
    const part = await run<VoiceTrack>({ kind: 'detect', path, firstWindow, windows: count, gain })
    track.probabilities.set(part.probabilities, firstWindow)
    track.levels.set(part.levels, firstWindow)
  })
  return track
}
