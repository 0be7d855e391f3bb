import type { FileHandle } from 'node:fs/promises'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { readSamples } from '../read-samples.ts'

/** The detector answers once per window of this many samples. */
export const windowSamples = 512
const contextSamples = 64
const inputSamples = contextSamples + windowSamples
const memorySize = 128

/** What the detector heard, one entry per window, small enough to hand between processes. */
export interface VoiceTrack {
  /** 0…255 for a probability of 0…1. */
  readonly probabilities: Uint8Array
  /** Decibels below full scale, 0…255. */
  readonly levels: Uint8Array
}

/** The detector's memory grows dull in the course of a long recording, so it hears stripes of about this length afresh. */
const stripeSeconds = 6
const mostStripes = 64
/** Each stripe starts a second early to settle the memory. */
const warmUpWindows = 32
/** Windows of each stripe in one run, so that memory stays small. */
const blockWindows = 32

/**
 * Looks for voice in the windows from `firstWindow` on, in stripes that are heard side by side. It listens with the sound
 * raised by `gain`; levels are of the sound as it is.
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
  let memory = new Tensor('float32', new Float32Array(2 * stripes * memorySize), [2, stripes, memorySize])
  for (let block = -warmUpWindows; block < perStripe; block += blockWindows) {
    const steps = Math.min(blockWindows, perStripe - block)
    const input = new Float32Array(steps * stripes * inputSamples)
    for (let stripe = 0; stripe < stripes; stripe++) {
      const first = stripe * perStripe + block
      const audio = await readPadded(file, (firstWindow + first) * windowSamples, steps)
      for (let step = 0; step < steps; step++) {
        const from = step * windowSamples
        const at = (step * stripes + stripe) * inputSamples
        for (let index = 0; index < inputSamples; index++) input[at + index] = audio[from + index]! * gain
        if (isOwn(block + step, first + step))
          levels[first + step] = measureLevel(audio, contextSamples + from)
      }
    }
    const output = await session.run({
      windows: new Tensor('float32', input, [steps, stripes, inputSamples]),
      memory,
    })
    memory = output.memory_after as typeof memory
    const heard = output.probabilities!.data as Float32Array
    for (let stripe = 0; stripe < stripes; stripe++) {
      for (let step = 0; step < steps; step++) {
        const window = stripe * perStripe + block + step
        if (isOwn(block + step, window))
          probabilities[window] = Math.round(heard[step * stripes + stripe]! * 255)
      }
    }
  }
  return { probabilities, levels }

  /** A stripe's warm-up, and what overhangs the end, belong to others. */
  function isOwn(step: number, window: number): boolean {
    return step >= 0 && window < windows
  }
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
