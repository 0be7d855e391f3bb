import type { SpeechSettings } from '../speech-settings.ts'
import type { Likeness } from './compare-channels.ts'
import { cutSegments } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import { findSharedVoice } from './find-shared-voice.ts'

/** A channel that holds a voice of its own. */
export interface OwnChannel {
  /** Its place among the recording's channels. */
  readonly index: number
  /** Without the voice that belongs to another channel. */
  readonly track: VoiceTrack
  /** The windows in which only another channel's voice is heard, from afar. */
  readonly leaked: ReadonlySet<number>
}

/** Compares two channels, judging by the windows in which both seem to hold a voice; undefined when they have nothing in common. */
export type Compare = (
  first: number,
  second: number,
  windows: readonly number[],
) => Promise<[Likeness, Likeness] | undefined>

/**
 * Finds the channels that hold a voice of their own. Many recorders write one mix to both sides of a stereo file, or
 * leave one side empty: such a call has one channel. Where one party is heard faintly in the other's channel, that is
 * left out, so that nothing is written down twice; where both talk at once, both are kept.
 */
export async function separateChannels(
  tracks: readonly VoiceTrack[],
  compare: Compare,
  settings: SpeechSettings,
): Promise<OwnChannel[]> {
  const copies = new Set<number>()
  const leaked = tracks.map(() => new Set<number>())
  for (const first of tracks.keys()) {
    for (let second = first + 1; second < tracks.length; second++) {
      const pair = [tracks[first]!, tracks[second]!] as const
      const windows = findBothVoiced(pair, settings)
      const likenesses = windows.length > 0 ? await compare(first, second, windows) : undefined
      if (!likenesses) continue
      const shared = findSharedVoice(pair, likenesses, settings)
      if (shared === 'same') copies.add(sumLevels(pair[0]) <= sumLevels(pair[1]) ? second : first)
      else {
        for (const window of shared[0]) leaked[first]!.add(window)
        for (const window of shared[1]) leaked[second]!.add(window)
      }
    }
  }
  const own = tracks
    .map((track, index) => ({
      index,
      track: withoutVoice(track, leaked[index]!),
      leaked: leaked[index]!,
    }))
    .filter(({ index }) => !copies.has(index))
  const live = own.filter(({ track }) => isLive(track, settings))
  return live.length > 0 ? live : own.slice(0, 1)
}

function findBothVoiced(
  [first, second]: readonly [VoiceTrack, VoiceTrack],
  settings: SpeechSettings,
): number[] {
  const open = settings.openProbability * 255
  return [...first.probabilities.keys()].filter(
    (window) => first.probabilities[window]! >= open && (second.probabilities[window] ?? 0) >= open,
  )
}

/** The lower, the louder: levels are decibels below full scale. */
function sumLevels({ levels }: VoiceTrack): number {
  return levels.reduce((sum, level) => sum + level, 0)
}

function withoutVoice(track: VoiceTrack, windows: ReadonlySet<number>): VoiceTrack {
  if (windows.size === 0) return track
  return {
    ...track,
    probabilities: track.probabilities.map((heard, window) => (windows.has(window) ? 0 : heard)),
  }
}

function isLive(track: VoiceTrack, settings: SpeechSettings): boolean {
  return cutSegments(track, track.levels.length * windowSamples, settings).length > 0
}

/** The stretches of a segment, in samples from its start, that are not to be listened to. */
export function listSilenced(
  { leaked }: OwnChannel,
  startSample: number,
  endSample: number,
): [number, number][] {
  const silenced: [number, number][] = []
  const last = Math.ceil(endSample / windowSamples)
  for (let window = Math.floor(startSample / windowSamples); window < last; window++) {
    if (!leaked.has(window)) continue
    const start = window * windowSamples - startSample
    const before = silenced.at(-1)
    if (before?.[1] === start) before[1] += windowSamples
    else silenced.push([Math.max(0, start), start + windowSamples])
  }
  return silenced
}
