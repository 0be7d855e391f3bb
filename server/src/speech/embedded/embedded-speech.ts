import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { ivrSpeaker } from '../../domain/transcript.ts'
import { ChildPool } from '../../process/child-pool.ts'
import { joinTurns, type Utterance } from '../join-turns.ts'
import { findIvr } from '../label-ivr.ts'
import { nameRoles } from '../name-roles.ts'
import type { SpeechToText } from '../speech-to-text.ts'
import { chooseDetectorGain, chooseGain, dropBackground } from './channel-levels.ts'
import type { Likeness } from './compare-channels.ts'
import { cutSegments } from './cut-segments.ts'
import { type VoiceTrack, windowSamples } from './detect-voice.ts'
import { isSpoken } from './is-spoken.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import type { Recognition } from './recognise-segments.ts'
import { type Compare, listSilenced, type OwnChannel, separateChannels } from './separate-channels.ts'
import { shareSegments } from './share-segments.ts'
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
    own: readonly OwnChannel[],
    signal: AbortSignal,
  ): Promise<Utterance[][]> {
    const gains = own.map(({ track }) => chooseGain(track, settings))
    const segments = own.flatMap(({ track }, channel) => {
      const cut = cutSegments(track, channels[channel]!.samples, settings)
      // Two parties on one channel may differ much in level, and then the quiet one is not in the background.
      const kept = channels.length > 1 ? dropBackground(cut, track, settings) : cut
      return kept.map((segment) => ({ ...segment, channel }))
    })
    const heard: Utterance[][] = channels.map(() => [])
    await mapSideBySide(shareSegments(segments, settings), sideBySide, async (group) => {
      const recognitions = await recognise(
        group.map(({ channel, startSample, endSample }) => ({
          path: channels[channel]!.path,
          startSample,
          endSample,
          gain: gains[channel]!,
          silenced: listSilenced(own[channel]!, startSample, endSample),
        })),
        signal,
      )
      recognitions.forEach((recognition, index) => {
        const { channel, voiceStartSample, voiceEndSample } = group[index]!
        const startSeconds = voiceStartSample / pcmSampleRate
        const endSeconds = voiceEndSample / pcmSampleRate
        const utterance = { startSeconds, endSeconds, ...recognition }
        if (isSpoken(utterance, own[channel]!.track, settings)) heard[channel]!.push(utterance)
      })
    })
    for (const utterances of heard) utterances.sort((one, other) => one.startSeconds - other.startSeconds)
    return heard
  }

  async function detect(channel: Pcm, signal: AbortSignal): Promise<VoiceTrack> {
    const track = await detectAt(1, channel, signal)
    const gain = chooseDetectorGain(track, settings)
    return gain > 1 ? detectAt(gain, channel, signal) : track
  }

  async function detectAt(gain: number, channel: Pcm, signal: AbortSignal): Promise<VoiceTrack> {
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
          gain,
        },
        { signal, timeoutMs: taskTimeoutMs },
      )) as VoiceTrack
      track.probabilities.set(part.probabilities, firstWindow)
      track.levels.set(part.levels, firstWindow)
    })
    return track
  }

  async function compareChannels(
    channels: readonly [Pcm, Pcm],
    windows: readonly number[],
    signal: AbortSignal,
  ): Promise<[Likeness, Likeness] | undefined> {
    const windowCount = Math.ceil(Math.max(...channels.map(({ samples }) => samples)) / windowSamples)
    const task: SpeechTask = {
      kind: 'compare',
      paths: [channels[0].path, channels[1].path],
      windows,
      windowCount,
    }
    return (await pool.run(task, { signal, timeoutMs: taskTimeoutMs })) as [Likeness, Likeness] | undefined
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
      const compare: Compare = (first, second, windows) =>
        compareChannels([channels[first]!, channels[second]!], windows, signal)
      const own = await separateChannels(tracks, compare, settings)
      const heard = await recogniseAll(
        own.map(({ index }) => channels[index]!),
        own,
        signal,
      )
      const announced = findIvr(heard)
      const spoken = heard.map((utterances) => utterances.filter((utterance) => !announced.has(utterance)))
      const labels = nameRoles(spoken, hints.agentName)
      return { turns: joinTurns([...spoken, [...announced]], [...labels, ivrSpeaker]), language: 'en' }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
