import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { Utterance } from '../../join-turns.ts'
import type { Segment } from '../channels/cut-segments.ts'
import { type VoiceTrack, windowSamples } from '../channels/detect-voice.ts'
import { mapSideBySide } from '../map-side-by-side.ts'
import type { SpeakerAnswer, SpeakerTask } from './answer-speaker-task.ts'
import { cutAtChanges, type SpokenSegment } from './cut-at-changes.ts'
import type { VoicePrints } from './print-voices.ts'
import { settleDoubt } from './settle-doubt.ts'
import { speakerSettings as settings } from './speaker-settings.ts'
import type { ToldApart } from './tell-apart.ts'

export interface Channel {
  readonly path: string
  readonly track: VoiceTrack
  readonly segments: readonly Segment[]
  /** From which probability on the detector's windows bound reported times. */
  readonly voicedProbability: number
}

export interface Processes {
  /** Has one of the engine's processes do a task. */
  readonly run: (task: SpeakerTask) => Promise<SpeakerAnswer>
  readonly sideBySide: number
}

export interface Separated {
  readonly speakers: number
  readonly segments: readonly SpokenSegment[]
  /** Takes what was recognised, by speaker, and gives it back by speaker: what is said may show that one voice is two. */
  readonly settle: (heard: readonly Utterance[][]) => Utterance[][]
}

/** Finds who speaks in each segment of a channel that holds several parties, and cuts segments where the speaker changes. */
export async function separateSpeakers(channel: Channel, processes: Processes): Promise<Separated> {
  const { track, segments, voicedProbability } = channel
  if (segments.length === 0) return { speakers: 1, segments: [], settle: (heard) => [...heard] }
  const parts = await mapSideBySide(shareOut(segments), processes.sideBySide, (part) =>
    printPart(channel, part, processes),
  )
  const printed = parts.flat()
  const { speakers, labels, doubt } = (await processes.run({
    kind: 'tell-apart',
    stretches: segments.map((segment, index) => ({ ...toStretch(segment), ...printed[index]! })),
    probabilities: track.probabilities,
  })) as ToldApart
  return {
    speakers,
    settle: (heard) => (doubt && settleByWords(heard.flat(), segments, doubt)) ?? [...heard],
    segments: segments.flatMap((segment, index) =>
      cutAtChanges(segment, labels[index]!, track.probabilities, voicedProbability, settings),
    ),
  }
}

function settleByWords(
  heard: readonly Utterance[],
  segments: readonly Segment[],
  prints: readonly Float32Array[],
): Utterance[][] | undefined {
  const printAt = (seconds: number) =>
    prints[
      Math.max(
        0,
        segments.findLastIndex((segment) => segment.voiceStartSample <= seconds * pcmSampleRate + 1),
      )
    ]!
  const labels = settleDoubt(heard.map(({ text, startSeconds }) => ({ text, print: printAt(startSeconds) })))
  return labels && [0, 1].map((speaker) => heard.filter((_, index) => labels[index] === speaker))
}

async function printPart(
  { path, track }: Channel,
  part: readonly Segment[],
  { run }: Processes,
): Promise<VoicePrints[]> {
  const firstWindow = Math.floor(part[0]!.startSample / windowSamples)
  const lastWindow = Math.ceil(part.at(-1)!.endSample / windowSamples)
  return (await run({
    kind: 'print-voices',
    path,
    stretches: part.map(toStretch),
    probabilities: track.probabilities.slice(firstWindow, lastWindow),
    firstWindow,
  })) as VoicePrints[]
}

function shareOut(segments: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = []
  for (const segment of segments) {
    const part = parts.at(-1)
    const seconds = part ? (segment.endSample - part[0]!.startSample) / pcmSampleRate : 0
    if (part && seconds <= settings.partSeconds) part.push(segment)
    else parts.push([segment])
  }
  return parts
}

function toStretch({ voiceStartSample, voiceEndSample }: Segment) {
  return { startSample: voiceStartSample, endSample: voiceEndSample }
}
