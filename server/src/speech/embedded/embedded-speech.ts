import type { Pcm } from '../../audio/pcm.ts'
import { ChildPool } from '../../process/child-pool.ts'
import type { Processors } from '../../process/processors.ts'
import { labelTurns } from '../label-turns.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { chooseGain, dropBackground } from './channels/channel-levels.ts'
import type { Likeness } from './channels/compare-channels.ts'
import { cutSegments } from './channels/cut-segments.ts'
import { detectChannel } from './channels/detect-channel.ts'
import { windowSamples } from './channels/detect-voice.ts'
import { listSilenced, type OwnChannel, separateChannels } from './channels/separate-channels.ts'
import { isSpoken } from './is-spoken.ts'
import type { Scene } from './scene.ts'
import { type FoundSpeakers, findSpeakers } from './speakers/find-speakers.ts'
import type { RecogniserName, SpeechAnswer, SpeechTask } from './speech-child.ts'
import { type SpeechSettings, speechSettings } from './speech-settings.ts'
import { hearWithWhisper } from './whisper/hear-with-whisper.ts'
import { whisperLanguages } from './whisper/whisper-languages.ts'
import { whisperSettings } from './whisper/whisper-settings.ts'
import { hearWithMoonshine } from './words/hear-with-moonshine.ts'
import type { Workers } from './workers.ts'

/** Far beyond what a task takes on a busy machine, loading the weights included. */
const taskTimeoutMs = 300_000

/** In characters; it goes along with every task. */
const longestPrompt = 20_000

/** The C library keeps large blocks that were freed, a few hundred megabytes with Whisper, unless told otherwise. */
const handBackMemory = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '1' }

const english = { languages: ['en'], speakers: true, vocabulary: true }
const manyLanguages = { languages: whisperLanguages, speakers: true, vocabulary: true }
const descriptions: Readonly<Record<RecogniserName, Pick<SpeechToText, 'id' | 'capabilities'>>> = {
  'moonshine-telephone': { id: 'moonshine/telephone-en', capabilities: english },
  'moonshine-base': { id: 'moonshine/base-en', capabilities: english },
  'whisper-base': { id: 'whisper/base', capabilities: manyLanguages },
  'whisper-small': { id: 'whisper/small', capabilities: manyLanguages },
}

/** Where one recogniser is listened with otherwise than the others. */
const ownSettings: Readonly<Record<RecogniserName, Partial<SpeechSettings>>> = {
  'moonshine-telephone': {},
  'moonshine-base': {},
  'whisper-base': whisperSettings.listening,
  'whisper-small': whisperSettings.listening,
}

export interface EmbeddedSpeechOptions {
  readonly processes: number
  /** Who puts what was heard into words; Moonshine knows English only. */
  readonly recogniser?: RecogniserName
  /** Those it shares with other engines. */
  readonly processors?: Processors | undefined
  /** Where `callmark engine add` puts the weights of engines that are not part of the installation. */
  readonly enginesFolder?: string
  /** ISO 639-1; undefined: found out, call by call. */
  readonly language?: string | undefined
  /** Other than the usual ones, to measure what they are worth. */
  readonly settings?: SpeechSettings
}

/** Speech recognition with nothing but this machine. Its processes start at the first call. */
export function createEmbeddedSpeech({
  processes,
  processors,
  recogniser = 'moonshine-telephone',
  enginesFolder = '',
  language,
  settings = { ...speechSettings, ...ownSettings[recogniser] },
}: EmbeddedSpeechOptions): SpeechToText {
  const pool = new ChildPool<SpeechTask, SpeechAnswer>({
    entry: new URL('./speech-child.ts', import.meta.url),
    size: processes,
    processors,
    heapMegabytes: 256,
    bareEnvironment: true,
    env: {
      FIRST_RECOGNISER: recogniser,
      ENGINES_FOLDER: enginesFolder,
      ...handBackMemory,
    },
  })

  const startWork = (signal: AbortSignal): Workers => ({
    run: <Answer extends SpeechAnswer>(task: SpeechTask) =>
      pool.run(task, { signal, timeoutMs: taskTimeoutMs }) as Promise<Answer>,
    // One more than there are processes, so that none waits for its next task; no more, so that calls take turns.
    sideBySide: processes + 1,
  })

  function setScene(
    channels: readonly Pcm[],
    own: readonly OwnChannel[],
    { segments }: FoundSpeakers,
    hints: SpeechHints,
    workers: Workers,
  ): Scene {
    const gains = own.map(({ track }) => chooseGain(track, settings))
    return {
      segments,
      toPiece: ({ channel, startSample, endSample }) => ({
        path: channels[own[channel]!.index]!.path,
        startSample,
        endSample,
        gain: gains[channel]!,
        silenced: listSilenced(own[channel]!, startSample, endSample),
      }),
      wasSpoken: (passage) => isSpoken(passage, own[passage.channel]!.track, settings),
      hints: {
        ...hints,
        ...(language ? { language } : {}),
        vocabulary: hints.vocabulary.slice(0, longestPrompt),
      },
      settings,
      workers,
    }
  }

  return {
    ...descriptions[recogniser],
    async transcribe(channels, hints, signal) {
      const workers = startWork(signal)
      const own = await findChannels(channels, workers, settings)
      const found = await findSegments(channels, own, workers, settings)
      const scene = setScene(channels, own, found, hints, workers)
      const understood = await (recogniser === 'whisper-base' || recogniser === 'whisper-small'
        ? hearWithWhisper(scene, recogniser)
        : hearWithMoonshine(scene, recogniser))
      const byVoice = Array.from({ length: found.speakers }, (_, speaker) =>
        understood.passages.filter((passage) => passage.speaker === speaker),
      )
      return { turns: labelTurns(found.settle(byVoice), hints.agentName), language: understood.language }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

async function findChannels(
  channels: readonly Pcm[],
  workers: Workers,
  settings: SpeechSettings,
): Promise<OwnChannel[]> {
  const tracks = await Promise.all(channels.map((channel) => detectChannel(channel, workers, settings)))
  const windowCount = Math.ceil(Math.max(...channels.map(({ samples }) => samples)) / windowSamples)
  return separateChannels(
    tracks,
    (first, second, windows) =>
      workers.run<[Likeness, Likeness] | undefined>({
        kind: 'compare',
        paths: [channels[first]!.path, channels[second]!.path],
        windows,
        windowCount,
      }),
    settings,
  )
}

async function findSegments(
  channels: readonly Pcm[],
  own: readonly OwnChannel[],
  workers: Workers,
  settings: SpeechSettings,
): Promise<FoundSpeakers> {
  const segments = own.map(({ index, track }) => {
    const cut = cutSegments(track, channels[index]!.samples, settings)
    // Two parties on one channel may differ in level, and then the quiet one is not in the background.
    const decibels = own.length > 1 ? settings.backgroundDecibels : settings.sharedBackgroundDecibels
    return dropBackground(cut, track, decibels, settings)
  })
  const kept = own.map(({ index }) => channels[index]!)
  const tracks = own.map(({ track }) => track)
  return findSpeakers(kept, tracks, segments, workers)
}
