import type { FileHandle } from 'node:fs/promises'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { readSamples } from '../read-samples.ts'
import { windowSamples } from './detect-voice.ts'
import { Fourier } from './fourier.ts'

/** How much of one channel's sound comes from the other, one entry per window; small enough to hand between processes. */
export interface Likeness {
  /** 0…255: how closely the channel follows the other there, at the delay at which the other's sound comes through. */
  readonly alike: Uint8Array
  /** Decibels by which the other channel is louder, −127…127. */
  readonly differences: Int8Array
}

/** Half the rate is enough to know a telephone voice again, and half the work. */
const windowSize = windowSamples / 2
/** The echo from a party's loudspeaker comes back within this time. */
const longestLag = Math.round((0.25 * pcmSampleRate) / 2)
const blockSamples = 2048
const windowsPerBlock = blockSamples / windowSize
const fewestBlocks = 4
const mostBlocks = 400
/** How alike the channels must be on average at one lag, and how many times more than at any: two people who talk at once stay far below. */
const leastPeak = 0.15
const leastProminence = 5
/** A window is judged together with this many on either side: a single one is too short to tell. */
const neighbours = 2
const windowsPerRead = 2048

/**
 * Looks for each channel's sound in the other, judging by `windows`, in which both seem to hold a voice.
 * One likeness for each channel; undefined when neither is heard in the other.
 */
export async function compareChannels(
  channels: readonly [FileHandle, FileHandle],
  windows: readonly number[],
  windowCount: number,
): Promise<[Likeness, Likeness] | undefined> {
  const [first, second] = channels
  const lags = await findLags(first, second, windows)
  if (lags.length === 0) return undefined
  const ofFirst = await compareAt(
    lags.map((lag) => -lag),
    first,
    second,
    windowCount,
  )
  return [ofFirst, await compareAt(lags, second, first, windowCount)]
}

/** By how many samples the first channel's sound comes later in the second; one lag for each direction in which sound leaks. */
async function findLags(
  first: FileHandle,
  second: FileHandle,
  windows: readonly number[],
): Promise<number[]> {
  const fourier = new Fourier(4 * blockSamples)
  const sum = new Float64Array(2 * longestLag + 1)
  const starts = pickBlocks(windows)
  if (starts.length < fewestBlocks) return []
  for (const start of starts) {
    // A block of the first channel against a longer stretch of the second, so that every lag sees a whole block.
    const block = await readHalved(first, start, blockSamples)
    const around = await readHalved(second, start - longestLag, blockSamples + 2 * longestLag)
    const products = correlate(fourier, block, around)
    const energy = sumSquares(block, 0, blockSamples)
    let moving = sumSquares(around, 0, blockSamples)
    for (let lag = 0; lag < sum.length; lag++) {
      // A trace of energy beside digital silence is what the moving sum has lost in rounding.
      if (energy > 1e-9 && moving > 1e-9) sum[lag]! += products[lag]! / Math.sqrt(energy * moving)
      moving += (around[lag + blockSamples] ?? 0) ** 2 - around[lag]! ** 2
    }
  }
  const usual = Math.sqrt(sumSquares(sum, 0, sum.length) / sum.length)
  const least = Math.max(leastPeak * starts.length, leastProminence * usual)
  const peaks = [findHighest(sum, 0, longestLag + 1), findHighest(sum, longestLag, sum.length)]
  return [...new Set(peaks)].filter((lag) => Math.abs(sum[lag]!) >= least).map((lag) => lag - longestLag)
}

/** Blocks filled with such windows, from all over the call, by their first sample. */
function pickBlocks(windows: readonly number[]): number[] {
  const starts: number[] = []
  for (let index = 0; index < windows.length; ) {
    const start = windows[index]!
    let next = index
    while (next < windows.length && windows[next]! < start + windowsPerBlock) next++
    if (next - index >= 0.75 * windowsPerBlock) starts.push(start * windowSize)
    index = next
  }
  const step = Math.max(1, starts.length / mostBlocks)
  return Array.from(
    { length: Math.min(starts.length, mostBlocks) },
    (_, index) => starts[Math.floor(index * step)]!,
  )
}

