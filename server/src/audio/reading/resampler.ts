import * as av from 'node-av/constants'
import {
  avChannelLayoutDefault,
  avGetBytesPerSample,
  avSampleFmtIsPlanar,
  type Frame,
  SoftwareResampleContext,
} from 'node-av/lib'
import { pcmSampleRate } from '../pcm.ts'

/** Outside it a rate is a broken header, and turning it into 16 kHz would blow up memory. */
export function isUsableRate(sampleRate: number): boolean {
  return sampleRate >= 4000 && sampleRate <= 768_000
}

/** Input samples per step, so that no frame, however large, needs more than a small output buffer. */
const stepSamples = 8192
/** Output samples of one step at the lowest usable rate, with room for what the filter holds back. */
const largestStep = 4 * stepSamples + 4096

/** Handing over more buffers at once writes past the end of a list in native code. */
const mostPlanes = 8

/** How channels become others: for each that goes out, the weights of all that come in. */
export type Mix = readonly (readonly number[])[]

/** Turns decoded frames of any rate, layout and sample format into 16 kHz signed 16-bit samples, one buffer per channel. */
export class Resampler {
  readonly channels: number
  readonly #context = new SoftwareResampleContext()
  readonly #shape: string
  readonly #planar: boolean
  readonly #bytes: number
  readonly #output: Buffer[]

  /** Throws when FFmpeg cannot convert this kind of frame. With a mix, one weight per channel that comes in for each that goes out. */
  constructor(frame: Frame, channels: number, mix?: Mix) {
    this.channels = channels
    this.#shape = shapeOf(frame)
    const format = frame.format as av.AVSampleFormat
    this.#planar = avSampleFmtIsPlanar(format)
    if (this.#planar && frame.channels > mostPlanes) throw new Error('more channels than can be handed over')
    this.#bytes = avGetBytesPerSample(format) * (this.#planar ? 1 : frame.channels)
    this.#output = Array.from({ length: channels }, () => Buffer.alloc(largestStep * 2))
    // One and two channels keep their places whatever positions the file names: they are the parties of the call.
    const input = frame.channels <= 2 ? avChannelLayoutDefault(frame.channels) : frame.channelLayout
    const output = avChannelLayoutDefault(channels)
    const prepare = () =>
      this.#context.allocSetOpts2(
        output,
        av.AV_SAMPLE_FMT_S16P,
        pcmSampleRate,
        input,
        format,
        frame.sampleRate,
      )
    if (!mix && prepare() >= 0 && this.#context.init() >= 0) return
    // FFmpeg knows no mix for positions nobody has named: all channels count alike.
    const weights = mix?.flat() ?? new Array<number>(channels * frame.channels).fill(1 / frame.channels)
    if (prepare() < 0 || this.#context.setMatrix(weights, frame.channels) < 0 || this.#context.init() < 0) {
      throw new Error('no resampler for this kind of frame')
    }
  }

  fits(frame: Frame): boolean {
    return shapeOf(frame) === this.#shape
  }

  /** The buffers are used again by the next step: copy what is to be kept. */
  *convert(frame: Frame): Generator<readonly Buffer[]> {
    const planes = (this.#planar ? frame.extendedData : frame.data) ?? []
    for (let from = 0; from < frame.nbSamples; from += stepSamples) {
      const count = Math.min(stepSamples, frame.nbSamples - from)
      const input = planes.map((plane) => plane.subarray(from * this.#bytes, (from + count) * this.#bytes))
      yield* this.#step(input, count)
    }
  }

  /** What the filter still holds back at the end. */
  *drain(): Generator<readonly Buffer[]> {
    yield* this.#step(null, 0)
  }

  close(): void {
    this.#context.free()
  }

  *#step(input: Buffer[] | null, count: number): Generator<readonly Buffer[]> {
    const made = this.#context.convertSync(this.#output, largestStep, input, count)
    if (made > 0) yield this.#output.map((buffer) => buffer.subarray(0, made * 2))
  }
}

function shapeOf({ sampleRate, channels, format, channelLayout }: Frame): string {
  return `${sampleRate}/${channels}/${format}/${channelLayout.mask}`
}
