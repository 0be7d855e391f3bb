import type { AudioFormat } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import type { AudioProbe } from '../decoded-audio.ts'
import { refuseCrumbs } from './reading-limits.ts'
import { Recording } from './recording.ts'
import type { RecordingSource } from './recording-source.ts'
import { isUsableRate } from './resampler.ts'
import { Timeline } from './timeline.ts'

/** Shorter is not a recording but a header with crumbs behind it. */
const shortestMilliseconds = 10
/**
 * Of processor time: a busy machine is no reason to give up. A packet costs 3 to 5 µs, so that four hours at 20 ms, more
 * than which is not taken anyway, are walked to their end on any but a slow machine.
 */
const walkMs = 3_000
/** Enough to get past a damaged start. */
const packetsToTry = 500

/**
 * Walks all packets but decodes only until sound has come out. Throws AppError when this is no usable recording. What is
 * not walked to its end in time is not believed to be any shorter than the longest that is taken.
 */
export function probeRecording(
  source: RecordingSource,
  sniffed: AudioFormat,
  maxDurationSeconds: number,
  busyMs: () => number = readOwnBusyMs,
): AudioProbe {
  const deadline = busyMs() + walkMs
  const recording = new Recording(source, sniffed, {
    maxDurationSeconds,
    mustStop: () => busyMs() > deadline,
  })
  try {
    const timeline = new Timeline()
    let sound: { channels: number; sampleRate: number } | undefined
    let packets = 0
    while (recording.read()) {
      packets++
      if (!sound && packets <= packetsToTry) sound = hear(recording, false)
      const startSeconds = recording.packetStartSeconds
      if (startSeconds !== undefined) timeline.advance(timeline.gapBefore(startSeconds))
      timeline.advance(recording.packetSeconds)
      if (timeline.endSeconds > maxDurationSeconds) throw tooLong(maxDurationSeconds)
      refuseCrumbs(packets, timeline.endSeconds)
    }
    sound ??= hear(recording, true)
    const walkedSeconds = Math.round(timeline.endSeconds * 1000) / 1000
    if (!sound || walkedSeconds * 1000 < shortestMilliseconds) throw refuse(recording, packets, walkedSeconds)
    const { format, codec, stopped } = recording
    return { format, codec, ...sound, durationSeconds: stopped ? maxDurationSeconds : walkedSeconds }
  } finally {
    recording.close()
  }
}

function readOwnBusyMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function hear(recording: Recording, flush: boolean): { channels: number; sampleRate: number } | undefined {
  let heard: { channels: number; sampleRate: number } | undefined
  for (const { frame } of recording.decode(flush)) {
    const { channels, sampleRate, nbSamples } = frame
    if (nbSamples > 0 && channels > 0 && isUsableRate(sampleRate)) heard ??= { channels, sampleRate }
  }
  return heard
}

export function tooLong(maxDurationSeconds: number): AppError {
  const hours = maxDurationSeconds / 3600
  const limit = hours >= 1 ? `${Number(hours.toFixed(2))} hours` : `${maxDurationSeconds} seconds`
  return new AppError(
    'audio_too_long',
    `The recording is longer than ${limit}, the limit here. Send it in parts.`,
  )
}

function refuse({ format, claimedSeconds }: Recording, packets: number, durationSeconds: number): AppError {
  const name = format.toUpperCase()
  if (packets > 0 && durationSeconds * 1000 >= shortestMilliseconds) {
    return new AppError(
      'no_audio',
      `None of the audio in the ${name} file can be decoded: it is damaged. Export the recording again.`,
    )
  }
  if (packets === 0 && claimedSeconds >= 1) {
    return new AppError(
      'no_audio',
      `The ${name} file says it lasts ${Math.round(claimedSeconds)} seconds, but none of that audio is in it: it was cut off. Export the recording again.`,
    )
  }
  return new AppError(
    'empty_audio',
    `The ${name} file contains no audio: it lasts ${durationSeconds} seconds. Check the recorder and send it again.`,
  )
}
