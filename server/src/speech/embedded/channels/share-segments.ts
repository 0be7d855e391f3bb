import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { SpeechSettings } from '../speech-settings.ts'
import type { Segment } from './cut-segments.ts'

/** A segment with the channel it is heard on and the speaker it belongs to. */
export interface PlacedSegment extends Segment {
  readonly channel: number
  readonly speaker: number
}

/** Groups segments of like length, whichever their channel, for the recogniser to work on together. */
export function shareSegments(
  segments: readonly PlacedSegment[],
  settings: SpeechSettings,
): PlacedSegment[][] {
  const longestFirst = segments.toSorted((one, other) => countSamples(other) - countSamples(one))
  const groups: PlacedSegment[][] = []
  for (const segment of longestFirst) {
    const group = groups.at(-1)
    const longest = group && countSamples(group[0]!)
    if (
      group &&
      group.length < settings.mostTogether &&
      (group.length + 1) * longest! <= settings.taskSeconds * pcmSampleRate &&
      countSamples(segment) >= longest! * settings.leastFill
    ) {
      group.push(segment)
    } else groups.push([segment])
  }
  return groups.map((group) => group.map((segment) => widen(segment, countSamples(group[0]!))))
}

/** The quiet around a segment sounds more natural to the recogniser than the digital silence it would be filled up with. */
function widen(segment: PlacedSegment, samples: number): PlacedSegment {
  const endSample = Math.min(segment.latestSample, segment.endSample + samples - countSamples(segment))
  const startSample = Math.max(segment.earliestSample, endSample - samples)
  return { ...segment, startSample: Math.min(startSample, segment.startSample), endSample }
}

function countSamples(segment: Segment): number {
  return segment.endSample - segment.startSample
}
