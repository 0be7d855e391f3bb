import type { FileHandle } from 'node:fs/promises'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { readSamples } from '../read-samples.ts'

/** The detector answers once per window of this many samples. */
export const windowSamples = 512
const contextSamples = 64
const inputSamples = contextSamples + windowSamples
const stateSize = 128

/** What the detector heard, one entry per window, small enough to hand between processes. */
export interface VoiceTrack {
  /** 0…255 for a probability of 0…1. */
  readonly probabilities: Uint8Array
  /** Decibels below full scale, 0…255. */
  readonly levels: Uint8Array
}

const mostStripes = 16
const stripeSeconds = 6
const warmUpWindows = 32

/**
 * Looks for voice in the windows from `firstWindow` on. The stretch is cut into stripes that are listened to together,
 * which is three times as fast as one after the other; each stripe starts a second early to settle the detector's memory.
 * It listens with the sound raised by `gain`; levels are of the sound as it is.
 */
export async function detectVoice(
  session: InferenceSession,
  file: FileHandle,
  firstWindow: number,
  windows: number,
  gain: number,
): Promise<VoiceTrack> {
  const probabilities = new Uint8Array(windows)
  const levels = new Uint8Array(windows)
  const seconds = (windows * windowSamples) / pcmSampleRate
  const stripes = Math.max(1, Math.min(mostStripes, Math.floor(seconds / stripeSeconds)))
  const perStripe = Math.ceil(windows / stripes)
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(pcmSampleRate)), [])
  let state = new Tensor('float32', new Float32Array(2 * stripes * stateSize), [2, stripes, stateSize])
  const input = new Float32Array(stripes * inputSamples)
  const blockWindows = 64
  for (let block = -warmUpWindows; block < perStripe; block += blockWindows) {
    const steps = Math.min(blockWindows, perStripe - block)
    const audio = await Promise.all(
      Array.from({ length: stripes }, (_, stripe) =>
        readPadded(file, (firstWindow + stripe * perStripe + block) * windowSamples, steps),
      ),
    )
    for (let step = 0; step < steps; step++) {
      for (let stripe = 0; stripe < stripes; stripe++) {
        const from = step * windowSamples
        for (let index = 0; index < inputSamples; index++) {
          input[stripe * inputSamples + index] = audio[stripe]![from + index]! * gain
        }
      }
      const output = await session.run({
        input: new Tensor('float32', input, [stripes, inputSamples]),
        state,
        sr: rate,
      })
      state = output.stateN as typeof state
      const heard = output.output!.data as Float32Array
      for (let stripe = 0; stripe < stripes; stripe++) {
        const window = stripe * perStripe + block + step
        // A stripe's warm-up and what overhangs its end belong to its neighbours.
        if (block + step < 0 || window >= windows) continue
        probabilities[window] = Math.round(heard[stripe]! * 255)
        levels[window] = measureLevel(audio[stripe]!, contextSamples + step * windowSamples)
      }
    }
  }
  return { probabilities, levels }
}

/** The samples of some windows with the context before them; silence stands in for what lies outside the recording. */
async function readPadded(file: FileHandle, startSample: number, windows: number): Promise<Float32Array> {
  const start = startSample - contextSamples
  const count = contextSamples + windows * windowSamples
  const padded = new Float32Array(count)
  const skipped = Math.min(count, Math.max(0, -start))
  padded.set(await readSamples(file, start + skipped, count - skipped), skipped)
  return padded
}

function measureLevel(audio: Float32Array, from: number): number {
  let sum = 0
  for (let index = from; index < from + windowSamples; index++) sum += audio[index]! ** 2
  const decibels = 10 * Math.log10(sum / windowSamples + 1e-12)
  return Math.min(255, Math.max(0, Math.round(-decibels)))
}
