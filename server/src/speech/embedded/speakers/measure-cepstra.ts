import { pcmSampleRate } from '../../../audio/pcm.ts'
import { Fourier } from '../channels/fourier.ts'

/** A frame every 10 ms, 25 ms long: what the voice network was trained with. */
export const frameSamples = pcmSampleRate / 100
const frameLength = pcmSampleRate / 40
const transformSize = 512
/** Bands of the telephone's range, and as many coefficients. */
export const cepstra = 23
const lowestHertz = 20
const highestHertz = 3700
const lifter = 22
/**
 * The network was trained at 8 kHz. Its bands end below 4 kHz, so 16 kHz sound needs no resampling: only the difference
 * to the sample before has to reach back over two samples to be the same filter.
 */
const emphasisLag = 2
const emphasis = 0.97

const window = Float64Array.from(
  { length: frameLength },
  (_, index) => (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (frameLength - 1))) ** 0.85,
)
const bands = makeBands()
const cosines = makeCosines()
const fourier = new Fourier(transformSize)

/** Samples needed for so many frames. */
export function countFrameSamples(frames: number): number {
  return emphasisLag + (frames - 1) * frameSamples + frameLength
}

/** The cepstra of successive frames, `cepstra` values each; the first of each is the frame's log energy. */
export function measureCepstra(samples: Float32Array, frames: number): Float32Array {
  const measured = new Float32Array(frames * cepstra)
  const real = new Float64Array(transformSize)
  const imaginary = new Float64Array(transformSize)
  const logs = new Float64Array(cepstra)
  for (let frame = 0; frame < frames; frame++) {
    const from = emphasisLag + frame * frameSamples
    let mean = 0
    for (let index = 0; index < frameLength; index++) mean += samples[from + index]!
    mean /= frameLength
    let energy = 0
    for (let index = 0; index < frameLength; index++) energy += (samples[from + index]! - mean) ** 2
    real.fill(0)
    imaginary.fill(0)
    for (let index = 0; index < frameLength; index++) {
      const before = samples[from + index - emphasisLag]! - mean
      real[index] = (samples[from + index]! - mean - emphasis * before) * window[index]!
    }
    fourier.transform(real, imaginary)
    for (let band = 0; band < cepstra; band++) {
      const { first, weights } = bands[band]!
      let power = 0
      for (let index = 0; index < weights.length; index++) {
        const bin = first + index
        power += weights[index]! * (real[bin]! ** 2 + imaginary[bin]! ** 2)
      }
      // Full scale is 1 here: this is the noise a 16-bit recording cannot go below.
      logs[band] = Math.log(power + 1e-7)
    }
    const to = frame * cepstra
    measured[to] = Math.log(energy + 1e-7)
    for (let order = 1; order < cepstra; order++) {
      let sum = 0
      for (let band = 0; band < cepstra; band++) sum += cosines[order * cepstra + band]! * logs[band]!
      measured[to + order] = sum
    }
  }
  return measured
}

function makeBands(): { first: number; weights: Float64Array }[] {
  const toMel = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
  const lowest = toMel(lowestHertz)
  const step = (toMel(highestHertz) - lowest) / (cepstra + 1)
  return Array.from({ length: cepstra }, (_, band) => {
    const left = lowest + band * step
    const weights: number[] = []
    let first = 0
    for (let bin = 1; bin < transformSize / 2; bin++) {
      const mel = toMel((bin * pcmSampleRate) / transformSize)
      const weight = Math.min((mel - left) / step, (left + 2 * step - mel) / step)
      if (weight <= 0) continue
      if (weights.length === 0) first = bin
      weights.push(weight)
    }
    return { first, weights: Float64Array.from(weights) }
  })
}

/** The cosine transform of log bands, with the usual lift of the higher orders. */
function makeCosines(): Float64Array {
  const table = new Float64Array(cepstra * cepstra)
  for (let order = 0; order < cepstra; order++) {
    const scale = Math.sqrt((order === 0 ? 1 : 2) / cepstra)
    const lift = 1 + (lifter / 2) * Math.sin((Math.PI * order) / lifter)
    for (let band = 0; band < cepstra; band++) {
      table[order * cepstra + band] = scale * lift * Math.cos((Math.PI / cepstra) * (band + 0.5) * order)
    }
  }
  return table
}
