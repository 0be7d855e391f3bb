import { pcmSampleRate } from '../../../audio/pcm.ts'
import { planFourierTransform } from './fourier-transform.ts'

export const melBands = 80
export const samplesPerFrame = 160
const windowSamples = 400
const bins = windowSamples / 2 + 1
/** The loudest point of a window counts as this much more than anything worth hearing in it, in powers of ten. */
const range = 8

const transform = planFourierTransform(windowSamples)
const taper = Float64Array.from(
  { length: windowSamples },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSamples),
)
const bands = planBands()

/** What Whisper listens to: how loud each of 80 bands of pitch is, 100 times a second. `frames` values per band. */
export function measureLogMel(audio: Float32Array, frames: number): Float32Array {
  const mel = new Float32Array(melBands * frames)
  const real = new Float64Array(windowSamples)
  const imaginary = new Float64Array(windowSamples)
  const power = new Float64Array(bins)
  let loudest = Number.NEGATIVE_INFINITY
  // Two frames in one transform: the one as its real half, the other as its imaginary half.
  for (let frame = 0; frame < frames; frame += 2) {
    cutWindow(audio, frame, real)
    cutWindow(audio, frame + 1, imaginary)
    transform.run(real, imaginary)
    for (let half = 0; half < 2 && frame + half < frames; half++) {
      for (let bin = 0; bin < bins; bin++) {
        const mirror = (windowSamples - bin) % windowSamples
        const sign = half === 0 ? 1 : -1
        const re = (half === 0 ? real : imaginary)[bin]! + (half === 0 ? real : imaginary)[mirror]!
        const im =
          sign * (half === 0 ? imaginary : real)[bin]! - sign * (half === 0 ? imaginary : real)[mirror]!
        power[bin] = (re * re + im * im) / 4
      }
      for (let band = 0; band < melBands; band++) {
        const { first, weights } = bands[band]!
        let sum = 0
        for (let index = 0; index < weights.length; index++) sum += weights[index]! * power[first + index]!
        const level = Math.log10(Math.max(sum, 1e-10))
        if (level > loudest) loudest = level
        mel[band * frames + frame + half] = level
      }
    }
  }
  for (let index = 0; index < mel.length; index++) {
    mel[index] = (Math.max(mel[index]!, loudest - range) + 4) / 4
  }
  return mel
}

/** The samples around a frame's moment; the audio is mirrored before its start, and silence after its end. */
function cutWindow(audio: Float32Array, frame: number, into: Float64Array): void {
  const start = frame * samplesPerFrame - windowSamples / 2
  for (let index = 0; index < windowSamples; index++) {
    into[index] = (audio[Math.abs(start + index)] ?? 0) * taper[index]!
  }
}

/** Triangles that are even up to 1 kHz and widen with the pitch from there on, each of the same area. */
function planBands(): { first: number; weights: Float64Array }[] {
  const linearPerBand = 200 / 3
  const linearEnd = 1000
  const logStep = Math.log(6.4) / 27
  const toMel = (hertz: number) =>
    hertz < linearEnd
      ? hertz / linearPerBand
      : linearEnd / linearPerBand + Math.log(hertz / linearEnd) / logStep
  const toHertz = (mel: number) =>
    mel < linearEnd / linearPerBand
      ? mel * linearPerBand
      : linearEnd * Math.exp(logStep * (mel - linearEnd / linearPerBand))
  const most = toMel(pcmSampleRate / 2)
  const edges = Array.from({ length: melBands + 2 }, (_, index) => toHertz((most * index) / (melBands + 1)))
  return Array.from({ length: melBands }, (_, band) => {
    const [low, middle, high] = edges.slice(band, band + 3) as [number, number, number]
    const all = Float64Array.from({ length: bins }, (_, bin) => {
      const hertz = (bin * pcmSampleRate) / windowSamples
      const height = Math.max(0, Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle)))
      return (height * 2) / (high - low)
    })
    const first = all.findIndex((weight) => weight > 0)
    const last = all.findLastIndex((weight) => weight > 0)
    return { first, weights: all.subarray(first, last + 1) }
  })
}
