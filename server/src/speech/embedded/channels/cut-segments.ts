import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { SpeechSettings } from '../speech-settings.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'

/** A stretch of one channel for the recogniser, and the tighter times between which its voice was heard. */
export interface Segment {
  readonly startSample: number
  readonly endSample: number
  readonly voiceStartSample: number
  readonly voiceEndSample: number
  /** How far the audio may be widened without hearing the neighbouring segments. */
  readonly earliestSample: number
  readonly latestSample: number
}

interface Stretch {
  /** Windows; the end is the first one after it. */
  readonly start: number
  readonly end: number
}

/** Cuts a channel into stretches of speech, in order and without overlap. */
export function cutSegments(track: VoiceTrack, samples: number, settings: SpeechSettings): Segment[] {
  const { probabilities } = track
  const voiced = settings.voicedProbability * 255
  const toWindows = (seconds: number) => Math.max(1, Math.round((seconds * pcmSampleRate) / windowSamples))
  const stretches = findStretches(probabilities, settings, toWindows(settings.closingSilenceSeconds))
    .flatMap((stretch) => splitLong(probabilities, stretch, toWindows(settings.longestSegmentSeconds)))
    .filter((stretch) => {
      const count = probabilities
        .subarray(stretch.start, stretch.end)
        .reduce((sum, p) => sum + +(p >= voiced), 0)
      return count >= toWindows(settings.leastVoicedSeconds)
    })
  const padding = toWindows(settings.paddingSeconds)
  return stretches.map((stretch, index) => {
    const previous = stretches[index - 1]
    const next = stretches[index + 1]
    const earliest = previous ? middle(previous.end, stretch.start) : 0
    const latest = next ? middle(stretch.end, next.start) : Math.ceil(samples / windowSamples)
    let voiceStart = stretch.start
    while (probabilities[voiceStart]! < voiced) voiceStart++
    let voiceEnd = stretch.end
    while (probabilities[voiceEnd - 1]! < voiced) voiceEnd--
    return {
      startSample: Math.max(stretch.start - padding, earliest) * windowSamples,
      endSample: Math.min(Math.min(stretch.end + padding, latest) * windowSamples, samples),
      voiceStartSample: voiceStart * windowSamples,
      voiceEndSample: Math.min(voiceEnd * windowSamples, samples),
      earliestSample: earliest * windowSamples,
      latestSample: Math.min(latest * windowSamples, samples),
    }
  })
}

function findStretches(
  probabilities: Uint8Array,
  settings: SpeechSettings,
  closingWindows: number,
): Stretch[] {
  const open = settings.openProbability * 255
  const close = settings.closeProbability * 255
  const stretches: Stretch[] = []
  let start = -1
  let end = 0
  for (let window = 0; window < probabilities.length; window++) {
    const probability = probabilities[window]!
    if (start < 0) {
      if (probability < open) continue
      start = window
      end = window + 1
    } else if (probability >= close) end = window + 1
    else if (window - end >= closingWindows) {
      stretches.push({ start, end })
      start = -1
    }
  }
  if (start >= 0) stretches.push({ start, end })
  return stretches
}

/** Cuts where voice is least likely, over a few windows, so that a word is cut only when there is no pause at all. */
function splitLong(probabilities: Uint8Array, { start, end }: Stretch, longest: number): Stretch[] {
  const pieces: Stretch[] = []
  let from = start
  while (end - from > longest) {
    const latest = Math.min(from + longest, end - Math.floor(longest / 5))
    let best = latest
    let least = Number.POSITIVE_INFINITY
    for (let window = from + Math.floor(longest / 3); window <= latest; window++) {
      let sum = 0
      for (let near = window - 2; near <= window + 2; near++) sum += probabilities[near] ?? 0
      if (sum <= least) {
        least = sum
        best = window
      }
    }
    pieces.push({ start: from, end: best })
    from = best
  }
  pieces.push({ start: from, end })
  return pieces
}

function middle(end: number, start: number): number {
  return Math.floor((end + start) / 2)
}
