import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { ChildPool } from '../../process/child-pool.ts'
import { joinTurns, type Utterance } from '../join-turns.ts'
import { nameRoles } from '../name-roles.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { chooseGain, dropBackground, findDistinct } from './channel-levels.ts'
import { cutSegments } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import type { Recognition } from './recognise-segments.ts'
import { shareDoubtful } from './share-doubtful.ts'
import { shareSegments } from './share-segments.ts'
import type { Piece, SpeechAnswer, SpeechTask } from './speech-child.ts'
import { speechSettings as settings } from './speech-settings.ts'
import type { WordTime } from './time-words.ts'

/** Far beyond what a task takes on a busy machine, loading the weights included. */
const taskTimeoutMs = 300_000

interface HeardPassage extends Piece, Utterance {
  readonly channel: number
}

/** English speech recognition with nothing but this machine. Its processes start at the first call. */
export function createEmbeddedSpeech({ processes }: { readonly processes: number }): SpeechToText {
  const pool = new ChildPool<SpeechTask, SpeechAnswer>({
    entry: new URL('./speech-child.ts', import.meta.url),
    size: processes,
    heapMegabytes: 256,
    bareEnvironment: true,
  })
  // One more than there are processes, so that none waits for its next task; no more, so that calls take turns.
  const sideBySide = processes + 1

  async function recogniseAll(
    channels: readonly Pcm[],
    tracks: readonly VoiceTrack[],
    hints: SpeechHints,
    signal: AbortSignal,
  ): Promise<Utterance[][]> {
    const { vocabulary } = hints
    const gains = tracks.map((track) => chooseGain(track, settings))
    const segments = tracks.flatMap((track, channel) => {
      const cut = cutSegments(track, channels[channel]!.samples, settings)
      // Two parties on one channel may differ much in level, and then the quiet one is not in the background.
      const kept = channels.length > 1 ? dropBackground(cut, track, settings) : cut
      return kept.map((segment) => ({ ...segment, channel }))
    })
    const passages: HeardPassage[] = []
    await mapSideBySide(shareSegments(segments, settings), sideBySide, async (group) => {
      const pieces = group.map(({ channel, startSample, endSample }) => ({
        path: channels[channel]!.path,
        startSample,
        endSample,
        gain: gains[channel]!,
      }))
      const recognitions = await run<Recognition[]>(
        {
          kind: 'recognise',
          segments: pieces,
          tokensPerSecond: settings.tokensPerSecond,
          vocabulary,
        },
        signal,
      )
      recognitions.forEach((recognition, index) => {
        const { channel, voiceStartSample, voiceEndSample } = group[index]!
        const startSeconds = voiceStartSample / pcmSampleRate
        const endSeconds = voiceEndSample / pcmSampleRate
        passages.push({ channel, ...pieces[index]!, startSeconds, endSeconds, ...recognition })
      })
    })
    passages.sort((one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds)
    await reconsiderAll(passages, vocabulary, signal)
    const spoken = hints.timeWords
      ? await timeAll(passages.filter(isSpoken), hints.timeWords, signal)
      : passages.filter(isSpoken)
    return channels.map((_, channel) => spoken.filter((passage) => passage.channel === channel))
  }

  /** Puts a better understanding of doubtful passages in their places. */
  async function reconsiderAll(
    passages: HeardPassage[],
    vocabulary: string,
    signal: AbortSignal,
  ): Promise<void> {
    const first = [...passages]
    await mapSideBySide(shareDoubtful(first, settings), sideBySide, async ({ from, again, to }) => {
      const stretch = first.slice(from, to).map((passage, index) => ({
        ...passage,
        text: isSpoken(passage) ? passage.text : '',
        again: from + index >= again && passage.confidence < settings.doubtfulConfidence,
      }))
      const answers = await run<(Recognition | undefined)[]>(
        { kind: 'reconsider', passages: stretch, settings, vocabulary },
        signal,
      )
      answers.forEach((answer, index) => {
        if (answer) passages[from + index] = { ...first[from + index]!, ...answer }
      })
    })
  }

  /** Times the words of the texts that ask for it; of the others, and where it fails, a word may be anywhere in its passage. */
  function timeAll(
    passages: readonly HeardPassage[],
    isWanted: (text: string) => boolean,
    signal: AbortSignal,
  ): Promise<HeardPassage[]> {
    return mapSideBySide(passages, sideBySide, async (passage) => {
      const { path, startSample, endSample, gain, text } = passage
      const task: SpeechTask = { kind: 'time', path, startSample, endSample, gain, text }
      const times = isWanted(text) ? await run<WordTime[] | undefined>(task, signal) : undefined
      const words = text.split(/\s+/u).map((word, index) => {
        const time = times?.[index]
        if (!time) return { text: word, startSeconds: passage.startSeconds, endSeconds: passage.endSeconds }
        return {
          text: word,
          startSeconds: (startSample + time.startSample) / pcmSampleRate,
          endSeconds: (startSample + time.endSample) / pcmSampleRate,
        }
      })
      return { ...passage, words }
    })
  }

  async function detect(channel: Pcm, signal: AbortSignal): Promise<VoiceTrack> {
    const windows = Math.ceil(channel.samples / windowSamples)
    const perPart = Math.ceil((settings.partSeconds * pcmSampleRate) / windowSamples)
    const starts = Array.from({ length: Math.ceil(windows / perPart) }, (_, index) => index * perPart)
    const track = { probabilities: new Uint8Array(windows), levels: new Uint8Array(windows) }
    await mapSideBySide(starts, sideBySide, async (firstWindow) => {
      const count = Math.min(perPart, windows - firstWindow)
      const task = { kind: 'detect', path: channel.path, firstWindow, windows: count } as const
      const part = await run<VoiceTrack>(task, signal)
      track.probabilities.set(part.probabilities, firstWindow)
      track.levels.set(part.levels, firstWindow)
    })
    return track
  }

  function run<Answer extends SpeechAnswer>(task: SpeechTask, signal: AbortSignal): Promise<Answer> {
    return pool.run(task, { signal, timeoutMs: taskTimeoutMs }) as Promise<Answer>
  }

  return {
    id: 'moonshine/base-en',
    capabilities: { languages: ['en'], speakers: true, vocabulary: true },
    async transcribe(channels, hints, signal) {
      const tracks = await Promise.all(channels.map((channel) => detect(channel, signal)))
      const distinct = findDistinct(tracks, settings)
      const heard = await recogniseAll(
        distinct.map((index) => channels[index]!),
        distinct.map((index) => tracks[index]!),
        hints,
        signal,
      )
      const labels = nameRoles(heard, hints.agentName)
      return { turns: joinTurns(heard, labels), language: 'en' }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

/** Whether it is rather something said than noise put into words. */
function isSpoken(utterance: Utterance): boolean {
  const seconds = utterance.endSeconds - utterance.startSeconds
  const least = seconds < settings.shortSeconds ? settings.leastShortConfidence : settings.leastConfidence
  return utterance.confidence >= least && /[\p{L}\p{N}]/u.test(utterance.text)
}
