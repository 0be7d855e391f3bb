import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { ChildPool } from '../../process/child-pool.ts'
import { joinTurns, type Utterance } from '../join-turns.ts'
import { nameRoles } from '../name-roles.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { chooseGain, dropBackground, findDistinct } from './channel-levels.ts'
import { cutSegments } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import { type PlacedSegment, shareSegments } from './share-segments.ts'
import type { RecogniserName, SpeechAnswer, SpeechTask, Stretch } from './speech-child.ts'
import { type SpeechSettings, speechSettings } from './speech-settings.ts'
import { chooseLanguage, pickForLanguage } from './whisper/choose-language.ts'
import type { LanguageGuess } from './whisper/identify-language.ts'
import { shareInOrder } from './whisper/share-in-order.ts'
import type { WhisperRecognition } from './whisper/share-words.ts'
import { whisperLanguages } from './whisper/whisper-languages.ts'
import { whisperSettings } from './whisper/whisper-settings.ts'

/** Far beyond what a task takes on a busy machine, loading the weights included. */
const taskTimeoutMs = 300_000

/** The C library keeps large blocks that were freed, a few hundred megabytes with Whisper, unless told otherwise. */
const handBackMemory = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '1' }

const manyLanguages = { languages: whisperLanguages, speakers: true, vocabulary: true }
const descriptions: Readonly<Record<RecogniserName, Pick<SpeechToText, 'id' | 'capabilities'>>> = {
  'moonshine-base': {
    id: 'moonshine/base-en',
    capabilities: { languages: ['en'], speakers: true, vocabulary: false },
  },
  'whisper-base': { id: 'whisper/base', capabilities: manyLanguages },
  'whisper-small': { id: 'whisper/small', capabilities: manyLanguages },
}

export interface EmbeddedSpeechOptions {
  readonly processes: number
  /** Who puts what was heard into words; Moonshine knows English only. */
  readonly recogniser?: RecogniserName
  /** Where `callmark engine add` puts the weights of engines that are not part of the installation. */
  readonly enginesFolder?: string
  /** ISO 639-1; undefined: found out, call by call. */
  readonly language?: string | undefined
}

