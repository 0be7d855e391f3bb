import type { Pcm } from '../../../audio/pcm.ts'
import type { Segment } from '../channels/cut-segments.ts'
import type { VoiceTrack } from '../channels/detect-voice.ts'
import type { PlacedSegment } from '../channels/share-segments.ts'
import { speechSettings } from '../speech-settings.ts'
import { type Processes, type Separated, separateSpeakers } from './separate-speakers.ts'

export interface FoundSpeakers {
  readonly segments: readonly PlacedSegment[]
  readonly speakers: number
  /** To be given what was recognised, by speaker: what is said may show that one voice is two. */
  readonly settle: Separated['settle']
}

/**
 * Whose each segment is. Where several channels have something on them, each channel is a speaker; where only one has,
 * all parties may be on it and are told apart by their voices.
 */
export async function findSpeakers(
  channels: readonly Pcm[],
  tracks: readonly VoiceTrack[],
  segments: readonly (readonly Segment[])[],
  processes: Processes,
): Promise<FoundSpeakers> {
  const spoken = segments.flatMap(({ length }, channel) => (length > 0 ? [channel] : []))
  const [channel] = spoken
  if (channel === undefined || spoken.length > 1) {
    return {
      segments: segments.flatMap((own, index) =>
        own.map((segment) => ({ ...segment, channel: index, speaker: index })),
      ),
      speakers: channels.length,
      settle: (heard) => [...heard],
    }
  }
  const separated = await separateSpeakers(
    {
      path: channels[channel]!.path,
      track: tracks[channel]!,
      segments: segments[channel]!,
      voicedProbability: speechSettings.voicedProbability,
    },
    processes,
  )
  const isOne = separated.speakers === 1
  return {
    segments: separated.segments.map((segment) => ({
      ...segment,
      channel,
      speaker: isOne ? channel : segment.speaker,
    })),
    speakers: isOne ? channels.length : separated.speakers,
    settle: separated.settle,
  }
}
