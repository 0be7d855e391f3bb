import { setImmediate } from 'node:timers/promises'
import type { Frame } from 'node-av/lib'
import type { AudioFormat } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import type { DecodedAudio } from '../decoded-audio.ts'
import { pcmSampleRate } from '../pcm.ts'
import { ChannelMeter } from './channel-meter.ts'
import { isWavCutOff } from './is-wav-cut-off.ts'
import { PcmOutput } from './pcm-output.ts'
import { refuseCrumbs } from './reading-limits.ts'
import { type ReadingOptions, Recording } from './recording.ts'
import type { Mix } from './resampler.ts'

/** More than this much sound that cannot be decoded is worth telling. */
const leastLostSeconds = 0.5

interface DecodedTrack {
  readonly output: PcmOutput
  readonly format: AudioFormat
  /** How many tracks the recording has. */
  readonly tracks: number
  readonly truncated: boolean
}

/** What was decoded: as much as the service needs to know of the files it has handed over. */
export interface DecodedSound extends Omit<DecodedAudio, 'channels'> {
  readonly channels: readonly { readonly samples: number }[]
}

/**
 * Decodes a recording into one open file per channel, one or two, holding only a small part of it at any time. `readings`:
 * the recording, open once for each time that it is read.
 */
export async function decodeRecording(
  readings: readonly number[],
  sniffed: AudioFormat,
  outputs: readonly number[],
  maxDurationSeconds: number,
): Promise<DecodedSound> {
  const tracks: DecodedTrack[] = []
  try {
    do {
      const track = tracks.length
      const sources = readings.slice(2 * track, 2 * track + 2)
      tracks.push(
        await decodeTrack(sources, track, sniffed, { files: outputs.slice(track), maxDurationSeconds }),
      )
    } while (tracks.length < tracks[0]!.tracks)
    const samples = Math.max(...tracks.map(({ output }) => output.samples))
    if (samples === 0) {
      throw new AppError(
        'no_audio',
        `The ${tracks[0]!.format.toUpperCase()} file contains no decodable audio. Export the recording again.`,
      )
    }
    const finished = (await Promise.all(tracks.map(({ output }) => output.finish(samples)))).flat()
    return {
      channels: finished.map(({ samples }) => ({ samples })),
      durationSeconds: Math.round((1000 * samples) / pcmSampleRate) / 1000,
      truncated: tracks.some(({ truncated }) => truncated),
      peaks: finished.map(({ peaks }) => peaks),
    }
  } finally {
    for (const { output } of tracks) output.close()
  }
}

async function decodeTrack(
  [first, second]: readonly number[],
  track: number,
  sniffed: AudioFormat,
  place: { readonly files: readonly number[]; readonly maxDurationSeconds: number },
): Promise<DecodedTrack> {
  const reading = { track, maxDurationSeconds: place.maxDurationSeconds }
  const mix = await findMix(first!, sniffed, reading)
  const recording = new Recording(second!, sniffed, reading)
  const output = new PcmOutput({
    ...place,
    originSeconds: recording.startSeconds,
    mix,
    mostChannels: recording.tracks > 1 ? 1 : 2,
  })
  try {
    let lostSeconds = 0
    let frames = 0
    for await (const { frame, startSeconds } of listFrames(recording, (seconds) => {
      lostSeconds += seconds
    })) {
      await output.add(frame, startSeconds)
      refuseCrumbs(++frames, output.seconds)
    }
    await output.drain()
    // A pause in OGG or FLAC is packets of silence: a leap of the clock is packets that are gone.
    if (/^(ogg|flac)$/.test(recording.format)) lostSeconds += output.filledSeconds
    const truncated =
      lostSeconds >= leastLostSeconds || isTruncated(second!, recording, output.samples / pcmSampleRate)
    return { output, format: recording.format, tracks: recording.tracks, truncated }
  } catch (error) {
    output.close()
    throw error
  } finally {
    recording.close()
  }
}

/** How the channels of a recording with more than two of them become those of a call; it takes a look at all of it. */
async function findMix(
  file: number,
  sniffed: AudioFormat,
  reading: ReadingOptions,
): Promise<Mix | undefined> {
  const recording = new Recording(file, sniffed, reading)
  let meter: ChannelMeter | undefined
  try {
    for await (const { frame } of listFrames(recording)) {
      if (!meter && !ChannelMeter.isNeeded(frame.channels)) return undefined
      meter ??= new ChannelMeter(frame.channels)
      meter.add(frame)
    }
    return meter?.chooseMix()
  } finally {
    meter?.close()
    recording.close()
  }
}

async function* listFrames(
  recording: Recording,
  lose?: (seconds: number) => void,
): AsyncGenerator<{ frame: Frame; startSeconds: number | undefined }> {
  for (let packets = 1; recording.read(); packets++) {
    const failedBefore = recording.failedPackets
    yield* recording.decode()
    if (recording.failedPackets > failedBefore) lose?.(recording.packetSeconds)
    // So that a child whose parent is gone notices.
    if (packets % 500 === 0) await setImmediate()
  }
  yield* recording.decode(true)
}

function isTruncated(file: number, recording: Recording, durationSeconds: number): boolean {
  if (recording.claimedSeconds > durationSeconds * 1.02 + 1) return true
  if (!recording.readCleanly) return true
  // FFmpeg flags the last packet of every WAV without a known length.
  return recording.format === 'wav' ? isWavCutOff(file) : recording.lastPacketFailed
}