/** Speech recognition with nothing but this machine. Its processes start at the first call. */
export function createEmbeddedSpeech({
  processes,
  recogniser = 'moonshine-base',
  enginesFolder = '',
  language: usualLanguage,
}: EmbeddedSpeechOptions): SpeechToText {
  const settings =
    recogniser === 'moonshine-base' ? speechSettings : { ...speechSettings, ...whisperSettings.listening }
  const pool = new ChildPool<SpeechTask, SpeechAnswer>({
    entry: new URL('./speech-child.ts', import.meta.url),
    size: processes,
    heapMegabytes: 256,
    bareEnvironment: true,
    env: {
      FIRST_RECOGNISER: recogniser,
      ENGINES_FOLDER: enginesFolder,
      ...(recogniser === 'moonshine-base' ? {} : handBackMemory),
    },
  })
  // One more than there are processes, so that none waits for its next task; no more, so that calls take turns.
  const sideBySide = processes + 1

  async function recogniseAll(
    channels: readonly Pcm[],
    tracks: readonly VoiceTrack[],
    hints: SpeechHints,
    signal: AbortSignal,
  ): Promise<{ heard: Utterance[][]; language: string }> {
    const gains = tracks.map((track) => chooseGain(track, settings))
    const segments = tracks.flatMap((track, channel) => {
      const cut = cutSegments(track, channels[channel]!.samples, settings)
      // Two parties on one channel may differ much in level, and then the quiet one is not in the background.
      const kept = channels.length > 1 ? dropBackground(cut, track, settings) : cut
      return kept.map((segment) => ({ ...segment, channel }))
    })
    const toStretch = ({ channel, startSample, endSample }: PlacedSegment): Stretch => ({
      path: channels[channel]!.path,
      startSample,
      endSample,
      gain: gains[channel]!,
    })
    const language = await findLanguage(segments, toStretch, hints, signal)
    const groups =
      recogniser === 'moonshine-base'
        ? shareSegments(segments, settings)
        : shareInOrder(segments, recogniser, processes)
    const heard: Utterance[][] = channels.map(() => [])
    await mapSideBySide(groups, sideBySide, async (group) => {
      const recognitions = await recognise(group.map(toStretch), language, hints, signal)
      recognitions.forEach(({ wordTimes, ...recognition }, index) => {
        const { channel, startSample, voiceStartSample, voiceEndSample } = group[index]!
        const startSeconds = voiceStartSample / pcmSampleRate
        const endSeconds = voiceEndSample / pcmSampleRate
        const words = hints.timeWords?.(recognition.text)
          ? placeWords(recognition.text, wordTimes, startSample)
          : {}
        const utterance = { startSeconds, endSeconds, ...recognition, ...words }
        if (isSpoken(utterance, settings)) heard[channel]!.push(utterance)
      })
    })
    for (const utterances of heard) utterances.sort((one, other) => one.startSeconds - other.startSeconds)
    return { heard, language }
  }

  async function findLanguage(
    segments: readonly PlacedSegment[],
    toStretch: (segment: PlacedSegment) => Stretch,
    hints: SpeechHints,
    signal: AbortSignal,
  ): Promise<string> {
    if (recogniser === 'moonshine-base') return 'en'
    const given = hints.language ?? usualLanguage
    if (given) return given
    const picked = pickForLanguage(segments)
    const guesses = await mapSideBySide(picked, sideBySide, async (segment) => {
      const task: SpeechTask = { kind: 'identify', recogniser, segments: [toStretch(segment)] }
      return (await pool.run(task, { signal, timeoutMs: taskTimeoutMs })) as LanguageGuess[]
    })
    return chooseLanguage(picked, guesses.flat())
  }

  async function detect(channel: Pcm, signal: AbortSignal): Promise<VoiceTrack> {
    const windows = Math.ceil(channel.samples / windowSamples)
    const perPart = Math.ceil((settings.partSeconds * pcmSampleRate) / windowSamples)
    const starts = Array.from({ length: Math.ceil(windows / perPart) }, (_, index) => index * perPart)
    const track = { probabilities: new Uint8Array(windows), levels: new Uint8Array(windows) }
    await mapSideBySide(starts, sideBySide, async (firstWindow) => {
      const part = (await pool.run(
        {
          kind: 'detect',
          path: channel.path,
          firstWindow,
          windows: Math.min(perPart, windows - firstWindow),
        },
        { signal, timeoutMs: taskTimeoutMs },
      )) as VoiceTrack
      track.probabilities.set(part.probabilities, firstWindow)
      track.levels.set(part.levels, firstWindow)
    })
    return track
  }

  async function recognise(
    segments: readonly Stretch[],
    language: string,
    { vocabulary, timeWords }: SpeechHints,
    signal: AbortSignal,
  ): Promise<WhisperRecognition[]> {
    const task: SpeechTask =
      recogniser === 'moonshine-base'
        ? { kind: 'recognise', recogniser, segments, tokensPerSecond: settings.tokensPerSecond }
        : {
            kind: 'recognise',
            recogniser,
            segments,
            language,
            vocabulary,
            timeWords: timeWords !== undefined,
          }
    return (await pool.run(task, { signal, timeoutMs: taskTimeoutMs })) as WhisperRecognition[]
  }

  return {
    ...descriptions[recogniser],
    async transcribe(channels, hints, signal) {
      const tracks = await Promise.all(channels.map((channel) => detect(channel, signal)))
      const distinct = findDistinct(tracks, settings)
      const { heard, language } = await recogniseAll(
        distinct.map((index) => channels[index]!),
        distinct.map((index) => tracks[index]!),
        hints,
        signal,
      )
      const labels = nameRoles(heard, hints.agentName)
      return { turns: joinTurns(heard, labels), language }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

/** The words of a segment with their times in the recording, where the recogniser gave them. */
function placeWords(
  text: string,
  times: WhisperRecognition['wordTimes'],
  startSample: number,
): Pick<Utterance, 'words'> {
  if (!times) return {}
  const toSeconds = (sample: number) => Number(((startSample + sample) / pcmSampleRate).toFixed(2))
  const words = text.split(/\s+/).map((word, index) => ({
    text: word,
    startSeconds: toSeconds(times[index]!.startSample),
    endSeconds: toSeconds(times[index]!.endSample),
  }))
  return { words }
}

/** Whether it is rather something said than noise put into words. */
function isSpoken(utterance: Utterance, settings: SpeechSettings): boolean {
  const seconds = utterance.endSeconds - utterance.startSeconds
  const least = seconds < settings.shortSeconds ? settings.leastShortConfidence : settings.leastConfidence
  return utterance.confidence >= least && /[\p{L}\p{N}]/u.test(utterance.text)
}
