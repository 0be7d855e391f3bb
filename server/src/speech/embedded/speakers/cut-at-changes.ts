import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { Segment } from '../channels/cut-segments.ts'
import { windowSamples } from '../channels/detect-voice.ts'
import type { SpeakerSettings } from './speaker-settings.ts'

/** A segment in which one of several speakers on its channel is heard. */
export interface SpokenSegment extends Segment {
  readonly speaker: number
}

/**
 * Cuts a segment where its speaker changes, at the deepest pause near, so that no word is cut where there is a pause.
 * `labels` has the speaker for every step from the start of its voice.
 */
export function cutAtChanges(
  segment: Segment,
  labels: Uint8Array,
  probabilities: Uint8Array,
  voicedProbability: number,
  settings: SpeakerSettings,
): SpokenSegment[] {
  const stepSamples = settings.stepSeconds * pcmSampleRate
  const reach = Math.round((settings.cutReachSeconds * pcmSampleRate) / windowSamples)
  const pieces: SpokenSegment[] = []
  let from = segment.startSample
  let speaker = labels[0] ?? 0
  const finish = (to: number, last: boolean) => {
    const voice = findVoice(segment, from, to, probabilities, voicedProbability)
    const previous = pieces.at(-1)
    const piece = {
      startSample: from,
      endSample: to,
      voiceStartSample: voice?.start ?? from,
      voiceEndSample: voice?.end ?? to,
      earliestSample: previous ? from : segment.earliestSample,
      latestSample: last ? segment.latestSample : to,
      speaker,
    }
    if (voice && previous?.speaker !== speaker) pieces.push(piece)
    // Without a voice of its own it belongs to whoever spoke before.
    else if (previous) pieces[pieces.length - 1] = merge(previous, piece, voice?.end)
    else if (last) pieces.push(piece)
    else return
    from = to
  }
  for (let index = 1; index < labels.length; index++) {
    if (labels[index] === labels[index - 1]) continue
    const change = (segment.voiceStartSample + index * stepSamples) / windowSamples
    const bounds = {
      first: Math.ceil(from / windowSamples),
      last: Math.floor(segment.endSample / windowSamples),
    }
    const cut = findPause(Math.round(change), reach, probabilities, bounds) * windowSamples
    // A change in the very last moment is none: what was said before it stays with whoever said it.
    if (cut >= segment.endSample) break
    if (cut > from) finish(cut, false)
    speaker = labels[index]!
  }
  finish(segment.endSample, true)
  return pieces
}

function merge(previous: SpokenSegment, piece: SpokenSegment, voiceEnd: number | undefined): SpokenSegment {
  return {
    ...previous,
    endSample: piece.endSample,
    latestSample: piece.latestSample,
    voiceEndSample: voiceEnd ?? previous.voiceEndSample,
  }
}

function findPause(
  near: number,
  reach: number,
  probabilities: Uint8Array,
  { first, last }: { readonly first: number; readonly last: number },
): number {
  let best = near
  let least = Number.POSITIVE_INFINITY
  for (let distance = 0; distance <= reach; distance++)
    for (const window of [near - distance, near + distance]) {
      if (window < first || window > last) continue
      const sum =
        (probabilities[window - 1] ?? 0) + (probabilities[window] ?? 0) + (probabilities[window + 1] ?? 0)
      if (sum < least) {
        least = sum
        best = window
      }
    }
  return best
}

function findVoice(
  segment: Segment,
  from: number,
  to: number,
  probabilities: Uint8Array,
  voicedProbability: number,
): { start: number; end: number } | undefined {
  const isVoiced = (window: number) => probabilities[window]! >= voicedProbability * 255
  let first = Math.floor(Math.max(from, segment.voiceStartSample) / windowSamples)
  let last = Math.ceil(Math.min(to, segment.voiceEndSample) / windowSamples)
  while (first < last && !isVoiced(first)) first++
  while (last > first && !isVoiced(last - 1)) last--
  return first < last
    ? { start: first * windowSamples, end: Math.min(last * windowSamples, segment.voiceEndSample) }
    : undefined
}
