import { pcmSampleRate } from '../src/audio/pcm.ts'

/** A line of the index that training/ears/pack.py writes: where a piece of sound lies, and what is said in it. */
export type PackedPiece = readonly [
  use: string,
  kind: string,
  stream: string,
  rate: number,
  start: number,
  end: number,
  before: number,
  after: number,
  said: string,
]

/** As 16 kHz, between −1 and 1. */
export function readMuLaw(codes: Uint8Array, rate: number): Float32Array {
  const samples = Float32Array.from(codes, (code) => {
    const bits = ~code & 255
    const size = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132
    return (bits & 128 ? -size : size) / 32768
  })
  if (rate === pcmSampleRate) return samples
  const doubled = new Float32Array(samples.length * 2)
  for (let index = 0; index < samples.length; index++) {
    doubled[index * 2] = samples[index]!
    let between = 0
    for (const [tap, weight] of betweenSamples.entries()) {
      between += weight * ((samples[index - tap] ?? 0) + (samples[index + tap + 1] ?? 0))
    }
    doubled[index * 2 + 1] = between
  }
  return doubled
}

/** What lies between two samples, by those on either side: a sinc under a Hann window. */
const betweenSamples = Array.from({ length: 16 }, (_, tap) => {
  const distance = (tap + 0.5) * Math.PI
  return (Math.sin(distance) / distance) * (0.5 + 0.5 * Math.cos(distance / 16.5))
})
