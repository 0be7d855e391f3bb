import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { ChildPool } from '../../process/child-pool.ts'
import { joinTurns, type Utterance } from '../join-turns.ts'
import { nameRoles } from '../name-roles.ts'
import type { SpeechToText } from '../speech-to-text.ts'
import { chooseGain, dropBackground, findDistinct } from './channel-levels.ts'
import { cutSegments } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import type { Recognition } from './recognise-segments.ts'
import { shareSegments } from './share-segments.ts'
import type { SpeakerAnswer } from './speakers/answer-speaker-task.ts'
import { findSpeakers } from './speakers/find-speakers.ts'
import type { RecogniseTask, SpeechAnswer, SpeechTask } from './speech-child.ts'
import { speechSettings as settings } from './speech-settings.ts'

/** Far beyond what a task takes on a busy machine, loading the weights included. */
const taskTimeoutMs = 300_000

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
    signal: AbortSignal,
  ): Promise<Utterance[][]> {
    const gains = tracks.map((track) => chooseGain(track, settings))
    const byChannel = tracks.map((track, channel) => {
      const cut = cutSegments(track, channels[channel]!.samples, settings)
      // Two parties on one channel may differ much in level, and then the quiet one is not in the background.
      return channels.length > 1 ? dropBackground(cut, track, settings) : cut
    })
    const { segments, speakers, settle } = await findSpeakers(channels, tracks, byChannel, {
      run: (task) => pool.run(task, { signal, timeoutMs: taskTimeoutMs }) as Promise<SpeakerAnswer>,
      sideBySide,
    })
    const heard: Utterance[][] = Array.from({ length: speakers }, () => [])
    await mapSideBySide(shareSegments(segments, settings), sideBySide, async (group) => {
      const recognitions = await recognise(
        group.map(({ channel, startSample, endSample }) => ({
          path: channels[channel]!.path,
          startSample,
          endSample,
          gain: gains[channel]!,
        })),
        signal,
      )
      recognitions.forEach((recognition, index) => {
        const { speaker, voiceStartSample, voiceEndSample } = group[index]!
        const startSeconds = voiceStartSample / pcmSampleRate
        const endSeconds = voiceEndSample / pcmSampleRate
        const utterance = { startSeconds, endSeconds, ...recognition }
        if (isSpoken(utterance)) heard[speaker]!.push(utterance)
      })
    })
    for (const utterances of heard) utterances.sort((one, other) => one.startSeconds - other.startSeconds)
    return settle(heard)
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

  async function recognise(segments: RecogniseTask['segments'], signal: AbortSignal): Promise<Recognition[]> {
    const task: SpeechTask = { kind: 'recognise', segments, tokensPerSecond: settings.tokensPerSecond }
    return (await pool.run(task, { signal, timeoutMs: taskTimeoutMs })) as Recognition[]
  }

  return {
    id: 'moonshine/base-en',
    capabilities: { languages: ['en'], speakers: true, vocabulary: false },
    async transcribe(channels, hints, signal) {
      const tracks = await Promise.all(channels.map((channel) => detect(channel, signal)))
      const distinct = findDistinct(tracks, settings)
      const heard = await recogniseAll(
        distinct.map((index) => channels[index]!),
        distinct.map((index) => tracks[index]!),
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
