import { read, write } from 'node:fs'
import { promisify } from 'node:util'

const batchBytes = 1 << 18
const firstPeakSamples = 160
const mostPeaks = 2000
/** Of 32768; what is less is below any line's own noise. */
const leastOffset = 32

const readAt = promisify(read)
const writeAt = promisify(write)

/** What a channel came to. */
export interface ChannelSound {
  readonly samples: number
  /** At most 2000 absolute peaks 0…1 of equal length. */
  readonly peaks: number[]
}

/** Writes one channel's samples in batches to a file that is open, and keeps its outline for a waveform. */
export class ChannelFile {
  samples = 0
  readonly #file: number
  #written = 0
  readonly #batch = Buffer.alloc(batchBytes)
  #filled = 0
  #outline: { low: number; high: number }[] = []
  #low = 0
  #high = 0
  #sum = 0
  #peakSamples = firstPeakSamples
  #samplesInPeak = 0

  constructor(file: number) {
    this.#file = file
  }

  async write(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const copied = bytes.copy(this.#batch, this.#filled, from)
      this.#filled += copied
      from += copied
      if (this.#filled === batchBytes) await this.#flush()
    }
    this.samples += bytes.length / 2
    this.#addToOutline(bytes)
  }

  async writeSilence(samples: number): Promise<void> {
    const zeros = Buffer.alloc(batchBytes)
    for (let left = samples * 2; left > 0; left -= batchBytes)
      await this.write(zeros.subarray(0, Math.min(left, batchBytes)))
  }

  /** Takes out a constant offset, which recorders with a worn input add and engines take for sound. */
  async finish(): Promise<ChannelSound> {
    await this.#flush()
    const mean = this.samples > 0 ? Math.round(this.#sum / this.samples) : 0
    const offset = Math.abs(mean) >= leastOffset ? mean : 0
    if (offset !== 0) await this.#shift(-offset)
    if (this.#samplesInPeak > 0) this.#outline.push({ low: this.#low, high: this.#high })
    return {
      samples: this.samples,
      peaks: this.#outline.map(
        ({ low, high }) =>
          Math.round((1000 * Math.min(32_768, Math.max(high - offset, offset - low))) / 32_768) / 1000,
      ),
    }
  }

  async #flush(): Promise<void> {
    await this.#writeAll(this.#filled, this.#written)
    this.#written += this.#filled
    this.#filled = 0
  }

  /** A disk that is nearly full may take part of it first. */
  async #writeAll(bytes: number, position: number): Promise<void> {
    for (let at = 0; at < bytes; )
      at += (await writeAt(this.#file, this.#batch, at, bytes - at, position + at)).bytesWritten
  }

  async #shift(by: number): Promise<void> {
    for (let at = 0; at < this.samples * 2; at += batchBytes) {
      const { bytesRead } = await readAt(this.#file, this.#batch, 0, batchBytes, at)
      for (let index = 0; index < bytesRead; index += 2) {
        const sample = this.#batch.readInt16LE(index) + by
        this.#batch.writeInt16LE(Math.max(-32_768, Math.min(32_767, sample)), index)
      }
      await this.#writeAll(bytesRead, at)
    }
  }

  /** The length is not known beforehand: when there are too many peaks, each two become one of twice the length. */
  #addToOutline(bytes: Buffer): void {
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    for (let from = 0; from < samples.length; ) {
      const to = Math.min(samples.length, from + this.#peakSamples - this.#samplesInPeak)
      this.#addToPeak(samples, from, to)
      from = to
      if (this.#samplesInPeak < this.#peakSamples) continue
      this.#outline.push({ low: this.#low, high: this.#high })
      this.#samplesInPeak = 0
      if (this.#outline.length < mostPeaks) continue
      this.#outline = Array.from({ length: mostPeaks / 2 }, (_, index) => {
        const [one, other] = [this.#outline[2 * index]!, this.#outline[2 * index + 1]!]
        return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
      })
      this.#peakSamples *= 2
    }
  }

  /** On variables of its own, for it sees every sample of a process that has just started and is not yet compiled. */
  #addToPeak(samples: Int16Array, from: number, to: number): void {
    let low = this.#samplesInPeak === 0 ? samples[from]! : this.#low
    let high = this.#samplesInPeak === 0 ? samples[from]! : this.#high
    let sum = 0
    for (let index = from; index < to; index++) {
      const sample = samples[index]!
      sum += sample
      if (sample < low) low = sample
      if (sample > high) high = sample
    }
    this.#low = low
    this.#high = high
    this.#sum += sum
    this.#samplesInPeak += to - from
  }
}
