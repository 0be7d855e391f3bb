import { type FileHandle, open } from 'node:fs/promises'
import type { Pcm } from './pcm.ts'

const batchBytes = 1 << 18
const firstPeakSamples = 160
const mostPeaks = 2000

/** Writes one channel's samples to disk in batches, and keeps its outline for a waveform. */
export class ChannelFile {
  readonly path: string
  samples = 0
  readonly #file: FileHandle
  readonly #batch = Buffer.alloc(batchBytes)
  #filled = 0
  #peaks: number[] = []
  #peak = 0
  #peakSamples = firstPeakSamples
  #samplesInPeak = 0

  private constructor(path: string, file: FileHandle) {
    this.path = path
    this.#file = file
  }

  static async create(path: string): Promise<ChannelFile> {
    return new ChannelFile(path, await open(path, 'w', 0o600))
  }

  async write(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const copied = bytes.copy(this.#batch, this.#filled, from)
      this.#filled += copied
      from += copied
      if (this.#filled === batchBytes) await this.#flush()
    }
    this.samples += bytes.length / 2
    this.#outline(bytes)
  }

  async writeSilence(samples: number): Promise<void> {
    const zeros = Buffer.alloc(batchBytes)
    for (let left = samples * 2; left > 0; left -= batchBytes)
      await this.write(zeros.subarray(0, Math.min(left, batchBytes)))
  }

  async finish(): Promise<{ pcm: Pcm; peaks: number[] }> {
    await this.#flush()
    await this.close()
    const peaks = this.#samplesInPeak > 0 ? [...this.#peaks, this.#peak] : this.#peaks
    return {
      pcm: { path: this.path, samples: this.samples },
      peaks: peaks.map((peak) => Math.round((1000 * peak) / 32_768) / 1000),
    }
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  async #flush(): Promise<void> {
    await this.#file.writeFile(this.#batch.subarray(0, this.#filled))
    this.#filled = 0
  }

  /** The length is not known beforehand: when there are too many peaks, each two become one of twice the length. */
  #outline(bytes: Buffer): void {
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    for (const sample of samples) {
      const level = sample < 0 ? -sample : sample
      if (level > this.#peak) this.#peak = level
      if (++this.#samplesInPeak < this.#peakSamples) continue
      this.#peaks.push(this.#peak)
      this.#peak = 0
      this.#samplesInPeak = 0
      if (this.#peaks.length < mostPeaks) continue
      this.#peaks = Array.from({ length: mostPeaks / 2 }, (_, index) =>
        Math.max(this.#peaks[2 * index]!, this.#peaks[2 * index + 1]!),
      )
      this.#peakSamples *= 2
    }
  }
}
