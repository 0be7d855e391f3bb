import type { Frame } from 'node-av/lib'
import { isUsableRate, type Mix, Resampler } from './resampler.ts'

/** The resampler hands out no more at once. More are no call: they are mixed evenly, unheard. */
const mostChannels = 8
/** Below this, or so much below the loudest, a channel holds nothing but noise. */
const faintestDecibels = -70
const faintestBelowLoudestDecibels = 45

/** Listens to all channels of a recording that has more than two, to tell how they become the channels of a call. */
export class ChannelMeter {
  readonly #channels: number
  readonly #energies: Float64Array
  #samples = 0
  #highest = 0
  #resampler: Resampler | undefined

  constructor(channels: number) {
    this.#channels = channels
    this.#energies = new Float64Array(channels)
  }

  static isNeeded(channels: number): boolean {
    return channels > 2 && channels <= mostChannels
  }

  add(frame: Frame): void {
    if (frame.channels !== this.#channels || !isUsableRate(frame.sampleRate)) return
    if (!this.#resampler?.fits(frame)) {
      this.#resampler?.close()
      this.#resampler = new Resampler(frame, this.#channels, keepApart(this.#channels))
    }
    for (const buffers of this.#resampler.convert(frame)) this.#measure(buffers)
  }

  close(): void {
    this.#resampler?.close()
  }

  /** Two channels that alone carry sound are the parties. Otherwise all that do are added up, each as loud as it was. */
  chooseMix(): Mix {
    const levels = [...this.#energies].map(
      (energy) => 10 * Math.log10(energy / Math.max(1, this.#samples) + 1e-12),
    )
    const least = Math.max(faintestDecibels, Math.max(...levels) - faintestBelowLoudestDecibels)
    const sounding = [...levels.keys()].filter((channel) => levels[channel]! >= least)
    if (sounding.length === 2) return sounding.map((channel) => pick(this.#channels, [channel], 1))
    return [pick(this.#channels, sounding, Math.min(1, 0.99 / this.#highest))]
  }

  #measure(buffers: readonly Buffer[]): void {
    const channels = buffers.map(
      (buffer) => new Int16Array(buffer.buffer, buffer.byteOffset, buffer.length / 2),
    )
    const count = channels[0]!.length
    for (let index = 0; index < count; index++) {
      let sum = 0
      for (let channel = 0; channel < channels.length; channel++) {
        const sample = channels[channel]![index]! / 32_768
        this.#energies[channel]! += sample * sample
        sum += sample
      }
      this.#highest = Math.max(this.#highest, Math.abs(sum))
    }
    this.#samples += count
  }
}

function keepApart(channels: number): Mix {
  return Array.from({ length: channels }, (_, channel) => pick(channels, [channel], 1))
}

function pick(channels: number, chosen: readonly number[], weight: number): number[] {
  return Array.from({ length: channels }, (_, channel) => (chosen.includes(channel) ? weight : 0))
}
