import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { ChildPool } from '../../process/child-pool.ts'
import type { Utterance } from '../join-turns.ts'
import { labelTurns } from '../label-turns.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { chooseGain, dropBackground } from './channel-levels.ts'
import type { Likeness } from './compare-channels.ts'
import { cutSegments } from './cut-segments.ts'
import { detectChannel } from './detect-channel.ts'
import { windowSamples } from './detect-voice.ts'
import { isSpoken } from './is-spoken.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import type { HeardPassage } from './passage.ts'
import type { Recognition } from './recognise-segments.ts'
import { reconsiderPassages } from './reconsider-passages.ts'
import { listSilenced, type OwnChannel, separateChannels } from './separate-channels.ts'
import { type PlacedSegment, shareSegments } from './share-segments.ts'
import { findSpeakers } from './speakers/find-speakers.ts'
import type { SpeechAnswer, SpeechTask } from './speech-child.ts'
import { type SpeechSettings, speechSettings } from './speech-settings.ts'
import { makeSpeller } from './spell-terms.ts'
import { timePassages } from './time-passages.ts'
import type { Workers } from './workers.ts'

/** Far beyond what a task takes on a busy machine, loading the weights included. */
const taskTimeoutMs = 300_000

export interface EmbeddedSpeechOptions {
  readonly processes: number
  /** Other than the usual ones, to measure what they are worth. */
  readonly settings?: SpeechSettings
}

/** English speech recognition with nothing but this machine. Its processes start at the first call. */
export function createEmbeddedSpeech({
  processes,
  settings = speechSettings,
}: EmbeddedSpeechOptions): SpeechToText {
  const pool = new ChildPool<SpeechTask, SpeechAnswer>({
    entry: new URL('./speech-child.ts', import.meta.url),
    size: processes,
    heapMegabytes: 256,
    bareEnvironment: true,
  })

  const startWork = (signal: AbortSignal): Workers => ({
    run: <Answer extends SpeechAnswer>(task: SpeechTask) =>
      pool.run(task, { signal, timeoutMs: taskTimeoutMs }) as Promise<Answer>,
    // One more than there are processes, so that none waits for its next task; no more, so that calls take turns.
    sideBySide: processes + 1,
  })

  async function hear(
    channels: readonly Pcm[],
    own: readonly OwnChannel[],
    hints: SpeechHints,
    workers: Workers,
  ): Promise<Utterance[][]> {
    const byChannel = own.map(({ track }, channel) => {
      const cut = cutSegments(track, channels[channel]!.samples, settings)
      // Two parties on one channel may differ much in level, and then the quiet one is not in the background.
      return own.length > 1 ? dropBackground(cut, track, settings) : cut
    })
    const tracks = own.map(({ track }) => track)
    const { segments, speakers, settle } = await findSpeakers(channels, tracks, byChannel, workers)
    const wasSpoken = (passage: HeardPassage) => isSpoken(passage, own[passage.channel]!.track, settings)
    const first = await recognise(channels, own, segments, hints.vocabulary, workers)
    const better = await reconsiderPassages(first, wasSpoken, hints.vocabulary, workers, settings)
    const spell = makeSpeller(hints.vocabulary)
    const spoken = better.filter(wasSpoken).map((passage) => ({ ...passage, text: spell(passage.text) }))
    const timed = hints.timeWords ? await timePassages(spoken, hints.timeWords, workers) : spoken
    return settle(
      Array.from({ length: speakers }, (_, speaker) =>
        timed.filter((passage) => passage.speaker === speaker),
      ),
    )
  }

  /** In time order. */
  async function recognise(
    channels: readonly Pcm[],
    own: readonly OwnChannel[],
    segments: readonly PlacedSegment[],
    vocabulary: string,
    { run, sideBySide }: Workers,
  ): Promise<HeardPassage[]> {
    const gains = own.map(({ track }) => chooseGain(track, settings))
    const passages: HeardPassage[] = []
    await mapSideBySide(shareSegments(segments, settings), sideBySide, async (group) => {
      const pieces = group.map(({ channel, startSample, endSample }) => ({
        path: channels[channel]!.path,
        startSample,
        endSample,
        gain: gains[channel]!,
        silenced: listSilenced(own[channel]!, startSample, endSample),
      }))
      const { tokensPerSecond } = settings
      const recognitions = await run<Recognition[]>({
        kind: 'recognise',
        segments: pieces,
        tokensPerSecond,
        vocabulary,
      })
      recognitions.forEach((recognition, index) => {
        const { channel, speaker, voiceStartSample, voiceEndSample } = group[index]!
        const startSeconds = voiceStartSample / pcmSampleRate
        const endSeconds = voiceEndSample / pcmSampleRate
        passages.push({ channel, speaker, ...pieces[index]!, startSeconds, endSeconds, ...recognition })
      })
    })
    return passages.sort(
      (one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds,
    )
  }

  return {
    id: 'moonshine/base-en',
    capabilities: { languages: ['en'], speakers: true, vocabulary: true },
    async transcribe(channels, hints, signal) {
      const workers = startWork(signal)
      const tracks = await Promise.all(channels.map((channel) => detectChannel(channel, workers, settings)))
      const own = await separateChannels(
        tracks,
        (first, second, windows) =>
          workers.run<[Likeness, Likeness] | undefined>({
            kind: 'compare',
            paths: [channels[first]!.path, channels[second]!.path],
            windows,
            windowCount: Math.ceil(Math.max(...channels.map(({ samples }) => samples)) / windowSamples),
          }),
        settings,
      )
      const kept = own.map(({ index }) => channels[index]!)
      const heard = await hear(kept, own, hints, workers)
      return { turns: labelTurns(heard, hints.agentName), language: 'en' }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
