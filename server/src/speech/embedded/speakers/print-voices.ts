import type { FileHandle } from 'node:fs/promises'
import { Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { windowSamples } from '../channels/detect-voice.ts'
import { readSamples } from '../read-samples.ts'
import { cepstra, countFrameSamples, frameSamples, measureCepstra } from './measure-cepstra.ts'
import { contextFrames, frameStride, heardSize, printSize, type VoiceNetwork } from './open-voice-network.ts'
import type { SpeakerSettings } from './speaker-settings.ts'

/** A stretch of speech, in samples of its channel. */
export interface Stretch {
  readonly startSample: number
  readonly endSample: number
}

/** Voice prints of one stretch, one every step from its start; small enough to hand between processes. */
export interface VoicePrints {
  /** `printSize` values each, of length one; all zero where no voice was. */
  readonly prints: Float32Array
  /** How much voice each was made from, in answers of the network. */
  readonly voiced: Uint8Array
}

/** The mean over this many frames is taken off each, for it is the telephone's and not the speaker's. */
const levelledFrames = 300

/**
 * Voice prints of stretches that lie close together in one channel.
 * `probabilities` are the voice detector's, from window `firstWindow` on.
 */
export async function printVoices(
  network: VoiceNetwork,
  file: FileHandle,
  stretches: readonly Stretch[],
  { probabilities, firstWindow }: { readonly probabilities: Uint8Array; readonly firstWindow: number },
  settings: SpeakerSettings,
): Promise<VoicePrints[]> {
  if (stretches.length === 0) return []
  const margin = levelledFrames / 2 + contextFrames
  const toFrame = (sample: number) => Math.floor(sample / frameSamples)
  const firstFrame = Math.max(0, toFrame(stretches[0]!.startSample) - margin)
  const wantedFrames = toFrame(stretches.at(-1)!.endSample) + margin - firstFrame
  const samples = await readSamples(file, firstFrame * frameSamples, countFrameSamples(wantedFrames))
  const frames = Math.max(0, Math.floor((samples.length - countFrameSamples(1)) / frameSamples) + 1)
  const levelled = takeOffMean(measureCepstra(samples, frames), frames)
  const isVoiced = (frame: number) => {
    const window = Math.floor(((frame + 1) * frameSamples) / windowSamples) - firstWindow
    return (probabilities[window] ?? 0) >= settings.voicedProbability * 255
  }
  const printed: VoicePrints[] = []
  for (const { startSample, endSample } of stretches) {
    const start = toFrame(startSample)
    const answers = Math.max(1, Math.ceil((toFrame(endSample) - start) / frameStride))
    const heard = await hear(network, levelled, frames, start - firstFrame, answers)
    const voiced = Uint8Array.from(
      { length: answers },
      (_, answer) => +isVoiced(start + answer * frameStride),
    )
    printed.push(await print(network, heard, voiced, settings))
  }
  return printed
}

/** Frames before the first and after the last stand in for those that are not there. */
async function hear(
  { hear }: VoiceNetwork,
  levelled: Float32Array,
  frames: number,
  start: number,
  answers: number,
): Promise<Float32Array> {
  const count = (answers - 1) * frameStride + 1 + 2 * contextFrames
  const input = new Float32Array(cepstra * count)
  if (frames > 0)
    for (let index = 0; index < count; index++) {
      const frame = Math.max(0, Math.min(frames - 1, start - contextFrames + index))
      for (let order = 0; order < cepstra; order++)
        input[order * count + index] = levelled[frame * cepstra + order]!
    }
  const { heard } = await hear.run({ cepstra: new Tensor('float32', input, [1, cepstra, count]) })
  return heard!.data as Float32Array
}

async function print(
  { print }: VoiceNetwork,
  heard: Float32Array,
  voiced: Uint8Array,
  settings: SpeakerSettings,
): Promise<VoicePrints> {
  const answers = voiced.length
  const perSecond = pcmSampleRate / frameSamples / frameStride
  const step = Math.round(settings.stepSeconds * perSecond)
  const half = Math.round((settings.printSeconds * perSecond) / 2)
  const count = Math.ceil(answers / step)
  const counts = new Uint8Array(count)
  const pooled = new Float32Array(count * 2 * heardSize)
  const bounds = Array.from({ length: count }, (_, index) => {
    const middle = index * step + step / 2
    const from = Math.max(0, middle - half)
    const to = Math.min(answers, middle + half)
    for (let answer = from; answer < to; answer++) counts[index] = counts[index]! + voiced[answer]!
    return { from, to }
  })
  const sums = new Float64Array(answers + 1)
  const squares = new Float64Array(answers + 1)
  for (let value = 0; value < heardSize; value++) {
    for (let answer = 0; answer < answers; answer++) {
      const said = voiced[answer] ? heard[value * answers + answer]! : 0
      sums[answer + 1] = sums[answer]! + said
      squares[answer + 1] = squares[answer]! + said * said
    }
    bounds.forEach(({ from, to }, index) => {
      const voicedAnswers = Math.max(1, counts[index]!)
      const mean = (sums[to]! - sums[from]!) / voicedAnswers
      const variance = (squares[to]! - squares[from]!) / voicedAnswers - mean * mean
      pooled[index * 2 * heardSize + value] = mean
      pooled[(index * 2 + 1) * heardSize + value] = Math.sqrt(Math.max(1e-10, variance))
    })
  }
  const output = await print.run({ pooled: new Tensor('float32', pooled, [count, 2 * heardSize]) })
  const prints = Float32Array.from(output.prints!.data as Float32Array)
  for (let index = 0; index < count; index++) {
    const one = prints.subarray(index * printSize, (index + 1) * printSize)
    if (counts[index] === 0) one.fill(0)
    else scaleToOne(one)
  }
  return { prints, voiced: counts }
}

/** Takes the mean of the frames around off each. */
function takeOffMean(measured: Float32Array, frames: number): Float32Array {
  const levelled = new Float32Array(measured.length)
  const sums = new Float64Array(frames + 1)
  for (let order = 0; order < cepstra; order++) {
    for (let frame = 0; frame < frames; frame++)
      sums[frame + 1] = sums[frame]! + measured[frame * cepstra + order]!
    for (let frame = 0; frame < frames; frame++) {
      const first = Math.max(0, Math.min(frame - levelledFrames / 2, frames - levelledFrames))
      const last = Math.min(frames, first + levelledFrames)
      const at = frame * cepstra + order
      levelled[at] = measured[at]! - (sums[last]! - sums[first]!) / (last - first)
    }
  }
  return levelled
}

/** Brings a vector to length one, in place; none is left as it is. */
function scaleToOne(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (length > 0) for (let index = 0; index < vector.length; index++) vector[index] = vector[index]! / length
}
