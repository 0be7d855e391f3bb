import type { AudioFormat } from '../domain/call.ts'
import { AppError } from '../domain/errors.ts'
import type { AudioProbe } from './audio-decoder.ts'
import { Recording } from './recording.ts'
import type { RecordingSource } from './recording-source.ts'
import { isUsableRate } from './resampler.ts'
import { Timeline } from './timeline.ts'

/** Shorter is not a recording but a header with crumbs behind it. */
const shortestMilliseconds = 10
/** A file made of millions of one-byte packets must not hold up the others; what was walked until then counts. */
const walkMs = 20_000
/** Enough to get past a damaged start. */
const packetsToTry = 500

/** Walks all packets but decodes only until sound has come out. Throws AppError when this is no usable recording. */
export function probeRecording(
  source: RecordingSource,
  sniffed: AudioFormat,
  maxDurationSeconds: number,
): AudioProbe {
  const recording = new Recording(source, sniffed)
  try {
    const deadline = performance.now() + walkMs
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
      if (packets % 1000 === 0 && performance.now() > deadline) break
    }
    sound ??= hear(recording, true)
    const durationSeconds = Math.round(timeline.endSeconds * 1000) / 1000
    if (!sound || durationSeconds * 1000 < shortestMilliseconds)
      throw refuse(recording, packets, durationSeconds)
    const { format, codec } = recording
    return { format, codec, ...sound, durationSeconds }
  } finally {
    recording.close()
  }
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
      `None of the sound in the ${name} file can be decoded: it is damaged. Export the recording again.`,
    )
  }
  if (packets === 0 && claimedSeconds >= 1) {
    return new AppError(
      'no_audio',
      `The ${name} file says it lasts ${Math.round(claimedSeconds)} seconds, but none of that sound is in it: it was cut off. Export the recording again.`,
    )
  }
  return new AppError(
    'empty_audio',
    `The ${name} file holds no sound: it lasts ${durationSeconds} seconds. Check the recorder and send it again.`,
  )
}
