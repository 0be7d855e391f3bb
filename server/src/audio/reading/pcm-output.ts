import type { Frame } from 'node-av/lib'
import { pcmSampleRate } from '../pcm.ts'
import { ChannelFile, type ChannelSound } from './channel-file.ts'
import { tooLong } from './probe-recording.ts'
import { isUsableRate, type Mix, Resampler } from './resampler.ts'
import { Timeline } from './timeline.ts'

export interface OutputOptions {
  /** Open files for its channels, as many as there may be. */
  readonly files: readonly number[]
  readonly maxDurationSeconds: number
  /** The timestamp at which the recording starts, where the track may start later. */
  readonly originSeconds: number | undefined
  /** A track that is one party's has one, whatever its sound turns out to be. */
  readonly mostChannels: 1 | 2
  /** How more than two channels become one or two. */
  readonly mix: Mix | undefined
}

/** One track's channel files, the resampler that fits the frames at hand, and the track's clock. */
export class PcmOutput {
  /** Silence put in for what was missing. */
  filledSeconds = 0
  readonly #options: OutputOptions
  readonly #timeline: Timeline
  #files: ChannelFile[] = []
  #resampler: Resampler | undefined

  constructor(options: OutputOptions) {
    this.#options = options
    this.#timeline = new Timeline(options.originSeconds)
  }

  get samples(): number {
    return this.#files[0]?.samples ?? 0
  }

  get seconds(): number {
    return this.#timeline.endSeconds
  }

  async add(frame: Frame, startSeconds: number | undefined): Promise<void> {
    if (frame.nbSamples === 0 || frame.channels === 0 || !isUsableRate(frame.sampleRate)) return
    if (this.#files.length === 0)
      this.#open(
        Math.min(this.#options.mostChannels, this.#options.mix?.length ?? (frame.channels === 2 ? 2 : 1)),
      )
    if (!this.#resampler?.fits(frame)) {
      await this.drain()
      this.#resampler = this.#makeResampler(frame)
    }
    if (startSeconds !== undefined) await this.#fillGap(startSeconds)
    this.#timeline.advance(frame.nbSamples / frame.sampleRate)
    const { maxDurationSeconds } = this.#options
    if (this.#timeline.endSeconds > maxDurationSeconds + 1) throw tooLong(maxDurationSeconds)
    for (const channels of this.#resampler?.convert(frame) ?? []) await this.#write(channels)
  }

  /** Writes what the resampler still holds back. */
  async drain(): Promise<void> {
    for (const channels of this.#resampler?.drain() ?? []) await this.#write(channels)
    this.#resampler?.close()
    this.#resampler = undefined
  }

  /** Brings the files to this length with silence. */
  async finish(samples: number): Promise<ChannelSound[]> {
    for (const file of this.#files) await file.writeSilence(samples - file.samples)
    return Promise.all(this.#files.splice(0).map((file) => file.finish()))
  }

  close(): void {
    this.#resampler?.close()
  }

  #open(channels: number): void {
    this.#files = this.#options.files.slice(0, channels).map((file) => new ChannelFile(file))
  }

  async #fillGap(startSeconds: number): Promise<void> {
    const gapSeconds = this.#timeline.gapBefore(startSeconds)
    if (gapSeconds === 0 || this.#timeline.endSeconds + gapSeconds > this.#options.maxDurationSeconds) return
    if (this.#timeline.endSeconds > 0) this.filledSeconds += gapSeconds
    this.#timeline.advance(gapSeconds)
    for (const file of this.#files) await file.writeSilence(Math.round(gapSeconds * pcmSampleRate))
  }

  async #write(channels: readonly Buffer[]): Promise<void> {
    for (const [index, file] of this.#files.entries()) await file.write(channels[index]!)
  }

  /** Undefined for a kind of frame FFmpeg cannot convert: its time passes, its sound is lost. */
  #makeResampler(frame: Frame): Resampler | undefined {
    const { mix } = this.#options
    try {
      const fits = mix?.[0]?.length === frame.channels && mix.length === this.#files.length
      return new Resampler(frame, this.#files.length, fits ? mix : undefined)
    } catch {
      return undefined
    }
  }
}