/** The products of the block with every stretch of its length in the longer signal. */
function correlate(fourier: Fourier, block: Float32Array, around: Float32Array): Float64Array {
  const { size } = fourier
  // Both are real, so one transform serves for the two.
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  real.set(block)
  imaginary.set(around)
  fourier.transform(real, imaginary)
  const crossReal = new Float64Array(size)
  const crossImaginary = new Float64Array(size)
  for (let index = 0; index < size; index++) {
    const mirror = (size - index) % size
    const blockReal = (real[index]! + real[mirror]!) / 2
    const blockImaginary = (imaginary[index]! - imaginary[mirror]!) / 2
    const aroundReal = (imaginary[index]! + imaginary[mirror]!) / 2
    const aroundImaginary = (real[mirror]! - real[index]!) / 2
    crossReal[index] = (blockReal * aroundReal + blockImaginary * aroundImaginary) / size
    crossImaginary[index] = (blockReal * aroundImaginary - blockImaginary * aroundReal) / size
  }
  fourier.transformBack(crossReal, crossImaginary)
  return crossReal
}

/** Judges every window of a channel by that lag, of the given ones, at which it follows the other most closely. */
async function compareAt(
  lags: readonly number[],
  channel: FileHandle,
  other: FileHandle,
  windowCount: number,
): Promise<Likeness> {
  const alike = new Uint8Array(windowCount)
  const differences = new Int8Array(windowCount)
  for (const lag of lags) {
    for (let from = 0; from < windowCount; from += windowsPerRead) {
      const count = Math.min(windowsPerRead, windowCount - from) + 2 * neighbours
      const start = (from - neighbours) * windowSize
      const mine = await readHalved(channel, start, count * windowSize)
      const theirs = await readHalved(other, start - lag, count * windowSize)
      for (let window = 0; window < count - 2 * neighbours; window++) {
        const [begin, end] = [window * windowSize, (window + 2 * neighbours + 1) * windowSize]
        const [own, foreign] = [sumSquares(mine, begin, end), sumSquares(theirs, begin, end)]
        if (own <= 1e-9 || foreign <= 1e-9) continue
        let product = 0
        for (let index = begin; index < end; index++) product += mine[index]! * theirs[index]!
        const likeness = Math.round((255 * Math.abs(product)) / Math.sqrt(own * foreign))
        if (likeness <= alike[from + window]!) continue
        alike[from + window] = likeness
        differences[from + window] = Math.max(-127, Math.min(127, 10 * Math.log10(foreign / own)))
      }
    }
  }
  return { alike, differences }
}

/** Samples at half the rate, given in that rate, low hum taken out; silence stands in for what lies outside the recording. */
async function readHalved(file: FileHandle, start: number, count: number): Promise<Float32Array> {
  const halved = new Float32Array(count)
  const skipped = Math.min(count, Math.max(0, -start))
  const samples = await readSamples(file, 2 * (start + skipped), 2 * (count - skipped))
  let before = 0
  for (let index = 0; 2 * index + 1 < samples.length; index++) {
    const sample = (samples[2 * index]! + samples[2 * index + 1]!) / 2
    halved[skipped + index] = sample - 0.9 * before
    before = sample
  }
  return halved
}

function sumSquares(values: Float32Array | Float64Array, from: number, to: number): number {
  let sum = 0
  for (let index = from; index < to; index++) sum += values[index]! ** 2
  return sum
}

function findHighest(values: Float64Array, from: number, to: number): number {
  let highest = from
  for (let index = from; index < to; index++) {
    if (Math.abs(values[index]!) > Math.abs(values[highest]!)) highest = index
  }
  return highest
}
