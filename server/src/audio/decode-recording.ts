import { setImmediate } from 'node:timers/promises'
import type { Frame } from 'node-av/lib'
import type { AudioFormat } from '../domain/call.ts'
import { AppError } from '../domain/errors.ts'
import type { DecodedAudio } from './audio-decoder.ts'
import { ChannelFile } from './channel-file.ts'
import { isWavCutOff } from './is-wav-cut-off.ts'
import { type Pcm, pcmSampleRate } from './pcm.ts'
import { tooLong } from './probe-recording.ts'
import { Recording } from './recording.ts'
import { isUsableRate, Resampler } from './resampler.ts'
import { Timeline } from './timeline.ts'

/** Decodes a recording to `${outputPrefix}-0.pcm` and, if stereo, `-1.pcm`, holding only a small part of it at any time. */
export async function decodeRecording(
  path: string,
  sniffed: AudioFormat,
  outputPrefix: string,
  maxDurationSeconds: number,
): Promise<DecodedAudio> {
  const recording = new Recording(path, sniffed)
  const output = new Output(outputPrefix, maxDurationSeconds)
  try {
    for (let packets = 1; recording.read(); packets++) {
      for (const { frame, startSeconds } of recording.decode()) await output.add(frame, startSeconds)
      // So that a child whose parent is gone notices.
      if (packets % 500 === 0) await setImmediate()
    }
    for (const { frame, startSeconds } of recording.decode(true)) await output.add(frame, startSeconds)
    const { channels, peaks } = await output.finish()
    if (channels.length === 0) {
      throw new AppError(
        'no_audio',
        `The ${recording.format.toUpperCase()} file holds no decodable audio. Export the recording again.`,
      )
    }
    const durationSeconds = Math.round((1000 * channels[0]!.samples) / pcmSampleRate) / 1000
    return { channels, durationSeconds, truncated: isTruncated(path, recording, durationSeconds), peaks }
  } finally {
    await output.close()
    recording.close()
  }
}

function isTruncated(path: string, recording: Recording, durationSeconds: number): boolean {
  if (recording.claimedSeconds > durationSeconds * 1.02 + 1) return true
  if (!recording.endedCleanly) return true
  // FFmpeg flags the last packet of every WAV without a known length.
  return recording.format === 'wav' ? isWavCutOff(path) : recording.lastPacketFailed
}

/** The channel files, the resampler that fits the frames at hand, and the recording's clock. */
class Output {
  readonly #prefix: string
  readonly #maxDurationSeconds: number
  readonly #timeline = new Timeline()
  #files: ChannelFile[] = []
  #resampler: Resampler | undefined

  constructor(prefix: string, maxDurationSeconds: number) {
    this.#prefix = prefix
    this.#maxDurationSeconds = maxDurationSeconds
  }

  async add(frame: Frame, startSeconds: number | undefined): Promise<void> {
    if (frame.nbSamples === 0 || frame.channels === 0 || !isUsableRate(frame.sampleRate)) return
    if (this.#files.length === 0) await this.#open(frame.channels === 2 ? 2 : 1)
    if (!this.#resampler?.fits(frame)) {
      await this.#drain()
      this.#resampler = makeResampler(frame, this.#files.length)
    }
    if (startSeconds !== undefined) await this.#fillGap(startSeconds)
    this.#timeline.advance(frame.nbSamples / frame.sampleRate)
    if (this.#timeline.endSeconds > this.#maxDurationSeconds + 1) throw tooLong(this.#maxDurationSeconds)
    for (const channels of this.#resampler?.convert(frame) ?? []) await this.#write(channels)
  }

  async finish(): Promise<{ channels: Pcm[]; peaks: number[][] }> {
    await this.#drain()
    if (!this.#files.some(({ samples }) => samples > 0)) return { channels: [], peaks: [] }
    const finished = await Promise.all(this.#files.splice(0).map((file) => file.finish()))
    return { channels: finished.map(({ pcm }) => pcm), peaks: finished.map(({ peaks }) => peaks) }
  }

  async close(): Promise<void> {
    this.#resampler?.close()
    await Promise.all(this.#files.map((file) => file.close()))
  }

  async #open(channels: number): Promise<void> {
    for (let channel = 0; channel < channels; channel++) {
      this.#files.push(await ChannelFile.create(`${this.#prefix}-${channel}.pcm`))
    }
  }

  async #fillGap(startSeconds: number): Promise<void> {
    const gapSeconds = this.#timeline.gapBefore(startSeconds)
    if (gapSeconds === 0 || this.#timeline.endSeconds + gapSeconds > this.#maxDurationSeconds) return
    this.#timeline.advance(gapSeconds)
    for (const file of this.#files) await file.writeSilence(Math.round(gapSeconds * pcmSampleRate))
  }

  async #drain(): Promise<void> {
    for (const channels of this.#resampler?.drain() ?? []) await this.#write(channels)
    this.#resampler?.close()
    this.#resampler = undefined
  }

  async #write(channels: readonly Buffer[]): Promise<void> {
    for (const [index, file] of this.#files.entries()) await file.write(channels[index]!)
  }
}

/** Undefined for a kind of frame FFmpeg cannot convert: its time passes, its sound is lost. */
function makeResampler(frame: Frame, channels: number): Resampler | undefined {
  try {
    return new Resampler(frame, channels)
  } catch {
    return undefined
  }
}
